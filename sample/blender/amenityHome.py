"""What a home has built in: the wall panel of the smart home, the inlet of the central vacuum, and a child's room."""
import math

import bpy

import interiorOutlook
import kit
from amenityRoom import lamp, room, stand, tube, window, words
from furniture import CATALOGUE
from furniturePiece import Piece
from interiorNodes import glowing, plain


def furnish(palette, root, pieces):
    for kind, rect, f in pieces:
        CATALOGUE[kind](Piece({"type": kind, "rect": rect, "f": f}, palette, root))


def soft_light(size, power):
    w, d, h = size
    lamp((w / 2, d / 2, h - 0.04), (0, 0), (w - 0.6, d - 0.6), (power, (1, 0.93, 0.84)))


def smart(palette, root):
    """A tablet in the wall beside walnut slats, a lamp on a console under it."""
    m, size = palette, (5.0, 4.0, 2.8)
    p = stand(m, root, size[:2])
    room(m, root, size, m.plank)
    for k in range(18):
        x = 0.3 + k * 0.095
        p.box(m.wood2, (x, 3.96, 0.07), (x + 0.06, 4.0, 2.8), 0.004)
    glass, case = plain("tablet glass", "#101214", 0.08, 0, 0.4), plain("case", "#d9d6d0", 0.4)
    p.box(case, (2.18, 3.975, 1.32), (2.62, 4.0, 1.62), 0.012)
    p.box(glass, (2.19, 3.97, 1.33), (2.61, 3.976, 1.61), 0.004)
    shown, warm = glowing("shown", "#f6f3ec", 1.5), glowing("shown warm", "#e2a577", 1.3)
    words("22,5\u00b0", (2.31, 3.968, 1.52), 0, 0.07, shown, 0.0005)
    for k, name in enumerate(("Drita", "Roletat", "Ngrohja", "Dera")):
        x = 2.235 + k * 0.1
        p.box(warm if k in (0, 2) else shown, (x - 0.033, 3.966, 1.385), (x + 0.033, 3.97, 1.425), 0.006)
        words(name, (x, 3.968, 1.36), 0, 0.02, shown, 0.0003)
    for k in range(5):
        p.box(warm if k < 3 else shown, (2.44 + k * 0.03, 3.966, 1.48), (2.46 + k * 0.03, 3.97, 1.50 + 0.014 * (k + 1)), 0.002)
    p.box(case, (2.82, 3.985, 1.05), (2.91, 4.0, 1.14), 0.006)
    furnish(m, root, (("console", [1.95, 3.6, 3.35, 3.98], [0, -1]), ("plant", [3.75, 3.3, 4.35, 3.9], [0, -1])))
    soft_light(size, 46)
    lamp((0.3, 1.6, 1.5), (90, -90), (1.8, 2.0), (70, (0.92, 0.96, 1)))
    kit.camera((2.62, 1.75, 1.4), (2.46, 4.0, 1.4), lens=36, level=True, shift=(0, -0.05), clip=(0.05, 50))


