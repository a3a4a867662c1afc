"""What stands before a home's windows, all around at eye height, without its own tower:
blender -b --factory-startup -P panoramaOutlook.py -- --model m.json --tours vr-1-1,vr-2 --folder build --width 2048 --samples 8
writes outlook-<tour>.exr and .json: the part of the sphere the home looks at, in direct sun only. That is nearly free of noise;
the light of the sky is added by denoise/panoramaOutlook.py."""
import json
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
from mathutils import Matrix, Vector

import kit
import panoramaHome
from blenderVersion import see_all_around
from interiorPlan import load_layout
from model import load
from panoramaOutlookSite import build, without_own
from panoramaStand import EYE, scenes_of, stand_in

# Above and below nothing is looked at.
HIGH, LOW = 62, -72
# From a balcony one looks along the facade, and a little past it: degrees on both sides.
PAST = 12


def look(place, heading, arc):
    """The panorama camera at a place, cut to the arc of the sphere that is looked at."""
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
    kit.empty_scene()
    homes = {tour: panoramaHome.of_tour(given["model"], tour) for tour in given["tours"].split(",")}
    roots = build(load(given["model"]), homes.values())
    width = int(given["width"])
    kit.settings(width, width // 2, int(given["samples"]), bounces=0)
    for tour, home in homes.items():
        without_own(roots, home)
        layout = load_layout(given["model"], home.layout_id)
        x, y = home.on_site(stand_in(layout, scenes_of(layout)["living"])["at"])
        heading, arc = panoramaHome.arc_of(layout, home)
        arc = min(360, arc + 2 * PAST)
        look((x, y, home.storey["z"] + EYE), heading, arc)
        file = os.path.join(given["folder"], "outlook-" + tour)
        kit.render_half(file + ".exr", 3)
        with open(file + ".json", "w", encoding="utf-8") as told:
            json.dump({"heading": heading, "arc": arc, "high": HIGH, "low": LOW, "width": width}, told)


main()
