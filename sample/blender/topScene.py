"""A plan as a model cut at breast height, looked at from straight above: its apartments in their places, light from the upper left,
plain ground. What is shown and where stands in the model under `tops`, beside the drawing it lies under."""
import math

import bpy
from mathutils import Matrix, Vector

import kit
import topHome
from interiorKits import kit_of
from interiorMaterials import Palette
from interiorMesh import Faces
from interiorNodes import plain
from interiorPlan import load_layout

GROUND = -0.3
# The reflectance that comes out as the paper colour when the tone step sets the ground to it (topTone.py).
PAPER = (0.80, 0.722, 0.598, 1)
HEIGHT = 40.0


def palettes():
    """One palette per kit: the apartments of a floor share materials."""
    kept = {}

    def of(layout_id):
        name = kit_of(layout_id)
        if name not in kept:
            kept[name] = Palette(name)
        return kept[name]
    return of


def root_at(apartment=None):
    """What an apartment hangs on: reflected, then turned, then moved."""
    root = bpy.data.objects.new("home", None)
    bpy.context.scene.collection.objects.link(root)
    if apartment:
        at, flip = apartment["at"], -1 if apartment["mirror"] else 1
        root.matrix_world = Matrix.Translation((*at, 0)) @ Matrix.Rotation(math.radians(apartment["rot"]), 4, "Z") @ Matrix.Diagonal((flip, 1, 1, 1))
    return root


def build_apartments(model_path, scene, palette_of):
    """Every apartment of the scene."""
    for apartment in scene["homes"]:
        layout = load_layout(model_path, apartment["layout"])
        topHome.build(layout, apartment, palette_of(layout["id"]), root_at(apartment))


def ground(holes=()):
    """Plain ground; `holes` are rectangles it leaves open, one beside the other from left to right."""
    faces, far = Faces("ground"), 300
    material = plain("ground", "#ffffff", 1.0, 0, 0)
    material.node_tree.nodes["Principled BSDF"].inputs["Base Color"].default_value = PAPER

    def piece(x0, y0, x1, y1):
        faces.add(material, [(x0, y0, GROUND), (x1, y0, GROUND), (x1, y1, GROUND), (x0, y1, GROUND)])
    left = -far
    for x0, y0, x1, y1 in holes:
        piece(left, -far, x0, far)
        piece(x0, -far, x1, y0)
        piece(x0, y1, x1, far)
        left = x1
    piece(left, -far, far, far)
    faces.build(None)


def light(is_turned):
    """Even white sky and a soft sun from the upper left of the picture."""
    world = bpy.context.scene.world.node_tree.nodes["Background"]
    world.inputs[0].default_value, world.inputs[1].default_value = (1, 0.99, 0.975, 1), 1.0
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.angle, lamp.color = 2.2, math.radians(10), (1, 0.965, 0.91)
    sun = bpy.data.objects.new("sun", lamp)
    bpy.context.scene.collection.objects.link(sun)
    side = -1 if is_turned else 1
    sun.rotation_euler = Vector((-0.5 * side, 0.38 * side, 1.25)).to_track_quat("Z", "Y").to_euler()


def camera(scene):
    """Straight down on exactly what the drawing shows."""
    x0, y0, x1, y1 = scene["shown"]
    middle = ((x0 + x1) / 2, (y0 + y1) / 2)
    made = kit.camera((*middle, HEIGHT), (*middle, 0), ortho=x1 - x0, clip=(1, HEIGHT + 5))
    made.rotation_euler = (0, 0, math.pi if scene["isTurned"] else 0)
