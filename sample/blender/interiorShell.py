"""The built apartment: walls with openings on an uneven grid, floors, ceilings, skirting, slabs."""
from interiorMesh import Faces
from interiorPlan import DECK, OPEN_AIR, OUTSIDE_OUTLINE, WET, box_of, inside, openings, room_at, wall_pieces, wall_rects

SKIRTING = 0.07


class WallGrid:
    """Solid cells between the lines that all walls and openings draw in plan and height."""

    def __init__(self, layout, top):
        pieces = wall_pieces(layout)
        rects, self.openings = wall_rects(pieces), openings(layout, pieces)
        cuts = [o["rect"] for o in self.openings]
        self.xs = sorted({v for r in rects + cuts for v in (r[0], r[2])})
        self.ys = sorted({v for r in rects + cuts for v in (r[1], r[3])})
        heights = {v for o in self.openings for v in (o["z0"], o["z1"])}
        self.zs = sorted({0, SKIRTING, top} | {z for z in heights if 0 < z < top})
        self.solid = set()
        for rect in rects:
            self.solid |= set(self._cells(rect, 0, top))
        for opening in self.openings:
            self.solid -= set(self._cells(opening["rect"], opening["z0"], opening["z1"]))

    def _cells(self, rect, z0, z1):
        spans = [[i for i in range(len(line) - 1) if line[i] >= a - 1e-6 and line[i + 1] <= b + 1e-6]
                 for line, a, b in ((self.xs, rect[0], rect[2]), (self.ys, rect[1], rect[3]), (self.zs, z0, z1))]
        return [(i, j, k) for i in spans[0] for j in spans[1] for k in spans[2]]

    def sides(self):
        """Upright faces as (a, b, normal, k): the solid lies left of the way from a to b."""
        for i, j, k in self.solid:
            x0, x1, y0, y1 = self.xs[i], self.xs[i + 1], self.ys[j], self.ys[j + 1]
            for di, dj, a, b in ((0, -1, (x0, y0), (x1, y0)), (1, 0, (x1, y0), (x1, y1)), (0, 1, (x1, y1), (x0, y1)), (-1, 0, (x0, y1), (x0, y0))):
                if (i + di, j + dj, k) not in self.solid:
                    yield a, b, (di, dj), k


def build_walls(layout, palette, parent, top, cut):
    """Walls up to `top`; with `cut` their tops are dark (poché). Wet rooms are tiled. Returns the openings."""
    grid, faces = WallGrid(layout, top), Faces("walls")
    for a, b, normal, k in grid.sides():
        x, y = (a[0] + b[0]) / 2 + normal[0] * 0.02, (a[1] + b[1]) / 2 + normal[1] * 0.02
        room = room_at(layout, x, y)
        material = palette.walltile if room and room["kind"] in ("bath", "wc") else palette.wall
        if not cut and (room is None or room["kind"] in OPEN_AIR):
            material = palette.walnut if _is_clad(grid.openings, a, b, room) else palette.cladding
        z0, z1 = grid.zs[k], grid.zs[k + 1]
        faces.upright(material, a, b, z0, z1)
        if k == 0 and room and room["kind"] not in WET + OPEN_AIR:
            shift = [(p[0] + normal[0] * 0.012, p[1] + normal[1] * 0.012) for p in (a, b)]
            faces.upright(palette.door, *shift, 0, SKIRTING)
            faces.add(palette.door, [(*a, z1), (*shift[0], z1), (*shift[1], z1), (*b, z1)])
    for i, j, k in grid.solid:
        x0, x1, y0, y1 = grid.xs[i], grid.xs[i + 1], grid.ys[j], grid.ys[j + 1]
        if (i, j, k + 1) not in grid.solid:
            last = k == len(grid.zs) - 2
            z = grid.zs[k + 1]
            faces.add(palette.poche if cut and last else palette.wall, [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)])
        if k and (i, j, k - 1) not in grid.solid:
            z = grid.zs[k]
            faces.add(palette.wall, [(x0, y1, z), (x1, y1, z), (x1, y0, z), (x0, y0, z)])
    faces.build(parent)
    return grid.openings


