"""Bath, shower, basin and toilet."""
import math

from furnitureShapes import lofted, pulled, rounded
from interiorMesh import Faces, grid_surface, wrinkle


def bath(p):
    """A built-in tub with an inner basin, a tap and a towel."""
    m, w, d = p.palette, p.w, p.d
    for low, high in (((0, 0), (w, 0.05)), ((0, d - 0.05), (w, d)), ((0, 0), (0.06, d)), ((w - 0.06, 0), (w, d))):
        p.box(m.walltile, (*low, 0), (*high, 0.5), 0.002)
    p.box(m.ceramic, (0, 0, 0.5), (w, 0.07, 0.56), 0.015)
    p.box(m.ceramic, (0, d - 0.07, 0.5), (w, d, 0.56), 0.015)
    p.box(m.ceramic, (0, 0, 0.5), (0.09, d, 0.56), 0.015)
    p.box(m.ceramic, (w - 0.09, 0, 0.5), (w, d, 0.56), 0.015)
    _hollow(p, (0.04, 0.03, 0.12), (w - 0.04, d - 0.03, 0.555))
    p.rod(m.metal, (w - 0.05, d / 2, 0.55), 0.014, 0.18)
    p.box(m.metal, (w - 0.17, d / 2 - 0.012, 0.7), (w - 0.04, d / 2 + 0.012, 0.722), 0.008)
    p.drape(m.cushion3, (0.24, d - 0.32, 0.4), (0.62, d - 0.005, 0.57), (0.0, 0.3))
    if p.top is None:
        _towels(p, w * 0.24)
        _over_tub(p)


def _over_tub(p):
    """A shower on the wall at the tap's end, and a framed screen on the tub's edge before it."""
    m, w, d = p.palette, p.w, p.d
    u = w - 0.3
    p.rod(m.metal, (u, 0.05, 1.0), 0.011, 1.12)
    for z in (1.02, 2.08):
        p.box(m.metal, (u - 0.014, 0, z), (u + 0.014, 0.06, z + 0.028), 0.004)
    p.box(m.metal, (u - 0.012, 0.05, 2.1), (u + 0.012, 0.3, 2.12), 0.006)
    p.turned(m.metal, (u, 0.29, 2.075), [(0.1, 0), (0.1, 0.012), (0.03, 0.024)], 40)
    low, high = (w * 0.52, d - 0.04), (w - 0.02, d - 0.032)
    pane = Faces("screen")
    pane.upright(m.rail, low, (high[0], low[1]), 0.56, 2.0)
    pane.build(p.root).visible_shadow = False
    for a, b in (((low[0], 1.985), (high[0], 2.0)), ((low[0], 0.56), (low[0] + 0.014, 2.0)), ((high[0] - 0.014, 0.56), (high[0], 2.0))):
        p.box(m.metal, (a[0], low[1] - 0.005, a[1]), (b[0], high[1] + 0.005, b[1]), 0.003)


def _towels(p, u):
    """Two towels on a rail over the tub."""
    m = p.palette
    p.box(m.metal, (u - 0.06, 0.05, 1.66), (u + 0.86, 0.07, 1.68), 0.006)
    for end in (u - 0.05, u + 0.83):
        p.box(m.metal, (end, 0, 1.66), (end + 0.02, 0.06, 1.68), 0.003)
    _towel(p, m.cushion, (u, u + 0.36), 0.6)
    _towel(p, m.cushion3, (u + 0.44, u + 0.8), 0.48)


def _towel(p, material, span, drop):
    """Thick cloth over the rail: longer before it than behind, with a few folds that open downwards."""
    (u0, u1), rail, r = span, (0.06, 1.672), 0.019
    lengths = (drop, math.pi * r, drop * 0.82)

    def hang(a, b):
        s, u = b * sum(lengths), u0 + (u1 - u0) * a
        if s < lengths[0]:
            v, z = rail[0] + r, rail[1] - lengths[0] + s
        elif s < lengths[0] + lengths[1]:
            turn = (s - lengths[0]) / r
            v, z = rail[0] + r * math.cos(turn), rail[1] + r * math.sin(turn)
        else:
            v, z = rail[0] - r, rail[1] - (s - lengths[0] - lengths[1])
        low = max(0.0, rail[1] - z)
        fold = 0.02 * math.sin(a * 11 + p.seed) + 0.012 * wrinkle(u * 3, z, p.seed, 3.0)
        return u + 0.012 * low * math.sin(z * 9 + p.seed), v + fold * min(1.0, 2.2 * low) * (1 if v > rail[0] else 0.3), z
    item = p._add(grid_surface("towel", material, (40, 60), hang), (0, 0, 0))
    thick = item.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.008, 0


