"""The second family's kitchen: fluted base fronts, an open shelf over the worktop, a plain tall unit."""
import math

from furnitureKitchen import DEPTH, TALL, hob, sink
from furnitureShapes import fluted_front, pulled, rounded


def _base(p, run):
    """Fluted fronts under a line of shadow, the worktop over them."""
    m = p.palette
    p.box(m.front, (0, 0.02, 0.1), (run, DEPTH - 0.055, 0.87), 0.003)
    p.box(m.black, (0.003, DEPTH - 0.055, 0.105), (run - 0.003, DEPTH - 0.04, 0.83), 0)
    count = max(1, round(run / 0.6))
    for k in range(count):
        pulled(p, m.wood, fluted_front(run * k / count + 0.003, run * (k + 1) / count - 0.003, DEPTH - 0.018), (0.105, 0.83), 0)
    p.box(m.metal, (0, DEPTH - 0.05, 0.835), (run, DEPTH - 0.04, 0.868), 0)
    p.box(m.marble, (0, 0, 0.87), (run, DEPTH, 0.905), 0.004)


def _open_shelf(p, run):
    """Stone up to a board for bowls and glasses, a strip of light under it."""
    m = p.palette
    p.box(m.marble, (0, 0, 0.905), (run, 0.014, 1.5), 0.002)
    pulled(p, m.wood, rounded((0, 0), (run, 0.24), (0, 0, 0, 0.1)), (1.5, 1.535), 0.006)
    p.box(m.strip, (0.04, 0.2, 1.494), (run - 0.04, 0.212, 1.5), 0)
    u, k = 0.22, 0
    while u < run - 0.2:
        if k % 3 == 0:
            for n in range(4):
                p.turned(m.ceramic, (u, 0.12, 1.535 + 0.026 * n), [(0.04, 0), (0.075, 0.02), (0.085, 0.045), (0.08, 0.045), (0.05, 0.02)], 32)
        elif k % 3 == 1:
            p.turned(m.cushion2, (u, 0.12, 1.535), [(0.04, 0), (0.07, 0.05), (0.06, 0.14), (0.03, 0.19), (0.034, 0.22)], 32)
        else:
            for n in range(3):
                p.turned(m.ceramic, (u + 0.09 * n - 0.09, 0.12, 1.535), [(0.026, 0), (0.036, 0.07), (0.032, 0.07)], 24)
        u, k = u + 0.46, k + 1


def _tall(p, run):
    """Oven and fridge behind plain fronts."""
    m, w = p.palette, p.w
    p.box(m.front, (run, 0, 0.1), (w, DEPTH - 0.03, 2.25), 0.003)
    p.box(m.black, (run + 0.004, DEPTH - 0.03, 0.104), (w - 0.004, DEPTH - 0.02, 2.246), 0)
    p.box(m.front, (run + 0.003, DEPTH - 0.02, 0.105), (w - 0.003, DEPTH, 0.7), 0.003)
    p.box(m.screen, (run + 0.01, DEPTH - 0.02, 0.72), (w - 0.01, DEPTH + 0.003, 1.3), 0.006)
    p.box(m.metal, (run + 0.06, DEPTH + 0.003, 1.2), (w - 0.06, DEPTH + 0.03, 1.215), 0.006)
    p.box(m.front, (run + 0.003, DEPTH - 0.02, 1.32), (w - 0.003, DEPTH, 2.245), 0.003)
    p.rod(m.metal, (run + 0.05, DEPTH + 0.02, 1.4), 0.007, 0.6)


def kitchen(p):
    """Base units with worktop, sink and hob, a shelf over them, and a tall unit with oven and fridge at the right end."""
    m, w = p.palette, p.w
    run = w - TALL
    p.box(m.black, (0.01, 0.05, 0), (w - 0.01, DEPTH - 0.09, 0.1), 0)
    _base(p, run)
    sink(p, 0.3)
    hob(p, min(max(1.15, w * 0.5 - 0.1), run - 0.62))
    if p.top is None and p.item.get("wall", True):
        _open_shelf(p, run)
    _tall(p, run)
    p.turned(m.wood2, (run - 0.16, 0.2, 0.905), [(0.05, 0), (0.055, 0.14), (0.05, 0.16), (0.04, 0.16)], 32)
    for k in range(3):
        p.rod(m.wood, (run - 0.17 + 0.02 * k, 0.2, 0.95), 0.006, 0.26, (math.radians(6 * k - 6), math.radians(8 * k - 8), 0))
    p.turned(m.ceramic, (0.98, 0.18, 0.905), [(0.06, 0), (0.12, 0.04), (0.15, 0.075), (0.14, 0.075), (0.09, 0.03)], 40)
