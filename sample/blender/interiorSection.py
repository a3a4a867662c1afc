"""Where bedrooms, kitchens and baths are photographed from: with a lens that keeps things in shape, if need be from behind a wall that is left out,
as in a section. Plain Python but for the last step."""
import math

from interiorPlan import wall_pieces, wall_rects
from interiorStillView import HIGH, Room

# What the picture is of, with its weight and its heights above the floor.
SUBJECTS = {
    "master": {"bed": (6, 0.0, 1.15), "night": (0.5, 0.0, 0.7)},
    "kitchen": {"kitchen": (6, 0.0, 2.25), "table": (0.6, 0.0, 0.8), "tableW": (0.6, 0.0, 0.8)},
    "bath": {"basin": (4, 0.4, 1.95), "bath": (3.5, 0.0, 0.6), "shower": (3, 0.0, 1.8), "wc": (2, 0.0, 1.05)},
}
MAIN = {"master": ("bed",), "kitchen": ("kitchen",), "bath": ("basin", "bath", "shower", "wc")}
# Lenses in mm, the one that is liked best last; height of the eye; shift in widths; share of the frame the subject is to fill; degrees from its front.
LENSES = {"master": (24, 26, 28), "kitchen": (24, 28, 32), "bath": (18, 20, 22, 24)}
EYES, SHIFTS = {"master": 1.25, "kitchen": 1.4, "bath": 1.35}, {"master": -0.06, "kitchen": -0.05, "bath": -0.1}
FILLED, ASIDE = {"master": 0.55, "kitchen": 0.72, "bath": 0.7}, {"master": 38, "kitchen": 24, "bath": 30}
# What a window in the frame counts.
WINDOW = {"master": 2.5, "kitchen": 0.8, "bath": 0.4}
# Width to height of a still; metres behind the wall; how far apart places are tried; how near anything may stand before the lens.
RATIO, BEHIND, STEP, NEAR, NEAR_HIGH = 1.6, (0.3, 0.6, 0.9, 1.2), 0.2, 0.85, 1.5
TURNS = [math.radians(5 * k) for k in range(-6, 7)]

# Metres before the wall's face within which a part belongs to it: its skirting and thicker parts, and what hangs on it.
SKIRTING, HUNG = 0.16, 0.06
# What is cut by the wall's face; furniture is not, and a door goes with its wall.
SHELL, DOOR = ("walls", "floors", "ceiling", "facade", "roof"), ("lining", "leaf", "grip")


class Stand:
    """A place for the camera; behind a wall it has the side of the room it looks in from: (axis, place of the wall's face, way inwards)."""

    def __init__(self, at, side=None):
        self.at, self.side = at, side

    def into(self, point):
        """Where the way to a point enters the room."""
        if not self.side:
            return self.at
        axis, face, way = self.side
        t = (face + way * 0.06 - self.at[axis]) / (point[axis] - self.at[axis] or 1e-6)
        return tuple(a + (b - a) * max(0.0, min(1.0, t)) for a, b in zip(self.at, point))


def _inner_box(layout, place):
    """The faces of the walls around a room."""
    xs, ys = zip(*place.cells.values())
    rects = wall_rects(wall_pieces(layout))
    rough = (min(xs) - 0.05, min(ys) - 0.05, max(xs) + 0.05, max(ys) + 0.05)
    return tuple(min((rect[k] for rect in rects for k in (n % 2, n % 2 + 2)), key=lambda edge, value=value: abs(edge - value)) for n, value in enumerate(rough))


def _stands(place, solids, box):
    free = [c for (i, j), c in place.cells.items() if i % 2 == 0 and j % 2 == 0 and all(math.dist(c, _nearest(f["rect"], c)) > 0.25 for f in solids)]
    for x, y in free:
        if all(place.key(x + dx, y + dy) in place.cells for dx in (-0.2, 0.2) for dy in (-0.2, 0.2)):
            yield Stand((x, y))
    for axis in (0, 1):
        for face, way in ((box[axis], 1), (box[axis + 2], -1)):
            # A wall with a window lights the room, and is to be seen.
            if any(n[axis] == -way and abs(window["at"][axis] - face) < 0.4 for window, n in place.windows):
                continue
            low, high = box[1 - axis], box[3 - axis]
            for n in range(1, int((high - low) / STEP)):
                for behind in BEHIND:
                    at = [0.0, 0.0]
                    at[axis], at[1 - axis] = face - way * behind, low + n * STEP
                    yield Stand(tuple(at), (axis, face, way))


