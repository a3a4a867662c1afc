"""The whole sphere around a place outdoors: exterior.py's list, whose entries have `at` (metres of the site: "0,-9,1.7") and `heading` (degrees from
east over north, the middle of the picture). At both ends the picture goes on for `overlap` pixels, so that no seam shows where it closes."""
import json
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402
import light  # noqa: E402
import rendering  # noqa: E402
from kit import arguments, camera, empty_scene, see_all_around  # noqa: E402
from city import build_city  # noqa: E402
from materials import palette  # noqa: E402
from model import load  # noqa: E402
from paperModel import turn_into_model  # noqa: E402
from plants import Plants  # noqa: E402
from site_plan import build_site  # noqa: E402
from tower import build_tower  # noqa: E402
from townSouth import build_southern_town  # noqa: E402


def stand(at, heading, beyond):
    """A camera that sees all around, level, and a little further at both ends: `beyond` radians. What is around is a model of card."""
    before = bpy.data.objects.get("camera")
    if before:
        bpy.data.objects.remove(before)
    turn = math.radians(heading)
    made = camera(at, (at[0] + math.cos(turn), at[1] + math.sin(turn), at[2]), level=True)
    see_all_around(made.data, beyond)
    turn_into_model()


def main():
    given = arguments()
    empty_scene()
    model, setting = load(given["model"]), light.of("day")
    mats, plants = palette(setting), Plants()
    for tower_id in model["towers"]:
        build_tower(model, tower_id, mats, plants)
    build_site(mats, plants)
    build_city(plants)
    build_southern_town()
    light.shine(setting)
    for one in json.loads(given["list"]):
        beyond = one["overlap"] / one["width"] * math.tau
        stand([float(v) for v in one["at"].split(",")], float(one["heading"]), beyond)
        rendering.picture_of({**one, "width": one["width"] + 2 * one["overlap"]})


main()
