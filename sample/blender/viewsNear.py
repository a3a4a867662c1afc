"""Exterior pictures taken on foot: exterior.py's scene and list, with what stands near the camera in more detail."""
import json
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402
import light  # noqa: E402
import rendering  # noqa: E402
from cameras import take  # noqa: E402
from city import build_city  # noqa: E402
from kit import arguments, empty_scene  # noqa: E402
from materials import palette  # noqa: E402
from model import load as load_model  # noqa: E402
from site_plan import build_site, load as load_site  # noqa: E402
from tower import build_tower  # noqa: E402
from viewsNearGrass import grow_grass  # noqa: E402
from viewsNearPlants import NearPlants  # noqa: E402
from viewsNearThings import put_slide, separate_people  # noqa: E402

# Figures this near (m) turn their flat side to the camera; those nearer than the second number would fill the picture.
NEAR, TOO_NEAR = 40.0, 6.0


def dress(plants, people, site):
    """What the camera's place asks for: figures that are not seen from their edge, fine leaves and blades of grass."""
    at = bpy.context.scene.camera.location
    for (x, y), figure in people:
        away = math.hypot(at.x - x, at.y - y)
        figure.hide_render = away < TOO_NEAR
        if away < NEAR:
            figure.rotation_euler[2] = math.atan2(at.y - y, at.x - x) + math.pi / 2
    plants.refine(at)
    if not bpy.context.scene.get("is_model"):
        grow_grass(bpy.context.scene.camera, site)


def main():
    given = arguments()
    empty_scene()
    model, setting = load_model(given["model"]), light.of("day")
    mats, plants, site = palette(setting), NearPlants(), load_site()
    for tower_id in model["towers"]:
        build_tower(model, tower_id, mats, plants)
    build_site(mats, plants)
    build_city(plants)
    put_slide(site, mats)
    people = separate_people(site)
    light.shine(setting)
    for one in json.loads(given["list"]):
        take(model, one["view"], one["width"], one["height"])
        dress(plants, people, site)
        rendering.picture_of(one)


main()
