"""A picture in three small steps: two halves of its light (stem.a.exr, stem.b.exr), and, when both are there, everything else larger
than it will be shown (stem.f.exr)."""
import os

import bpy

import kit

SHOWN = ("normal", "position", "diffuse_color", "glossy_color", "emit", "environment")


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


def render(path, seed):
    """Every pass, not packed."""
    scene, image = bpy.context.scene, bpy.context.scene.render.image_settings
    image.file_format, image.color_depth, image.exr_codec = "OPEN_EXR_MULTILAYER", "32", "NONE"
    scene.cycles.seed, scene.render.filepath = seed, path
    bpy.ops.render.render(write_still=True)


def passes(one, light, finer, bounces=4):
    """one: width, height, stem; light: width and samples of the halves; finer: how much larger than shown it is looked at."""
    width, samples = light
    kit.settings(width, round(width * one["height"] / one["width"]), samples, bounces=bounces, clamp=2.5)
    render(one["stem"] + ".a.exr", 11)
    render(one["stem"] + ".b.exr", 47)
    unlit((round(one["width"] * finer), round(one["height"] * finer)))
    render(one["stem"] + ".part.exr", 5)
    os.replace(one["stem"] + ".part.exr", one["stem"] + ".f.exr")
