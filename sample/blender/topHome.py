"""An apartment of a plan seen from straight above: walls cut at breast height, open doors, furniture, loggias up to the face."""
import math

from furniture import builder_of
from furniturePiece import Piece
from interiorMesh import Faces, put, rounded_box, turned
from interiorOpenings import build_door, build_window
from interiorRails import build_rails
from interiorShell import build_floors, build_walls

CUT = 1.6
DECK = -0.0195
# Leaves of a higher plant would lie on the walls beside it.
PLANT = 1.2


def solid(faces, rect, palette):
    """A piece of wall up to the cut, dark where it is cut."""
    x0, y0, x1, y1 = rect
    for a, b in (((x0, y0), (x1, y0)), ((x1, y0), (x1, y1)), ((x1, y1), (x0, y1)), ((x0, y1), (x0, y0))):
        faces.upright(palette.wall, a, b, -0.28, CUT)
    faces.add(palette.poche, [(x0, y0, CUT), (x1, y0, CUT), (x1, y1, CUT), (x0, y1, CUT)])


def rail(palette, root, a, b):
    """A railing on a line of the plan; from above its glass cannot be seen."""
    length, count = math.dist(a, b), max(2, round(math.dist(a, b) / 1.4))
    turn = math.atan2(b[1] - a[1], b[0] - a[0])
    put(root, rounded_box(palette.frame, (length, 0.05, 0.035), 0.008), ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, 1.09), turn, "rail")
    for k in range(count + 1):
        at = [a[i] + (b[i] - a[i]) * (0.01 + 0.98 * k / count) for i in (0, 1)]
        put(root, turned(palette.frame, [(0.014, 0), (0.014, 1.08)], 10), (*at, 0), name="post")


def _inward(edge, floor, by):
    """A railing's line moved off the face onto its floor."""
    (ax, ay), (bx, by_) = edge
    if abs(ay - by_) < 1e-6:
        y = ay + (by if (floor[1] + floor[3]) / 2 > ay else -by)
        return (ax, y), (bx, y)
    x = ax + (by if (floor[0] + floor[2]) / 2 > ax else -by)
    return (x, ay), (x, by_)


def _loggias(apartment, palette, root):
    """In the drawing a loggia's floor continues to the face, and its railing stands there."""
    faces = Faces("loggias")
    for one in apartment["rails"]:
        x0, y0, x1, y1 = one["floor"]
        turn = (x1 - x0) < (y1 - y0)
        points = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
        faces.add(palette.deck, [(*p, DECK) for p in points], [(y, x) if turn else (x, y) for x, y in points])
        rail(palette, root, *_inward(one["edge"], one["floor"], 0.03))
    for post in apartment["posts"]:
        solid(faces, post, palette)
    faces.build(root)


def _threshold(opening, palette, root):
    """The apartment's floor continues through the wall of its entrance."""
    x0, y0, x1, y1 = opening["rect"]
    faces = Faces("threshold")
    faces.add(palette.plank, [(x0, y0, -0.001), (x1, y0, -0.001), (x1, y1, -0.001), (x0, y1, -0.001)])
    faces.build(root)


def _without_loggias(layout):
    """Their railings would stand on the middle of the outer wall."""
    rooms = [{**room, "kind": "hall"} if room["kind"] == "loggia" else room for room in layout["rooms"]]
    return {**layout, "rooms": rooms}


def build(layout, apartment, palette, root):
    """One apartment under its root; `apartment` says what the drawing adds at its loggias."""
    for opening in build_walls(layout, palette, root, CUT, cut=True):
        if "sill" in opening["datum"]:
            build_window(opening, layout, palette, root, CUT)
        else:
            build_door(opening, palette, root, CUT, is_open=True)
            if opening["datum"]["kind"] == "entrance":
                _threshold(opening, palette, root)
    build_floors(layout, palette, root)
    build_rails(_without_loggias(layout), palette, root)
    _loggias(apartment, palette, root)
    for item in layout["furniture"]:
        builder_of(layout, item)(Piece(item, palette, root, PLANT if item["type"] == "plant" else CUT))
