"""The light of one room or open-air place of a home."""
import math

import bpy
from mathutils import Matrix, Vector

from interiorPlan import box_of, outward
from light import of, towards


def _area(place, turn, size, power):
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


def room_light(layout, room):
    """Window lamps just inside the glass, a warm fill under the ceiling, and the sun from the window side."""
    windows = [w for w in layout["windows"] if w["room"] == room["id"]]
    for w in windows:
        n = outward(layout, w)
        x, y = (w["at"][k] - n[k] * 0.12 for k in (0, 1))
        heading = math.atan2(-n[0], n[1])
        tall = w["head"] - w["sill"] - 0.1
        _area((x, y, w["sill"] + 0.05 + tall / 2), (math.radians(90), heading + math.pi), (w["width"] - 0.1, tall),
              (13 * w["width"] * tall, (0.9, 0.95, 1)))
    x0, y0, x1, y1 = box_of(room["poly"])
    size, floor = (max(0.5, x1 - x0 - 0.9), max(0.5, y1 - y0 - 0.9)), (x1 - x0) * (y1 - y0)
    glass = sum(w["width"] * (w["head"] - w["sill"]) for w in windows)
    # The deeper the room and the less glass it has, the more the ceiling helps.
    fill = max(1.3 * floor, 3.4 * floor - 3 * glass, 10) + (14 if not windows else 0)
    _area(((x0 + x1) / 2, (y0 + y1) / 2, layout["clear"] - 0.03), (0, 0), size, (fill, (1, 0.93, 0.84)))
    if windows:
        n = outward(layout, max(windows, key=lambda w: w["width"]))
        a = math.atan2(n[1], n[0]) + 0.7
        _sun((math.cos(a), math.sin(a), 0.75), 3.2)


def open_light(turn):
    """Daylight for balconies and terraces beside that of the sky: the sun where it stands, as in what one looks out on; turn = degrees the home
    is turned on the site, counter-clockwise. What looks north lies in the shade."""
    sun = towards(*(of("day")["sun"][name] for name in ("azimuth", "elevation")))
    _sun(Matrix.Rotation(math.radians(-turn), 3, "Z") @ sun, 2.4)