def _corners(rect):
    return [(x, y) for x in (rect[0], rect[2]) for y in (rect[1], rect[3])]


def _inset(point, rect):
    """A corner moved a little into its piece, so that the wall behind it does not hide it."""
    return tuple(p + ((a + b) / 2 - p) * 0.2 for p, a, b in zip(point, rect[:2], rect[2:]))


def _sees(place, stand, point):
    start = stand.into(point)
    return math.dist(start, point) > 0.15 and place.sees(start, point)


def _nearest(rect, at):
    return max(rect[0], min(rect[2], at[0])), max(rect[1], min(rect[3], at[1]))


def _spread(rect):
    """Points all over a piece, a hand apart."""
    across, along = (max(1, round((rect[k + 2] - rect[k]) / 0.2)) for k in (0, 1))
    return [(rect[0] + (rect[2] - rect[0]) * i / across, rect[1] + (rect[3] - rect[1]) * j / along) for i in range(across + 1) for j in range(along + 1)]


class Frame:
    """A camera on a stand: what of the plan it sees, in shares of half its width and height."""

    def __init__(self, stand, bearing, lens, goal):
        self.stand, self.ahead = stand, (math.cos(bearing), math.sin(bearing))
        self.half = 18 / lens
        self.middle, self.eye = SHIFTS[goal] * 2 * self.half, EYES[goal]

    def depth(self, point):
        return sum((p - a) * w for p, a, w in zip(point, self.stand.at, self.ahead))

    def across(self, point):
        dx, dy = point[0] - self.stand.at[0], point[1] - self.stand.at[1]
        return (dx * self.ahead[1] - dy * self.ahead[0]) / max(self.depth(point), 0.05) / self.half

    def up(self, point, z):
        return ((z - self.eye) / max(self.depth(point), 0.05) - self.middle) / (self.half / RATIO)

    def holds(self, point, z):
        return self.depth(point) > 0.3 and abs(self.across(point)) < 0.97 and abs(self.up(point, z)) < 0.97

    def edge(self, side):
        """The way the left (-1) or right (1) edge of the frame looks."""
        x, y = self.ahead[0] + side * self.half * self.ahead[1], self.ahead[1] - side * self.half * self.ahead[0]
        return x / math.hypot(x, y), y / math.hypot(x, y)


def _fits_opening(frame, box):
    """Whether the whole frame passes through the wall that is left out, between the walls beside it and above the floor."""
    if not frame.stand.side:
        return True
    axis, face, way = frame.stand.side
    for side in (-1, 1):
        edge = frame.edge(side)
        if edge[axis] * way < 0.15:
            return False
        at = frame.stand.at[1 - axis] + edge[1 - axis] * (face - frame.stand.at[axis]) / edge[axis]
        if not box[1 - axis] + 0.03 < at < box[3 - axis] - 0.03:
            return False
        place = (face, at) if axis == 0 else (at, face)
        if frame.eye + frame.depth(place) * (frame.middle - frame.half / RATIO) < 0.03:
            return False
    return True


def _reach(place, frame, side):
    """Metres from where the frame's edge enters the room to the wall it meets."""
    edge = frame.edge(side)
    start = frame.stand.into(tuple(a + 9 * e for a, e in zip(frame.stand.at, edge)))
    length = 0.1
    while length < 1.6 and place.key(start[0] + edge[0] * length, start[1] + edge[1] * length) in place.cells:
        length += 0.1
    return length


def _dark_side(frame, piece):
    """How much it disturbs that a piece in the frame stands at the wall that is left out: one would see its back, or a
    dark side."""
    if not frame.stand.side:
        return 0.0
    axis, face, way = frame.stand.side
    edge = piece["rect"][axis if way > 0 else axis + 2]
    if abs(edge - face) > 0.2 or not any(frame.depth(point) > 0 and abs(frame.across(point)) < 0.95 for point in _spread(piece["rect"])):
        return 0.0
    return 5.0 if piece["f"][axis] * way > 0 else 4.0 if piece["type"] in ("basin", *HIGH) else 0.0


