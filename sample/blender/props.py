"""Things that give the scene its scale: benches, lamp posts, a playground, cars, people."""
import math

from mathutils import Matrix, Vector

from kit import Mesh, material


class Turned:
    """Draws into a mesh in the axes of a thing that stands somewhere, turned."""

    def __init__(self, mesh, at, turn, z=0.0):
        self.mesh = mesh
        self.matrix = Matrix.Translation(Vector((at[0], at[1], z))) @ Matrix.Rotation(math.radians(turn), 4, "Z")

    def box(self, low, high, mat):
        (x0, x1), (y0, y1), (z0, z1) = (sorted(p) for p in zip(low, high))
        p = [self.matrix @ Vector(v) for v in ((x0, y0, z0), (x1, y0, z0), (x1, y1, z0), (x0, y1, z0), (x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1))]
        for f in ((0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)):
            self.mesh.face([p[k] for k in f], mat)

    def rings(self, rings, mat, cap=True):
        """Skin over closed rings of equal length."""
        rings = [[self.matrix @ Vector(p) for p in ring] for ring in rings]
        for low, high in zip(rings, rings[1:]):
            n = len(low)
            for k in range(n):
                self.mesh.face([low[k], low[(k + 1) % n], high[(k + 1) % n], high[k]], mat)
        if cap:
            self.mesh.face(rings[-1], mat)
            self.mesh.face(rings[0][::-1], mat)

    def tube(self, stations, mat, sides=8):
        """stations: (x, y, z, rx, ry) from bottom to top."""
        ring = lambda x, y, z, rx, ry: [(x + rx * math.cos(2 * math.pi * k / sides), y + ry * math.sin(2 * math.pi * k / sides), z) for k in range(sides)]
        self.rings([ring(*s) for s in stations], mat)


def bench(mesh, at, turn, mats):
    t = Turned(mesh, at, turn)
    for y in (-0.24, -0.08, 0.08):
        t.box((-0.9, y, 0.42), (0.9, y + 0.13, 0.47), mats["walnut"])
    for z in (0.6, 0.76):
        t.box((-0.9, 0.24, z), (0.9, 0.28, z + 0.12), mats["walnut"])
    for x in (-0.75, 0.7):
        t.box((x, -0.22, 0), (x + 0.06, 0.28, 0.42), mats["frame"])
        t.box((x, 0.24, 0.4), (x + 0.06, 0.28, 0.88), mats["frame"])


def lamp_post(mesh, at, mats):
    t = Turned(mesh, at, 0)
    t.tube([(0, 0, 0, 0.09, 0.09), (0, 0, 0.3, 0.06, 0.06), (0, 0, 4.2, 0.05, 0.05)], mats["frame"])
    t.tube([(0, 0, 4.15, 0.2, 0.2), (0, 0, 4.22, 0.28, 0.28), (0, 0, 4.3, 0.28, 0.28)], mats["frame"], 12)
    t.tube([(0, 0, 4.0, 0.1, 0.1), (0, 0, 4.15, 0.16, 0.16)], mats["lamp"], 12)


