"""A tower under construction: raft and starter bars, raw concrete floors, floors with their facade, scaffold between them."""
import random

from facade import Floor
from kit import Mesh
from model import Plate, bounds
from podium import podium
from tower import index_of

COLUMN = 0.42
WALL = 0.26


class NoPlants:
    """Nothing is planted yet."""

    def planter(self, *_, **__):
        pass


def spread(low, high, step):
    """Evenly spaced places between two ends, about `step` apart."""
    n = max(1, round((high - low) / step))
    return [low + (high - low) * k / n for k in range(n + 1)]


def columns(mesh, rect, z0, z1, mat):
    x0, y0, x1, y1 = rect
    half = COLUMN / 2
    for x in spread(x0 + 0.45, x1 - 0.45, 5.4):
        for y in spread(y0 + 0.45, y1 - 0.45, 7.2):
            mesh.box((x - half, y - half, z0), (x + half, y + half, z1), mat)


def core(mesh, rect, z0, z1, mat):
    """Stairs and lifts: four walls, a door in the wall to the corridor."""
    x0, y0, x1, y1 = rect
    mesh.box((x0, y0, z0), (x0 + WALL, y1, z1), mat)
    mesh.box((x1 - WALL, y0, z0), (x1, y1, z1), mat)
    mesh.box((x0 + WALL, y1 - WALL, z0), (x1 - WALL, y1, z1), mat)
    mesh.box((x0 + WALL, y0, z0), (x0 + 1.8, y0 + WALL, z1), mat)
    mesh.box((x0 + 3.2, y0, z0), (x1 - WALL, y0 + WALL, z1), mat)


def bars(mesh, rect, z, mat):
    """Starter bars over the columns of a slab that will carry the next floor."""
    x0, y0, x1, y1 = rect
    for x in spread(x0 + 0.45, x1 - 0.45, 5.4):
        for y in spread(y0 + 0.45, y1 - 0.45, 7.2):
            for dx, dy in ((-0.15, -0.15), (0.15, -0.15), (0.15, 0.15), (-0.15, 0.15), (0, 0.15), (0, -0.15)):
                mesh.box((x + dx - 0.02, y + dy - 0.02, z), (x + dx + 0.02, y + dy + 0.02, z + 1.5), mat)


def guard(mesh, rect, z, mat):
    """Boards along the open edge of a slab."""
    x0, y0, x1, y1 = rect
    for low in (0.15, 0.55, 1.0):
        for a, b in (((x0, y0), (x1, y0)), ((x1, y0), (x1, y1)), ((x1, y1), (x0, y1)), ((x0, y1), (x0, y0))):
            mesh.box((min(a[0], b[0]) - 0.02, min(a[1], b[1]) - 0.02, z + low), (max(a[0], b[0]) + 0.02, max(a[1], b[1]) + 0.02, z + low + 0.12), mat)


def props(mesh, rect, z0, z1, mats):
    """Formwork under a fresh slab: beams and a forest of props."""
    x0, y0, x1, y1 = rect
    for x in spread(x0 + 0.8, x1 - 0.8, 1.9):
        mesh.box((x - 0.06, y0 + 0.2, z1 - 0.22), (x + 0.06, y1 - 0.2, z1 - 0.02), mats["timber"])
        for y in spread(y0 + 0.8, y1 - 0.8, 2.4):
            mesh.box((x - 0.03, y - 0.03, z0), (x + 0.03, y + 0.03, z1 - 0.2), mats["machine"])


def scaffold(mesh, rect, z0, z1, mats):
    """Tubes and planks around a face, one lift every two metres."""
    x0, y0, x1, y1 = (v + d for v, d in zip(rect, (-1.0, -1.0, 1.0, 1.0)))
    levels = spread(z0, z1, 2.0)
    for a, b, along in (((x0, y0), (x1, y0), 0), ((x0, y1), (x1, y1), 0), ((x0, y0), (x0, y1), 1), ((x1, y0), (x1, y1), 1)):
        for u in spread(a[along], b[along], 2.5):
            x, y = (u, a[1]) if along == 0 else (a[0], u)
            mesh.box((x - 0.035, y - 0.035, z0), (x + 0.035, y + 0.035, z1 + 1.0), mats["tube"])
        for z in levels:
            mesh.box((a[0] - 0.3, a[1] - 0.3, z - 0.05), (b[0] + 0.3, b[1] + 0.3, z), mats["timber"])
            for rail in (0.5, 1.0):
                mesh.box((a[0] - 0.025, a[1] - 0.025, z + rail), (b[0] + 0.025, b[1] + 0.025, z + rail + 0.05), mats["tube"])


