"""The complex's data as scene geometry asks for it: apartments placed on plates, the facade line with its openings."""
import json

OPEN_AIR = ("loggia", "balcony", "terrace")
HALF_WALL = 0.15


def load(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def placed(point, at, turn, mirror):
    """A point of a layout on its plate: reflected, then turned, then moved."""
    x, y = (-point[0], point[1]) if mirror else point
    for _ in range(int(turn // 90) % 4):
        x, y = -y, x
    return (round(x + at[0], 3), round(y + at[1], 3))


def bounds(polygon):
    xs, ys = zip(*polygon)
    return (min(xs), min(ys), max(xs), max(ys))


class Apartment:
    """One apartment of a plate in plate coordinates: rooms, windows, furniture."""

    def __init__(self, model, spec):
        layout = model["layouts"][spec["layout"]]
        self.mirror = "base" in layout
        layout = model["layouts"][layout["base"]] if self.mirror else layout
        self.slot, self.at, self.turn = spec["slot"], spec["at"], spec["rot"]
        self.rooms = [{"id": r["id"], "kind": r["kind"], "poly": self.polygon(r["poly"])} for r in layout["rooms"]]
        self.kind_of = {r["id"]: r["kind"] for r in self.rooms}
        self.windows = [self.window(w) for w in layout["windows"]]
        self.furniture = [self.piece(f) for f in layout.get("furniture", [])]

    def point(self, p):
        return placed(p, self.at, self.turn, self.mirror)

    def polygon(self, poly):
        made = [self.point(p) for p in poly]
        return made[::-1] if self.mirror else made

    def direction(self, d):
        return placed(d, (0, 0), self.turn, self.mirror)

    def window(self, w):
        along = self.direction((1, 0) if w["h"] == 0 else (0, 1))
        return {**w, "at": self.point(w["at"]), "h": 0 if abs(along[0]) > 0.5 else 1, "room_kind": self.kind_of[w["room"]]}

    def piece(self, f):
        x0, y0, x1, y1 = f["rect"]
        return {**f, "rect": bounds([self.point((x0, y0)), self.point((x1, y1))]), "f": self.direction(f["f"]),
                "room_kind": self.kind_of[f["room"]]}


class Edge:
    """A straight piece of outer wall: start, direction, outward normal, and its openings by distance from the start."""

    def __init__(self, a, b, line, outside, windows):
        self.a, self.length = a, abs(b[0] - a[0]) + abs(b[1] - a[1])
        self.along = ((b[0] - a[0]) / self.length, (b[1] - a[1]) / self.length)
        self.out = (self.along[1], -self.along[0])
        self.outside = outside
        self.h = 0 if abs(self.along[0]) > 0.5 else 1
        self.windows = sorted((self.opening(w) for w in windows if self.holds(w, line)), key=lambda w: w["from"])

    def holds(self, w, line):
        if w["h"] != self.h or abs(w["at"][1 - self.h] - line) > 0.02:
            return False
        return -0.01 < self.distance(w["at"]) < self.length + 0.01

    def distance(self, p):
        return (p[0] - self.a[0]) * self.along[0] + (p[1] - self.a[1]) * self.along[1]

    def opening(self, w):
        middle = self.distance(w["at"])
        return {**w, "from": middle - w["width"] / 2, "to_": middle + w["width"] / 2}

    def point(self, u, d, z):
        """u along the wall, d outward of its face."""
        return (self.a[0] + self.along[0] * u + self.out[0] * d, self.a[1] + self.along[1] * u + self.out[1] * d, z)


class Plate:
    """A floor plan: its apartments, open-air rooms and facade edges (outer faces, loggias cut in)."""

    def __init__(self, model, plate_id):
        plate = model["plates"][plate_id]
        self.axes, self.face = bounds(plate["axes"]), bounds(plate["face"])
        self.core = bounds(plate["core"]["outline"])
        self.apartments = [Apartment(model, spec) for spec in plate["homes"]]
        self.pergolas = [bounds(p) for p in plate.get("pergolas") or []]
        self.open = [dict(r, slot=h.slot) for h in self.apartments for r in h.rooms if r["kind"] in OPEN_AIR]
        windows = [dict(w, slot=h.slot) for h in self.apartments for w in h.windows]
        windows += [dict(w, slot=0, room_kind="stair") for w in plate["core"].get("windows", [])]
        self.edges = self._edges(windows)

    def _edges(self, windows):
        x0, y0, x1, y1 = self.axes
        loggias = [bounds(r["poly"]) for r in self.open if r["kind"] == "loggia"]
        made = []
        for loop in _loops(self.axes, loggias):
            n = len(loop)
            for i in range(n):
                before, a, b, after = loop[i - 1], loop[i], loop[(i + 1) % n], loop[(i + 2) % n]
                line = a[1] if a[1] == b[1] else a[0]
                outside = line in ((y0, y1) if a[1] == b[1] else (x0, x1))
                made.append(Edge(_pushed(before, a, b), _pushed(a, b, after), line, outside, windows))
        return made


def _pushed(before, corner, after):
    """A corner of a counter-clockwise square-cornered loop moved outward by half a wall along both of its edges."""
    x, y = corner
    for a, b in ((before, corner), (corner, after)):
        if a[1] == b[1]:
            y -= HALF_WALL if b[0] > a[0] else -HALF_WALL
        else:
            x += HALF_WALL if b[1] > a[1] else -HALF_WALL
    return (round(x, 3), round(y, 3))


def _loops(rect, holes):
    """Counter-clockwise outlines of a rectangle without some rectangles."""
    xs = sorted({v for r in [rect, *holes] for v in (r[0], r[2])})
    ys = sorted({v for r in [rect, *holes] for v in (r[1], r[3])})

    def solid(i, j):
        if not (0 <= i < len(xs) - 1 and 0 <= j < len(ys) - 1):
            return False
        x, y = (xs[i] + xs[i + 1]) / 2, (ys[j] + ys[j + 1]) / 2
        return not any(r[0] < x < r[2] and r[1] < y < r[3] for r in holes)

    step = {}
    for i in range(len(xs) - 1):
        for j in range(len(ys) - 1):
            if solid(i, j):
                for (di, dj), a, b in (((0, -1), (0, 0), (1, 0)), ((1, 0), (1, 0), (1, 1)), ((0, 1), (1, 1), (0, 1)), ((-1, 0), (0, 1), (0, 0))):
                    if not solid(i + di, j + dj):
                        step[(i + a[0], j + a[1])] = (i + b[0], j + b[1])
    loops = []
    while step:
        start = at = next(iter(step))
        points = []
        while True:
            points.append((xs[at[0]], ys[at[1]]))
            at = step.pop(at)
            if at == start:
                break
        n = len(points)
        keep = [p for k, p in enumerate(points) if not _straight(points[k - 1], p, points[(k + 1) % n])]
        loops.append(keep)
    return loops


def _straight(a, b, c):
    return (a[0] == b[0] == c[0]) or (a[1] == b[1] == c[1])
