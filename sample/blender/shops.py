"""What is seen through the glass of the ground floor: shops that differ in colours and in how they show their goods, and the residents' hall."""
import random

from kit import material
from model import bounds

# What the shops sell, by where they stand in SHOPS: (wall, floor, colours of the goods, how they are shown).
TRADES = (
    ("#d9c3a3", "#8a6a4c", ("#c8924f", "#a8703c", "#e0bd85"), "shelves"), ("#6f5a49", "#4d3b30", ("#d7b98f", "#3f342c"), "tables"),
    ("#cfc6b6", "#7a5f48", ("#8d3f36", "#3f5a6b", "#d8cdb8", "#5f6b4a"), "shelves"), ("#e3e4df", "#b9b4aa", ("#f1efe8", "#7fa08a", "#d5d9d6"), "shelves"),
    ("#c9cdb8", "#8b8272", ("#6f8450", "#c98f86", "#e3cf9f"), "tables"), ("#e5dccb", "#a59a8a", ("#b5493b", "#d9a441", "#5d7d4f", "#e9e3d6"), "aisles"),
    ("#dfe0dd", "#9c8f80", ("#2f3234", "#c9c4ba"), "tables"), ("#7d4a3a", "#4f3a2e", ("#e6dac6", "#3a2d26"), "tables"),
    ("#b9b2a6", "#6e675e", ("#d8d2c6", "#55504a"), "tables"), ("#cdd2bf", "#97815f", ("#8a9a62", "#d9c9a2", "#b98a5a"), "shelves"),
    ("#eeebe4", "#b8ad9c", ("#8c5a4a", "#3d5468", "#c9a45c"), "pictures"), ("#a65f43", "#5a4234", ("#e8dcc7", "#40332b"), "tables"),
)


def rack(mesh, mats, goods, x, y, size, rng):
    """Shelves between two posts with goods on every board; size: width, depth, height."""
    wide, deep, high = size
    for px in (x, x + wide - 0.05):
        mesh.box((px, y, 0), (px + 0.05, y + deep, high), mats["dark"])
    for z in (0.15 + 0.42 * level for level in range(int(high / 0.42))):
        mesh.box((x, y, z), (x + wide, y + deep, z + 0.04), mats["walnut"])
        u = x + 0.08
        while u < x + wide - 0.3:
            w = rng.uniform(0.1, 0.38)
            mesh.box((u, y + 0.04, z + 0.04), (u + w, y + deep - 0.04, z + rng.uniform(0.14, 0.33)), rng.choice(goods))
            u += w + rng.uniform(0.01, 0.14)


def counter(mesh, mats, x, y, wide, goods):
    """A counter with a till."""
    mesh.box((x, y, 0), (x + wide, y + 0.65, 1.02), mats["walnut"])
    mesh.box((x - 0.04, y - 0.04, 1.02), (x + wide + 0.04, y + 0.69, 1.08), mats["white"])
    mesh.box((x + wide - 0.5, y + 0.15, 1.08), (x + wide - 0.15, y + 0.5, 1.35), goods[0])


def hung(mesh, mats, x, y, z):
    """A lamp on its cord."""
    mesh.box((x - 0.008, y - 0.008, z), (x + 0.008, y + 0.008, 4.0), mats["dark"])
    mesh.box((x - 0.16, y - 0.16, z - 0.2), (x + 0.16, y + 0.16, z), mats["lamp"])


def shelves(mesh, mats, goods, place, rng):
    """Racks along the back wall, a counter with lamps over it."""
    x0, x1, near, deep, back = place
    for k in range(int((x1 - x0) / 1.9)):
        rack(mesh, mats, goods, x0 + 1.9 * k, min(back, back - deep * 0.45), (1.8, 0.4, 2.4), rng)
    counter(mesh, mats, x0 + (x1 - x0) * rng.uniform(0.1, 0.4), near + deep * 3.2, min(2.8, (x1 - x0) * 0.45), goods)
    for k in range(3):
        hung(mesh, mats, x0 + (x1 - x0) * (0.2 + 0.3 * k), near + deep * 3.4, 2.6)


