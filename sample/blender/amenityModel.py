"""A room as an architect's section model at 1:50: a slab and two walls on paper ground, cut faces in ink, and the camera that sees
into it from outside and slightly above."""
import math

import bpy
from mathutils import Matrix, Vector

import kit
from interiorDollScene import GROUND, PAPER
from interiorMesh import Faces
from interiorNodes import plain

# Outer walls, and how thick the slab is under the floor: it stands on the ground.
WALL, SLAB = 0.32, -GROUND
# A long lens keeps verticals nearly upright; the margin is the share of the picture that the model takes.
LENS, SENSOR, MARGIN = 70.0, 36.0, 0.88


def slab(palette, root, box, floor, thick=SLAB):
    """A floor over (x0, y0, x1, y1) whose top is at the fifth number; its sides are cut."""
    x0, y0, x1, y1, top = box
    faces = Faces("slab")
    faces.add(floor, [(x0, y0, top), (x1, y0, top), (x1, y1, top), (x0, y1, top)])
    for a, b in (((x0, y0), (x1, y0)), ((x1, y0), (x1, y1)), ((x1, y1), (x0, y1)), ((x0, y1), (x0, y0))):
        faces.upright(palette.poche, a, b, top - thick, top)
    faces.add(palette.ceiling, [(x0, y1, top - thick), (x1, y1, top - thick), (x1, y0, top - thick), (x0, y0, top - thick)])
    faces.build(root)


def wall(palette, root, box, height, holes=(), foot=0.0):
    """An upright wall over (x0, y0, x1, y1) from foot to height; holes = (from, to, low, high) along its longer side. Its top is cut."""
    x0, y0, x1, y1 = box
    along = 0 if x1 - x0 > y1 - y0 else 1
    start, end = (x0, x1) if along == 0 else (y0, y1)
    faces = Faces("wall")
    cuts = sorted({start, end, *(v for hole in holes for v in hole[:2])})
    for a, b in zip(cuts, cuts[1:]):
        hole = next((h for h in holes if h[0] <= a + 1e-6 and b <= h[1] + 1e-6), None)
        for z0, z1 in ((foot, hole[2]), (hole[3], height)) if hole else ((foot, height),):
            if z1 - z0 < 1e-6:
                continue
            p, q = ((a, y0), (b, y1)) if along == 0 else ((x0, a), (x1, b))
            corners = (p, (q[0], p[1]), q, (p[0], q[1]))
            for k, (c, d) in enumerate(zip(corners, corners[1:] + corners[:1])):
                is_end = (k % 2 == 1) == (along == 0)
                free = is_end and (math.isclose(c[along], end) or math.isclose(c[along], start))
                faces.upright(palette.poche if free else palette.wall, c, d, z0, z1)
            for z, around in ((z1, corners), (z0, corners[::-1])):
                faces.add(palette.poche if z == height else palette.wall, [(*c, z) for c in around])
    faces.build(root)


def ground(at=GROUND):
    """Paper as far as the picture goes."""
    faces, material = Faces("ground"), plain("ground", "#ffffff", 1.0, 0, 0)
    material.node_tree.nodes["Principled BSDF"].inputs["Base Color"].default_value = PAPER
    faces.add(material, [(-400, -400, at), (400, -400, at), (400, 400, at), (-400, 400, at)])
    faces.build(None)


def daylight(heading, way=(-0.42, -0.42, 1.0), power=2.7):
    """An even sky and a soft sun; way: where the sun stands, seen from the camera: to the right, ahead, up."""
    world = bpy.context.scene.world.node_tree.nodes["Background"]
    world.inputs[0].default_value, world.inputs[1].default_value = (1, 0.99, 0.975, 1), 0.8
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.angle, lamp.color = power, math.radians(7), (1, 0.965, 0.91)
    sun = bpy.data.objects.new("sun", lamp)
    bpy.context.scene.collection.objects.link(sun)
    c, s = math.cos(heading), math.sin(heading)
    toward = Vector((c, s, 0)) * way[0] + Vector((-s, c, 0)) * way[1] + Vector((0, 0, way[2]))
    sun.rotation_euler = toward.to_track_quat("Z", "Y").to_euler()


def corners_of(*boxes):
    """The corners of boxes (x0, y0, z0, x1, y1, z1): what the picture must hold."""
    return [Vector((x, y, z)) for x0, y0, z0, x1, y1, z1 in boxes for x in (x0, x1) for y in (y0, y1) for z in (z0, z1)]


def look(points, heading, elevation, ratio):
    """The nearest camera that holds all points; heading: degrees to the east of looking north, negative to the west."""
    turn = Matrix.Rotation(math.radians(-heading), 3, "Z") @ Matrix.Rotation(math.radians(90 - elevation), 3, "X")
    right, up, back = turn.col[0], turn.col[1], turn.col[2]
    wide = SENSOR / LENS / 2 * MARGIN
    target, distance = sum(points, Vector()) / len(points), 60.0
    for _ in range(60):
        spans = []
        for axis, limit in ((right, wide), (up, wide / ratio)):
            seen = [(p - target).dot(axis) / (distance - (p - target).dot(back)) / limit for p in points]
            spans.append((min(seen), max(seen)))
            target = target + axis * (sum(spans[-1]) / 2 * limit * distance)
        distance *= max((high - low) / 2 for low, high in spans)
    kit.camera(target + back * distance, target, lens=LENS, clip=(0.5, 900))
    daylight(math.radians(-heading))