def playground(mesh, data, ground, mats):
    (cx, cy), r = data["centre"], data["radius"]
    ring = [(cx + r * (1 + 0.12 * math.sin(3 * a)) * math.cos(a), cy + r * (0.85 + 0.1 * math.cos(2 * a)) * math.sin(a)) for a in (2 * math.pi * k / 48 for k in range(48))]
    mesh.prism(ring, 0, 0.05, ground["rubber"])
    t = Turned(mesh, data["slide"], 25)
    for x, y in ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)):
        t.box((x - 0.05, y - 0.05, 0), (x + 0.05, y + 0.05, 2.9), mats["walnut"])
    t.box((-0.6, -0.6, 1.35), (0.6, 0.6, 1.45), mats["oat"])
    t.rings([[(-0.9, -0.9, 2.7), (0.9, -0.9, 2.7), (0.9, 0.9, 2.7), (-0.9, 0.9, 2.7)], [(-0.05, -0.05, 3.6), (0.05, -0.05, 3.6), (0.05, 0.05, 3.6), (-0.05, 0.05, 3.6)]], mats["clay"])
    t.rings([[(0.6, -0.3, 1.4), (0.6, 0.3, 1.4), (0.6, 0.3, 1.46), (0.6, -0.3, 1.46)], [(3.0, -0.3, 0.2), (3.0, 0.3, 0.2), (3.0, 0.3, 0.26), (3.0, -0.3, 0.26)]], mats["sign"])
    t = Turned(mesh, data["swing"], -15)
    for x in (-1.9, 1.9):
        for y in (-0.9, 0.9):
            t.rings([[(x - 0.05, y - 0.05, 0), (x + 0.05, y - 0.05, 0), (x + 0.05, y + 0.05, 0), (x - 0.05, y + 0.05, 0)], [(x - 0.05, -0.05, 2.5), (x + 0.05, -0.05, 2.5), (x + 0.05, 0.05, 2.5), (x - 0.05, 0.05, 2.5)]], mats["walnut"])
    t.box((-2, -0.05, 2.45), (2, 0.05, 2.56), mats["walnut"])
    for x in (-0.9, 0.9):
        for dx in (-0.25, 0.25):
            t.box((x + dx - 0.01, -0.01, 0.5), (x + dx + 0.01, 0.01, 2.45), mats["frame"])
        t.box((x - 0.28, -0.12, 0.46), (x + 0.28, 0.12, 0.5), mats["dark"])
    t = Turned(mesh, data["dome"], 0)
    for level in range(4):
        a0, a1 = level * math.pi / 8, (level + 1) * math.pi / 8
        for k in range(10):
            b = 2 * math.pi * k / 10
            p, q = (1.5 * math.cos(a0), 1.5 * math.sin(a0)), (1.5 * math.cos(a1), 1.5 * math.sin(a1))
            t.rings([[(p[0] * math.cos(b + d), p[0] * math.sin(b + d), p[1] + h) for d, h in ((0, 0), (0.03, 0), (0.03, 0.04), (0, 0.04))], [(q[0] * math.cos(b + d), q[0] * math.sin(b + d), q[1] + h) for d, h in ((0, 0), (0.03, 0), (0.03, 0.04), (0, 0.04))]], mats["clay"])
    t = Turned(mesh, data["sandpit"], 0)

    def oval(rx, ry, z):
        return [(rx * math.cos(math.tau * k / 64), ry * math.sin(math.tau * k / 64), z) for k in range(64)]

    t.rings([oval(1.7, 1.4, 0), oval(1.7, 1.4, 0.32), oval(1.52, 1.22, 0.32), oval(1.52, 1.22, 0.15)], mats["oat"])
    t.rings([oval(1.52, 1.22, 0.16), oval(1.52, 1.22, 0.17), oval(0.9, 0.7, 0.23), oval(0.3, 0.25, 0.25)], ground["sand"])


# Side view of a car from the rear bumper forward: x, height of the body, height of the roof line (glass above the body).
OUTLINES = {
    "hatch": ((-1.95, 0.55, 0.55), (-1.9, 0.92, 0.95), (-1.55, 0.95, 1.42), (-0.4, 0.95, 1.5), (0.35, 0.95, 1.42), (1.05, 0.95, 0.96), (1.85, 0.8, 0.8), (1.98, 0.5, 0.5)),
    "saloon": ((-2.25, 0.55, 0.55), (-2.2, 0.95, 0.95), (-1.5, 0.98, 1.0), (-0.9, 0.98, 1.42), (0.2, 0.96, 1.44), (1.0, 0.94, 0.96), (2.05, 0.8, 0.8), (2.25, 0.5, 0.5)),
    "estate": ((-2.3, 0.6, 0.6), (-2.25, 1.0, 1.05), (-1.9, 1.0, 1.52), (-0.6, 0.98, 1.58), (0.3, 0.96, 1.5), (1.05, 0.95, 0.98), (2.05, 0.84, 0.84), (2.28, 0.5, 0.5)),
}


