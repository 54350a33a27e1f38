"""What is shown with the chapters of Nippon's rules; a factory's page shows both its sides."""

from __future__ import annotations

from render.chapters import ChapterPicture, part, signs

CHAPTERS = {
    "overview": ChapterPicture("board"),
    "turn": part("board", "action:science", "action:mining"),
    "start": signs("nippon.money nippon.coal nippon.silk nippon.iron star nippon.science nippon.mining nippon.finance"),
    "science_mining": part("player", "track:science", "track:mining"),
    "factory": part("factories", "type:cotton", "type:paper"),
    "machines": signs("nippon.machine nippon.money nippon.factory nippon.good nippon.iron"),
    "production": signs("nippon.coal nippon.factory nippon.machine nippon.good"),
    "ships": part("board", "berlin", "new_york"),
    "trains": part("board", "kansai:1", "kansai:2", "kansai:3", "kansai:4", "kansai:5"),
    "local_markets": part("board", "osaka:n", "osaka:e", "osaka:s", "osaka:w"),
    "investments": part("player", "contract_black", "contract_red", "contract_grey"),
    "departments": part("player", "department:black", "department:red", "department:grey"),
    "modifiers": signs("bolt nippon.ring nippon.here"),
    "silk": signs("nippon.silk nippon.money nippon.science"),
    "consolidation": part("player", "consolidate"),
    "favours": part("player", "objective:ships", "objective:machines", "objective:trains"),
    "rounds": ChapterPicture("board"),
    "influence": part("board", "osaka:n", "osaka:e", "osaka:s", "osaka:w", "kyoto:n"),
    "end": signs("star nippon.fan flags nippon.good nippon.coal nippon.silk nippon.iron nippon.money"),
    "late_factories": ChapterPicture("factories"),
    "common_goals": signs("star nippon.ship nippon.machine nippon.train nippon.factory nippon.contract"),
    "solo": signs("nippon.ship nippon.machine nippon.train nippon.science nippon.mining nippon.finance tick"),
    "automa": signs("nippon.most worker nippon.influence nippon.train"),
}
