"""The whole sphere around a place outdoors: blender -b -P sphere.py -- --model m.json --light day --list '[{"at": "0,-9,1.7", ...}]'
Each entry: at (metres of the site), heading (degrees from east over north, the middle of the picture), width, height, samples, a and b."""
import json
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402
import light  # noqa: E402
from blenderVersion import see_all_around  # noqa: E402
from city import build_city  # noqa: E402
from kit import arguments, camera, empty_scene, render_half, settings  # noqa: E402
from materials import palette  # noqa: E402
from model import load  # noqa: E402
from plants import Plants  # noqa: E402
from site_plan import build_site  # noqa: E402
from tower import build_tower  # noqa: E402
from townSouth import build_southern_town  # noqa: E402


def stand(at, heading):
    """A camera that sees all around, level."""
    before = bpy.data.objects.get("camera")
    if before:
        bpy.data.objects.remove(before)
    turn = math.radians(heading)
    made = camera(at, (at[0] + math.cos(turn), at[1] + math.sin(turn), at[2]), level=True)
    see_all_around(made.data)


def main():
    given = arguments()
    empty_scene()
    model, setting = load(given["model"]), light.of(given["light"])
    mats, plants = palette(setting), Plants()
    for tower_id in model["towers"]:
        build_tower(model, tower_id, mats, plants)
    build_site(mats, plants)
    build_city(plants)
    build_southern_town()
    light.shine(setting)
    for one in json.loads(given["list"]):
        stand([float(v) for v in one["at"].split(",")], float(one["heading"]))
        settings(one["width"], one["height"], one["samples"])
        for path, seed in ((one["a"], 1), (one["b"], 2)):
            if not os.path.exists(path):
                render_half(path + ".part.exr", seed)
                os.replace(path + ".part.exr", path)


main()
