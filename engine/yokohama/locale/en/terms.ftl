# Words of the rules that players look up.

yokohama-things-terms = Terms

yokohama-term-power = power
yokohama-term-power-about = How strong your action is: your president in the area counts { $power_sources-president }, each assistant { $power_sources-assistant }, your shop { $power_sources-shop }, your trading house { $power_sources-trading_house }, the station token { $power_sources-station }, together up to { $power_sources-max }. It is counted when step 3 begins and stays the same for the whole action.
yokohama-term-imports = import
yokohama-term-imports-about = An imported good, from rewards and from Chinatown. It pays in the customs house, for production, for faith and for a second order; each one left at the end is { $scoring-other-import-vp }.
yokohama-term-faith = faith
yokohama-term-faith-about = What a space of the church asks for. Your power there gives it, plus { $area_kinds-church-action-faith_per_item } for each of these that you give: 1 copper, 1 silk, 1 tea, 1 fish, 1 import, ¥{ $editions-2024-faith_yen_cost } (first edition: ¥{ $editions-classic-faith_yen_cost }).
yokohama-term-production = production
yokohama-term-production-about = What a technology needs: its value plus the surcharge of its place. Your power counts for it, and { $area_kinds-laboratory-unit_price } pays for each that is missing. The highest sum on technologies scores at the end.
yokohama-term-agent = agent
yokohama-term-agent-about = Comes with every second flag of a country. Once, before or after your main action, it acts in an area with your assistant and without your president; unused, it is { $scoring-other-unused_agent-vp } at the end.
yokohama-term-flag = flag
yokohama-term-flag-about = The country of a fulfilled order, of a technology or of a reward token. Every second one of a country brings an agent; sets of different countries score at the end.
yokohama-term-warehouse = warehouse
yokohama-term-warehouse-about = Where those of your assistants, shops and trading houses wait that you cannot use yet. Rewards and the employment agency bring them to your hand, at their price.
