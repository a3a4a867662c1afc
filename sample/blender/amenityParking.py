"""The three parking levels as a stepped model: each slab ends before the one under it, so that one sees its columns, its marked bays
and the maple blocks that stand for cars."""
import math
import random

import bmesh
import bpy

import amenityModel
from amenityRoom import words
from furniturePiece import Piece
from interiorMesh import to_object
from interiorNodes import plain

WALL = amenityModel.WALL
BAYS, BAY, LONG, LANE, FIRST = 8, 2.5, 5.0, 2.5, 0.8
WIDE, HIGH, SLAB = 21.6, 3.0, 0.4
# How far each level reaches to the south from the back wall, the lowest first; the deck over them is the park.
REACH = (27.6, 20.0, 12.4, 4.8)
# Length and width of a car.
CAR = (4.3, 1.78)


def car(p, material, at, turn):
    """A maple block: body with rounded corners and a cabin on it, as model makers cut them."""
    q, (long, wide) = p.child(*at, turn, 0.0), CAR
    side = [(0, 0.16), (long, 0.16), (long, 0.62), (long - 0.22, 0.8), (long - 1.15, 0.92), (long - 1.85, 1.42), (0.75, 1.44), (0.12, 0.98), (0, 0.86)]
    shape = bmesh.new()
    base = shape.faces.new([shape.verts.new((x - long / 2, -wide / 2, z)) for x, z in side])
    made = bmesh.ops.extrude_face_region(shape, geom=[base])["geom"]
    bmesh.ops.translate(shape, vec=(0, wide, 0), verts=[one for one in made if isinstance(one, bmesh.types.BMVert)])
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    for vert in shape.verts:
        if vert.co.z > 1.2:
            vert.co.y *= 0.84
    bmesh.ops.bevel(shape, geom=shape.edges[:], offset=0.09, segments=3, profile=0.5, affect="EDGES", clamp_overlap=True)
    data = bpy.data.meshes.new("car")
    shape.to_mesh(data)
    shape.free()
    data.materials.append(material)
    to_object("car", data, q.root)
    for x in (-1.32, 1.35):
        for y in (-wide / 2 + 0.02, wide / 2 - 0.22):
            q.rod(p.palette.wood2, (x, y, 0.31), 0.31, 0.2, (-math.pi / 2, 0, 0))


def column(p, m, at, name, z):
    """A concrete column up to the slab over it, with its band and its number."""
    x, y = at
    p.box(m.concrete, (x - 0.28, y - 0.28, 0), (x + 0.28, y + 0.28, HIGH - SLAB), 0.01)
    p.box(m.poche, (x - 0.28, y - 0.28, HIGH - SLAB), (x + 0.28, y + 0.28, HIGH - SLAB + 0.02), 0)
    p.box(m.cushion, (x - 0.285, y - 0.285, 0.9), (x + 0.285, y + 0.285, 1.75), 0.008)
    words(name, (x, y - 0.295, z + 1.32), 0, 0.5, m.line)


def level(m, root, number, z):
    """One level: a lane in front, behind it marked bays with cars in most of them, a column before every second line."""
    south = -REACH[number]
    q = Piece({"type": "level", "rect": [0, south, WIDE, 0], "f": [0, 1], "z": z}, m, root).child(0, -south)
    rand, foot, letter = random.Random(number * 7 + 3), south + LANE, "CBA"[number]
    for k in range(BAYS + 1):
        x = FIRST + k * BAY
        q.box(m.line, (x - 0.06, foot, 0.001), (x + 0.06, foot + LONG, 0.008), 0)
        if k < BAYS and rand.random() < 0.78:
            car(q, m.maple if rand.random() < 0.75 else m.walnut, (x + BAY / 2, foot + LONG / 2), math.pi / 2 if rand.random() < 0.6 else -math.pi / 2)
        if k % 2 == 0:
            column(q, m, (x, foot - 0.1), letter + str(k // 2 + 1), z)
    words_on_floor("\u2212%d" % (3 - number), (3.3, south + 1.15, z + 0.01), 2.0, m.line)
    for x in (7.6, 13.4):
        arrow(q, m, (x, south + 1.2))


def words_on_floor(text, place, size, material):
    """Letters that lie on the floor, read from the south."""
    words(text, place, 0, size, material, 0.003)
    bpy.context.scene.collection.objects[-1].rotation_euler[0] = 0


def arrow(p, m, at):
    """A painted arrow along the lane."""
    x, y = at
    p.box(m.line, (x, y - 0.09, 0.001), (x + 1.9, y + 0.09, 0.006), 0)
    for side in (-1, 1):
        p.box(m.line, (x + 1.3, y - 0.09 + side * 0.24, 0.001), (x + 2.05, y + 0.09 + side * 0.24, 0.0062), 0, (0, 0, -side * 0.7))


def tree(p, m, at, radius):
    """A wooden ball on a stick."""
    ball = [(radius * math.sin(math.pi * (k + 1) / 19), radius - radius * math.cos(math.pi * (k + 1) / 19)) for k in range(18)]
    p.rod(m.wood2, (*at, 0), 0.07, 1.4)
    p.turned(m.wood, (*at, 1.2), ball, 40)


def parking(palette, root):
    m = palette
    m.concrete, m.line = plain("concrete", "#d9d5cd", 0.85), plain("line", "#fbf8f1", 0.7)
    m.maple, m.walnut = m.wood, m.wood2
    floor, park = plain("screed", "#bdb8ae", 0.6, 0, 0.3), plain("park", "#e9e4d8", 0.95, 0, 0.1)
    for number, reach in enumerate(REACH):
        z = number * HIGH
        last = number == len(REACH) - 1
        amenityModel.slab(m, root, (0, -reach, WIDE, 0, z), park if last else floor, SLAB)
        if not last:
            level(m, root, number, z)
    amenityModel.wall(m, root, (-WALL, 0, WIDE, WALL), HIGH * 3, foot=-SLAB)
    amenityModel.wall(m, root, (-WALL, -REACH[3], 0, 0), HIGH * 3, foot=-SLAB)
    for number in range(3):
        top = (number + 1) * HIGH - SLAB
        amenityModel.wall(m, root, (-WALL, -REACH[number], 0, -REACH[number + 1]), top, foot=-SLAB)
    p = Piece({"type": "park", "rect": [0, 0, WIDE, 1], "f": [0, 1], "z": HIGH * 3}, m, root)
    p.box(m.line, (0, -2.6, 0.0), (WIDE, -1.4, 0.02), 0)
    for x, y, r in ((2.2, -3.6, 0.85), (5.6, -0.4, 1.0), (9.2, -3.7, 0.75), (12.6, -0.5, 0.95), (16.4, -3.6, 0.9), (19.4, -0.5, 0.8)):
        tree(p, m, (x, y), r)
    amenityModel.ground(-SLAB)
    boxes = [(-WALL, -reach, n * HIGH - SLAB, WIDE, WALL, n * HIGH + (2.2 if n == 3 else 1.0)) for n, reach in enumerate(REACH)]
    amenityModel.look(amenityModel.corners_of(*boxes), -32, 31, 4 / 3)
