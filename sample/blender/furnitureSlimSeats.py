"""The second family, slim and round: sofas on legs, chairs with curved backs, an arched lamp, an oval rug."""
import math

from furnitureShapes import bar, bolster, embrace, legs, pulled, rounded

THICK = 0.15


def chair(piece, u, v, turn):
    """A dining chair with a curved back whose sitter looks along +v at turn 0."""
    p = piece.child(u, v, turn)
    m = p.palette
    for x in (-0.17, 0.17):
        p.rod(m.metal, (x, 0.16, 0), 0.009, 0.43)
        p.rod(m.metal, (x, -0.16, 0), 0.009, 0.43)
    pulled(p, m.chair, rounded((-0.235, -0.22), (0.235, 0.225), (0.2, 0.2, 0.1, 0.1)), (0.425, 0.49), 0.028)
    q = p.child(-0.25, -0.27)
    pulled(q, m.chair, embrace(0.5, 0.32, 0.056, 0.24), (0.455, 0.79), 0.025)


def _lamp(p, u, v):
    """A lamp that bends out from the wall, over one who reads."""
    m = p.palette
    if p.top is not None:
        return
    p.turned(m.metal, (u, v, 0), [(0.1, 0), (0.1, 0.014), (0.012, 0.022)], 36)
    way = [(u, v, 0.02), (u, v, 1.25)]
    reach, rise = 0.5, 0.42
    way += [(u + 0.28 * (1 - math.cos(a)) * reach, v + reach * (1 - math.cos(a)) / 1.0, 1.25 + rise * math.sin(a))
            for a in (k / 14 * math.radians(125) for k in range(1, 15))]
    bar(p, m.metal, way, 0.009)
    x, y, z = way[-1]
    p.turned(m.shade, (x, y, z - 0.13), [(0.11, 0), (0.105, 0.03), (0.08, 0.085), (0.03, 0.125), (0.01, 0.13)], 40)


def _cushions(p, u0, u1, v0, v1, count):
    step = (u1 - u0) / count
    for k in range(count):
        a, b = u0 + k * step + 0.006, u0 + (k + 1) * step - 0.006
        left, right = 0.12 if k == 0 else 0.03, 0.12 if k == count - 1 else 0.03
        pulled(p, p.palette.sofa, rounded((a, v0), (b, v1), (0.03, 0.03, right, left)), (0.27, 0.45), 0.055)


def _back_cushions(p, u0, u1, count):
    step = (u1 - u0) / count
    for k in range(count):
        q = p.child(u0 + (k + 0.5) * step, THICK + 0.1, 0, 0.6)
        q.pillow(p.palette.sofa, (0, 0, 0), (step - 0.02, 0.38, 0.22), (math.radians(76), 0, 0))


def _throw_pillow(p, u, v, material, turn):
    q = p.child(u, v, turn, 0.62)
    q.pillow(material, (0, 0, 0), (0.42, 0.42, 0.16), (math.radians(68), 0, 0))


def sofa(p):
    """A sofa whose back goes round into its arms, on slim legs."""
    m, w, d = p.palette, p.w, p.d
    pulled(p, m.sofa, rounded((0.02, 0.02), (w - 0.02, d - 0.03), (0.26, 0.26, 0.1, 0.1)), (0.17, 0.27), 0.03)
    pulled(p, m.sofa, embrace(w, d - 0.06, THICK, 0.28), (0.19, 0.68), 0.06)
    inner = w - 2 * THICK
    _cushions(p, THICK + 0.01, w - THICK - 0.01, THICK + 0.01, d - 0.01, max(1, round(inner / 0.95)))
    _back_cushions(p, THICK + 0.06, w - THICK - 0.06, max(1, round(inner / 0.95)))
    legs(p, m.metal, [(u, v) for u in (0.16, w - 0.16) for v in (0.16, d - 0.14)], 0.18)
    _throw_pillow(p, w - 0.42, 0.46, m.cushion2, -0.22)
    for u, material in ((0.47, m.cushion),):
        bolster(p, material, (u, 0.5, 0.555), 0.44)
    _lamp(p, 0.05, 0.06)


def corner_sofa(p):
    """A long seat with one round arm at the right, and a chaise with a round end at the left."""
    m, w, d, depth, chaise = p.palette, p.w, p.d, 0.95, 1.0
    pulled(p, m.sofa, rounded((0.02, 0.02), (w - 0.02, depth - 0.03), (0.1, 0.26, 0.1, 0.02)), (0.17, 0.27), 0.03)
    pulled(p, m.sofa, rounded((0.02, 0.1), (chaise - 0.02, d - 0.03), (0.02, 0.02, 0.4, 0.4)), (0.17, 0.27), 0.03)
    pulled(p, m.sofa, embrace(w, depth - 0.06, THICK, 0.28), (0.19, 0.68), 0.06)
    pulled(p, m.sofa, rounded((THICK + 0.01, THICK + 0.01), (chaise, d - 0.01), (0.03, 0.03, 0.4, 0.4)), (0.27, 0.45), 0.055)
    count = max(1, round((w - chaise - THICK) / 0.95))
    _cushions(p, chaise, w - THICK - 0.01, THICK + 0.01, depth - 0.01, count)
    _back_cushions(p, THICK + 0.06, chaise, 1)
    _back_cushions(p, chaise, w - THICK - 0.06, count)
    legs(p, m.metal, [(0.16, 0.16), (w - 0.16, 0.16), (w - 0.16, depth - 0.14), (0.24, d - 0.2), (chaise - 0.24, d - 0.2)], 0.18)
    bolster(p, m.cushion, (0.5, 0.5, 0.555), 0.5)
    _throw_pillow(p, w - 0.42, 0.46, m.cushion2, -0.22)
    p.drape(m.throw, (THICK + 0.14, d - 0.78, 0.4), (chaise - 0.01, d - 0.42, 0.485), (0.0, 0.0))
    _lamp(p, w - 0.05, 0.06)


def rug(p):
    """A rug with round ends and a border."""
    m, w, d = p.palette, p.w, p.d
    r = min(w, d) * 0.42
    pulled(p, m.cushion2, rounded((0, 0), (w, d), r), (0, 0.012), 0.004)
    pulled(p, m.rug, rounded((0.03, 0.03), (w - 0.03, d - 0.03), r - 0.03), (0.002, 0.0145), 0.004)
