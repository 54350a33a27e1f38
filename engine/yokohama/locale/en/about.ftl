yokohama-title = Yokohama
yokohama-about = Merchants in the port of Yokohama in the Meiji era place assistants, walk their president along them, and trade, build and learn from abroad; whoever has the most points wins.
