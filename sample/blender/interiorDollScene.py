"""The open doll house: walls cut at breast height, furniture, soft daylight on plain ground."""
import math

import bpy
from mathutils import Vector

import interiorDollView
import kit
from furniture import furnish
from interiorNodes import plain
from interiorMesh import Faces
from interiorOpenings import build_door, build_window
from interiorRails import build_rails
from interiorPlan import OUTSIDE_OUTLINE
from interiorShell import build_floors, build_walls, grown

CUT = 1.6
GROUND = -0.3
# The reflectance that comes out as the paper colour when the tone step sets the ground to it.
PAPER = (0.80, 0.722, 0.598, 1)


def _corners(layout):
    """Points the frame must hold, already mirrored."""
    sign = -1 if layout["mirror"] else 1
    shapes = [(grown(layout["outline"], 0.15), CUT)] + [(r["poly"], 1.1) for r in layout["rooms"] if r["kind"] in OUTSIDE_OUTLINE]
    return [(sign * x, y, z) for poly, top in shapes for x, y in poly for z in (GROUND, top)]


def _light(azimuth):
    """Even white sky and a soft sun from the upper left of the picture."""
    world = bpy.context.scene.world.node_tree.nodes["Background"]
    world.inputs[0].default_value, world.inputs[1].default_value = (1, 0.99, 0.975, 1), 0.85
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.angle, lamp.color = 2.6, math.radians(9), (1, 0.965, 0.91)
    sun = bpy.data.objects.new("sun", lamp)
    bpy.context.scene.collection.objects.link(sun)
    c, s = math.cos(azimuth), math.sin(azimuth)
    right, ahead = Vector((c, s, 0)), Vector((-s, c, 0))
    way = -right * 0.62 + ahead * 0.45 + Vector((0, 0, 1.25))
    sun.rotation_euler = way.to_track_quat("Z", "Y").to_euler()


def _ground():
    faces = Faces("ground")
    material = plain("ground", "#ffffff", 1.0, 0, 0)
    material.node_tree.nodes["Principled BSDF"].inputs["Base Color"].default_value = PAPER
    faces.add(material, [(-300, -300, GROUND), (300, -300, GROUND), (300, 300, GROUND), (-300, 300, GROUND)])
    faces.build(None)


def build(layout, palette, root, ratio):
    """Everything of the doll house and its camera."""
    for opening in build_walls(layout, palette, root, CUT, cut=True):
        if "sill" in opening["datum"]:
            build_window(opening, layout, palette, root, CUT)
        else:
            build_door(opening, palette, root, CUT, is_open=True)
    build_floors(layout, palette, root)
    build_rails(layout, palette, root)
    furnish(layout, palette, root, CUT)
    _ground()
    position, target, azimuth = interiorDollView.view(_corners(layout), ratio)
    _light(azimuth)
    kit.camera(position, target, lens=interiorDollView.LENS, clip=(0.5, 500))
