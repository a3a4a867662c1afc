"""Where a visitor of the 360 tour stands in each room, and which way the first look goes. Plain Python:
panoramaStand.py model.json prints every scene of every layout as JSON."""
import json
import math
import sys

from interiorPlan import OPEN_AIR, box_of, load_layout
from interiorStillView import HIGH, WANTED, Room, pick_room

EYE = 1.6
# A scene's name and what it shows; the outdoor scene takes the name of its room.
GOALS = {"living": "living", "kitchen": "kitchen", "master": "master", "bedroom2": "children", "bath": "bath", "hall": "hall", "outdoors": "open"}
# How near furniture may be to a person, best first.
CLEAR = (0.6, 0.45, 0.32, 0.2)
# What a look through the open door counts; metres one stands before it at least, and from where it is seen whole.
INTO, BEFORE, NEAR = 30, 0.5, 1.6
HALF_LOOK = math.radians(48)


def scenes_of(layout):
    """Scene names of a layout in the order of a walk, with the room of each."""
    found = {}
    for scene, goal in GOALS.items():
        room = pick_room(layout, goal)
        if room is None or room["id"] in {r["id"] for r in found.values()}:
            continue
        found[room["kind"] if scene == "outdoors" else scene] = room
    return found


def _goal(room):
    return "open" if room["kind"] in OPEN_AIR else room["kind"] if room["kind"] in GOALS else "children"


def _gap(rect, x, y):
    return math.hypot(max(rect[0] - x, 0, x - rect[2]), max(rect[1] - y, 0, y - rect[3]))


def _doors(layout, room):
    return [tuple(d["at"]) for d in layout["doors"] if room["id"] in (d["from"], d["to"])]


def open_door(layout, room):
    """The door that stands open in a hall: the one to the living room."""
    living = {r["id"] for r in layout["rooms"] if r["kind"] == "living"}
    return next(d for d in layout["doors"] if room["id"] in (d["from"], d["to"]) and living & {d["from"], d["to"]})


def _free(place, x, y, clear):
    """Whether a person has room to stand: nothing high within reach, walls not nearer than furniture."""
    steps = max(2, round(clear / 0.1))
    i, j = place.key(x, y)
    if any((i + di, j + dj) not in place.cells for di in (-steps, 0, steps) for dj in (-steps, 0, steps)):
        return False
    extra = {"plant": 0.35, **dict.fromkeys(HIGH, 0.15)}
    return all(f.get("flat") or _gap(f["rect"], x, y) > clear + extra.get(f["type"], 0) * (clear > 0.3) for f in place.furniture)


def _reaches(place, stand, door):
    """Whether a door is seen: the last step before it, as it lies in the wall."""
    length = math.dist(stand, door)
    t = max(0.0, 1 - 0.25 / max(length, 0.26))
    return place.sees(stand, (stand[0] + (door[0] - stand[0]) * t, stand[1] + (door[1] - stand[1]) * t))


def _score(place, stand, targets, doors, middle):
    """More of the room seen from nearer its middle is better; every door seen counts much."""
    seen = sum(w for x, y, w, _ in targets if math.dist(stand, (x, y)) > 0.2 and place.sees(stand, (x, y)))
    return seen + 4 * sum(_reaches(place, stand, d) for d in doors) - 0.9 * math.dist(stand, middle)


def _into(place, stand, door):
    """How much an open door shows of the next room: 1 straight before it, less from beside it and from farther than NEAR, 0 right at it."""
    x, y = door["at"]
    ahead, aside = (abs(y - stand[1]), abs(x - stand[0])) if door["h"] == 0 else (abs(x - stand[0]), abs(y - stand[1]))
    length = math.hypot(ahead, aside)
    return ahead / length * min(1, NEAR / length) if ahead > BEFORE and _reaches(place, stand, (x, y)) else 0


def _heading(place, stand, targets):
    """Bearing in radians with most to see."""
    best = (-1, 0.0)
    seen = [(math.atan2(y - stand[1], x - stand[0]), w * min(1, math.dist(stand, (x, y)) / near)) for x, y, w, near in targets
            if math.dist(stand, (x, y)) > 0.3 and place.sees(stand, (x, y))]
    for n in range(72):
        bearing = n * math.tau / 72
        off = [(abs((a - bearing + math.pi) % math.tau - math.pi), w) for a, w in seen]
        best = max(best, (sum(w * (1 - 0.5 * (o / HALF_LOOK) ** 2) for o, w in off if o < HALF_LOOK), bearing))
    return best[1]


def stand_in(layout, room):
    """{"room", "at", "heading"} of a scene; heading in radians from +x, counter-clockwise."""
    goal = _goal(room)
    place = Room(layout, room, goal if goal in WANTED else "children")
    targets, doors = list(place.targets()), _doors(layout, room)
    xs, ys = zip(*place.cells.values())
    middle = (sum(xs) / len(xs), sum(ys) / len(ys))
    for clear in CLEAR:
        stands = [c for (i, j), c in place.cells.items() if i % 2 == 0 and j % 2 == 0 and _free(place, *c, clear)]
        if stands:
            break
    way = open_door(layout, room) if goal == "hall" else None
    stand = max(stands, key=lambda s: _score(place, s, targets, doors, middle) + (INTO * _into(place, s, way) if way else 0))
    heading = _heading(place, stand, targets)
    if way:
        heading = math.atan2(way["at"][1] - stand[1], way["at"][0] - stand[0])
    if goal == "open":
        x0, y0, x1, y1 = box_of(layout["outline"])
        heading = math.atan2(stand[1] - (y0 + y1) / 2, stand[0] - (x0 + x1) / 2)
    return {"room": room["id"], "at": [round(v, 2) for v in stand], "heading": heading, "clear": clear}


def main():
    """Every scene of every drawn layout."""
    path = sys.argv[1]
    with open(path, encoding="utf-8") as file:
        names = [name for name, layout in json.load(file)["layouts"].items() if "base" not in layout]
    every = {}
    for name in names:
        layout = load_layout(path, name)
        every[name] = {scene: {**stand_in(layout, room), "eyeM": EYE} for scene, room in scenes_of(layout).items()}
    json.dump(every, sys.stdout)


if __name__ == "__main__":
    main()
