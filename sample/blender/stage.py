"""The complex while it is built: exterior.py's list, whose entries have a `stage` (foundations, frame, facade). The finished complex is rendered from the
same place."""
import json
import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import light  # noqa: E402
import rendering  # noqa: E402
from cameras import take  # noqa: E402
from city import build_city  # noqa: E402
from kit import Mesh, arguments, empty_scene, material  # noqa: E402
from materials import mottled, palette  # noqa: E402
from model import load  # noqa: E402
from plants import Plants  # noqa: E402
from stageGround import build_ground, pit  # noqa: E402
from stageMachines import crane, digger, lorry  # noqa: E402
from stageTower import raft, raise_tower  # noqa: E402

# Of each tower: floors whose concrete is finished, and floors that have their facade.
PROGRESS = {"foundations": {}, "frame": {"K5": (8, 0), "K6": (6, 0)}, "facade": {"K5": (11, 8), "K6": (10, 5)}}
CRANES = {"K5": ((-66, 33), 62, 35), "K6": ((66, -3), 55, 165)}
PIT = ((-67.0, -13.0), (67.0, 43.0))
DEPTH = 9.6


def site_materials(mats):
    """What only a building site shows, beside the palette of the finished towers."""
    return {
        **mats,
        "concrete": mottled("raw concrete", "#a9a59c", "#bcb8af", 0.7, 0.85, detail=9),
        "earth": mottled("earth", "#8b7458", "#a58d6d", 0.35, 0.95, detail=10, bump=0.4, distance=0.15),
        "clay soil": mottled("clay soil", "#7d6348", "#96795a", 0.22, 0.95, detail=10, bump=0.5, distance=0.2),
        "timber": mottled("timber", "#b98f55", "#cda56c", 1.2, 0.75),
        "steel bar": material("steel bar", "#6f4a35", 0.7, 0.4),
        "tube": material("tube", "#9b9d9f", 0.5, 0.6),
        "machine": material("machine", "#d9a02e", 0.45),
        "hut": material("hut", "#e7e3da", 0.6),
        "net": material("net", "#c8c3b8", 0.9),
    }


def make(one, model):
    scene = empty_scene()
    setting, stage = light.of("day"), one["stage"]
    mats, plants = site_materials(palette(setting)), Plants()
    below = DEPTH if stage == "foundations" else 0.0
    build_ground(mats, plants, (PIT, below))
    for tower_id, tower in model["towers"].items():
        root = bpy.data.objects.new(tower_id, None)
        scene.collection.objects.link(root)
        root.location, root.rotation_euler[2] = (*tower["origin"], 0), tower["rot"] * 3.14159265 / 180
        if below:
            raft(model, tower_id, mats, root, -below)
        else:
            raise_tower(model, tower_id, mats, root, PROGRESS[stage][tower_id])
        at, high, turn = CRANES[tower_id]
        crane(mats, at, -below, high - below * 0.4, turn)
    machines = Mesh("machines")
    if below:
        pit(machines, mats, PIT, below)
        for at, turn in (((-2, 8), 200), ((3, 24), 40), ((60, 36), 120)):
            digger(machines, mats, at, turn, -below)
        lorry(machines, mats, (0, -6), 100, -below)
    lorry(machines, mats, (-40, -30), 5, 0)
    lorry(machines, mats, (30, -28), 182, 0)
    machines.object(smooth=30, bevel=0.03)
    build_city(plants)
    light.shine(setting)
    take(model, one["view"], one["width"], one["height"])
    rendering.picture_of(one)


def main():
    given = arguments()
    for one in json.loads(given["list"]):
        make(one, load(given["model"]))


main()
