"""The roofs an apartment looks down on where its tower steps back: a neighbour's or its own terrace with deck, railing, pergola and furniture; else
gravel behind a low parapet."""
from furniture import CATALOGUE
from furniturePiece import Piece
from interiorMesh import Faces
from panoramaHome import turned

# Metres: over the edge of the floor below, how thick, and how far under the surface of the floor above.
OVER, THICK, UNDER = 0.14, 0.36, 0.045
PARAPET, RAIL, SCREEN = (0.2, 0.3), 1.08, 1.9
# Edges this near to each other are one.
NEAR = 0.15


def _rect(apartment, points):
    """The smallest rectangle around points of the plate, in metres of the layout."""
    xs, ys = zip(*(apartment.from_plate(p) for p in points))
    return min(xs), min(ys), max(xs), max(ys)


def _free_edges(below, upper):
    """The edges of a roof that carry no wall of the upper floor, as thin rectangles (x0, y0, x1, y1) with no width."""
    for h, sides in ((0, (1, 3)), (1, (0, 2))):
        lo, hi = below[h], below[h + 2]
        for side in sides:
            is_flush = abs(below[side] - upper[side]) < NEAR
            for a, b in (((lo, upper[h]), (upper[h + 2], hi)) if is_flush else ((lo, hi),)):
                if b - a > 0.3:
                    c = below[side]
                    yield (a, c, b, c) if h == 0 else (c, a, c, b)


def _widened(edge, by):
    return edge[0] - by, edge[1] - by, edge[2] + by, edge[3] + by


def _upright(faces, material, rect, span):
    (x0, y0, x1, y1), (low, high) = rect, span
    faces.box(material, (x0, y0, low), (x1, y1, high))


def _railing(faces, palette, edge, level):
    """Glass between a shoe and a hand rail."""
    _upright(faces, palette.frame, _widened(edge, 0.03), (level + RAIL, level + RAIL + 0.045))
    _upright(faces, palette.frame, _widened(edge, 0.03), (level, level + 0.06))


def _pergola(faces, palette, rect, level):
    x0, y0, x1, y1 = rect
    along, count = (1, round((y1 - y0) / 0.3)) if y1 - y0 > x1 - x0 else (0, round((x1 - x0) / 0.3))
    for k in range(count):
        at = rect[along] + 0.06 + (rect[along + 2] - rect[along] - 0.2) * k / (count - 1)
        beam = (x0, at, x1, at + 0.08) if along else (at, y0, at + 0.08, y1)
        _upright(faces, palette.wood2, beam, (level + 2.52, level + 2.68))
    for x in (x0 + 0.05, x1 - 0.17):
        for y in (y0, y1 - 0.12):
            _upright(faces, palette.frame, (x, y, x + 0.12, y + 0.12), (level, level + 2.52))


def _terrace(faces, palette, parent, where):
    """One apartment's part of a roof; where = (the apartment looked out of, terrace, level)."""
    apartment, terrace, level = where
    x0, y0, x1, y1 = _rect(apartment, terrace["poly"])
    faces.add(palette.deck, [(x, y, level - 0.025) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))])
    if terrace.get("pergola"):
        _pergola(faces, palette, _rect(apartment, terrace["pergola"]), level)
    for piece in terrace.get("furniture", []):
        a, b = piece["rect"][:2], piece["rect"][2:]
        way = tuple(round(v) for v in turned(piece["f"], 360 - apartment.spec["rot"]))
        CATALOGUE[piece["type"]](Piece({**piece, "rect": _rect(apartment, (a, b)), "f": way, "z": level - 0.02}, palette, parent))


def _between(terraces, apartment):
    """Where two apartments' terraces meet, as a thin rectangle."""
    rects = [_rect(apartment, t["poly"]) for t in terraces]
    for p, q in [(p, q) for p in rects for q in rects if p != q]:
        if abs(p[3] - q[1]) < NEAR:
            yield max(p[0], q[0]), p[3], min(p[2], q[2]), p[3]


def _roof(palette, parent, apartment, floor, faces):
    """The part of a floor's slab that roofs the larger floor below it; faces = of both, in layout metres."""
    below, upper = faces
    level, made, glass = floor["z"] - apartment.floor["z"], Faces("roof"), Faces("railglass")
    terraces = [one["roofTerrace"] for one in floor["homes"] if "roofTerrace" in one]
    _upright(made, palette.wall, _widened(below, OVER), (level - THICK, level - UNDER))
    x0, y0, x1, y1 = _widened(below, -0.1)
    made.add(palette.gravel, [(x, y, level - 0.04) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))])
    for terrace in terraces:
        _terrace(made, palette, parent, (apartment, terrace, level))
    for edge in _between(terraces, apartment):
        _upright(made, palette.wood2, _widened(edge, 0.03), (level, level + SCREEN))
    for edge in _free_edges(_widened(below, -PARAPET[0] / 2), upper):
        if terraces:
            _railing(made, palette, edge, level)
            glass.upright(palette.rail, edge[:2], edge[2:], level + 0.06, level + RAIL)
        else:
            _upright(made, palette.wall, _widened(edge, PARAPET[0] / 2), (level - UNDER, level + PARAPET[1]))
    made.build(parent)
    if terraces:
        glass.build(parent).visible_shadow = False


def build_roofs(palette, parent, apartment):
    """Every roof at the apartment's level or below it."""
    below = None
    for floor in [s for s in apartment.tower["storeys"] if s["z"] <= apartment.floor["z"]]:
        face = _rect(apartment, apartment.model["plates"][floor["plate"]]["face"])
        if below and below != face:
            _roof(palette, parent, apartment, floor, (below, face))
        below = face