def vacuum(palette, root):
    """The inlet over the skirting with its hose plugged in and the floor brush on the boards."""
    m, size = palette, (4.4, 3.6, 2.7)
    p = stand(m, root, size[:2])
    room(m, root, size, m.plank)
    p.box(m.door, (0, 3.585, 0), (4.4, 3.6, 0.08), 0.004)
    case, hose, black = plain("inlet", "#f4f2ee", 0.3), plain("hose", "#6b6660", 0.45), plain("brush", "#2a2826", 0.4)
    p.box(case, (1.5, 3.58, 0.38), (1.64, 3.6, 0.52), 0.01)
    p.box(case, (1.5, 3.5, 0.515), (1.64, 3.585, 0.53), 0.006, (math.radians(-24), 0, 0))
    p.turned(m.steel, (1.57, 3.58, 0.45), [(0.026, 0), (0.026, 0.12)], 28, (math.pi / 2, 0, 0))
    way = [(1.57, 3.5, 0.45), (1.57, 3.32, 0.44), (1.56, 3.12, 0.2), (1.6, 2.85, 0.03), (1.9, 2.55, 0.026), (2.35, 2.75, 0.026), (2.45, 3.1, 0.026), (2.1, 3.2, 0.028),
           (2.0, 2.7, 0.03), (2.35, 2.3, 0.03), (2.8, 2.38, 0.2), (2.94, 2.48, 0.62), (2.93, 2.5, 0.86)]
    tube("hose", way, 0.021, hose)
    tube("pipe", [(2.93, 2.5, 0.86), (2.9, 2.44, 0.88), (2.8, 2.3, 0.7), (2.42, 1.84, 0.16), (2.36, 1.76, 0.07)], 0.017, m.steel)
    p.box(black, (2.18, 1.66, 0.005), (2.52, 1.8, 0.055), 0.02, (0, 0, math.radians(-38)))
    for k in range(7):
        tube("ring %d" % k, [(1.575, 3.42 - 0.012 * k, 0.452), (1.575, 3.414 - 0.012 * k, 0.452)], 0.0245, hose)
    furnish(m, root, (("sofa", [2.55, 2.62, 4.35, 3.52], [0, -1]), ("rug", [2.9, 0.9, 4.3, 2.4], [0, -1])))
    soft_light(size, 34)
    lamp((0.2, 1.5, 1.4), (90, -90), (1.8, 2.0), (75, (0.92, 0.96, 1)))
    kit.camera((1.2, 0.75, 0.95), (2.3, 3.0, 0.34), lens=27, clip=(0.05, 50))


def children(palette, root):
    """A bed along the wall, a desk at the window, shelves and blocks on a rug."""
    m, size = palette, (4.2, 4.4, 2.7)
    p = stand(m, root, size[:2])
    room(m, root, size, m.plank, {"north": [(1.0, 2.9, 0.85, 2.4)]})
    window(p, m, (1.3, 4.4, 0.85), (1.9, 1.55), 0)
    p.box(m.marble, (1.25, 4.28, 0.82), (3.25, 4.42, 0.85), 0.004)
    furnish(m, root, (("bed1", [0.03, 1.5, 0.98, 3.55], [1, 0]), ("desk", [1.6, 3.72, 3.0, 4.36], [0, -1]), ("shelf", [3.85, 2.2, 4.18, 3.9], [-1, 0]), ("rug", [1.5, 1.4, 3.2, 2.9], [0, -1])))
    for k, (x, y, r) in enumerate(((1.85, 1.75, 0.2), (2.12, 1.68, 0.9), (1.98, 1.98, 0.5), (2.75, 2.5, 0.2))):
        cloth = (m.cushion, m.wood, m.cushion2, m.wood2)[k]
        p.box(cloth, (x, y, 0.012), (x + 0.11, y + 0.11, 0.122), 0.008, (0, 0, r))
    p.box(m.cushion2, (2.0, 1.74, 0.122), (2.1, 1.84, 0.222), 0.008, (0, 0, 0.3))
    ball = [(0.13 * math.sin(math.pi * (k + 1) / 15), 0.13 - 0.13 * math.cos(math.pi * (k + 1) / 15)) for k in range(14)]
    p.turned(m.cushion, (2.6, 1.9, 0.01), ball, 40)
    for k, (colour, tall) in enumerate((("#e8dfcf", 0.55), ("#b8694a", 0.38), ("#7a5a40", 0.46))):
        p.box(plain("bunting %d" % k, colour, 0.9), (0.004, 1.9 + k * 0.48, 1.45), (0.02, 2.28 + k * 0.48, 1.45 + tall), 0.002)
    interiorOutlook.build(-14, 2.0)
    bpy.context.scene.world.cycles_visibility.diffuse = False
    lamp((2.25, 4.3, 1.62), (90, 180), (1.8, 1.45), (62, (0.9, 0.95, 1)))
    soft_light(size, 34)
    kit.camera((3.5, 0.3, 1.45), (1.5, 3.6, 1.45), lens=21, level=True, shift=(0, -0.08), clip=(0.05, 9000))
