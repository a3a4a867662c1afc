"""The apartment a tour shows: the first apartment with its key whose layout is not reflected. Plain Python."""
import json
import math


def turned(point, degrees):
    """A point turned about the origin by a multiple of 90 degrees."""
    x, y = point
    for _ in range(int(degrees // 90) % 4):
        x, y = -y, x
    return x, y


class Apartment:
    """Where one apartment stands: layout metres to plate to site."""

    def __init__(self, model, tour):
        self.model = model
        self.tower_id, self.floor, apartment = next(
            (tower, floor, apartment) for tower, data in model["towers"].items() for floor in data["storeys"]
            for apartment in floor["homes"] if apartment["tour"] == tour and "base" not in model["layouts"][apartment["layout"]])
        self.tower, self.layout_id = model["towers"][self.tower_id], apartment["layout"]
        self.plate = model["plates"][self.floor["plate"]]
        self.spec = next(h for h in self.plate["homes"] if h["slot"] == apartment["slot"])

    @property
    def turn(self):
        """Degrees the apartment is turned on the site, counter-clockwise."""
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
        """Every floor of the tower as (own, rectangle in layout metres, bottom, top above this floor)."""
        for floor in self.tower["storeys"]:
            corners = [self.from_plate(p) for p in self.model["plates"][floor["plate"]]["face"]]
            xs, ys = zip(*corners)
            low = floor["z"] - self.floor["z"]
            yield floor is self.floor, (min(xs), min(ys), max(xs), max(ys)), low, low + floor["height"]


def of_tour(model_path, tour):
    """The apartment of a tour key."""
    with open(model_path, encoding="utf-8") as file:
        return Apartment(json.load(file), tour)


def arc_of(layout, apartment):
    """(middle, width) in degrees on the site of all the ways an apartment looks out."""
    from interiorPlan import outward
    ways = sorted({round(math.degrees(math.atan2(n[1], n[0])) + apartment.turn) % 360 for n in (outward(layout, w) for w in layout["windows"])})
    gaps = [((b - a) % 360 or 360, b) for a, b in zip(ways, ways[1:] + ways[:1])]
    gap, start = max(gaps)
    width = 360 - gap + 170
    return (start + (360 - gap) / 2) % 360, min(360, width)
