"""Blades of grass on the lawns within a few metres of the camera."""
import math
import random

import bpy
from mathutils import Vector

from kit import Mesh
from plants import leaf_material
from site_plan import Lawn

REACH, STEP = 13.0, 0.5
BLADES, KINDS = 420, 4


def _patch(number):
    """Half a metre square of lawn: blades that lean, three to seven centimetres high."""
    mesh, mat, rng = Mesh("lawn %d" % number), leaf_material("blade", "#6d8242", "#a9b86c"), random.Random(70 + number)
    for _ in range(BLADES):
        x, y, turn, high, lean = rng.uniform(-0.27, 0.27), rng.uniform(-0.27, 0.27), rng.uniform(0, 6.28), rng.uniform(0.028, 0.072), rng.uniform(0.0, 0.04)
        u, v = (math.cos(turn) * 0.003, math.sin(turn) * 0.003), (-math.sin(turn) * lean, math.cos(turn) * lean)
        mid = (x + v[0] * 0.35, y + v[1] * 0.35, high * 0.6)
        mesh.face([(x - u[0], y - u[1], 0), (x + u[0], y + u[1], 0), (mid[0] + u[0] * 0.8, mid[1] + u[1] * 0.8, mid[2]), (mid[0] - u[0] * 0.8, mid[1] - u[1] * 0.8, mid[2])], mat)
        mesh.face([(mid[0] - u[0] * 0.8, mid[1] - u[1] * 0.8, mid[2]), (mid[0] + u[0] * 0.8, mid[1] + u[1] * 0.8, mid[2]), (x + v[0], y + v[1], high)], mat)
    made = mesh.object()
    data = made.data
    bpy.data.objects.remove(made)
    return data


def grow_grass(camera, site):
    """Lawn in front of the camera, in the place of what another camera had."""
    for old in [o for o in bpy.data.objects if o.name.startswith("lawn patch")]:
        bpy.data.objects.remove(old)
    kinds = [_kept("lawn %d" % k, k) for k in range(KINDS)]
    at, lawn, rng = camera.location, Lawn(site), random.Random(9)
    ahead = camera.rotation_euler.to_matrix() @ Vector((0, 0, -1))
    count = int(REACH / STEP)
    x0, y0 = math.floor(at.x / STEP) * STEP, math.floor(at.y / STEP) * STEP
    for i in range(-count, count + 1):
        for j in range(-count, count + 1):
            x, y = x0 + i * STEP, y0 + j * STEP
            away = math.hypot(x - at.x, y - at.y)
            if away > REACH or (x - at.x) * ahead.x + (y - at.y) * ahead.y < -1 or not lawn.has(x, y):
                continue
            made = bpy.data.objects.new("lawn patch", kinds[rng.randrange(KINDS)])
            bpy.context.scene.collection.objects.link(made)
            made.location, made.rotation_euler[2] = (x, y, 0.0), rng.randrange(4) * math.pi / 2
            # Towards the end of the reach the blades sink into the ground, so that no edge is seen.
            tall = rng.uniform(0.8, 1.2) * min(1.0, (REACH - away) / 4 + 0.15)
            made.scale = (1, 1, tall)


def _kept(name, number):
    return bpy.data.meshes.get(name) or _patch(number)
