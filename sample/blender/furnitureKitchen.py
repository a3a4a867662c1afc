"""The kitchen run and the washing machines."""
import math

DEPTH, TALL = 0.6, 0.6
# Between two fronts; behind it lies the dark of the case.
JOINT = 0.004


def _fronts(p, u0, u1, z0, z1, v, material, grip_at):
    """Equal fronts with a grip each; grip_at is the height."""
    m = p.palette
    p.box(m.black, (u0 + 0.003, v - 0.03, z0 + 0.003), (u1 - 0.003, v - 0.021, z1 - 0.003), 0)
    count = max(1, round((u1 - u0) / 0.6))
    step = (u1 - u0) / count
    for k in range(count):
        a, b = u0 + k * step + JOINT / 2, u0 + (k + 1) * step - JOINT / 2
        p.box(material, (a, v - 0.02, z0), (b, v, z1), 0.002)
        if grip_at:
            p.box(m.metal, ((a + b) / 2 - 0.09, v, grip_at - 0.006), ((a + b) / 2 + 0.09, v + 0.018, grip_at + 0.006), 0.004)


def sink(p, u):
    """A sink with its tap."""
    m = p.palette
    p.box(m.steel, (u, 0.1, 0.905), (u + 0.56, 0.5, 0.913), 0.003)
    p.box(m.black, (u + 0.03, 0.14, 0.909), (u + 0.53, 0.47, 0.9145), 0.002)
    p.box(m.steel, (u + 0.05, 0.16, 0.9105), (u + 0.51, 0.45, 0.9155), 0.002)
    p.rod(m.metal, (u + 0.28, 0.07, 0.905), 0.014, 0.28)
    p.box(m.metal, (u + 0.268, 0.06, 1.172), (u + 0.292, 0.25, 1.192), 0.008)


def hob(p, u):
    """A hob with a pot on it."""
    m = p.palette
    p.box(m.screen, (u, 0.06, 0.906), (u + 0.56, 0.54, 0.914), 0.003)
    for du, dv, r in ((0.15, 0.15, 0.075), (0.41, 0.15, 0.1), (0.15, 0.34, 0.1), (0.41, 0.34, 0.075)):
        p.turned(m.steel, (u + du, 0.06 + dv, 0.9138), [(r, 0), (r, 0.0006)], 36)
        p.turned(m.screen, (u + du, 0.06 + dv, 0.914), [(r - 0.006, 0), (r - 0.006, 0.001)], 36)
    p.turned(m.cushion, (u + 0.41, 0.21, 0.915), [(0.085, 0), (0.09, 0.1), (0.085, 0.115), (0.012, 0.13), (0.014, 0.15)], 32)


def _wall_units(p, u0, u1):
    m = p.palette
    p.box(m.front, (u0, 0, 1.45), (u1, 0.33, 2.2), 0.003)
    _fronts(p, u0, u1, 1.445, 2.205, 0.35, m.wood, 0)
    p.box(m.strip, (u0 + 0.03, 0.27, 1.44), (u1 - 0.03, 0.285, 1.446), 0)
    p.box(m.marble, (u0, 0, 0.905), (u1, 0.014, 1.45), 0.002)


def kitchen(p):
    """Base units with worktop, sink and hob, wall units, and a tall unit with oven and fridge at the right end."""
    m, w = p.palette, p.w
    run = w - TALL
    p.box(m.front, (0, 0.02, 0.1), (run, DEPTH - 0.04, 0.87), 0.003)
    p.box(m.black, (0.01, 0.05, 0), (w - 0.01, DEPTH - 0.09, 0.1), 0)
    _fronts(p, 0, run, 0.105, 0.862, DEPTH - 0.02, m.front, 0.81)
    p.box(m.marble, (0, 0, 0.87), (run, DEPTH, 0.905), 0.004)
    sink(p, 0.3)
    at = max(1.15, w * 0.5 - 0.1)
    if at + 0.6 > run:
        at = run - 0.62
    hob(p, at)
    if p.top is None and p.item.get("wall", True):
        _wall_units(p, 0, run)
    p.box(m.wood, (run, 0, 0.1), (w, DEPTH - 0.03, 2.25), 0.003)
    p.box(m.black, (run + 0.004, DEPTH - 0.03, 0.104), (w - 0.004, DEPTH - 0.02, 2.246), 0)
    p.box(m.wood, (run + 0.003, DEPTH - 0.02, 0.105), (w - 0.003, DEPTH, 0.7), 0.003)
    p.box(m.screen, (run + 0.01, DEPTH - 0.02, 0.72), (w - 0.01, DEPTH + 0.003, 1.3), 0.006)
    p.box(m.steel, (run + 0.06, DEPTH + 0.003, 1.2), (w - 0.06, DEPTH + 0.035, 1.22), 0.006)
    p.box(m.wood, (run + 0.003, DEPTH - 0.02, 1.32), (w - 0.003, DEPTH, 2.245), 0.003)
    if at > 1.1:
        for k, (du, tall) in enumerate(((0.0, 0.2), (0.11, 0.15))):
            p.turned(m.ceramic, (run - 0.2 + du, 0.16, 0.905), [(0.045, 0), (0.048, tall - 0.03), (0.04, tall), (0.012, tall + 0.02)], 24)
    p.box(m.wood2, (0.95, 0.05, 0.905), (1.12, 0.07, 1.17), 0.006, (math.radians(-8), 0, 0))


def washer(p):
    """A washing machine with a round door; a basket on it."""
    m, w, d = p.palette, p.w, p.d
    p.box(m.ceramic, (0.005, 0.01, 0.01), (w - 0.005, d - 0.02, 0.85), 0.015)
    q = p.child(w / 2, d - 0.022, 0, 0.42)
    tilt = (math.radians(-90), 0, 0)
    q.turned(m.steel, (0, 0, 0), [(0.2, 0), (0.2, 0.03), (0.17, 0.035)], 48, tilt)
    q.turned(m.screen, (0, 0.02, 0), [(0.15, 0), (0.14, 0.03), (0.08, 0.045)], 48, tilt)
    p.box(m.screen, (0.3, d - 0.022, 0.76), (w - 0.05, d - 0.016, 0.82), 0.002)
    p.box(m.cushion2, (0.1, 0.12, 0.85), (w - 0.1, d - 0.14, 1.03), 0.04)
    p.mattress(m.linen, (0.13, 0.15, 1.0), (w - 0.13, d - 0.17, 1.07), 0.03, 0.03)
