"""Materials of the apartments by name, made from a style kit on first use."""
from interiorKits import COMMON, KITS
from interiorNodes import glowing, leafy, pane, plain, sheer
from interiorPatterns import boards, grained, marble, planks, tiles, woven
from materials import mottled


class Palette:
    """Materials by name for one kit: palette.wood, palette.sofa, ...; `number` gives each apartment its own pictures, lamps and table."""

    def __init__(self, kit_name, number=0):
        self.kit, self.number = {**COMMON, **KITS[kit_name]}, number

    def __getattr__(self, name):
        material = self._make(name, self.kit)
        setattr(self, name, material)
        return material

    def paint(self, name, shade):
        """One of the kit's colours, even and matt; shade: which of a pair."""
        key, value = "paint %s %d" % (name, shade), self.kit[name]
        if key not in self.__dict__:
            setattr(self, key, plain(key, value[shade], 0.9, shine=0.1))
        return getattr(self, key)

    def _make(self, name, kit):
        special = {
            "plank": lambda: planks(name, kit["plank"]), "tile": lambda: tiles(name, kit["tile"], (0.6, 0.6)),
            "walltile": lambda: tiles(name, kit["walltile"], (0.6, 0.3), "#c2b9ad"), "deck": lambda: boards(name, kit["deck"]),
            "marble": lambda: marble(name), "glass": lambda: pane(name),
            "rail": lambda: pane(name, "#e4ece9"), "leaf": lambda: leafy(name, kit["leaf"], "#6d8450"), "leaf2": lambda: leafy(name, kit["leaf2"], "#86985f"),
            "sheer": lambda: sheer(name, "#f4efe6", "#a89c8a"), "mirror": lambda: plain(name, "#eef1f0", 0.0, 1.0),
            "metal": lambda: plain(name, kit["metal"], 0.3, 0.9), "steel": lambda: plain(name, kit["steel"], 0.28, 1.0),
            "screen": lambda: plain(name, kit["screen"], 0.16, 0, 0.3), "ceramic": lambda: plain(name, kit["ceramic"], 0.12, 0, 0.5),
            "shade": lambda: glowing(name, kit["shade"], 1.1), "bulb": lambda: glowing(name, "#ffe2bb", 7.0),
            "strip": lambda: glowing(name, "#ffdcae", 6.0), "front": lambda: plain(name, kit["front"], 0.5),
            # Outside as on the tower (materials.py), with the joints that one sees from near.
            "cladding": lambda: tiles(name, ("#d4c8b5", "#ddd2c1"), (1.2, 0.6), "#a2968a", 0.7, 0.006),
            "walnut": lambda: mottled(name, "#6a503d", "#8a6c53", 2.0, 0.55, stretch=(7, 7, 0.5), detail=8),
            "poche": lambda: plain(name, kit["poche"], 0.9, 0, 0.05),
        }
        if name in special:
            return special[name]()
        value = kit[name]
        if isinstance(value, str):
            return plain(name, value, 0.85 if name in ("wall", "ceiling", "soil", "slab", "curtain") else 0.5, 0, 0.2)
        return grained(name, value) if name.startswith("wood") else woven(name, value)
