"""Sofas, chairs, tables, rugs and the television board."""
import math

from furnitureProps import lay_coffee_table, lay_table
from furnitureShapes import bar, curved_back, pulled, rounded


def chair(piece, u, v, turn):
    """A dining chair whose sitter looks along +v at turn 0."""
    p = piece.child(u, v, turn)
    m = p.palette
    for x, y in ((-0.19, 0.17), (0.19, 0.17), (-0.19, -0.17), (0.19, -0.17)):
        bar(p, m.black, [(x, y, 0.43), (x * 1.12, y * 1.2, 0.0)], 0.011)
    pulled(p, m.chair, rounded((-0.235, -0.22), (0.235, 0.235), (0.05, 0.05, 0.09, 0.09)), (0.425, 0.49), 0.028)
    for x in (-0.16, 0.16):
        bar(p, m.black, [(x, -0.1, 0.418), (x, -0.24, 0.425), (x, -0.268, 0.45), (x, -0.325, 0.62), (x, -0.347, 0.76)], 0.01)
    back = p.child(0, -0.225, 0, 0.57)
    back.root.rotation_euler[0] = math.radians(9)
    pulled(back, m.chair, curved_back(0.44, 0.05, 0.05), (0, 0.29), 0.022)


def _seat_run(p, u0, u1, depth, back=0.2):
    m = p.palette
    count = max(1, round((u1 - u0) / 0.85))
    step = (u1 - u0) / count
    for k in range(count):
        a, b = u0 + k * step + 0.008, u0 + (k + 1) * step - 0.008
        p.mattress(m.sofa, (a, back + 0.02, 0.26), (b, depth - 0.01, 0.44), 0.03, 0.055)
        q = p.child((a + b) / 2, back + 0.085, 0, 0.61)
        q.pillow(m.sofa, (0, 0, 0), (b - a, 0.44, 0.24), (math.radians(78), 0, 0))


def _throw_pillow(p, u, v, material, turn=0.0, size=0.44):
    q = p.child(u, v, turn, 0.63)
    q.pillow(material, (0, 0, 0), (size, size, 0.17), (math.radians(68), 0, 0))


def _sofa_body(p, w, depth, left_arm=True):
    m = p.palette
    p.box(m.sofa, (0.02, 0.03, 0.1), (w - 0.02, depth - 0.03, 0.27), 0.03)
    p.box(m.sofa, (0, 0, 0.1), (w, 0.2, 0.7), 0.06)
    p.box(m.sofa, (w - 0.17, 0, 0.1), (w, depth, 0.56), 0.06)
    if left_arm:
        p.box(m.sofa, (0, 0, 0.1), (0.17, depth, 0.56), 0.06)
    for u in (0.1, w - 0.1):
        for v in (0.1, depth - 0.1):
            p.rod(m.black, (u, v, 0), 0.018, 0.11)


def sofa(p):
    """A sofa with two arms."""
    m = p.palette
    _sofa_body(p, p.w, p.d)
    _seat_run(p, 0.17, p.w - 0.17, p.d)
    _throw_pillow(p, 0.42, 0.42, m.cushion, 0.15)
    _throw_pillow(p, 0.78, 0.44, m.cushion3, -0.1)
    _throw_pillow(p, p.w - 0.42, 0.42, m.cushion2, -0.2)


def corner_sofa(p):
    """An L sofa: the long seat along the back, the chaise on the left."""
    m = p.palette
    depth, chaise = 0.95, 0.98
    _sofa_body(p, p.w, depth, left_arm=False)
    p.box(m.sofa, (0.02, 0.1, 0.1), (chaise - 0.02, p.d - 0.02, 0.27), 0.03)
    p.box(m.sofa, (0, 0, 0.1), (0.17, depth, 0.56), 0.06)
    p.mattress(m.sofa, (0.18, 0.22, 0.26), (chaise - 0.01, p.d - 0.01, 0.44), 0.025, 0.06)
    q = p.child((0.17 + chaise) / 2, 0.285, 0, 0.61)
    q.pillow(m.sofa, (0, 0, 0), (chaise - 0.18, 0.44, 0.24), (math.radians(78), 0, 0))
    _seat_run(p, chaise, p.w - 0.17, depth)
    for u in (0.08, chaise - 0.08):
        p.rod(m.black, (u, p.d - 0.1, 0), 0.018, 0.11)
    _throw_pillow(p, 0.42, 0.44, m.cushion, 0.2)
    _throw_pillow(p, 0.8, 0.46, m.cushion3, -0.12)
    _throw_pillow(p, p.w - 0.42, 0.42, m.cushion2, -0.22)
    p.drape(m.throw, (0.3, p.d - 0.62, 0.4), (chaise - 0.015, p.d - 0.02, 0.475), (0.0, 0.2))


