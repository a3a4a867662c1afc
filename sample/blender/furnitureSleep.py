"""Beds, bedside tables, chests, consoles and desks."""
import math

from furnitureSeats import chair


def _lamp(p, u, v, z, size=1.0):
    m = p.palette
    p.turned(m.metal, (u, v, z), [(0.055 * size, 0), (0.055 * size, 0.012), (0.01, 0.02), (0.01, 0.2 * size)], 28)
    p.turned(m.shade, (u, v, z + 0.17 * size), [(0.1 * size, 0), (0.078 * size, 0.15 * size)], 36)


def bed(p):
    """A double bed: upholstered head, duvet, blanket over the foot, four pillows."""
    m, w, d = p.palette, p.w, p.d
    p.box(m.sofa, (-0.03, 0, 0.06), (w + 0.03, 0.09, 1.08), 0.035)
    for k in range(1, 4):
        p.box(m.sofa, (w * k / 4 - 0.003, 0.088, 0.35), (w * k / 4 + 0.003, 0.093, 1.04), 0)
    p.box(m.wood, (0.02, 0.08, 0.08), (w - 0.02, d - 0.01, 0.28), 0.02)
    p.box(m.black, (0.12, 0.2, 0), (w - 0.12, d - 0.12, 0.08), 0.005)
    p.mattress(m.linen, (0.02, 0.09, 0.26), (w - 0.02, d, 0.48), 0.01, 0.05)
    p.drape(m.linen, (0.0, 0.62, 0.3), (w, d - 0.03, 0.53), (0.3, 0.3), 0.045)
    p.drape(m.blanket, (-0.005, d - 0.72, 0.3), (w + 0.005, d - 0.2, 0.55), (0.34, 0.0))
    for u in (w * 0.27, w * 0.73):
        q = p.child(u, 0.25, 0, 0.62)
        q.pillow(m.linen, (0, 0, 0), (w * 0.44, 0.46, 0.2), (math.radians(52), 0, 0))
        q = p.child(u, 0.38, 0, 0.6)
        q.pillow(m.cushion3, (0, 0, 0), (w * 0.4, 0.42, 0.18), (math.radians(42), 0, 0))
    q = p.child(w * 0.5, 0.52, 0.06, 0.61)
    q.pillow(m.cushion, (0, 0, 0), (0.5, 0.32, 0.15), (math.radians(48), 0, 0))


def single_bed(p):
    """A child's bed along the wall, its head at the left."""
    m, w, d = p.palette, p.w, p.d
    p.box(m.wood, (0, 0.0, 0.06), (0.045, d, 0.8), 0.015)
    p.box(m.wood, (0.04, 0.02, 0.1), (w, d - 0.01, 0.3), 0.015)
    p.mattress(m.linen, (0.05, 0.03, 0.28), (w - 0.02, d - 0.02, 0.45), 0.01, 0.045)
    q = p.child(0, 0, 0)
    turned = q.child(0, d, -math.pi / 2)
    turned.drape(m.blanket, (0.03, 0.72, 0.2), (d - 0.02, w - 0.03, 0.49), (0.18, 0.16))
    q = p.child(0.34, d / 2, 0, 0.52)
    q.pillow(m.cushion3, (0, 0, 0), (0.42, 0.62, 0.17), (0, math.radians(-16), 0))
    for u, material in ((0.75, m.cushion), (1.2, m.cushion2), (1.6, m.cushion3)):
        q = p.child(u, 0.13, 0, 0.63)
        q.pillow(material, (0, 0, 0), (0.42, 0.4, 0.15), (math.radians(72), 0, 0))


def night_table(p):
    """A bedside table with a lamp and a book."""
    m, w, d = p.palette, p.w, p.d
    p.box(m.wood, (0.01, 0.01, 0.14), (w - 0.01, d, 0.48), 0.012)
    p.box(m.black, (0.02, d - 0.002, 0.305), (w - 0.02, d + 0.002, 0.31), 0)
    for u in (0.06, w - 0.06):
        for v in (0.06, d - 0.06):
            p.rod(m.metal, (u, v, 0), 0.012, 0.15)
    _lamp(p, w * 0.5, d * 0.42, 0.48)
    p.box(m.cushion2, (0.05, d - 0.17, 0.48), (0.2, d - 0.04, 0.5), 0.002)


def _case(p, height, drawers, legs=0.12):
    m, w, d = p.palette, p.w, p.d
    p.box(m.wood, (0, 0, legs), (w, d - 0.018, height), 0.008)
    rows = 3 if height > 0.7 else 1
    for k in range(drawers):
        for r in range(rows):
            low, high = legs + (height - legs) * r / rows, legs + (height - legs) * (r + 1) / rows
            p.box(m.wood, (w * k / drawers + 0.003, d - 0.018, low + 0.003), (w * (k + 1) / drawers - 0.003, d, high - 0.003), 0.003)
            mid = w * (k + 0.5) / drawers
            p.box(m.metal, (mid - 0.06, d, (low + high) / 2 - 0.005), (mid + 0.06, d + 0.016, (low + high) / 2 + 0.005), 0.003)
    for u in (0.06, w - 0.06):
        for v in (0.06, d - 0.06):
            p.rod(m.metal, (u, v, 0), 0.014, legs)


def dresser(p):
    """A chest of drawers with a round mirror over it and a vase."""
    m, w, d = p.palette, p.w, p.d
    _case(p, 0.78, 2)
    p.turned(m.ceramic, (w * 0.2, d * 0.5, 0.78), [(0.05, 0), (0.085, 0.08), (0.06, 0.2), (0.03, 0.25), (0.035, 0.28)], 32)
    p.box(m.cushion2, (w * 0.62, d * 0.3, 0.78), (w * 0.62 + 0.25, d * 0.3 + 0.18, 0.805), 0.003)


def console(p):
    """A hall console with a lamp and a bowl."""
    m, w, d = p.palette, p.w, p.d
    p.box(m.wood, (0, 0, 0.74), (w, d, 0.78), 0.008)
    p.box(m.wood, (0.03, 0.02, 0.24), (w - 0.03, d - 0.02, 0.27), 0.006)
    for u in (0.03, w - 0.05):
        for v in (0.02, d - 0.04):
            p.box(m.metal, (u, v, 0), (u + 0.02, v + 0.02, 0.74), 0.002)
    _lamp(p, 0.2, d / 2, 0.78, 1.2)
    p.turned(m.ceramic, (w - 0.28, d / 2, 0.78), [(0.05, 0), (0.09, 0.02), (0.12, 0.06), (0.11, 0.06)], 32)


def desk(p):
    """A desk with a chair in front, a lamp and a laptop."""
    m, w, d = p.palette, p.w, p.d
    p.box(m.wood, (0, 0, 0.71), (w, d, 0.74), 0.008)
    for u in (0.03, w - 0.07):
        p.box(m.metal, (u, 0.04, 0), (u + 0.04, d - 0.04, 0.71), 0.006)
    p.box(m.steel, (w * 0.36, 0.2, 0.74), (w * 0.36 + 0.32, 0.42, 0.755), 0.004)
    p.box(m.screen, (w * 0.36, 0.17, 0.75), (w * 0.36 + 0.32, 0.182, 0.96), 0.003, (math.radians(12), 0, 0))
    _lamp(p, w - 0.17, 0.17, 0.74)
    chair(p, w / 2, d + 0.1, math.pi)