def car(item, mats):
    mesh = Mesh("car")
    t = Turned(mesh, item["at"], item["turn"])
    paint = material("paint " + item["paint"], item["paint"], 0.25, 0.1, clearcoat=0.2)
    window, tyre, rim = material("car glass", "#22282c", 0.08), material("tyre", "#232222", 0.8), material("rim", "#a9aaab", 0.35, 0.8)
    outline, half = OUTLINES[item["kind"]], 0.88

    def section(x, low, high, a, b):
        return [(x, -a, low), (x, a, low), (x, b, high), (x, -b, high)]

    t.rings([section(x, 0.28, body, half * 0.97, half * (0.9 if k in (0, len(outline) - 1) else 1.0)) for k, (x, body, _) in enumerate(outline)], paint)
    cabin = [(x, body, roof) for x, body, roof in outline if roof > body + 0.005]
    t.rings([section(x, body - 0.02, roof, half * 0.97, half * 0.76) for x, body, roof in [cabin[0], *cabin[1:]]], window)
    tops = [(x, r) for x, b, r in cabin if r > 1.3]
    t.rings([section(x, r - 0.03, r + 0.015, half * 0.79, half * 0.75) for x, r in tops], paint)
    for x in (-1.3, 1.3):
        for y in (-half + 0.06, half - 0.06):
            for r, d, mat in ((0.32, 0.1, tyre), (0.2, 0.115, rim)):
                ring = lambda dy: [(x + r * math.cos(2 * math.pi * k / 14), y + dy, 0.32 + r * math.sin(2 * math.pi * k / 14)) for k in range(14)]
                t.rings([ring(d), ring(-d)], mat)
    for y in (-0.62, 0.62):
        t.box((outline[-1][0] - 0.1, y - 0.2, 0.6), (outline[-1][0] + 0.01, y + 0.2, 0.72), mats["sign"])
        t.box((outline[0][0] - 0.01, y - 0.2, 0.72), (outline[0][0] + 0.1, y + 0.2, 0.86), material("rear light", "#7d1f1a", 0.3))
    made = mesh.object(smooth=35, bevel=0.05)
    return made


# Outlines of walking and standing people: closed lines of (across, height) in metres.
FIGURES = {
    "walking": ((-0.36, 0.02), (-0.22, 0.0), (-0.2, 0.07), (-0.27, 0.1), (-0.13, 0.46), (0.01, 0.72), (0.12, 0.44), (0.24, 0.06), (0.25, 0.0), (0.43, 0.0), (0.41, 0.06),
                (0.32, 0.1), (0.26, 0.48), (0.17, 0.8), (0.2, 0.86), (0.32, 0.98), (0.36, 0.95), (0.38, 1.0), (0.33, 1.05), (0.2, 1.03), (0.16, 1.2), (0.15, 1.38), (0.06, 1.46), (0.05, 1.51), (0.11, 1.53), (0.13, 1.6),
                (0.12, 1.7), (0.05, 1.76), (-0.04, 1.76), (-0.1, 1.69), (-0.1, 1.6), (-0.05, 1.52), (-0.06, 1.46), (-0.15, 1.4), (-0.22, 1.22), (-0.3, 0.98), (-0.36, 0.88), (-0.33, 0.84),
                (-0.22, 0.94), (-0.15, 1.05), (-0.16, 0.86), (-0.17, 0.72), (-0.24, 0.44), (-0.37, 0.1)),
    "coat": ((-0.2, 0.0), (-0.03, 0.0), (-0.03, 0.06), (-0.08, 0.1), (-0.06, 0.5), (0.04, 0.5), (0.07, 0.1), (0.04, 0.05), (0.05, 0.0), (0.22, 0.0), (0.2, 0.06), (0.15, 0.1), (0.16, 0.5),
             (0.24, 0.5), (0.2, 0.8), (0.16, 1.02), (0.19, 1.12), (0.25, 0.96), (0.24, 0.82), (0.29, 0.8), (0.31, 0.98), (0.26, 1.22), (0.2, 1.38), (0.06, 1.44), (0.05, 1.49), (0.12, 1.46), (0.13, 1.56),
             (0.1, 1.66), (0.03, 1.7), (-0.05, 1.69), (-0.11, 1.62), (-0.13, 1.5), (-0.14, 1.42), (-0.07, 1.46), (-0.07, 1.43), (-0.2, 1.37), (-0.26, 1.2), (-0.29, 0.98), (-0.28, 0.8), (-0.23, 0.8),
             (-0.22, 0.97), (-0.18, 1.1), (-0.15, 1.02), (-0.2, 0.8), (-0.24, 0.5), (-0.16, 0.5), (-0.17, 0.1), (-0.21, 0.05)),
}
CARD = 0.02


def person(mesh, item, rng):
    """A silhouette of card, as architects put into their models: it gives the scale and imitates no one."""
    size, mirror = 0.62 if item.get("child") else rng.uniform(0.94, 1.05), rng.choice((-1, 1))
    # Most cameras look north: a figure cut of card must not be seen from its edge.
    t = Turned(mesh, item["at"], rng.uniform(-25, 25), 0.03)
    card = material("figure", "#a3937a", 0.9)
    outline = [(mirror * x * size, z * size) for x, z in FIGURES["walking" if item.get("child") else rng.choice(tuple(FIGURES))]]
    t.rings([[(x, y, z) for x, z in outline] for y in (-CARD / 2, CARD / 2)], card)