# A pier between two windows is clad in wood up to this width, in metres, as the tower's are (facade.py).
NARROW_PIER = 1.3


def _is_clad(found, a, b, room):
    """Whether a piece of the outer wall is clad in wood: in loggias, and between windows that stand close to each other."""
    if room and room["kind"] == "loggia":
        return True
    h = 0 if abs(a[1] - b[1]) < 1e-6 else 1
    middle, line = (a[h] + b[h]) / 2, a[1 - h]
    here = [o["rect"] for o in found if "sill" in o["datum"] and o["h"] == h and o["rect"][1 - h] - 0.01 < line < o["rect"][3 - h] + 0.01]
    before = [rect[h + 2] for rect in here if rect[h + 2] <= middle]
    after = [rect[h] for rect in here if rect[h] >= middle]
    return bool(before and after) and min(after) - max(before) < NARROW_PIER


def floor_material(room, palette):
    """Planks in dry rooms, tiles in wet ones, decking outside."""
    if room["kind"] in OPEN_AIR:
        return palette.deck
    return palette.tile if room["kind"] in WET else palette.plank


def build_floors(layout, palette, parent):
    """Floors of all rooms on their slab."""
    faces = Faces("floors")
    for room in layout["rooms"]:
        x0, y0, x1, y1 = box_of(room["poly"])
        turn = (x1 - x0) < (y1 - y0)
        uvs = [(p[1], p[0]) if turn else (p[0], p[1]) for p in room["poly"]]
        level = DECK if room["kind"] in OPEN_AIR else 0
        faces.add(floor_material(room, palette), [(*p, level) for p in room["poly"]], uvs)
    slabs = [grown(layout["outline"], 0.15)] + [r["poly"] for r in layout["rooms"] if r["kind"] in OUTSIDE_OUTLINE]
    for index, poly in enumerate(slabs):
        top, low = -0.021 - index * 0.0005, -0.28
        faces.add(palette.slab, [(*p, top) for p in poly])
        for a, b in zip(poly, poly[1:] + poly[:1]):
            faces.upright(palette.slab, a, b, low, top)
    faces.build(parent)


def grown(polygon, by):
    """A square-cornered, counter-clockwise polygon grown outwards."""
    result = []
    for i, p in enumerate(polygon):
        shift = [0, 0]
        for a, b in ((polygon[i - 1], p), (p, polygon[(i + 1) % len(polygon)])):
            dx, dy = b[0] - a[0], b[1] - a[1]
            if abs(dx) > abs(dy):
                shift[1] = -by if dx > 0 else by
            else:
                shift[0] = by if dy > 0 else -by
        result.append((p[0] + shift[0], p[1] + shift[1]))
    return result


def build_ceiling(layout, palette, parent):
    """The ceiling over the rooms and a slab over loggias, seen from below."""
    faces = Faces("ceiling")
    poly, z = grown(layout["outline"], 0.15), layout["clear"]
    faces.add(palette.ceiling, [(*p, z) for p in poly[::-1]])
    faces.add(palette.ceiling, [(*p, z + 0.3) for p in poly])
    for a, b in zip(poly, poly[1:] + poly[:1]):
        faces.upright(palette.wall, a, b, z, z + 0.3)
    for room in layout["rooms"]:
        if room["kind"] == "balcony":
            faces.add(palette.ceiling, [(*p, z + 0.02) for p in room["poly"][::-1]])
            for a, b in zip(room["poly"], room["poly"][1:] + room["poly"][:1]):
                faces.upright(palette.wall, a, b, z + 0.02, z + 0.3)
    faces.build(parent)


def on_outline(layout, x, y):
    """Whether a point lies on or in the closed part of the apartment."""
    return inside(grown(layout["outline"], 0.2), x, y)
