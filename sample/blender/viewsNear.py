"""Exterior pictures taken on foot: views.py's scene, with what stands near the camera in more detail.
blender -b -P viewsNear.py -- --model m.json --light day --list '[{...}, ...]'
Each entry: view, width, height, samples, a and b (the two halves). What is there already is not rendered again."""
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402
import light  # noqa: E402
from cameras import take  # noqa: E402
from city import build_city  # noqa: E402
from kit import arguments, empty_scene, render_half, settings  # noqa: E402
from materials import palette  # noqa: E402
from model import load as load_model  # noqa: E402
from site_plan import build_site, load as load_site  # noqa: E402
from tower import build_tower  # noqa: E402
from viewsNearGrass import grow_grass  # noqa: E402
from viewsNearPlants import NearPlants  # noqa: E402
from viewsNearThings import put_slide, separate_people  # noqa: E402

# Nearer than this, figures are seen to be made of a few rings.
FIGURES = 30.0


def dress(plants, people, site):
    """What the camera's place asks for: no figures near, fine leaves and blades of grass."""
    at = bpy.context.scene.camera.location
    for (x, y), figure in people:
        figure.hide_render = (at.x - x) ** 2 + (at.y - y) ** 2 < FIGURES ** 2
    plants.refine(at)
    grow_grass(bpy.context.scene.camera, site)


def main():
    given = arguments()
    empty_scene()
    model, setting = load_model(given["model"]), light.of(given["light"])
    mats, plants, site = palette(setting), NearPlants(), load_site()
    for tower_id in model["towers"]:
        build_tower(model, tower_id, mats, plants)
    build_site(mats, plants)
    build_city(plants)
    put_slide(site, mats)
    people = separate_people(site)
    light.shine(setting)
    for one in json.loads(given["list"]):
        before = bpy.data.objects.get("camera")
        if before:
            bpy.data.objects.remove(before)
        take(model, one["view"], one["width"], one["height"])
        dress(plants, people, site)
        settings(one["width"], one["height"], one["samples"])
        for path, seed in ((one["a"], 1), (one["b"], 2)):
            if not os.path.exists(path):
                render_half(path + ".part.exr", seed)
                os.replace(path + ".part.exr", path)


main()
