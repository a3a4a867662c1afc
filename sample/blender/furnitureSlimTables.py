"""The second family's tables: round ends, fluted columns; and its television board."""
import math

from furnitureProps import lay_coffee_table, lay_table
from furnitureShapes import fluted_drum, fluted_front, legs, pulled, rounded
from furnitureSlimSeats import chair

END = 0.5


def coffee_table(p):
    """A low table with round ends on a fluted column."""
    m, w, d = p.palette, p.w, p.d
    pulled(p, m.wood2, fluted_drum((w / 2, d / 2), (w * 0.3, d * 0.32), 36), (0, 0.335), 0)
    pulled(p, m.wood2, rounded((0, 0), (w, d), END), (0.335, 0.37), 0.01)
    lay_coffee_table(p, 0.37)


def television(p):
    """A fluted board on slim legs, stone behind the screen."""
    m, w, d = p.palette, p.w, p.d
    pulled(p, m.wood, rounded((0, 0.024), (w, d - 0.02), 0.02), (0.17, 0.5), 0.006)
    for k in range(2):
        pulled(p, m.wood, fluted_front(w * k / 2 + 0.006, w * (k + 1) / 2 - 0.006, d), (0.19, 0.48), 0)
    legs(p, m.metal, [(u, v) for u in (0.1, w - 0.1) for v in (0.08, d - 0.08)], 0.18, 0.01)
    p.box(m.marble, (-0.12, 0, 0.62), (w + 0.12, 0.022, 1.86), 0.003)
    p.box(m.screen, (w * 0.06, 0.03, 0.78), (w * 0.94, 0.065, 1.58), 0.008)
    for at, z, r in ((0.14, 0.5, 0.09), (0.27, 0.5, 0.055)):
        p.turned(m.ceramic, (at, d * 0.6, z), [(r * 0.4, 0), (r * 0.9, r * 0.5), (r, r), (r * 0.85, r * 1.5), (r * 0.4, r * 1.85), (r * 0.45, r * 2)], 36)
    p.box(m.cushion, (w * 0.74, d * 0.4, 0.5), (w * 0.74 + 0.24, d * 0.4 + 0.17, 0.525), 0.003)


def _table_top(p, low, high):
    """A top with round ends on two fluted columns; a short one stands on one."""
    m, (u0, v0), (u1, v1) = p.palette, low, high
    pulled(p, m.wood, rounded(low, high, END), (0.715, 0.748), 0.01)
    middle, long = (v0 + v1) / 2, u1 - u0
    places = [u0 + long * 0.28, u1 - long * 0.28] if long > 1.3 else [(u0 + u1) / 2]
    for u in places:
        r = min(0.15, (v1 - v0) * 0.3)
        pulled(p, m.wood, fluted_drum((u, middle), (r, r), 22), (0.012, 0.716), 0)
        pulled(p, m.metal, rounded((u - r - 0.03, middle - r - 0.03), (u + r + 0.03, middle + r + 0.03), 1), (0, 0.014), 0.003)


def dining_table(p):
    """A table with chairs on both long sides."""
    w, d, per_side = p.w, p.d, p.item.get("seats", 4) // 2
    for k in range(per_side):
        u = w * (k + 0.5) / per_side
        chair(p, u, 0.4, 0)
        chair(p, u, d - 0.4, math.pi)
    _table_top(p, (0.02, 0.5), (w - 0.02, d - 0.5))
    lay_table(p, 0.748)


def wall_table(p):
    """A small table that stands against the wall."""
    w, d = p.w, p.d
    front = d - 0.45 if w > 1 else d - 0.3
    for u in ((w * 0.28, w * 0.72) if w > 1 else (w / 2,)):
        chair(p, u, front + (0.19 if w > 1 else 0.08), math.pi)
    _table_top(p, (0.01, 0.02), (w - 0.01, front))
    p.turned(p.palette.ceramic, (w * 0.5, 0.22, 0.748), [(0.035, 0), (0.055, 0.07), (0.03, 0.17), (0.035, 0.2)], 28)


def console(p):
    """A hall console with round ends on two fluted columns, a globe of light and a bowl."""
    m, w, d = p.palette, p.w, p.d
    pulled(p, m.wood, rounded((0, 0), (w, d), END), (0.75, 0.78), 0.008)
    for u in (d * 0.55, w - d * 0.55):
        pulled(p, m.wood, fluted_drum((u, d / 2), (d * 0.34, d * 0.34), 20), (0, 0.751), 0)
    globe(p, d * 0.7, d / 2, 0.78, 0.1)
    p.turned(m.ceramic, (w - 0.3, d / 2, 0.78), [(0.05, 0), (0.09, 0.02), (0.12, 0.06), (0.11, 0.06)], 32)


def globe(p, u, v, z, r=0.075):
    """A globe of light on a small foot."""
    m = p.palette
    p.turned(m.metal, (u, v, z), [(r * 0.7, 0), (r * 0.7, 0.012), (0.014, 0.018), (0.014, 0.06)], 28)
    profile = [(max(0.004, r * math.sin(a)), 0.05 + r * (1 - math.cos(a))) for a in (k / 14 * math.pi for k in range(15))]
    p.turned(m.shade, (u, v, z), profile, 36)
