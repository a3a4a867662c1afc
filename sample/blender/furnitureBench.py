"""A low seat that takes a chest's place before a window that reaches the floor: a chest would stand in its light."""
import math

from furnitureShapes import legs, pulled, rounded

# Metres between a piece and a window, at most, for the piece to stand before it.
BEFORE = 0.5
SEAT = 0.42


def stands_before_window(layout, item):
    """Whether a piece hides part of a window that reaches the floor."""
    x0, y0, x1, y1 = item["rect"]
    for window in layout["windows"]:
        if window["room"] != item["room"] or window["sill"] > SEAT:
            continue
        along, half = window["h"], window["width"] / 2
        low, high = (x0, y0)[along], (x1, y1)[along]
        near, far = (x0, y0)[1 - along], (x1, y1)[1 - along]
        place = window["at"]
        if place[along] - half < high and place[along] + half > low and near - BEFORE < place[1 - along] < far + BEFORE:
            return True
    return False


def bench(p):
    """An upholstered bench on slim legs with a folded throw."""
    m, w, d = p.palette, p.w, p.d
    pulled(p, m.wood, rounded((0.02, 0.02), (w - 0.02, d - 0.02), 0.03), (SEAT - 0.15, SEAT - 0.11), 0.006)
    pulled(p, m.chair, rounded((0, 0), (w, d), 0.06), (SEAT - 0.11, SEAT), 0.035)
    legs(p, m.wood2, [(u, v) for u in (0.1, w - 0.1) for v in (0.08, d - 0.08)], SEAT - 0.14, 0.016)
    p.drape(m.throw, (w * 0.62, 0.0, SEAT - 0.08), (w * 0.86, d + 0.004, SEAT + 0.008), (0.0, 0.12))
    q = p.child(w * 0.24, d * 0.5, math.radians(12), SEAT + 0.07)
    q.pillow(m.cushion, (0, 0, 0), (0.44, 0.3, 0.15))
