# Words of the rules that players look up.

yokohama-things-terms = Terms

yokohama-term-power = power
yokohama-term-power-about = How strong your action is: 1 each for your president, your assistants, your shop, your trading house and the station token in the area, up to 5. It is counted when step 3 begins and stays the same for the whole action.
yokohama-term-imports = import
yokohama-term-imports-about = An imported good, from rewards and from Chinatown. It pays in the customs house, for production, for faith and for a second order; each one left at the end is 1 VP.
yokohama-term-faith = faith
yokohama-term-faith-about = What a space of the church asks for: your power there, plus 1 for each of these that you give: 1 copper, 1 silk, 1 tea, 1 fish, 1 import, ¥2 (first edition: ¥1).
yokohama-term-production = production
yokohama-term-production-about = What a technology needs: its value plus the surcharge of its place. Your power gives 1 each, ¥2 or 1 import pays for each that is missing. The highest sum on technologies scores at the end.
yokohama-term-agent = agent
yokohama-term-agent-about = Comes with every second flag of a country. Once, before or after your main action, it acts in an area with your assistant and without your president; unused, it is 1 VP at the end.
yokohama-term-flag = flag
yokohama-term-flag-about = The country of a fulfilled order, of a technology or of a reward token. Every second one of a country brings an agent; sets of different countries score at the end.
yokohama-term-warehouse = warehouse
yokohama-term-warehouse-about = Where those of your assistants, shops and trading houses wait that you cannot use yet. Rewards and the employment agency bring them to your hand, at their price.
