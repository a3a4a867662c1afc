"""The home a tour shows: the first apartment with its key whose layout is not reflected. Plain Python."""
import json
import math


def turned(point, degrees):
    """A point turned about the origin by a multiple of 90 degrees."""
    x, y = point
    for _ in range(int(degrees // 90) % 4):
        x, y = -y, x
    return x, y


class Home:
    """Where one home stands: layout metres to plate to site."""

    def __init__(self, model, tour):
        self.model = model
        self.tower_id, self.storey, home = next(
            (tower, storey, home) for tower, data in model["towers"].items() for storey in data["storeys"]
            for home in storey["homes"] if home["tour"] == tour and "base" not in model["layouts"][home["layout"]])
        self.tower, self.layout_id = model["towers"][self.tower_id], home["layout"]
        self.plate = model["plates"][self.storey["plate"]]
        self.spec = next(h for h in self.plate["homes"] if h["slot"] == home["slot"])

    @property
    def turn(self):
        """Degrees the home is turned on the site, counter-clockwise."""
        return (self.spec["rot"] + self.tower["rot"]) % 360

    def on_site(self, point):
        """A point of the layout in site metres."""
        x, y = (a + b for a, b in zip(turned(point, self.spec["rot"]), self.spec["at"]))
        return tuple(a + b for a, b in zip(turned((x, y), self.tower["rot"]), self.tower["origin"]))

    def from_plate(self, point):
        """A point of the plate in the layout's metres."""
        x, y = (a - b for a, b in zip(point, self.spec["at"]))
        return turned((x, y), 360 - self.spec["rot"])

    def masses(self):
        """Every storey of the tower as (own, rectangle in layout metres, bottom, top above this floor)."""
        for storey in self.tower["storeys"]:
            corners = [self.from_plate(p) for p in self.model["plates"][storey["plate"]]["face"]]
            xs, ys = zip(*corners)
            low = storey["z"] - self.storey["z"]
            yield storey is self.storey, (min(xs), min(ys), max(xs), max(ys)), low, low + storey["height"]


def of_tour(model_path, tour):
    """The home of a tour key."""
    with open(model_path, encoding="utf-8") as file:
        return Home(json.load(file), tour)


def arc_of(layout, home):
    """(middle, width) in degrees on the site of all the ways a home looks out."""
    from interiorPlan import outward
    ways = sorted({round(math.degrees(math.atan2(n[1], n[0])) + home.turn) % 360 for n in (outward(layout, w) for w in layout["windows"])})
    gaps = [((b - a) % 360 or 360, b) for a, b in zip(ways, ways[1:] + ways[:1])]
    gap, start = max(gaps)
    width = 360 - gap + 170
    return (start + (360 - gap) / 2) % 360, min(360, width)
