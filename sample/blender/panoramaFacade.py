"""The building around an apartment, so that no balcony hangs in the air: the facade goes on beside, above and below it."""
import math

from interiorMesh import Faces
from interiorPlan import box_of

BAY, PANE, SILL = 3.4, (2.0, 1.9), 0.6
SLAB = 0.3


def _panes(faces, palette, a, b, low):
    """Dark windows along a wall from a to b (seen from the right of the way)."""
    length = math.dist(a, b)
    count = int((length - 0.6) / BAY)
    d = ((b[0] - a[0]) / max(length, 1e-6), (b[1] - a[1]) / max(length, 1e-6))
    for k in range(count):
        u = (length - count * BAY) / 2 + (k + 0.5) * BAY
        ends = [(a[0] + d[0] * v + d[1] * 0.02, a[1] + d[1] * v - d[0] * 0.02) for v in (u - PANE[0] / 2, u + PANE[0] / 2)]
        faces.upright(palette.screen, *ends, low + SILL, low + SILL + PANE[1])


def _sides(rect):
    x0, y0, x1, y1 = rect
    return ((x0, y0), (x1, y0)), ((x1, y0), (x1, y1)), ((x1, y1), (x0, y1)), ((x0, y1), (x0, y0))


def _beside(side, box):
    """The parts of a side of the plate that belong to other apartments."""
    (a, b), h = side, 0 if abs(side[0][1] - side[1][1]) < 1e-6 else 1
    lo, hi = sorted((a[h], b[h]))
    near = abs(a[1 - h] - box[1 - h]) < 0.6 or abs(a[1 - h] - box[3 - h]) < 0.6
    spans = [(lo, box[h]), (box[h + 2], hi)] if near else [(lo, hi)]
    for p, q in spans:
        if q - p > 0.3:
            ends = ((p, a[1]), (q, a[1])) if h == 0 else ((a[0], p), (a[0], q))
            yield ends if a[h] < b[h] else ends[::-1]


def build_facade(layout, palette, parent, apartment):
    """Every floor of the tower as a plain white mass with windows; on the apartment's own floor only what lies beside it."""
    faces, box = Faces("facade"), box_of(layout["outline"])
    box = (box[0] - 0.15, box[1] - 0.15, box[2] + 0.15, box[3] + 0.15)
    for own, rect, low, top in apartment.masses():
        if not own:
            top -= SLAB if low < 0 else 0
            faces.box(palette.wall, (rect[0], rect[1], low), (rect[2], rect[3], top))
        for side in _sides(rect):
            for a, b in (_beside(side, box) if own else (side,)):
                if own:
                    faces.upright(palette.wall, a, b, low, top)
                _panes(faces, palette, a, b, low)
    faces.build(parent)
