"""What lies on tables: each apartment has its own."""
import math


def _bowl(p, place, size):
    p.turned(p.palette.ceramic, place, [(0.35 * size, 0), (0.72 * size, 0.17 * size), (size, 0.44 * size), (0.93 * size, 0.44 * size), (0.61 * size, 0.19 * size)], 40)


def _fruit(p, z):
    """A bowl with three apples."""
    u, v, m = p.w / 2, p.d / 2, p.palette
    _bowl(p, (u, v, z), 0.18)
    for a, b in ((-0.05, 0.02), (0.05, 0.03), (0.0, -0.05)):
        p.turned(m.cushion, (u + a, v + b, z + 0.035), [(0.005, 0), (0.03, 0.012), (0.038, 0.036), (0.028, 0.062), (0.005, 0.07)], 20)


def _twigs(p, z):
    """A tall vase with bare twigs and a small bowl beside it."""
    u, v, m = p.w / 2, p.d / 2, p.palette
    p.turned(m.cushion2, (u, v, z), [(0.05, 0), (0.085, 0.07), (0.075, 0.17), (0.032, 0.24), (0.036, 0.27)], 36)
    for k in range(7):
        turn, lean = k * 2.4, 0.16 + 0.05 * (k % 3)
        p.rod(m.wood2, (u, v, z + 0.2), 0.0035, 0.38 + 0.05 * (k % 4), (lean * math.sin(turn), lean * math.cos(turn), 0))
    _bowl(p, (u + 0.3, v + 0.04, z), 0.08)


def _candles(p, z):
    """Three candles on a tray."""
    u, v, m = p.w / 2, p.d / 2, p.palette
    p.box(m.wood2, (u - 0.24, v - 0.09, z), (u + 0.24, v + 0.09, z + 0.018), 0.008)
    for du, tall in ((-0.14, 0.1), (0.0, 0.19), (0.13, 0.14)):
        p.turned(m.metal, (u + du, v, z + 0.018), [(0.042, 0), (0.042, 0.012), (0.02, 0.016)], 28)
        p.rod(m.linen, (u + du, v, z + 0.03), 0.026, tall)


def _books(p, z):
    """A bowl and two books."""
    w, d, m = p.w, p.d, p.palette
    _bowl(p, (w * 0.68, d * 0.5, z), 0.145)
    p.box(m.cushion3, (w * 0.18, d * 0.28, z), (w * 0.18 + 0.26, d * 0.28 + 0.19, z + 0.027), 0.003)
    p.box(m.cushion, (w * 0.18 + 0.02, d * 0.28 + 0.015, z + 0.027), (w * 0.18 + 0.24, d * 0.28 + 0.17, z + 0.05), 0.003)


def _tray(p, z):
    """A round tray with a jug and two cups."""
    u, v, m = p.w * 0.6, p.d * 0.5, p.palette
    p.turned(m.metal, (u, v, z), [(0.18, 0), (0.185, 0.016), (0.178, 0.016), (0.172, 0.006)], 44)
    p.turned(m.ceramic, (u - 0.06, v + 0.03, z + 0.006), [(0.045, 0), (0.06, 0.05), (0.05, 0.12), (0.034, 0.16), (0.04, 0.19)], 32)
    for du, dv in ((0.07, 0.05), (0.05, -0.07)):
        p.turned(m.ceramic, (u + du, v + dv, z + 0.006), [(0.024, 0), (0.036, 0.055), (0.031, 0.055)], 24)


def _vase(p, z):
    """A round vase, a thick book and a small box on it."""
    w, d, m = p.w, p.d, p.palette
    p.turned(m.cushion2, (w * 0.7, d * 0.5, z), [(0.05, 0), (0.105, 0.07), (0.1, 0.13), (0.035, 0.19), (0.04, 0.205)], 40)
    p.box(m.cushion, (w * 0.2, d * 0.3, z), (w * 0.2 + 0.28, d * 0.3 + 0.2, z + 0.045), 0.003)
    p.box(m.wood, (w * 0.2 + 0.08, d * 0.3 + 0.05, z + 0.045), (w * 0.2 + 0.2, d * 0.3 + 0.15, z + 0.095), 0.006)


DINING, COFFEE = (_fruit, _twigs, _candles), (_books, _tray, _vase)


def lay_table(p, z):
    """On a dining table whose top is at z."""
    DINING[(p.palette.number + p.palette.number // 3) % len(DINING)](p, z)


def lay_coffee_table(p, z):
    """On a low table whose top is at z."""
    COFFEE[(p.palette.number // 2) % len(COFFEE)](p, z)
