"""Where every exterior picture is taken from (cameras.json). Cameras stand level: verticals stay vertical.

at: place of the camera; of: towers the frame is fitted to (`podium` false: it may run out of the frame); sides: free share
left and right; sky: free share over the highest roof. Or look and lens instead of these four. style "model": the surroundings are of
card (paperModel.py), and the scene must be finished when the camera is set up."""
import json
import math
import os

import bpy
from mathutils import Vector

from kit import camera
from model import bounds
from paperModel import turn_into_model

VIEWS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "data", "cameras.json")
LIFT_HOUSE = 2.9
BALCONY = 0.8


def corners(model, tower_id, podium):
    """Points of a tower that must lie in the frame: podium if asked, face at each floor, roof and lift house."""
    tower = model["towers"][tower_id]
    turn, (ox, oy) = math.radians(tower["rot"]), tower["origin"]
    cos, sin = math.cos(turn), math.sin(turn)

    def world(rect, z):
        x0, y0, x1, y1 = rect
        return [Vector((ox + cos * x - sin * y, oy + sin * x + cos * y, z)) for x in (x0, x1) for y in (y0, y1)]

    found = []
    if podium:
        found += world(bounds(tower["podium"]["axes"]), 0) + world(bounds(tower["podium"]["axes"]), tower["podium"]["height"])
    for floor in tower["storeys"]:
        plate = model["plates"][floor["plate"]]
        x0, y0, x1, y1 = bounds(plate["face"])
        found += world((x0 - BALCONY, y0 - BALCONY, x1 + BALCONY, y1 + BALCONY) if podium else (x0, y0, x1, y1), floor["z"] + floor["height"])
        found += world((x0, y0, x1, y1), floor["z"])
    last = tower["storeys"][-1]
    found += world(bounds(model["plates"][last["plate"]]["core"]["outline"]), last["z"] + last["height"] + LIFT_HOUSE)
    return found


def _view(name):
    with open(VIEWS, encoding="utf-8") as file:
        return json.load(file)[name]


def is_model(view):
    """Whether a picture shows the surroundings as a model of card."""
    return _view(view).get("style") == "model"


def take(model, view, width, height):
    """Puts the camera of a view where the one before it stood."""
    before = bpy.data.objects.get("camera")
    if before:
        bpy.data.objects.remove(before)
    spec = _view(view)
    if is_model(view):
        turn_into_model()
    at = Vector(spec["at"])
    if "look" in spec:
        return camera(at, spec["look"], lens=spec["lens"], shift=tuple(spec.get("shift", (0, 0))), level=spec.get("level", True))
    points = [p for tower_id in spec["of"] for p in corners(model, tower_id, spec.get("podium", True))]
    middle = sum(points, Vector()) / len(points)
    ahead = Vector((middle.x - at.x, middle.y - at.y, 0)).normalized()
    right = Vector((ahead.y, -ahead.x, 0))
    across = [(p - at).dot(right) / (p - at).dot(ahead) for p in points]
    up = [(p - at).z / (p - at).dot(ahead) for p in points]
    left, free = spec["sides"][0], 1 - sum(spec["sides"])
    wide = (max(across) - min(across)) / free
    centre = min(across) - left * wide + wide / 2
    tall = wide * height / width
    middle_up = max(up) + spec["sky"] * tall - tall / 2
    print("CAMERA %s: lens %.1f, ground at %.0f %% of the height" % (view, 36 / wide, 100 * (middle_up + tall / 2 - min(up)) / tall), flush=True)
    return camera(at, at + ahead, lens=36 / wide, shift=(centre / wide, middle_up / wide), level=True)