def _hollow(p, low, high):
    """The inside of the tub: a rounded bowl seen from above."""
    (x0, y0, z0), (x1, y1, z1) = low, high

    def bowl(u, v):
        a, b = 2 * u - 1, 2 * v - 1
        edge = max(abs(a), abs(b))
        round_off = 1 - 0.05 * (a * a * b * b)
        x, y = (x0 + x1) / 2 + a * (x1 - x0) / 2 * round_off, (y0 + y1) / 2 + b * (y1 - y0) / 2 * round_off
        return x, y, z0 + (z1 - z0) * max(0.0, (edge - 0.62) / 0.38) ** 1.8
    p._add(grid_surface("tub", p.palette.ceramic, (40, 28), bowl), (0, 0, 0))


def shower(p):
    """A flat tray with a glass side and a rain head."""
    m, w, d = p.palette, p.w, p.d
    p.box(m.ceramic, (0, 0, 0), (w, d, 0.03), 0.01)
    p.box(m.steel, (w / 2 - 0.06, d / 2 - 0.06, 0.03), (w / 2 + 0.06, d / 2 + 0.06, 0.033), 0.002)
    pane = p.box(m.rail, (0.0, d - 0.008, 0.03), (w * 0.6, d, 2.0), 0)
    if pane:
        pane.visible_shadow = False
    for low, high in (((0, 1.97), (w * 0.6, 2.0)), ((0, 0.03), (w * 0.6, 0.045)), ((0, 0.03), (0.02, 2.0)), ((w * 0.6 - 0.012, 0.03), (w * 0.6, 2.0))):
        p.box(m.metal, (low[0], d - 0.015, low[1]), (high[0], d + 0.007, high[1]), 0.003)
    p.rod(m.metal, (w / 2, 0.04, 0.9), 0.012, 1.2)
    p.turned(m.metal, (w / 2, 0.26, 2.08), [(0.12, 0), (0.12, 0.012)], 40)


def basin(p):
    """A hanging cabinet with a bowl, tap and a mirror over it."""
    m, w, d = p.palette, p.w, p.d
    p.box(m.wood, (0.01, 0, 0.42), (w - 0.01, d - 0.02, 0.78), 0.006)
    p.box(m.black, (0.012, d - 0.021, 0.6), (w - 0.012, d - 0.0185, 0.604), 0)
    p.box(m.ceramic, (0, 0, 0.78), (w, d, 0.82), 0.01)
    a, b, v = min(0.24, w / 2 - 0.05), d * 0.31, d * 0.56
    q = p.child(w / 2, v, 0, 0.82)
    bowl = q.turned(m.ceramic, (0, 0, 0), [(0.8, 0), (0.97, 0.05), (1.0, 0.09), (0.95, 0.09), (0.8, 0.05), (0.5, 0.03)], 48)
    if bowl:
        bowl.scale = (a, b, 1)
        q.turned(m.metal, (0, 0, 0.03), [(0.022, 0), (0.022, 0.004), (0.012, 0.006)])
    p.rod(m.metal, (w / 2, 0.06, 0.82), 0.013, 0.2)
    p.box(m.metal, (w / 2 - 0.011, 0.05, 1.0), (w / 2 + 0.011, 0.19, 1.02), 0.007)
    if p.top is None:
        p.box(m.metal, (0.03, 0, 1.15), (w - 0.03, 0.018, 1.95), 0.01)
        p.box(m.mirror, (0.042, 0.01, 1.162), (w - 0.042, 0.021, 1.938), 0)
        p.box(m.strip, (0.06, 0.004, 1.96), (w - 0.06, 0.03, 1.985), 0.004)
    p.turned(m.cushion2, (w - 0.09, 0.1, 0.82), [(0.028, 0), (0.03, 0.11), (0.012, 0.13), (0.012, 0.16)], 24)


def toilet(p):
    """A toilet with a hidden cistern."""
    m, w, d = p.palette, p.w, p.d
    p.box(m.walltile, (-0.04, 0, 0), (w + 0.04, 0.14, 1.08), 0.002)
    p.box(m.ceramic, (w / 2 - 0.1, 0.135, 0.94), (w / 2 + 0.1, 0.148, 1.04), 0.004)
    half, back = w / 2 - 0.015, 0.14
    rings = ((0.52, 0.66, 0.1), (0.62, 0.74, 0.16), (0.84, 0.9, 0.27), (0.97, 0.985, 0.35), (1.0, 1.0, 0.385), (0.985, 0.99, 0.4))
    lofted(p, m.ceramic, [(rounded((w / 2 - half * a, back), (w / 2 + half * a, back + (d - back) * b), (0.03, 0.03, half * a, half * a)), z) for a, b, z in rings])
    lid = rounded((w / 2 - half, back + 0.02), (w / 2 + half, d), (0.05, 0.05, half, half))
    pulled(p, m.ceramic, lid, (0.404, 0.418), 0.004)
    pulled(p, m.ceramic, lid, (0.42, 0.442), 0.01)
    p.turned(m.linen, (w + 0.12, 0.1, 0.62), [(0.055, 0), (0.055, 0.1)], 24, (math.radians(-90), 0, 0))
