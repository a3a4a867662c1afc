"""The lobby: glass doors with an intercom, letter boxes, a concierge desk before walnut slats, a bench, two lifts, the foot of the stair."""
import math

import amenityModel
from amenityRoom import stand, tube, words
from furniture import CATALOGUE
from furniturePiece import Piece
from furnitureShapes import fluted_front, pulled, rounded
from interiorNodes import glowing, plain

WIDE, DEEP, HIGH = 11.7, 6.9, 3.1
WALL = amenityModel.WALL
# The doors in the west wall: from, to, low, high.
DOORS = (0.8, 4.2, 0.0, 2.72)
STEPS, RISE, GOING = 17, HIGH / 17, 0.27


def entrance(p, m, steel):
    """Two glass leaves between fixed panes, one of them open, under a canopy; outside a mat of stone and the bell board."""
    y0, y1, _, top = DOORS
    for y in (y0, y0 + 0.85, y1 - 0.85, y1):
        p.box(m.frame, (-0.2, y - 0.03, 0), (-0.12, y + 0.03, top), 0.004)
    for z in (0.0, 2.28, top - 0.06):
        p.box(m.frame, (-0.2, y0, z), (-0.12, y1, z + 0.06), 0.004)
    for a, b in ((y0, y0 + 0.85), (y1 - 0.85, y1)):
        p.box(m.glass, (-0.165, a + 0.03, 0.06), (-0.155, b - 0.03, 2.28), 0)
    p.box(m.glass, (-0.165, y0, 2.34), (-0.155, y1, top - 0.06), 0)
    middle = (y0 + y1) / 2
    for hinge, turn in ((y0 + 0.88, math.radians(0)), (y1 - 0.88, math.radians(-62))):
        way = 1 if hinge < middle else -1
        q, wide = p.child(-0.16, hinge, turn), (y1 - y0 - 1.76) / 2 - 0.01
        for v in (0.03, wide - 0.03):
            q.box(m.frame, (-0.025, min(way * (v - 0.03), way * (v + 0.03)), 0.02), (0.025, max(way * (v - 0.03), way * (v + 0.03)), 2.26), 0.004)
        for z in (0.02, 2.18):
            q.box(m.frame, (-0.025, min(0, way * wide), z), (0.025, max(0, way * wide), z + 0.08), 0.004)
        q.box(m.glass, (-0.005, min(0, way * wide), 0.1), (0.005, max(0, way * wide), 2.18), 0)
        grip = way * (wide - 0.12)
        q.rod(steel, (0.07, grip, 0.75), 0.014, 0.75)
    p.box(m.black, (0.05, y0 + 0.7, 0.001), (1.65, y1 - 0.7, 0.006), 0)
    p.box(m.frame, (0.0, 4.36, 1.15), (0.03, 4.62, 1.62), 0.006)
    p.box(glowing("display", "#f2ead9", 0.9), (0.028, 4.4, 1.4), (0.034, 4.58, 1.57), 0.002)


def letter_boxes(p, m, brass):
    """Eight by five doors in a walnut case on the west wall, each with its slot and its lock."""
    y0, y1, z0, z1 = 4.85, 6.55, 0.55, 1.9
    p.box(m.wood2, (0.0, y0 - 0.05, z0 - 0.05), (0.3, y1 + 0.05, z1 + 0.05), 0.006)
    wide, high = (y1 - y0) / 8, (z1 - z0) / 5
    for i in range(8):
        for j in range(5):
            y, z = y0 + i * wide, z0 + j * high
            p.box(brass, (0.29, y + 0.012, z + 0.012), (0.315, y + wide - 0.012, z + high - 0.012), 0.004)
            p.box(m.black, (0.314, y + 0.05, z + high - 0.075), (0.317, y + wide - 0.05, z + high - 0.055), 0)
            p.rod(m.black, (0.312, y + wide / 2, z + 0.07), 0.011, 0.008, (0, math.pi / 2, 0))


def desk(p, m, brass):
    """The concierge's desk: a fluted walnut front under a stone top, a screen, a lamp; slats behind it."""
    for k in range(37):
        x = 0.62 + k * 0.096
        p.box(m.wood2, (x, DEEP - 0.045, 0.0), (x + 0.056, DEEP, 2.72), 0.004)
    p.box(m.strip, (0.62, DEEP - 0.05, 2.76), (4.15, DEEP - 0.01, 2.79), 0)
    q = p.child(0.85, 4.95)
    pulled(q, m.wood2, rounded((0, 0.04), (2.9, 0.6), 0.06), (0.0, 1.02), 0.004)
    front = q.child(2.9, 0.06, math.pi)
    pulled(front, m.wood2, fluted_front(0.05, 2.85, 0.05, 0.06), (0.08, 1.0), 0.002)
    pulled(q, m.marble, rounded((-0.05, -0.06), (2.95, 0.64), 0.09), (1.02, 1.075), 0.008)
    q.box(m.black, (1.75, 0.28, 1.075), (1.95, 0.42, 1.09), 0.005)
    q.box(m.screen, (1.55, 0.34, 1.12), (2.15, 0.37, 1.46), 0.008)
    q.turned(brass, (0.35, 0.3, 1.075), [(0.09, 0), (0.09, 0.015), (0.012, 0.02), (0.012, 0.3)], 32)
    q.turned(m.shade, (0.35, 0.3, 1.34), [(0.15, 0), (0.1, 0.17)], 40)
    q.box(m.linen, (0.8, 0.2, 1.075), (1.1, 0.42, 1.09), 0.002)


