"""Where a room is photographed from: a free corner that sees the windows and the furniture. Plain Python."""
import math

from interiorPlan import box_of, clear_cells, outward

STEP = 0.1
# What a picture of each kind wants to show, by furniture type.
WANTED = {
    "living": {"sofa": 5, "sofaL": 5, "tv": 2.5, "coffee": 2.5, "table": 3, "kitchen": 1.5, "rug": 1, "plant": 1},
    "kitchen": {"kitchen": 7, "table": 3, "tableW": 3},
    "master": {"bed": 7, "night": 1, "wardrobe": 1, "dresser": 1.5, "desk": 1},
    "children": {"bed1": 5, "bed": 5, "desk": 3, "shelf": 1},
    "bath": {"basin": 6, "bath": 6, "shower": 5, "wc": 2.5},
    "open": {"bistro": 4, "loungeset": 5, "lounger": 3, "planter": 1, "table": 3},
}
LENS = {"living": 22.5, "kitchen": 21, "master": 22, "children": 20, "bath": 18, "open": 21}
HIGH = ("wardrobe", "closet", "shelf")


def pick_room(layout, goal):
    """The room a goal is about: the largest of its kind; a kitchen may be a part of the living room."""
    kinds = {"open": ("terrace", "loggia", "balcony"), "kitchen": ("kitchen",), "children": ("children", "bedroom")}.get(goal, (goal,))
    rooms = [r for r in layout["rooms"] if r["kind"] in kinds]
    if goal == "kitchen" and not rooms:
        rooms = [r for r in layout["rooms"] if r.get("kitchen")]
    if goal == "bath":
        rooms = [r for r in rooms if any(f["room"] == r["id"] and f["type"] in ("bath", "shower") for f in layout["furniture"])] or rooms

    def size(room):
        x0, y0, x1, y1 = box_of(room["poly"])
        return (x1 - x0) * (y1 - y0)
    return max(rooms, key=size) if rooms else None



def _gap(rect, x, y):
    return math.hypot(max(rect[0] - x, 0, x - rect[2]), max(rect[1] - y, 0, y - rect[3]))


def _solid(piece):
    """Plan rectangles of a piece that hide what stands behind it at eye height."""
    if piece["type"] in HIGH:
        return piece["rect"]
    return None


class Room:
    """Free cells and sight lines of one room."""

    def __init__(self, layout, room, goal):
        x0, y0, x1, y1 = box_of(room["poly"])
        self.origin = (x0, y0)
        self.cells = {self.key(x, y): (x, y) for x, y in clear_cells(layout, room, STEP)}
        self.furniture = [f for f in layout["furniture"] if f["room"] == room["id"]]
        self.windows = [(w, outward(layout, w)) for w in layout["windows"] if w["room"] == room["id"] or w.get("to") == room["id"]]
        self.high = {k for k, (x, y) in self.cells.items() for f in self.furniture
                     if _solid(f) and _gap(f["rect"], x, y) == 0}
        self.goal, self.small = goal, goal in ("bath", "open", "kitchen")

    def key(self, x, y):
        return math.floor((x - self.origin[0]) / STEP + 1e-6), math.floor((y - self.origin[1]) / STEP + 1e-6)

    def stands(self):
        """Places for the camera: clear of walls and furniture, not in the middle of the room."""
        wall = 3 if not self.small else 2
        for (i, j), (x, y) in self.cells.items():
            if i % 3 or j % 3:
                continue
            near = all((i + di, j + dj) in self.cells for di in (-wall, 0, wall) for dj in (-wall, 0, wall))
            away = any((i + di, j + dj) not in self.cells for di, dj in ((9, 0), (-9, 0), (0, 9), (0, -9)))
            free = all(f.get("flat") or _gap(f["rect"], x, y) > self.clearance(f) for f in self.furniture)
            if near and away and free:
                yield x, y

    def clearance(self, piece):
        """How near a camera may come: leaves reach far and would hang before the lens."""
        return 0.75 if piece["type"] == "plant" and not self.small else 0.22 if self.small else 0.3

    def sees(self, a, b):
        """Whether nothing high stands between two points of the room."""
        length = math.dist(a, b)
        for n in range(1, max(2, int(length / 0.12))):
            t = n * 0.12 / length
            if t >= 1:
                break
            k = self.key(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
            if k not in self.cells or (k in self.high and math.dist(self.cells[k], b) > 0.5):
                return False
        return True

    def targets(self):
        """Points worth seeing: (x, y, weight, nearest good distance)."""
        for (i, j), (x, y) in self.cells.items():
            if i % 4 == 0 and j % 4 == 0:
                yield x, y, 0.12, 1.0
        for f in self.furniture:
            r = f["rect"]
            yield (r[0] + r[2]) / 2, (r[1] + r[3]) / 2, WANTED[self.goal].get(f["type"], 0.3), 1.5 if not self.small else 0.8
        for w, n in self.windows:
            inward = 0.35
            yield w["at"][0] - n[0] * inward, w["at"][1] - n[1] * inward, (2.6 if self.goal == "living" else 1.6) * w["width"], 1.2


def best_view(layout, room, goal):
    """Camera place, bearing (radians, 0 east) and lens for a picture of a room; None where nothing fits."""
    place, lens = Room(layout, room, goal), LENS[goal]
    half, targets, best = math.atan(18 / lens) * 0.92, list(place.targets()), None
    for stand in place.stands():
        seen = []
        for x, y, weight, near in targets:
            d = math.dist(stand, (x, y))
            if d > 0.25 and place.sees(stand, (x, y)):
                seen.append((math.atan2(y - stand[1], x - stand[0]), weight * min(1, d / near)))
        close = [(math.atan2((f["rect"][1] + f["rect"][3]) / 2 - stand[1], (f["rect"][0] + f["rect"][2]) / 2 - stand[0]),
                  (4.0 if _solid(f) else 3.0) * max(0, 1.3 - _gap(f["rect"], *stand))) for f in place.furniture if not f.get("flat")]
        for n in range(36):
            bearing = n * math.tau / 36

            def off(angle, bearing=bearing):
                return abs((angle - bearing + math.pi) % math.tau - math.pi)
            score = sum(w * (1 - 0.35 * (off(a) / half) ** 2) for a, w in seen if off(a) < half)
            score -= sum(w for a, w in close if off(a) < half)
            if best is None or score > best[0]:
                best = (score, stand, bearing)
    return best and {"at": best[1], "bearing": best[2], "lens": lens, "score": best[0]}
