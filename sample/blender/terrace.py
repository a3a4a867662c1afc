"""A home's roof terrace from near: exterior.py's scene, the terrace furnished with the pieces that homes have inside.
blender -b -P terrace.py -- --model m.json --view terrace --home K6-8 --width 1440 --height 960 --samples 5 --a a.exr --b b.exr"""
import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import light  # noqa: E402
from cameras import take  # noqa: E402
from city import build_city  # noqa: E402
from facade import SLAB_TOP  # noqa: E402
from furniture import CATALOGUE  # noqa: E402
from furniturePiece import Piece  # noqa: E402
from interiorMaterials import Palette  # noqa: E402
from kit import arguments, empty_scene, render_half, settings  # noqa: E402
from materials import palette  # noqa: E402
from model import load  # noqa: E402
from plants import Plants  # noqa: E402
from site_plan import build_site  # noqa: E402
from tower import build_tower  # noqa: E402


def take_furniture(model, home):
    """Takes the coarse furniture of a storey's roof terraces out of the model; returns (storey, pieces)."""
    tower_id, floor = home.split("-")
    storey = next(s for s in model["towers"][tower_id]["storeys"] if s["floor"] == int(floor))
    pieces = []
    for one in storey["homes"]:
        if "roofTerrace" in one:
            pieces += one["roofTerrace"].pop("furniture", [])
    return storey, pieces


def furnish(root, storey, pieces):
    """The same pieces in full detail, on the deck."""
    stand = bpy.data.objects.new("terrace", None)
    bpy.context.scene.collection.objects.link(stand)
    stand.parent, stand.location = root, (0, 0, storey["z"] + SLAB_TOP + 0.02)
    finish = Palette("oat")
    for piece in pieces:
        CATALOGUE[piece["type"]](Piece({"f": [0, -1], **piece}, finish, stand))


def main():
    given = arguments()
    empty_scene()
    model, setting = load(given["model"]), light.of(given.get("light", "day"))
    storey, pieces = take_furniture(model, given["home"])
    mats, plants = palette(setting), Plants()
    roots = {tower_id: build_tower(model, tower_id, mats, plants) for tower_id in model["towers"]}
    build_site(mats, plants)
    build_city(plants)
    furnish(roots[given["home"].split("-")[0]], storey, pieces)
    light.shine(setting)
    width, height = int(given["width"]), int(given["height"])
    take(model, given["view"], width, height)
    settings(width, height, int(given["samples"]))
    for path, seed in ((given["a"], 1), (given["b"], 2)):
        render_half(path, seed)


main()