def coffee_table(p):
    """A low table with a wooden top."""
    m, w, d = p.palette, p.w, p.d
    p.box(m.wood2, (0, 0, 0.3), (w, d, 0.345), 0.02)
    for u in (0.1, w - 0.1):
        p.box(m.metal, (u - 0.015, 0.08, 0), (u + 0.015, d - 0.08, 0.3), 0.004)
    lay_coffee_table(p, 0.345)


def rug(p):
    """A rug with a border."""
    m, w, d = p.palette, p.w, p.d
    p.box(m.rug, (0, 0, 0.0), (w, d, 0.014), 0.007)
    for a, b in (((0.1, 0.1), (w - 0.1, 0.13)), ((0.1, d - 0.13), (w - 0.1, d - 0.1)), ((0.1, 0.13), (0.13, d - 0.13)), ((w - 0.13, 0.13), (w - 0.1, d - 0.13))):
        p.box(m.cushion2, (*a, 0.004), (*b, 0.0155), 0.001)


def television(p):
    """A hanging board, slats behind it and the screen."""
    m, w, d = p.palette, p.w, p.d
    count = int((w + 0.5) / 0.085)
    height = 2.72 if p.top is None else p.top
    for k in range(count):
        u = -0.25 + k * 0.085
        p.box(m.wood2, (u, 0.0, 0.02), (u + 0.05, 0.022, height), 0.004)
    p.box(m.wood, (0, 0.022, 0.2), (w, d, 0.5), 0.01)
    for k in range(1, 3):
        p.box(m.black, (w * k / 3 - 0.002, d - 0.002, 0.21), (w * k / 3 + 0.002, d + 0.002, 0.49), 0)
    p.box(m.screen, (w * 0.06, 0.03, 0.78), (w * 0.94, 0.065, 1.58), 0.008)
    p.turned(m.cushion2, (w * 0.12, d * 0.6, 0.5), [(0.05, 0), (0.075, 0.06), (0.06, 0.16), (0.03, 0.2), (0.032, 0.24)], 32)
    p.box(m.cushion, (w * 0.74, d * 0.3, 0.5), (w * 0.74 + 0.24, d * 0.3 + 0.17, 0.525), 0.003)


def _table_top(p, u0, v0, u1, v1):
    m = p.palette
    p.box(m.wood, (u0, v0, 0.715), (u1, v1, 0.75), 0.012)
    for u in (u0 + 0.09, u1 - 0.09):
        for v in (v0 + 0.08, v1 - 0.08):
            p.rod(m.wood2 if p.palette.kit["metal"] == "#2a2725" else m.black, (u, v, 0), 0.024, 0.716)


def dining_table(p):
    """A table with chairs on both long sides."""
    w, d, seats = p.w, p.d, p.item.get("seats", 4)
    per_side = seats // 2
    for k in range(per_side):
        u = w * (k + 0.5) / per_side
        chair(p, u, 0.4, 0)
        chair(p, u, d - 0.4, math.pi)
    _table_top(p, 0.02, 0.5, w - 0.02, d - 0.5)
    lay_table(p, 0.75)


def wall_table(p):
    """A small table that stands against the wall."""
    w, d = p.w, p.d
    if w > 1:
        for u in (w * 0.28, w * 0.72):
            chair(p, u, d - 0.26, math.pi)
        _table_top(p, 0.01, 0.02, w - 0.01, d - 0.45)
    else:
        chair(p, w / 2, d - 0.22, math.pi)
        _table_top(p, 0.01, 0.02, w - 0.01, d - 0.3)
    p.turned(p.palette.ceramic, (w * 0.5, 0.22, 0.75), [(0.035, 0), (0.055, 0.07), (0.03, 0.17), (0.035, 0.2)], 28)
