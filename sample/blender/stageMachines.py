"""Tower crane, digger and lorry."""
import math

from kit import Mesh
from props import Turned


def lattice(mesh, way, size, mats):
    """A square girder along a line: four chords and zigzags. way = (start, end); size = half width."""
    (ax, ay, az), (bx, by, bz) = way
    mast = abs(bz - az) > abs(bx - ax)
    length = (bz - az) if mast else (bx - ax)
    n = max(1, round(abs(length) / (size * 2.4)))
    bar = size * 0.13

    def place(t, i, j):
        return (ax + i * size, ay + j * size, az + length * t) if mast else (ax + length * t, ay + i * size, az + (j + 1) * size)

    def chord(p, q):
        mesh.rings([[(p[0] - bar, p[1] - bar, p[2] - (0 if mast else bar)), (p[0] + bar, p[1] - bar, p[2] - (0 if mast else bar)), (p[0] + bar, p[1] + bar, p[2] + (0 if mast else bar)), (p[0] - bar, p[1] + bar, p[2] + (0 if mast else bar))],
                    [(q[0] - bar, q[1] - bar, q[2] - (0 if mast else bar)), (q[0] + bar, q[1] - bar, q[2] - (0 if mast else bar)), (q[0] + bar, q[1] + bar, q[2] + (0 if mast else bar)), (q[0] - bar, q[1] + bar, q[2] + (0 if mast else bar))]], mats["machine"])

    for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        chord(place(0, i, j), place(1, i, j))
    for k in range(n):
        t0, t1 = k / n, (k + 1) / n
        corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
        for p, q in zip(corners, corners[1:] + corners[:1]):
            chord(place(t0, *(p if k % 2 else q)), place(t1, *(q if k % 2 else p)))


def crane(mats, at, low, high, turn):
    """Mast from `low` up to `high` metres, jib turned by `turn` degrees."""
    mesh = Mesh("crane")
    base = Turned(mesh, at, 0)
    base.box((-3, -3, low), (3, 3, low + 1.2), mats["concrete"])
    lattice(base, ((0, 0, low + 1.2), (0, 0, high)), 0.9, mats)
    top = Turned(mesh, at, turn)
    top.box((-1.2, -1.2, high), (1.2, 1.2, high + 0.8), mats["machine"])
    top.box((0.4, 0.9, high - 1.6), (2.2, 2.4, high + 0.6), mats["hut"])
    top.box((1.2, 0.85, high - 0.9), (2.25, 2.45, high + 0.2), mats["dark"])
    lattice(top, ((1, 0, high + 0.8), (46, 0, high + 0.8)), 0.6, mats)
    lattice(top, ((-1, 0, high + 0.8), (-14, 0, high + 0.8)), 0.6, mats)
    top.box((-14.5, -1.1, high - 1.2), (-11.5, 1.1, high + 1.4), mats["concrete"])
    lattice(top, ((0, 0, high + 0.8), (0, 0, high + 7)), 0.45, mats)
    for x, z in ((30, high + 2.0), (-13, high + 2.0)):
        top.rings([[(-0.05, -0.05, high + 7), (0.05, -0.05, high + 7), (0.05, 0.05, high + 7), (-0.05, 0.05, high + 7)],
                   [(x - 0.05, -0.05, z), (x + 0.05, -0.05, z), (x + 0.05, 0.05, z), (x - 0.05, 0.05, z)]], mats["frame"])
    hook = 24
    top.box((hook - 0.03, -0.03, high - 18), (hook + 0.03, 0.03, high + 0.8), mats["frame"])
    top.box((hook - 0.3, -0.3, high - 19), (hook + 0.3, 0.3, high - 18), mats["machine"])
    mesh.object()


def wheels(t, places, radius, mats):
    for x, y in places:
        ring = lambda dy: [(x + radius * math.cos(2 * math.pi * k / 14), y + dy, radius + radius * math.sin(2 * math.pi * k / 14)) for k in range(14)]
        t.rings([ring(0.18), ring(-0.18)], mats["dark"])


def digger(mesh, mats, at, turn, z):
    """A tracked excavator with its arm out."""
    t = Turned(mesh, at, turn, z)
    for y in (-1.2, 1.2):
        t.box((-1.9, y - 0.3, 0), (1.9, y + 0.3, 0.9), mats["dark"])
    t.box((-1.9, -1.3, 1.0), (1.4, 1.3, 2.2), mats["machine"])
    t.box((0.1, 0.3, 2.2), (1.5, 1.3, 3.2), mats["frame"])
    t.box((0.05, 0.25, 3.15), (1.55, 1.35, 3.25), mats["machine"])

    def arm(p, q, half):
        t.rings([[(p[0] - half, -0.25, p[1]), (p[0] + half, -0.25, p[1]), (p[0] + half, 0.2, p[1]), (p[0] - half, 0.2, p[1])],
                 [(q[0] - half, -0.25, q[1]), (q[0] + half, -0.25, q[1]), (q[0] + half, 0.2, q[1]), (q[0] - half, 0.2, q[1])]], mats["machine"])

    arm((1.2, 1.6), (3.6, 4.6), 0.35)
    arm((3.4, 4.6), (6.2, 3.0), 0.3)
    arm((6.2, 3.1), (6.6, 0.9), 0.22)
    t.box((6.1, -0.7, 0.1), (7.1, 0.65, 1.0), mats["frame"])


def lorry(mesh, mats, at, turn, z):
    """A tipper."""
    t = Turned(mesh, at, turn, z)
    wheels(t, [(x, y) for x in (-2.6, -1.2, 2.6) for y in (-1.05, 1.05)], 0.52, mats)
    t.box((-3.6, -1.1, 0.75), (3.6, 1.1, 1.0), mats["frame"])
    t.box((1.7, -1.2, 1.0), (3.6, 1.2, 2.9), mats["hut"])
    t.box((2.6, -1.22, 1.9), (3.62, 1.22, 2.6), mats["dark"])
    t.box((-3.7, -1.2, 1.15), (1.5, 1.2, 2.3), mats["machine"])
    t.box((-3.55, -1.1, 2.3), (1.35, 1.1, 2.45), mats["earth"])
