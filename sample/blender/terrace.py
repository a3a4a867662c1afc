"""An apartment's roof terrace from near: exterior.py's scene and list, the terrace furnished with the pieces that apartments have inside; an
entry's `home` ("K6-8") says whose it is."""
import json
import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import light  # noqa: E402
import rendering  # noqa: E402
from cameras import take  # noqa: E402
from city import build_city  # noqa: E402
from cityFacades import add_facades  # noqa: E402
from facade import SLAB_TOP  # noqa: E402
from furniture import CATALOGUE  # noqa: E402
from furniturePiece import Piece  # noqa: E402
from interiorMaterials import Palette  # noqa: E402
from kit import arguments, empty_scene  # noqa: E402
from materials import palette  # noqa: E402
from model import load  # noqa: E402
from plants import Plants  # noqa: E402
from site_plan import build_site  # noqa: E402
from tower import build_tower  # noqa: E402


def take_furniture(model, apartment):
    """Takes the coarse furniture of a floor's roof terraces out of the model; returns (floor, pieces)."""
    tower_id, number = apartment.split("-")
    floor = next(s for s in model["towers"][tower_id]["storeys"] if s["floor"] == int(number))
    pieces = []
    for one in floor["homes"]:
        if "roofTerrace" in one:
            pieces += one["roofTerrace"].pop("furniture", [])
    return floor, pieces


def furnish(root, floor, pieces):
    """The same pieces in full detail, on the deck."""
    stand = bpy.data.objects.new("terrace", None)
    bpy.context.scene.collection.objects.link(stand)
    stand.parent, stand.location = root, (0, 0, floor["z"] + SLAB_TOP + 0.02)
    finish = Palette("oat")
    for piece in pieces:
        CATALOGUE[piece["type"]](Piece({"f": [0, -1], **piece}, finish, stand))


def make(one, model):
    """One terrace: the entry's `home` says whose."""
    empty_scene()
    setting = light.of("day")
    floor, pieces = take_furniture(model, one["home"])
    mats, plants = palette(setting), Plants()
    roots = {tower_id: build_tower(model, tower_id, mats, plants) for tower_id in model["towers"]}
    build_site(mats, plants)
    build_city(plants)
    add_facades()
    furnish(roots[one["home"].split("-")[0]], floor, pieces)
    light.shine(setting)
    take(model, one["view"], one["width"], one["height"])
    rendering.picture_of(one)


def main():
    given = arguments()
    for one in json.loads(given["list"]):
        make(one, load(given["model"]))


main()
