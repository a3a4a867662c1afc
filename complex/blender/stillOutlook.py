"""What lies before the windows of stills, in direct sun only (denoise/outlookTone.py adds the sky's light):
blender -b --factory-startup -P stillOutlook.py -- --model m.json --samples 16 --list '[{"tour": "vr-1-1", "stem": "build/living-1"}]'
reads stem.json (where the camera looks) and stem.f.exr (its size, and where one sees out), and writes stem.o.exr where one does;
stem.json goes when that is done."""
import json
import math
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(os.path.dirname(HERE), "denoise")]

import bpy
import numpy as np

import kit
import panoramaHome
from exr import planes
from model import load
from panoramaOutlookSite import build, without_own

# Nothing lies before a window where less than this share of the picture lets through.
LEAST = 0.001


def seen_through(stem):
    """(width, height) of a still's unlit pass and the part of it one sees out through: left, right, bottom, top as shares; None
    where one does not."""
    alpha = next(plane for name, plane in planes(stem + ".f.exr").items() if name.endswith("Combined.A"))
    height, width = alpha.shape
    rows, columns = (np.nonzero((alpha < 0.99).mean(1 - k) > LEAST)[0] for k in (0, 1))
    if not len(rows) or not len(columns):
        return (width, height), None
    return (width, height), (columns[0] / width, (columns[-1] + 1) / width, 1 - (rows[-1] + 1) / height, 1 - rows[0] / height)


def take(home, camera, size, part):
    """The camera of a still on the site, cut to a part of its picture."""
    x, y = home.on_site(camera["at"])
    z, way = home.storey["z"] + camera["eye"], math.radians(camera["heading"])
    kit.camera((x, y, z), (x + math.cos(way), y + math.sin(way), z), lens=camera["lens"], level=True, shift=(0, camera["shift"]), clip=(0.5, 9000))
    render = bpy.context.scene.render
    render.resolution_x, render.resolution_y, render.use_border = *size, True
    render.border_min_x, render.border_max_x, render.border_min_y, render.border_max_y = part


def main():
    given = kit.arguments()
    wanted = json.loads(given["list"])
    homes = {one["tour"]: panoramaHome.of_tour(given["model"], one["tour"]) for one in wanted}
    kit.empty_scene()
    roots = build(load(given["model"]), homes.values())
    kit.settings(64, 64, int(given["samples"]), bounces=0)
    for one in wanted:
        home, (size, part), told = homes[one["tour"]], seen_through(one["stem"]), one["stem"] + ".json"
        if part:
            without_own(roots, home)
            with open(told, encoding="utf-8") as file:
                take(home, json.load(file), size, part)
            kit.render_half(one["stem"] + ".part.exr", 3)
            os.replace(one["stem"] + ".part.exr", one["stem"] + ".o.exr")
        os.remove(told)


main()
