"""The city and its trees before the windows: many houses, few kinds."""
import math
import random

import bpy
import bmesh
from mathutils import Vector, noise

from interiorMesh import Faces
from interiorNodes import linear
from interiorShining import flat, patchy, shining

FACADES = (("#ddd5c8", "#7d8891"), ("#cfc0ab", "#6f7b84"), ("#e9e4da", "#88939b"), ("#c9a98f", "#737c82"), ("#bdb7ad", "#6a757d"))


def _facade(wall, window):
    def colour(nodes):
        brick = nodes("TexBrick", Scale=1, Brick_Width=2.6, Row_Height=3.1, Mortar_Size=0.75, Mortar_Smooth=0,
                      Color1=linear(window), Color2=linear("#a9b3b9"), Mortar=linear(wall))
        brick.offset = 0
        nodes.join(nodes("TexCoord").outputs["UV"], brick.inputs["Vector"])
        return brick.outputs["Color"]
    return colour


def city(base, strength):
    """Houses of Prishtina's size and colours all around, on ground at z `base`."""
    rand, faces = random.Random(8), Faces("city")
    walls = [shining("facade%d" % k, _facade(*pair), strength) for k, pair in enumerate(FACADES)]
    roofs = [shining("roof%d" % k, flat(c), strength) for k, c in enumerate(("#b08a74", "#9c9a96", "#a77a62", "#b9b4ab"))]
    for _ in range(1500):
        away, turn = 130 * math.exp(rand.random() ** 0.8 * 2.9), rand.uniform(0, math.tau)
        x, y = away * math.cos(turn), away * math.sin(turn)
        w, d = rand.uniform(10, 26), rand.uniform(10, 18)
        h = rand.choice((7, 10, 10, 13, 16, 19, 25)) if away > 180 else rand.choice((7, 10, 10, 13))
        spin = rand.uniform(0, 0.5) + (math.pi / 2 if rand.random() < 0.5 else 0)
        c, s = math.cos(spin), math.sin(spin)
        corners = [(x + c * a - s * b, y + s * a + c * b) for a, b in ((-w / 2, -d / 2), (w / 2, -d / 2), (w / 2, d / 2), (-w / 2, d / 2))]
        wall = rand.choice(walls)
        for a, b in zip(corners, corners[1:] + corners[:1]):
            length = math.dist(a, b)
            faces.add(wall, [(*a, base), (*b, base), (*b, base + h), (*a, base + h)], [(0.4, 0), (0.4 + length, 0), (0.4 + length, h), (0.4, h)])
        faces.add(rand.choice(roofs), [(*p, base + h) for p in corners])
    faces.build(None)


def _crown(seed, material):
    """One uneven tree crown of radius 1, to be stood about many times."""
    shape = bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=4, radius=1)
    for vert in shape.verts:
        vert.co *= 0.86 + 0.34 * noise.noise(vert.co * 1.6 + Vector((seed, 0, 0))) + 0.16 * noise.noise(vert.co * 5 + Vector((0, seed, 0)))
    data = bpy.data.meshes.new("crown")
    shape.to_mesh(data)
    shape.free()
    data.materials.append(material)
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    return data


def trees(base, strength):
    """Crowns between the houses."""
    rand = random.Random(5)
    pairs = (("#5d6a48", "#87916a"), ("#6a7652", "#98a078"))
    greens = [shining("tree%d" % k, patchy(pair, 0.9), strength) for k, pair in enumerate(pairs)]
    crowns = [_crown(k * 3.1, greens[k % 2]) for k in range(6)]
    for _ in range(1100):
        away, turn = 75 * math.exp(rand.random() * 2.3), rand.uniform(0, math.tau)
        size = rand.uniform(1.8, 3.4)
        tree = bpy.data.objects.new("tree", rand.choice(crowns))
        bpy.context.scene.collection.objects.link(tree)
        tree.location = (away * math.cos(turn), away * math.sin(turn), base + rand.uniform(3.0, 5.5))
        tree.scale, tree.rotation_euler[2] = (size, size, size * rand.uniform(1.0, 1.3)), rand.uniform(0, math.tau)
