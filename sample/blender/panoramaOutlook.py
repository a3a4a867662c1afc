"""What the windows of a tour's apartment look at, as the part of the sphere around it that is looked at: python panoramaOutlook.py -- --model m.json
--list '[{"tour": "vr-1-1", "width": 3072, "samples": 32, "light": "o.exr", "part": "o.json"}]'."""
import json
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
from mathutils import Matrix, Vector

import kit
import panoramaHome
import rendering
from kit import see_all_around
from interiorPlan import load_layout
from model import load
from panoramaOutlookSite import build, without_own
from panoramaStand import EYE, scenes_of, stand_in

# Above and below nothing is looked at.
HIGH, LOW = 62, -72
# From a balcony one looks along the facade, and a little past it: degrees on both sides.
PAST = 12
# From far away more do not show.
BOUNCES = 2


def look(place, heading, arc):
    """The panorama camera at a place, cut to the arc of the sphere that is looked at."""
    before = bpy.data.objects.get("camera")
    if before:
        bpy.data.objects.remove(before)
    data = bpy.data.cameras.new("camera")
    made = bpy.data.objects.new("camera", data)
    scene = bpy.context.scene
    scene.collection.objects.link(made)
    see_all_around(data)
    data.clip_start, data.clip_end = 0.5, 9000
    ahead = Vector((math.cos(math.radians(heading)), math.sin(math.radians(heading)), 0))
    made.location = place
    made.rotation_euler = Matrix((ahead.cross(Vector((0, 0, 1))), Vector((0, 0, 1)), -ahead)).transposed().to_euler()
    scene.camera = made
    render = scene.render
    render.use_border = render.use_crop_to_border = True
    render.border_min_x, render.border_max_x = 0.5 - arc / 720, 0.5 + arc / 720
    render.border_min_y, render.border_max_y = 0.5 + LOW / 180, 0.5 + HIGH / 180


def main():
    given = kit.arguments()
    entries = json.loads(given["list"])
    kit.empty_scene()
    apartments = [panoramaHome.of_tour(given["model"], one["tour"]) for one in entries]
    roots = build(load(given["model"]), apartments)
    for one, apartment in zip(entries, apartments):
        without_own(roots, apartment)
        layout = load_layout(given["model"], apartment.layout_id)
        x, y = apartment.on_site(stand_in(layout, scenes_of(layout)["living"])["at"])
        heading, arc = panoramaHome.arc_of(layout, apartment)
        arc = min(360, arc + 2 * PAST)
        look((x, y, apartment.floor["z"] + EYE), heading, arc)
        rendering.lit(one["light"], (one["width"], one["width"] // 2), one["samples"], bounces=BOUNCES)
        with open(one["part"], "w", encoding="utf-8") as file:
            json.dump({"heading": heading, "high": HIGH, "width": one["width"]}, file)


main()
