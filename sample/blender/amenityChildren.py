"""The children's room: a bed along the wall, a desk at the window, shelves, blocks on a rug."""
import math

import amenityModel
from amenityRoom import stand, window
from furniture import CATALOGUE
from furniturePiece import Piece
from furnitureShapes import bar
from interiorMesh import Faces
from interiorNodes import plain

WALL = amenityModel.WALL
WIDE, DEEP, HIGH = 4.6, 4.4, 2.6
# The window in the west wall: from, to, low, high.
WINDOW = (1.3, 3.3, 0.85, 2.3)


def blocks(p, m):
    """A small tower of building blocks, and some that lie about."""
    for k, (x, y, r) in enumerate(((2.1, 1.35, 0.2), (2.4, 1.28, 0.9), (2.24, 1.58, 0.5), (2.95, 2.0, 0.2))):
        cloth = (m.cushion, m.wood, m.cushion2, m.wood2)[k]
        p.box(cloth, (x, y, 0.012), (x + 0.12, y + 0.12, 0.132), 0.008, (0, 0, r))
    p.box(m.cushion2, (2.25, 1.34, 0.132), (2.36, 1.45, 0.242), 0.008, (0, 0, 0.3))


def tent(p, m):
    """Four poles that meet, and linen between them on three sides."""
    top, half, foot = (0.0, 0.0, 1.55), 0.55, 0.0
    feet = [(-half, -half), (half, -half), (half, half), (-half, half)]
    faces = Faces("tent")
    for k in (1, 2, 3):
        (ax, ay), (bx, by) = feet[k], feet[(k + 1) % 4]
        faces.add(m.linen, [(ax, ay, foot), (bx, by, foot), top])
        faces.add(m.linen, [top, (bx * 0.985, by * 0.985, foot), (ax * 0.985, ay * 0.985, foot)])
    faces.build(p.root)
    for x, y in feet:
        bar(p, m.wood, [(x, y, 0), (0, 0, 1.55), (-x * 0.12, -y * 0.12, 1.74)], 0.014)


def children(palette, root):
    m, p = palette, stand(palette, root, (WIDE, DEEP))
    amenityModel.slab(m, root, (-WALL, 0, WIDE, DEEP + WALL, 0), m.plank)
    amenityModel.wall(m, root, (-WALL, 0, 0, DEEP), HIGH, [WINDOW])
    amenityModel.wall(m, root, (-WALL, DEEP, WIDE, DEEP + WALL), HIGH)
    window(p, m, (-0.2, WINDOW[0], WINDOW[2]), (WINDOW[1] - WINDOW[0], WINDOW[3] - WINDOW[2]), 1)
    p.box(m.door, (-0.14, WINDOW[0] - 0.04, WINDOW[2] - 0.03), (0.05, WINDOW[1] + 0.04, WINDOW[2]), 0.004)
    pieces = (("desk", [0.04, 1.6, 0.68, 3.1], [1, 0]), ("bed1", [1.9, DEEP - 1.0, 4.0, DEEP - 0.03], [0, -1]), ("shelf", [0.5, DEEP - 0.34, 1.7, DEEP - 0.01], [0, -1]),
              ("rug", [1.75, 0.9, 3.65, 2.6], [0, -1]), ("night", [4.02, DEEP - 0.45, 4.4, DEEP - 0.04], [0, -1]))
    for kind, rect, f in pieces:
        CATALOGUE[kind](Piece({"type": kind, "rect": rect, "f": f}, m, root))
    blocks(p, m)
    tent(p.child(0.95, 0.72, math.radians(40)), m)
    ball = [(0.13 * math.sin(math.pi * (k + 1) / 15), 0.13 - 0.13 * math.cos(math.pi * (k + 1) / 15)) for k in range(14)]
    p.turned(m.cushion, (3.3, 1.2, 0.01), ball, 40)
    for k, (colour, tall) in enumerate((("#e8dfcf", 0.46), ("#b8694a", 0.32), ("#7a5a40", 0.4))):
        p.box(plain("picture %d" % k, colour, 0.9), (2.15 + k * 0.48, DEEP - 0.025, 1.4), (2.53 + k * 0.48, DEEP - 0.004, 1.4 + tall), 0.002)
    amenityModel.ground()
    points = amenityModel.corners_of((-WALL, 0, amenityModel.GROUND, WIDE, DEEP, 0), (-WALL, 0, 0, 0, DEEP + WALL, HIGH), (0, DEEP, 0, WIDE, DEEP + WALL, HIGH))
    amenityModel.look(points, -38, 29, 4 / 3)