def lifts(p, m, steel, brass):
    """Two lifts side by side in a stone wall, with their call board and the floor shown above."""
    p.box(m.walltile, (4.2, DEEP - 0.06, 0.0), (7.35, DEEP, HIGH - 0.16), 0.004)
    shown = glowing("lift figure", "#e2a577", 1.6)
    for k, figure in enumerate(("0", "8")):
        x = 4.5 + k * 1.55
        p.box(m.black, (x - 0.09, DEEP - 0.1, 0.0), (x + 1.19, DEEP - 0.05, 2.32), 0.004)
        for leaf in range(2):
            p.box(steel, (x + leaf * 0.552, DEEP - 0.115, 0.01), (x + 0.548 + leaf * 0.552, DEEP - 0.09, 2.22), 0.003)
        p.box(m.black, (x + 0.35, DEEP - 0.08, 2.42), (x + 0.75, DEEP - 0.055, 2.62), 0.006)
        words(figure, (x + 0.55, DEEP - 0.085, 2.52), 0, 0.16, shown, 0.002)
    p.box(brass, (5.72, DEEP - 0.085, 1.0), (5.82, DEEP - 0.055, 1.28), 0.006)


def stair(p, m):
    """One flight along the north wall, oak treads on a white string, a black rail; it is cut where the walls are."""
    x0, y0 = 7.3, DEEP - 1.3
    for k in range(STEPS - 1):
        x, z = x0 + k * GOING, (k + 1) * RISE
        p.box(m.wall, (x + 0.02, y0, max(0.0, z - 0.45)), (x + GOING + 0.02, DEEP, z - 0.04), 0)
        p.box(m.wood, (x - 0.01, y0 - 0.02, z - 0.04), (x + GOING + 0.02, DEEP, z), 0.006)
    last = x0 + (STEPS - 1) * GOING
    bottom, top = (x0 - 0.05, y0 + 0.06, RISE + 0.9), (last, y0 + 0.06, HIGH + 0.78)
    tube("rail", [bottom, tuple((a + b) / 2 for a, b in zip(bottom, top)), top], 0.024, m.black)
    for k in range(0, STEPS - 1):
        x, z = x0 + k * GOING + 0.12, (k + 1) * RISE
        p.rod(m.black, (x, y0 + 0.06, z), 0.009, 0.93)


def lobby(palette, root):
    m, p = palette, stand(palette, root, (WIDE, DEEP))
    stone, brass, steel = m.tile, plain("brass", "#b08d57", 0.32, 0.9), plain("lift steel", "#b9b6ae", 0.36, 0.8)
    amenityModel.slab(m, root, (-WALL, 0, WIDE, DEEP + WALL, 0), stone)
    amenityModel.wall(m, root, (-WALL, DEEP, WIDE, DEEP + WALL), HIGH)
    amenityModel.wall(m, root, (-WALL, 0, 0, DEEP), HIGH, [DOORS])
    p.box(m.ceramic, (-1.9, 0.5, 2.78), (-0.3, 4.9, 2.94), 0.006)
    p.box(m.slab, (-2.3, 0.2, amenityModel.GROUND), (-WALL, 5.2, -0.02), 0)
    entrance(p, m, steel)
    letter_boxes(p, m, brass)
    desk(p, m, brass)
    lifts(p, m, steel, brass)
    stair(p, m)
    for kind, rect, f in (("rug", [4.6, 0.9, 8.3, 3.5], [0, -1]), ("plant", [2.7, 0.45, 3.5, 1.25], [0, -1]), ("plant", [10.6, 4.5, 11.4, 5.3], [0, -1])):
        CATALOGUE[kind](Piece({"type": kind, "rect": rect, "f": f}, m, root))
    bench(p.child(5.55, 3.05), m)
    bench(p.child(5.0, 0.85, math.pi / 2), m)
    p.turned(m.wood2, (6.7, 1.75, 0.012), [(0.3, 0), (0.3, 0.34), (0.36, 0.36), (0.36, 0.39)], 48)
    amenityModel.ground()
    points = amenityModel.corners_of((-1.5, 0.2, amenityModel.GROUND, WIDE, DEEP, 0), (-WALL, 0, 0, 0, DEEP + WALL, HIGH), (0, DEEP, 0, WIDE, DEEP + WALL, HIGH + 0.75))
    amenityModel.look(points, -36, 25, 4 / 3)


def bench(p, m):
    """An upholstered bench on a walnut frame, its back to the north."""
    p.box(m.wood2, (0, -0.34, 0.1), (2.4, 0.34, 0.2), 0.01)
    p.mattress(m.sofa, (0.02, -0.33, 0.2), (2.38, 0.33, 0.44), 0.012, 0.05)
    p.box(m.wood2, (0.0, 0.3, 0.2), (2.4, 0.36, 0.82), 0.02)
    p.pillow(m.cushion, (0.45, 0.16, 0.62), (0.44, 0.42, 0.16), (math.radians(70), 0, 0.1))
    for x in (0.15, 2.2):
        p.box(m.black, (x, -0.28, 0), (x + 0.05, 0.28, 0.1), 0.004)
