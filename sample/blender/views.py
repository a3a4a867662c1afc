"""Several exterior pictures of one scene, which is built once: blender -b -P views.py -- --model m.json --light day --list '[{...}, ...]'
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
from model import load  # noqa: E402
from plants import Plants  # noqa: E402
from site_plan import build_site  # noqa: E402
from tower import build_tower  # noqa: E402


def main():
    given = arguments()
    empty_scene()
    model, setting = load(given["model"]), light.of(given["light"])
    mats, plants = palette(setting), Plants()
    for tower_id in model["towers"]:
        build_tower(model, tower_id, mats, plants)
    build_site(mats, plants)
    build_city(plants)
    light.shine(setting)
    for one in json.loads(given["list"]):
        before = bpy.data.objects.get("camera")
        if before:
            bpy.data.objects.remove(before)
        take(model, one["view"], one["width"], one["height"])
        settings(one["width"], one["height"], one["samples"])
        for path, seed in ((one["a"], 1), (one["b"], 2)):
            if not os.path.exists(path):
                render_half(path + ".part.exr", seed)
                os.replace(path + ".part.exr", path)


main()
