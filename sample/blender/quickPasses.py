"""A picture in one piece, freed of noise by Open Image Denoise (bpy), or in small steps: two halves of its light (stem.a.exr, stem.b.exr), how much of each pixel is solid where one sees out
(stem.m.exr), and, when all are there, everything else larger than it will be shown (stem.f.exr)."""
import os

import bpy

import kit
from blenderVersion import all_passes

SHOWN = ("normal", "position", "diffuse_color", "glossy_color", "emit", "environment")
# Looks a pixel for the edges of window frames: one leaves steps.
EDGE_SAMPLES = 6
GLASS = ("glass", "rail")


def unlit(size):
    """One look through the middle of each pixel, without light."""
    scene = bpy.context.scene
    for item in [o for o in bpy.data.objects if o.type == "LIGHT"]:
        bpy.data.objects.remove(item)
    for name in kit.PASSES:
        setattr(scene.view_layers[0], "use_pass_" + name, name in SHOWN)
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.cycles.samples, scene.cycles.max_bounces = 1, 0
    scene.cycles.pixel_filter_type, scene.cycles.filter_width = "BOX", 0.01


def matte(path, size):
    """How much of each pixel is solid, its edges smooth: every surface black, no glass, as alpha. There must be no lamps any more."""
    scene = bpy.context.scene
    layer, panes = scene.view_layers[0], [o for o in bpy.data.objects if o.type == "MESH" and _is_glass(o)]
    for name in kit.PASSES:
        setattr(layer, "use_pass_" + name, False)
    for pane in panes:
        pane.hide_render = True
    layer.material_override = _black()
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.cycles.samples = EDGE_SAMPLES
    scene.cycles.pixel_filter_type, scene.cycles.filter_width = "BLACKMAN_HARRIS", 1.5
    render(path, 5)


def _black():
    """Nothing to work out: no light falls on it."""
    made = bpy.data.materials.new("black")
    made.use_nodes = True
    tree = made.node_tree
    tree.nodes.clear()
    shine, out = tree.nodes.new("ShaderNodeEmission"), tree.nodes.new("ShaderNodeOutputMaterial")
    shine.inputs[1].default_value = 0
    tree.links.new(shine.outputs[0], out.inputs[0])
    return made


def _is_glass(item):
    return bool(item.material_slots) and all(slot.material and slot.material.name.split(".")[0] in GLASS for slot in item.material_slots)


def render(path, seed):
    """Every pass, not packed."""
    scene, image = bpy.context.scene, bpy.context.scene.render.image_settings
    all_passes(image, "NONE")
    scene.cycles.seed, scene.render.filepath = seed, path
    bpy.ops.render.render(write_still=True)


def whole(one, samples, bounces=4):
    """The picture at its own size (stem.w.exr), freed of noise, clear where one sees out, and where it has panes (stem.f.exr)."""
    scene = bpy.context.scene
    kit.settings(one["width"], one["height"], samples, bounces=bounces, clamp=2.5)
    kit.freed_of_noise()
    panes = [o for o in bpy.data.objects if o.type == "MESH" and _is_glass(o)]
    for pane in panes:
        pane.visible_camera = False
    render(one["stem"] + ".w.exr", 11)
    for pane in panes:
        pane.visible_camera = True
    scene.cycles.use_denoising = False
    unlit((one["width"], one["height"]))
    render(one["stem"] + ".part.exr", 5)
    os.replace(one["stem"] + ".part.exr", one["stem"] + ".f.exr")


def passes(one, light, finer, bounces=4):
    """one: width, height, stem; light: width and samples of the halves; finer: how much larger than shown it is looked at."""
    width, samples = light
    kit.settings(width, round(width * one["height"] / one["width"]), samples, bounces=bounces, clamp=2.5)
    render(one["stem"] + ".a.exr", 11)
    render(one["stem"] + ".b.exr", 47)
    size = (round(one["width"] * finer), round(one["height"] * finer))
    unlit(size)
    render(one["stem"] + ".part.exr", 5)
    if bpy.context.scene.render.film_transparent:
        matte(one["stem"] + ".m.exr", size)
    os.replace(one["stem"] + ".part.exr", one["stem"] + ".f.exr")
