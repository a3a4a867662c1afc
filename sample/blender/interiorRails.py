"""Glass rails of balconies, terraces and loggias."""
import math

from interiorMesh import Faces, put, rounded_box, turned
from interiorPlan import OUTSIDE_OUTLINE, inside, wall_pieces
from interiorShell import grown


def _rail_runs(layout):
    """Stretches with a rail: (a, b) plan points of loggia fronts and the free edges of balconies and terraces."""
    for piece in wall_pieces(layout):
        if piece["kind"] == "rail":
            ends = [(v, piece["c"]) if piece["h"] == 0 else (piece["c"], v) for v in (piece["lo"], piece["hi"])]
            yield tuple(ends)
    house = grown(layout["outline"], 0.2)
    for room in (r for r in layout["rooms"] if r["kind"] in OUTSIDE_OUTLINE):
        poly = room["poly"]
        for a, b in zip(poly, poly[1:] + poly[:1]):
            length = math.dist(a, b)
            d = ((b[0] - a[0]) / length, (b[1] - a[1]) / length)
            steps, start = max(1, round(length / 0.05)), None
            for k in range(steps + 1):
                s = (k + 0.5) * length / steps
                free = k < steps and not inside(house, a[0] + d[0] * s + d[1] * 0.03, a[1] + d[1] * s - d[0] * 0.03)
                at = tuple(round(a[i] + d[i] * k * length / steps, 3) for i in (0, 1))
                if free and start is None:
                    start = at
                if not free and start is not None:
                    if math.dist(start, at) > 0.2:
                        yield start, at
                    start = None


def build_rails(layout, palette, parent):
    """Glass rails 1.1 m high with a metal handrail."""
    for a, b in _rail_runs(layout):
        length = math.dist(a, b)
        turn = math.atan2(b[1] - a[1], b[0] - a[0])
        middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        put(parent, rounded_box(palette.frame, (length, 0.05, 0.035), 0.008), (*middle, 1.09), turn, "rail")
        put(parent, rounded_box(palette.frame, (length, 0.05, 0.06), 0.004), (*middle, 0.02), turn, "shoe")
        glass = Faces("railglass")
        glass.upright(palette.rail, a, b, 0.05, 1.07)
        glass.build(parent).visible_shadow = False
        for k in range(max(2, round(length / 1.4)) + 1):
            count = max(2, round(length / 1.4))
            at = [a[i] + (b[i] - a[i]) * (0.01 + 0.98 * k / count) for i in (0, 1)]
            put(parent, turned(palette.frame, [(0.014, 0), (0.014, 1.08)], 10), (*at, 0), name="post")
