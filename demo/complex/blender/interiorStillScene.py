"""A photograph of one room: the closed home, daylight through its windows, a warm ceiling, the city outside."""
import math

import bpy
from mathutils import Vector

import interiorOutlook
import kit
from furniture import furnish
from interiorDecor import decorate
from interiorOpenings import build_door, build_window
from interiorRails import build_rails
from interiorPlan import OPEN_AIR, box_of, clear_cells, outward
from interiorShell import build_ceiling, build_floors, build_walls
from interiorStillView import best_view, pick_room

EYE, LEVEL = 1.5, -22.0
# Baths are small and their objects low: the frame hangs lower.
SHIFT = {"bath": -0.13, "open": -0.07}


def area_light(place, turn, size, power):
    """A rectangular lamp that only lights; turn = (tilt, heading), power = (watts, colour)."""
    data = bpy.data.lights.new("area", "AREA")
    data.shape, (data.size, data.size_y) = "RECTANGLE", size
    data.energy, data.color = power
    lamp = bpy.data.objects.new("area", data)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.location, lamp.rotation_euler = place, (turn[0], 0, turn[1])
    lamp.visible_camera = lamp.visible_glossy = lamp.visible_transmission = False
    return lamp


def _sun(way, energy):
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.angle, data.color = energy, math.radians(1.5), (1, 0.9, 0.76)
    lamp = bpy.data.objects.new("sun", data)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.rotation_euler = Vector(way).to_track_quat("Z", "Y").to_euler()


def _light(layout, room, sign):
    """Window lamps just inside the glass, a warm fill under the ceiling, and the sun from the window side."""
    windows = [w for w in layout["windows"] if w["room"] == room["id"]]
    for w in windows:
        n = outward(layout, w)
        x, y = (w["at"][k] - n[k] * 0.12 for k in (0, 1))
        heading = math.atan2(sign * -n[0], n[1])
        tall = w["head"] - w["sill"] - 0.1
        area_light((sign * x, y, w["sill"] + 0.05 + tall / 2), (math.radians(90), heading + math.pi), (w["width"] - 0.1, tall),
                   (13 * w["width"] * tall, (0.9, 0.95, 1)))
    x0, y0, x1, y1 = box_of(room["poly"])
    size, floor = (max(0.5, x1 - x0 - 0.9), max(0.5, y1 - y0 - 0.9)), (x1 - x0) * (y1 - y0)
    glass = sum(w["width"] * (w["head"] - w["sill"]) for w in windows)
    # The deeper the room and the less glass it has, the more the ceiling helps.
    fill = max(1.3 * floor, 3.4 * floor - 3 * glass, 10) + (14 if not windows else 0)
    area_light((sign * (x0 + x1) / 2, (y0 + y1) / 2, layout["clear"] - 0.03), (0, 0), size, (fill, (1, 0.93, 0.84)))
    if windows:
        n = outward(layout, max(windows, key=lambda w: w["width"]))
        a = math.atan2(n[1], sign * n[0]) + 0.7
        _sun((math.cos(a), math.sin(a), 0.75), 3.2)


def _outdoors(layout, room, sign):
    """Daylight for balconies and terraces: the sky itself and the sun."""
    x0, y0, x1, y1 = box_of(room["poly"])
    ox = [p[0] for p in layout["outline"]]
    oy = [p[1] for p in layout["outline"]]
    way = (sign * ((x0 + x1) / 2 - sum(ox) / len(ox)), (y0 + y1) / 2 - sum(oy) / len(oy))
    a = math.atan2(way[1], way[0]) + 0.5
    _sun((math.cos(a), math.sin(a), 0.8), 4.5)


def build(layout, palette, root, frame):
    """Everything a still needs; frame = (goal, ratio)."""
    goal, _ = frame
    room = pick_room(layout, goal)
    shot = best_view(layout, room, goal)
    # Doors are shut: only this room and the open air before its windows are seen.
    seen = {room["id"]} | {r["id"] for r in layout["rooms"] if r["kind"] in OPEN_AIR or room["kind"] in OPEN_AIR}
    layout = {**layout, "furniture": [f for f in layout["furniture"] if f["room"] in seen]}
    sign, cells = (-1 if layout["mirror"] else 1), clear_cells(layout, room)
    openings = build_walls(layout, palette, root, layout["clear"], cut=False)
    for opening in openings:
        if "sill" in opening["datum"]:
            build_window(opening, layout, palette, root, layout["clear"])
        else:
            build_door(opening, palette, root, layout["clear"], is_open=False)
    build_floors(layout, palette, root)
    build_ceiling(layout, palette, root)
    build_rails(layout, palette, root)
    furnish(layout, palette, root)
    decorate(layout, palette, root, (openings, cells))
    outside = room["kind"] in OPEN_AIR
    interiorOutlook.build(LEVEL, 2.0 if not outside else 1.0)
    if outside:
        _outdoors(layout, room, sign)
    else:
        _light(layout, room, sign)
        bpy.context.scene.world.cycles_visibility.diffuse = False
    x, y = shot["at"]
    ahead = (sign * math.cos(shot["bearing"]), math.sin(shot["bearing"]))
    kit.camera((sign * x, y, EYE), (sign * x + ahead[0], y + ahead[1], EYE), lens=shot["lens"], level=True, shift=(0, SHIFT.get(goal, -0.045)), clip=(0.05, 9000))
    print("SHOT", layout["id"], room["id"], shot, flush=True)
