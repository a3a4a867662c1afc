"""Wardrobes, closets and open shelves."""
import random


def wardrobe(p):
    """Doors of half a metre in the kit's wood, thin handles."""
    m, w, d = p.palette, p.w, p.d
    top = 2.35
    p.box(m.wood, (0, 0, 0.06), (w, d - 0.022, top), 0.004)
    p.box(m.black, (0.02, 0.02, 0), (w - 0.02, d - 0.06, 0.06), 0)
    count = max(2, round(w / 0.5))
    for k in range(count):
        a, b = w * k / count + 0.002, w * (k + 1) / count - 0.002
        p.box(m.wood, (a, d - 0.022, 0.065), (b, d, top - 0.005), 0.003)
        grip = b - 0.035 if k % 2 == 0 else a + 0.035
        p.box(m.metal, (grip - 0.006, d, 0.95), (grip + 0.006, d + 0.02, 1.25), 0.004)


def closet(p):
    """A hall closet: coats behind plain fronts."""
    wardrobe(p)


def shelf(p):
    """Open shelves with books, boxes and vases."""
    m, w, d = p.palette, p.w, p.d
    rand, top = random.Random(round(p.seed * 100)), 2.0
    for u in (0, w - 0.022):
        p.box(m.wood, (u, 0, 0), (u + 0.022, d, top), 0.003)
    p.box(m.wood, (0.02, 0, 0.02), (w - 0.02, 0.008, top), 0)
    levels = [0.06, 0.42, 0.78, 1.14, 1.5, 1.86]
    for z in levels + [top - 0.022]:
        p.box(m.wood, (0.02, 0, z), (w - 0.02, d - 0.005, z + 0.022), 0.002)
    colours = (m.cushion, m.cushion2, m.cushion3, m.linen, m.throw, m.wood2)
    for z in levels[:5]:
        u = 0.05
        while u < w - 0.12:
            kind = rand.random()
            if kind < 0.5:
                for _ in range(rand.randint(3, 7)):
                    thick, tall = rand.uniform(0.018, 0.04), rand.uniform(0.19, 0.28)
                    if u + thick < w - 0.05:
                        p.box(rand.choice(colours), (u, 0.03, z + 0.022), (u + thick - 0.001, 0.03 + min(d - 0.06, 0.2), z + 0.022 + tall), 0.002)
                    u += thick
            elif kind < 0.75 and u + 0.3 < w - 0.04:
                p.box(rand.choice(colours[1:4]), (u, 0.02, z + 0.022), (u + 0.28, d - 0.03, z + 0.23), 0.01)
                u += 0.3
            elif u + 0.16 < w - 0.04:
                r = rand.uniform(0.05, 0.07)
                p.turned(m.ceramic, (u + 0.08, d * 0.5, z + 0.022), [(r * 0.6, 0), (r, 0.07), (r * 0.7, 0.15), (r * 0.4, 0.19), (r * 0.45, 0.21)], 24)
                u += 0.18
            u += rand.uniform(0.03, 0.12)
