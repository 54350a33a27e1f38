nippon-title = Nippon: Zaibatsu
nippon-about = Family concerns of Meiji Japan hire workers, build factories, ships and railways and win influence in four regions; for two to four players, or alone against the Automa.
