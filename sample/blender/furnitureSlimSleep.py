"""The second family's bedrooms: beds with upholstered heads, round bedside tables, fluted chests, desks on slim legs."""
import math

from furnitureShapes import bolster, fluted_drum, fluted_front, legs, pulled, rounded
from furnitureSlimSeats import chair
from furnitureSlimTables import globe


def _head(p, w, height):
    """Upholstered staves side by side under a gentle arch."""
    count = max(4, round(w / 0.19))
    step = w / count
    for k in range(count):
        off = abs((k + 0.5) / count - 0.5) * 2
        p.box(p.palette.chair, (k * step, 0, 0.16), ((k + 1) * step, 0.1, height - 0.16 * off ** 2.2), 0.042)


def bed(p):
    """A double bed with a high upholstered head, on slim legs: duvet, a throw across the foot, two pillows and a bolster."""
    m, w, d = p.palette, p.w, p.d
    q = p.child(-0.03, 0)
    _head(q, w + 0.06, 1.22)
    pulled(p, m.chair, rounded((0, 0.09), (w, d), (0, 0, 0.12, 0.12)), (0.14, 0.3), 0.03)
    legs(p, m.metal, [(u, v) for u in (0.14, w - 0.14) for v in (0.16, d - 0.16)], 0.15, 0.014)
    p.mattress(m.linen, (0.03, 0.1, 0.28), (w - 0.03, d - 0.02, 0.5), 0.012, 0.06)
    p.drape(m.linen, (0.01, 0.72, 0.32), (w - 0.01, d - 0.05, 0.545), (0.2, 0.18), 0.045)
    p.drape(m.blanket, (0.0, d - 0.62, 0.32), (w, d - 0.3, 0.565), (0.26, 0.0))
    for u in (w * 0.26, w * 0.74):
        q = p.child(u, 0.29, 0, 0.64)
        q.pillow(m.linen, (0, 0, 0), (w * 0.44, 0.46, 0.2), (math.radians(50), 0, 0))
    for u, material, turn in ((w * 0.34, m.cushion3, 0.06), (w * 0.66, m.cushion2, -0.06)):
        q = p.child(u, 0.45, turn, 0.65)
        q.pillow(material, (0, 0, 0), (0.42, 0.42, 0.16), (math.radians(48), 0, 0))
    bolster(p, m.cushion, (w / 2, 0.62, 0.63), 0.52, 0.085)


def single_bed(p):
    """A child's bed along the wall, its round upholstered head at the left."""
    m, w, d = p.palette, p.w, p.d
    pulled(p, m.chair, rounded((0, 0.01), (0.08, d - 0.01), 0.035), (0.1, 0.86), 0.035)
    pulled(p, m.wood, rounded((0.06, 0.01), (w, d - 0.01), (0, 0.08, 0.08, 0)), (0.16, 0.29), 0.012)
    legs(p, m.metal, [(u, v) for u in (0.16, w - 0.14) for v in (0.12, d - 0.12)], 0.17)
    p.mattress(m.linen, (0.08, 0.03, 0.27), (w - 0.03, d - 0.02, 0.45), 0.01, 0.05)
    turned = p.child(0, d, -math.pi / 2)
    turned.drape(m.blanket, (0.03, 0.8, 0.2), (d - 0.02, w - 0.04, 0.485), (0.14, 0.1))
    q = p.child(0.36, d / 2, 0, 0.53)
    q.pillow(m.cushion3, (0, 0, 0), (0.42, 0.62, 0.17), (0, math.radians(-16), 0))
    for u, material in ((0.85, m.cushion), (1.42, m.cushion2)):
        bolster(p, material, (u, 0.14, 0.56), 0.5, 0.1)


def night_table(p):
    """A fluted drum with a globe of light and a book."""
    m, w, d = p.palette, p.w, p.d
    r = min(w, d) / 2 - 0.005
    pulled(p, m.wood, fluted_drum((w / 2, d / 2), (r - 0.012, r - 0.012), 26), (0.02, 0.46), 0)
    pulled(p, m.wood, rounded((w / 2 - r, d / 2 - r), (w / 2 + r, d / 2 + r), 1), (0.46, 0.485), 0.006)
    globe(p, w * 0.42, d * 0.42, 0.485, 0.085)
    p.box(m.cushion2, (w * 0.5, d * 0.66, 0.485), (w * 0.5 + 0.13, d * 0.66 + 0.09, 0.505), 0.002)


def dresser(p):
    """A fluted chest on slim legs, a vase and a book."""
    m, w, d = p.palette, p.w, p.d
    low, high = 0.16, 0.78
    pulled(p, m.wood, rounded((0, 0), (w, d - 0.02), 0.02), (low, high - 0.02), 0.006)
    count = max(2, round(w / 0.5))
    for k in range(count):
        pulled(p, m.wood, fluted_front(w * k / count + 0.004, w * (k + 1) / count - 0.004, d), (low + 0.012, high - 0.03), 0)
    pulled(p, m.marble, rounded((0, 0), (w, d), 0.02), (high - 0.02, high), 0.004)
    legs(p, m.metal, [(u, v) for u in (0.08, w - 0.08) for v in (0.08, d - 0.08)], low + 0.01, 0.01)
    p.turned(m.ceramic, (w * 0.22, d * 0.5, high), [(0.04, 0), (0.09, 0.06), (0.1, 0.11), (0.07, 0.18), (0.03, 0.22), (0.034, 0.25)], 36)
    p.box(m.cushion2, (w * 0.62, d * 0.3, high), (w * 0.62 + 0.25, d * 0.3 + 0.18, high + 0.025), 0.003)


def desk(p):
    """A desk with round ends on slanting legs, a chair in front, a globe of light and a laptop."""
    m, w, d = p.palette, p.w, p.d
    pulled(p, m.wood, rounded((0, 0), (w, d), (0.02, 0.02, 0.16, 0.16)), (0.715, 0.742), 0.008)
    for u, lean in ((0.12, -0.07), (w - 0.12, 0.07)):
        for v, back in ((0.1, 0.06), (d - 0.1, -0.06)):
            p.rod(m.metal, (u + lean * 0.9, v - back * 0.5, 0), 0.011, 0.72, (back * 0.7, -lean * 1.25, 0))
    p.box(m.steel, (w * 0.36, 0.2, 0.742), (w * 0.36 + 0.32, 0.42, 0.757), 0.004)
    p.box(m.screen, (w * 0.36, 0.17, 0.752), (w * 0.36 + 0.32, 0.182, 0.962), 0.003, (math.radians(12), 0, 0))
    globe(p, w - 0.17, 0.17, 0.742)
    chair(p, w / 2, d + 0.1, math.pi)
