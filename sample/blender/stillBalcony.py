"""How a balcony or a loggia is photographed: from its inner corner, past the table and out over the railing. Plain Python."""
import math

from interiorPlan import box_of

KINDS = ("balcony", "loggia")
LENS = 20
# Metres from the wall of the house and from the end of the balcony; how far from the table at most.
FROM_HOUSE, FROM_END, FARTHEST = 0.34, 0.32, 2.3
# Where walls stand on the room's edge: half of an outer wall, half of a wall between apartments.
WALLS = {"balcony": (0.0, 0.0), "loggia": (0.15, 0.125)}
# The frame ends under the slab above the balcony, of which one would see a corner, but hangs no lower than this.
EYE, LOWEST, RATIO = 1.5, -0.2, 1.6
# Degrees the camera is turned out from the table, towards the open.
OUT = 11


def view(layout, room):
    """Camera place, bearing (radians, 0 east) and lens. Balconies lie before a layout's lower edge: the house is at the top, the open below."""
    x0, _, x1, y1 = box_of(room["poly"])
    house, end = WALLS[room["kind"]]
    table = next(f["rect"] for f in layout["furniture"] if f["room"] == room["id"] and f["type"] == "bistro")
    middle = ((table[0] + table[2]) / 2, (table[1] + table[3]) / 2)
    way = 1 if middle[0] < (x0 + x1) / 2 else -1
    far = (x1 if way > 0 else x0) - way * (end + FROM_END)
    x, y = middle[0] + way * min(FARTHEST, abs(far - middle[0])), y1 - house - FROM_HOUSE
    bearing = math.atan2(middle[1] - y, middle[0] - x) + way * math.radians(OUT)
    return {"at": (x, y), "bearing": bearing, "lens": LENS, "shift": _under_slab(layout, room, (x, y), bearing)}


def _under_slab(layout, room, at, bearing):
    """The camera's shift, in widths, that keeps the slab out of the frame."""
    if room["kind"] != "balcony":
        return -0.1
    ahead = max((px - at[0]) * math.cos(bearing) + (py - at[1]) * math.sin(bearing) for px, py in room["poly"])
    width = 36 / LENS
    return max(LOWEST, min(-0.1, (layout["clear"] - EYE) / ahead / width - 0.5 / RATIO))