def _score(place, frame, seen, solids, goal):
    total, spans = 0.0, []
    for piece, (weight, low, high), visible in seen:
        inside = [frame.holds(corner, z) for corner, is_seen in visible for z in (low, high) if is_seen]
        share = sum(inside) / (2 * len(visible))
        total += weight * (share + (0.6 if share == 1 else 0))
        if piece["type"] in MAIN[goal]:
            spans += [frame.across(corner) for corner, is_seen in visible if is_seen and frame.depth(corner) > 0.3]
    if not spans:
        return -1e9
    total -= 3.0 * abs((min(1, max(spans)) - max(-1, min(spans))) / 2 - FILLED[goal])
    total -= 0.8 * abs(max(spans) + min(spans)) / 2
    fx, fy = next(piece["f"] for piece, _, _ in seen if piece["type"] in MAIN[goal])
    aside = math.degrees(math.acos(max(-1, min(1, -(frame.ahead[0] * fx + frame.ahead[1] * fy)))))
    total -= (0 if goal == "bath" else 2.5) * max(0, abs(aside - ASIDE[goal]) - 14) / 45
    for piece in solids:
        total -= _dark_side(frame, piece)
        near = NEAR_HIGH if piece["type"] in (*HIGH, "plant") else NEAR
        if math.dist(frame.stand.at, _nearest(piece["rect"], frame.stand.at)) > 2 * near:
            continue
        if any(0 < frame.depth(point) < near and abs(frame.across(point)) < 1.05 for point in _spread(piece["rect"])):
            total -= 6 if near == NEAR_HIGH else 1.2
    total -= sum(max(0, 1.3 - _reach(place, frame, side)) for side in (-1, 1))
    for window, n in place.windows:
        at = tuple(window["at"][k] - n[k] * 0.4 for k in (0, 1))
        if frame.depth(at) > 0.6 and abs(frame.across(at)) < 0.9 and _sees(place, frame.stand, at):
            total += WINDOW[goal]
    return total - (0.35 if frame.stand.side else 0)


def section_view(layout, room, goal):
    """Camera place, bearing (radians, 0 east), lens, height of the eye, shift and, behind a wall, its side; None if nothing fits."""
    place = Room(layout, room, goal)
    solids, subjects = [f for f in place.furniture if not f.get("flat")], SUBJECTS[goal]
    shown = [f for f in place.furniture if f["type"] in subjects]
    if not any(f["type"] in MAIN[goal] for f in shown):
        return None
    weights = [subjects[f["type"]][0] for f in shown]
    aim = tuple(sum(w * (f["rect"][k] + f["rect"][k + 2]) / 2 for w, f in zip(weights, shown)) / sum(weights) for k in (0, 1))
    box, best = _inner_box(layout, place), None
    for stand in _stands(place, solids, box):
        if not 1.2 < math.dist(stand.at, aim) < 5.2:
            continue
        seen = []
        for piece in shown:
            corners = [(_inset(corner, piece["rect"]), corner) for corner in _corners(piece["rect"])]
            seen.append((piece, subjects[piece["type"]], [(corner, _sees(place, stand, inner)) for inner, corner in corners]))
        towards = math.atan2(aim[1] - stand.at[1], aim[0] - stand.at[0])
        for turn in TURNS:
            for n, lens in enumerate(LENSES[goal]):
                frame = Frame(stand, towards + turn, lens, goal)
                if not _fits_opening(frame, box):
                    continue
                score = _score(place, frame, seen, solids, goal) + 0.35 * n
                if best is None or score > best["score"]:
                    best = {"at": stand.at, "bearing": towards + turn, "lens": lens, "eye": EYES[goal], "shift": SHIFTS[goal], "side": stand.side, "score": score}
    return best


def leave_out(side):
    """Hides from the camera, and from nothing else, all that lies behind a wall's face."""
    import bpy
    axis, face, way = side
    bpy.context.view_layer.update()

    def before(point):
        return (point[axis] - face) * way
    for item in [o for o in bpy.data.objects if o.type == "MESH" and o.data.vertices]:
        depths = [before(item.matrix_world @ vertex.co) for vertex in item.data.vertices]
        kind = item.name.split(".")[0]
        if max(depths) < HUNG or kind in DOOR and min(depths) < 0:
            item.visible_camera = False
        elif min(depths) < SKIRTING and kind in SHELL:
            _split(item, [depth < SKIRTING for depth in depths])


def _split(item, behind):
    """Moves the faces of a mesh that lie behind into an object of their own, which the camera does not see."""
    import bmesh
    import bpy
    unseen = item.copy()
    unseen.data, item.data = item.data.copy(), item.data.copy()
    bpy.context.scene.collection.objects.link(unseen)
    unseen.visible_camera = False
    for one, is_kept in ((item, False), (unseen, True)):
        shape = bmesh.new()
        shape.from_mesh(one.data)
        shape.verts.ensure_lookup_table()
        bmesh.ops.delete(shape, geom=[f for f in shape.faces if all(behind[v.index] for v in f.verts) != is_kept], context="FACES")
        shape.to_mesh(one.data)
        shape.free()
