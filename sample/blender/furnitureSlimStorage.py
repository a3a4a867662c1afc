"""The second family's wardrobes with fluted doors and its open shelves in slim metal frames."""
import random

from furnitureShapes import fluted_front, pulled, rounded


def wardrobe(p):
    """Plain and fluted doors in turn, with long slim handles."""
    m, w, d = p.palette, p.w, p.d
    top = 2.35
    p.box(m.front, (0, 0, 0.06), (w, d - 0.022, top), 0.004)
    p.box(m.black, (0.02, 0.02, 0), (w - 0.02, d - 0.06, 0.06), 0)
    count = max(2, round(w / 0.5))
    for k in range(count):
        a, b = w * k / count + 0.002, w * (k + 1) / count - 0.002
        if k % 2 == 0:
            pulled(p, m.wood, fluted_front(a, b, d + 0.002), (0.065, top - 0.005), 0)
        else:
            p.box(m.front, (a, d - 0.022, 0.065), (b, d, top - 0.005), 0.003)
        grip = b - 0.03 if k % 2 == 0 else a + 0.03
        p.rod(m.metal, (grip, d + 0.022, 0.8), 0.007, 0.7)
        for z in (0.85, 1.44):
            p.box(m.metal, (grip - 0.004, d, z), (grip + 0.004, d + 0.022, z + 0.008), 0)


def closet(p):
    """A hall closet: coats behind the same doors."""
    wardrobe(p)


def _row(p, rand, z):
    """Books that stand and lie, and something round, on one board."""
    m, w, d = p.palette, p.w, p.d
    colours, u = (m.cushion, m.cushion2, m.cushion3, m.linen, m.throw), 0.06
    while u < w - 0.25:
        kind = rand.random()
        if kind < 0.4:
            for _ in range(rand.randint(3, 6)):
                thick = rand.uniform(0.018, 0.038)
                p.box(rand.choice(colours), (u, 0.05, z), (u + thick - 0.001, 0.05 + min(d - 0.08, 0.19), z + rand.uniform(0.18, 0.25)), 0.002)
                u += thick
                if u > w - 0.1:
                    break
        elif kind < 0.65:
            for n in range(rand.randint(2, 3)):
                p.box(rand.choice(colours), (u + 0.01 * n, 0.05, z + 0.026 * n), (u + 0.2, 0.05 + min(d - 0.08, 0.17), z + 0.026 * n + 0.024), 0.002)
            u += 0.22
        else:
            r = rand.uniform(0.05, 0.075)
            p.turned(rand.choice((m.ceramic, m.cushion2)), (u + r, d * 0.5, z), [(r * 0.4, 0), (r * 0.9, r * 0.5), (r, r), (r * 0.8, r * 1.5), (r * 0.4, r * 1.9), (r * 0.45, r * 2.1)], 28)
            u += 2 * r
        u += rand.uniform(0.08, 0.22)


def shelf(p):
    """Wooden boards between slim metal uprights, open at the back."""
    m, w, d = p.palette, p.w, p.d
    rand, top = random.Random(round(p.seed * 100)), 2.0
    for u in (0.012, w - 0.012):
        for v in (0.02, d - 0.02):
            p.rod(m.metal, (u, v, 0), 0.009, top if p.top is None else min(top, p.top))
    for z in (0.12, 0.5, 0.88, 1.26, 1.64, top - 0.02):
        pulled(p, m.wood, rounded((0, 0), (w, d), 0.03), (z, z + 0.02), 0.004)
    for z in (0.14, 0.52, 0.9, 1.28, 1.66):
        _row(p, rand, z)
