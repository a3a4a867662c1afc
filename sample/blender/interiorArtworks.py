"""The pictures on the walls: six works of flat shapes in the kit's colours, hung alone, as a pair or in a row of three."""
import math

from interiorMesh import Faces

# What hangs over a piece: width and height in metres of the whole group, height of its lower edge.
OVER = {"sofa": (1.3, 0.8, 1.28), "sofaL": (1.4, 0.85, 1.28), "bed": (1.2, 0.62, 1.36), "console": (0.7, 0.9, 1.2)}
FRAME, MOUNT, GAP = 0.022, 0.045, 0.09
# Each shape lies this far before the one under it, so that none flickers.
LAYER = 0.0004
# Colours of a kit: its name there, and which shade of the pair.
PAPER, DEEP, EARTH, DARK, SAND, PALE = ("art", 0), ("art", 1), ("cushion", 0), ("wood2", 0), ("plank", 1), ("cushion3", 1)


class Sheet:
    """A paper to draw on. Places are measured from its middle, in shares of its shorter side; later shapes lie over earlier ones."""

    def __init__(self, palette, corner, size):
        self.palette, (self.u, self.v, self.z), (self.w, self.h) = palette, corner, size
        self.faces, self.layers, self.unit = Faces("artwork"), 0, min(size)
        self.right, self.top = self.w / self.unit / 2, self.h / self.unit / 2

    def shape(self, colour, points):
        """One filled outline of (x, z)."""
        self.layers += 1
        u, v, z = self.u + self.w / 2, self.v + self.layers * LAYER, self.z + self.h / 2
        self.faces.add(self.palette.paint(*colour), [(u + x * self.unit, v, z + y * self.unit) for x, y in points])

    def oval(self, colour, middle, radii, turns=(0.0, 1.0)):
        """An oval or a part of one: turns of a whole circle, from the right, counter-clockwise."""
        angles = [math.tau * (turns[0] + (turns[1] - turns[0]) * k / 48) for k in range(49)]
        self.shape(colour, [(middle[0] + math.cos(a) * radii[0], middle[1] + math.sin(a) * radii[1]) for a in angles])

    def box(self, colour, low, high):
        self.shape(colour, [low, (high[0], low[1]), high, (low[0], high[1])])


def _arches(sheet):
    """Nested half circles, like a gate."""
    for radius, colour in ((0.46, DEEP), (0.36, SAND), (0.265, DARK), (0.175, PALE), (0.09, EARTH)):
        sheet.oval(colour, (0, -0.26), (radius, radius * 1.35), (0.0, 0.5))


def _hills(sheet):
    """Three ridges behind each other under a low sun."""
    right, foot = sheet.right, -sheet.top
    sheet.oval(EARTH, (right * 0.4, 0.2), (0.14, 0.14))
    for height, swing, start, colour in ((0.06, 0.09, 0.4, SAND), (-0.1, 0.07, 2.2, DEEP), (-0.28, 0.05, 4.4, DARK)):
        steps = [right - 2 * right * k / 32 for k in range(33)]
        sheet.shape(colour, [(-right, foot), (right, foot), *((x, height + swing * math.sin(start + x * 5.2)) for x in steps)])


def _stones(sheet):
    """Smooth stones in a stack."""
    for z, radii, aside, colour in ((-0.28, (0.34, 0.12), 0.0, DARK), (-0.08, (0.26, 0.085), 0.03, SAND), (0.085, (0.2, 0.085), -0.02, DEEP), (0.235, (0.12, 0.065), 0.015, EARTH)):
        sheet.oval(colour, (aside, z), radii)


def _strokes(sheet):
    """Upright strokes that swell towards one side."""
    count = round(9 * sheet.right * 2)
    for k in range(count):
        part = k / (count - 1)
        x, half = (part - 0.5) * 1.6 * sheet.right, 0.006 + 0.024 * part ** 2
        sheet.box(DEEP if k % 4 == 2 else DARK, (x - half, -0.34 + 0.05 * math.sin(k * 1.7)), (x + half, 0.36 - 0.06 * math.sin(k * 2.3)))


def _squares(sheet):
    """Nested squares, hanging low."""
    for half, z, colour in ((0.38, 0.0, SAND), (0.27, -0.06, DEEP), (0.16, -0.12, DARK)):
        sheet.box(colour, (-half, z - half), (half, z + half))


def _halves(sheet):
    """A disc cut in two, with one half moved aside."""
    sheet.oval(DEEP, (-0.01, 0.06), (0.34, 0.34), (0.25, 0.75))
    sheet.oval(DARK, (0.01, -0.06), (0.34, 0.34), (-0.25, 0.25))


WORKS = (_arches, _hills, _stones, _strokes, _squares, _halves)
# How a group hangs: sheets beside each other, and the share of the group's width and height they fill.
GROUPS = ((1, 1.0, 1.0), (2, 0.86, 1.0), (1, 0.72, 1.0), (3, 1.0, 0.66))


def hang(piece, number):
    """Over a piece of furniture; `number` picks works, group and frame, so that rooms differ."""
    palette, (width, height, z) = piece.palette, OVER[piece.item["type"]]
    count, across, up = GROUPS[(number + number // len(WORKS)) % len(GROUPS)]
    width, foot, height = width * across, z + height * (1 - up) / 2, height * up
    frame, inner = (palette.wood, palette.black, palette.wood2)[number % 3], FRAME + MOUNT
    each = (width - GAP * (count - 1)) / count
    for k in range(count):
        u = piece.w / 2 - width / 2 + k * (each + GAP)
        piece.box(frame, (u, 0.001, foot), (u + each, 0.03, foot + height), 0.004)
        piece.box(palette.paint(*PALE), (u + FRAME, 0.01, foot + FRAME), (u + each - FRAME, 0.032, foot + height - FRAME), 0)
        sheet = Sheet(palette, (u + inner, 0.032, foot + inner), (each - 2 * inner, height - 2 * inner))
        sheet.box(PAPER, (-sheet.right, -sheet.top), (sheet.right, sheet.top))
        WORKS[(number + k) % len(WORKS)](sheet)
        sheet.faces.build(piece.root)
