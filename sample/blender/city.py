"""Prishtina around the site, as a model shows it: plain blocks of card, streets, trees, hills in the haze."""
import random

import bpy
import bmesh
from mathutils import Vector, noise

from kit import Mesh, material
from materials import hazy, mottled

CARD = "#cfc4b2"
# Height of a storey; how high the line at a slab is and how far it stands out.
STOREY, LINE, OUT = 3.0, 0.24, 0.16


def height_at(x, y):
    """The ground: flat around the site, rising into hills north of the town."""
    rise = max(0.0, min(1.0, (y - 520) / 2100))
    side = max(0.0, min(1.0, (abs(x) - 500) / 1800)) * max(0.0, min(1.0, (y + 200) / 900))
    swell = 0.62 + 0.55 * noise.noise(Vector((x / 1100, y / 900, 3.1))) + 0.22 * noise.noise(Vector((x / 340, y / 300, 1.3)))
    return (330 * rise ** 1.5 + 90 * side) * max(0.12, swell)


def hills():
    bm = bmesh.new()
    bmesh.ops.create_grid(bm, x_segments=150, y_segments=90, size=1)
    for v in bm.verts:
        x, y = v.co.x * 4200, v.co.y * 1750 + 1950
        v.co = Vector((x, y, height_at(x, y) - 0.2 + (0 if y > 260 else -6)))
    data = bpy.data.meshes.new("hills")
    bm.to_mesh(data)
    bm.free()
    data.materials.append(hazy(mottled("hills", "#66755c", "#8a9075", 0.012, 0.95, detail=10, spec=0.05)))
    for face in data.polygons:
        face.use_smooth = True
    bpy.context.scene.collection.objects.link(bpy.data.objects.new("hills", data))


def building(mesh, x, y, w, d, floors, rng, card):
    """A plain block with thin lines for its floors: what is not for sale has no windows."""
    z, top = height_at(x, y) - 1.5, height_at(x, y) + floors * STOREY + 1.0
    mesh.box((x, y, z), (x + w, y + d, top), card)
    for floor in range(1, floors + 1):
        low = z + 1.6 + floor * STOREY - LINE
        mesh.box((x - OUT, y - OUT, low), (x + w + OUT, y + d + OUT, low + LINE), card)
    if floors <= 3 or rng.random() < 0.3:
        gable(mesh, x, y, w, d, top, card)
    else:
        mesh.box((x + w * 0.35, y + d * 0.3, top), (x + w * 0.55, y + d * 0.7, top + 2.4), card)


def gable(mesh, x, y, w, d, z, card):
    e, h = 0.5, min(w, d) * 0.28
    a, b, c, f = (x - e, y - e, z), (x + w + e, y - e, z), (x + w + e, y + d + e, z), (x - e, y + d + e, z)
    if w >= d:
        p, q = (x + d / 2, y + d / 2, z + h), (x + w - d / 2, y + d / 2, z + h)
        faces = ((a, b, q, p), (c, f, p, q), (f, a, p), (b, c, q))
    else:
        p, q = (x + w / 2, y + w / 2, z + h), (x + w / 2, y + d - w / 2, z + h)
        faces = ((a, b, p), (c, f, q), (f, a, p, q), (b, c, q, p))
    for face in faces:
        mesh.face(face, card)


def build_city(plants):
    rng = random.Random(4)
    hills()
    card = hazy(material("city", CARD, 0.9, spec=0.2))
    mesh = Mesh("city")
    for row in range(26):
        y = 92 + row * 46
        for column in range(-28, 29):
            x = column * 44 + rng.uniform(-8, 8)
            if rng.random() < 0.14 or abs(x) > 250 + y * 1.1:
                continue
            far = row > 12
            kind = rng.random()
            floors = rng.choice((5, 6, 7, 8, 9)) if kind < 0.55 else rng.choice((2, 2, 3)) if kind < 0.93 else rng.choice((11, 13))
            if row == 0 and abs(x) < 120:
                floors = min(floors, 5)
            w, d = (rng.uniform(16, 30), rng.uniform(12, 16)) if floors > 3 else (rng.uniform(9, 15), rng.uniform(9, 13))
            building(mesh, x, y + rng.uniform(-4, 6), w, d, floors - (1 if far else 0), rng, card)
    for side in (-1, 1):
        for row in range(7):
            for column in range(6):
                if rng.random() < 0.85:
                    floors = rng.choice((3, 4, 5, 6, 7, 8))
                    w = rng.uniform(14, 24)
                    x = side * (118 + column * 42) - w / 2
                    building(mesh, x + rng.uniform(-4, 4), -30 + row * 36 if row < 3 else 80 + (row - 3) * 36, w, rng.uniform(11, 15), floors, rng, card)
    mesh.object()
    kinds = ("lime", "plane", "maple", "poplar", "birch")
    for _ in range(620):
        y = rng.uniform(78, 520) if rng.random() < 0.8 else rng.uniform(-30, 80)
        x = rng.uniform(-1, 1) * (140 + y * 0.9) if y > 78 else rng.choice((-1, 1)) * rng.uniform(97, 260)
        plants.tree(rng.choice(kinds), x, y, rng.uniform(6, 12), height_at(x, y) - 0.2)
    for _ in range(900):
        y = rng.uniform(520, 1900)
        x = rng.uniform(-1, 1) * (300 + y * 0.75)
        plants.shrub(x, y, rng.uniform(7, 16), height_at(x, y) - 3)