def tables(mesh, mats, goods, place, rng):
    """Small tables with chairs, a counter at the back, lamps at different heights."""
    x0, x1, near, deep, back = place
    counter(mesh, mats, x0 + 0.5, back - deep * 1.6, (x1 - x0) * 0.6, goods)
    rack(mesh, mats, goods, x0 + 0.5, min(back, back - deep * 0.4), ((x1 - x0) * 0.6, 0.35, 2.0), rng)
    for k in range(max(2, int((x1 - x0) / 2.3))):
        x, y = x0 + 0.6 + 2.3 * k, near + deep * (1.5 + 1.1 * (k % 2))
        mesh.box((x - 0.04, y - 0.04, 0), (x + 0.04, y + 0.04, 0.72), mats["frame"])
        mesh.box((x - 0.38, y - 0.38, 0.72), (x + 0.38, y + 0.38, 0.76), mats["walnut"])
        for side in (-1, 1):
            cx = x + side * 0.68
            mesh.box((cx - 0.21, y - 0.21, 0.42), (cx + 0.21, y + 0.21, 0.47), goods[-1])
            mesh.box((cx + side * 0.19 - 0.02, y - 0.21, 0), (cx + side * 0.19 + 0.02, y + 0.21, 0.84), goods[-1])
        hung(mesh, mats, x, y, rng.uniform(2.0, 2.7))


def aisles(mesh, mats, goods, place, rng):
    """Rows of low racks behind each other, light in lines."""
    x0, x1, near, deep, back = place
    for row in range(3):
        for k in range(int((x1 - x0) / 2.3)):
            y = near + deep * (1.6 + 1.7 * row)
            rack(mesh, mats, goods, x0 + 2.3 * k, y, (1.9, 0.5, 1.5 + 0.5 * (row == 2)), rng)
        mesh.box((x0, near + deep * (1.9 + 1.7 * row), 3.6), (x1, near + deep * (2.0 + 1.7 * row), 3.66), mats["lamp"])


def pictures(mesh, mats, goods, place, rng):
    """A gallery: works on white walls, a bench."""
    x0, x1, near, deep, back = place
    x = x0 + 0.3
    while x < x1 - 1.4:
        w, h = rng.uniform(0.8, 1.5), rng.uniform(0.9, 1.6)
        mesh.box((x, back - deep * 0.06, 1.7 - h / 2), (x + w, back, 1.7 + h / 2), rng.choice(goods))
        x += w + rng.uniform(0.5, 0.9)
    mesh.box((x0 + (x1 - x0) * 0.35, near + deep * 3.4, 0.1), (x0 + (x1 - x0) * 0.65, near + deep * 3.9, 0.46), mats["walnut"])
    for k in range(4):
        mesh.box((x0 + (x1 - x0) * (0.1 + 0.25 * k), back - deep * 1.6, 3.7), (x0 + (x1 - x0) * (0.1 + 0.25 * k) + 0.14, back - deep * 1.46, 3.95), mats["lamp"])


SHOWN = {"shelves": shelves, "tables": tables, "aisles": aisles, "pictures": pictures}


def furnish_ground_floor(ground, mesh, mats, rect):
    """Floors, lit ceilings, dividing walls and each shop's own furniture behind the glass."""
    for k, shop in enumerate(ground["shops"]):
        x0, y0, x1, y1 = bounds(shop["poly"])
        south = y0 < 5
        wall, floor, goods, way = TRADES[k % len(TRADES)]
        wall, floor = (material("shop %s %s" % (part, colour), colour, 0.8, emit=colour, strength=mats["glow"]) for part, colour in (("wall", wall), ("floor", floor)))
        goods = [material("goods " + colour, colour, 0.7, emit=colour, strength=mats["glow"] * 0.6) for colour in goods]
        mesh.face([(x0, y0, 0.02), (x1, y0, 0.02), (x1, y1, 0.02), (x0, y1, 0.02)], floor)
        mesh.face([(x0, y1, 4.0), (x1, y1, 4.0), (x1, y0, 4.0), (x0, y0, 4.0)], mats["shop"])
        near, deep = (y0, 1) if south else (y1, -1)
        back = near + deep * min(6.5, y1 - y0 - 0.1)
        mesh.box((x0 + 0.1, back, 0), (x1 - 0.1, back + deep * 0.1, 4.0), wall)
        for x in (x for x in (x0, x1) if rect[0] + 1 < x < rect[2] - 1):
            mesh.box((x - 0.08, y0 + 0.4, 0), (x + 0.08, y1 - 0.4, 4.0), wall)
        SHOWN[way](mesh, mats, goods, (x0 + 0.9, x1 - 0.9, near, deep, back), random.Random(k))
    hall = bounds(ground["entranceHall"]["poly"])
    mesh.face([(hall[0], hall[1], 0.02), (hall[2], hall[1], 0.02), (hall[2], hall[3], 0.02), (hall[0], hall[3], 0.02)], mats["stone"])
    mesh.box((hall[0], 22.1, 0), (hall[2], 22.3, 4.0), mats["walnut"])
    mesh.face([(hall[0], hall[3], 4.0), (hall[2], hall[3], 4.0), (hall[2], 22.2, 4.0), (hall[0], 22.2, 4.0)], mats["shop"])