def raft(model, tower_id, mats, root, z):
    """The foundation slab in the pit, walls of the core and starter bars; the western tower is one basement ahead."""
    tower, plate = model["towers"][tower_id], Plate(model, "P1")
    mesh, around = Mesh(tower_id + " raft"), bounds(tower["podium"]["axes"])
    mesh.box((around[0] - 1, around[1] - 1, z), (around[2] + 1, around[3] + 1, z + 0.9), mats["concrete"])
    top = z + 0.9
    core(mesh, plate.core, top, top + (6.2 if tower_id == "K5" else 2.6), mats["concrete"])
    if tower_id == "K5":
        half = (around[0], around[1], around[0] + 30, around[3])
        columns(mesh, half, top, top + 2.9, mats["concrete"])
        props(mesh, half, top, top + 2.9, mats)
        mesh.box((half[0], half[1], top + 2.9), (half[2], half[3], top + 3.2), mats["concrete"])
        bars(mesh, half, top + 3.2, mats["steel bar"])
        guard(mesh, half, top + 3.2, mats["timber"])
        bars(mesh, (half[2] + 3, half[1], around[2], around[3]), top, mats["steel bar"])
    else:
        bars(mesh, around, top, mats["steel bar"])
        columns(mesh, (around[0], around[1], around[0] + 16, around[3]), top, top + 2.7, mats["concrete"])
    mesh.object(bevel=0.0).parent = root


def raise_tower(model, tower_id, mats, root, progress):
    """progress = (floors whose concrete is finished, how many of them have their facade)."""
    tower, (standing, clad) = model["towers"][tower_id], progress
    raw, around = Mesh(tower_id + " raw"), bounds(tower["podium"]["axes"])
    if clad:
        podium(model, tower, 0, mats, NoPlants(), root)
    else:
        columns(raw, around, 0, 4.8, mats["concrete"])
        raw.box((around[0], around[1], 4.75), (around[2], around[3], 5.2), mats["concrete"])
        guard(raw, around, 5.2, mats["timber"])
    below, last = None, None
    for k, floor in enumerate(tower["storeys"][:standing]):
        plate, z, top = Plate(model, floor["plate"]), floor["z"], floor["z"] + floor["height"]
        if k < clad:
            made = Floor("%s floor %02d" % (tower_id, k + 1), index_of(tower_id, k + 1), plate, z, mats, random.Random("%s %d" % (tower_id, k + 1)))
            made.build(below or plate.face, floor["height"] - 0.38).finish(root)
        else:
            face = below or plate.face
            raw.box((face[0], face[1], z - 0.38), (face[2], face[3], z + 0.02), mats["concrete"])
            columns(raw, plate.face, z, top - 0.38, mats["concrete"])
            core(raw, plate.core, z, top - 0.38, mats["concrete"])
            guard(raw, face, z, mats["timber"])
            if k >= standing - 2 and not clad:
                props(raw, plate.face, z, top - 0.38, mats)
        below, last = plate.face, (plate, top)
    plate, top = last
    face = plate.face
    raw.box((face[0], face[1], top - 0.38), (face[2], face[3], top + 0.02), mats["concrete"])
    core(raw, plate.core, top, top + 2.8, mats["concrete"])
    guard(raw, face, top, mats["timber"])
    if standing < len(tower["storeys"]):
        bars(raw, face, top, mats["steel bar"])
    if clad:
        first = tower["storeys"][clad]
        scaffold(raw, Plate(model, first["plate"]).face, first["z"], top, mats)
    raw.object().parent = root
