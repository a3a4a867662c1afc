"""The light of one room or open-air place of an apartment."""
import math

import bpy
from mathutils import Matrix, Vector

from interiorPlan import box_of, inside, outward
from light import of, towards

# Watts for a square metre of glass; what the sun adds, and how far it must stand before a window to shine in.
WINDOW, SUN, GRAZING = 7.5, 5.0, 0.15
WARM = (1, 0.72, 0.46)
# Watts of a lamp by its shining material: shades on tables and walls, bulbs that hang, strips by the metre.
ACCENTS = {"shade": 2.6, "bulb": 3.0, "strip": 3.0}
# Lamps above this height, in metres, are set into the ceiling.
CEILING = 2.3


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


def _sun(way, energy, angle=1.5):
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.angle, data.color = energy, math.radians(angle), (1, 0.87, 0.7)
    lamp = bpy.data.objects.new("sun", data)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.rotation_euler = Vector(way).to_track_quat("Z", "Y").to_euler()


def _bulb(place, power, radius=0.04):
    """A warm lamp."""
    data = bpy.data.lights.new("bulb", "POINT")
    data.energy, data.color, data.shadow_soft_size = power, WARM, radius
    lamp = bpy.data.objects.new("bulb", data)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.location = place
    lamp.visible_camera = lamp.visible_glossy = False


def _accents(room, scale):
    """Light from the lamps that stand and hang in the room: their shades shine, but light nothing by themselves."""
    bpy.context.view_layer.update()
    for item in [o for o in bpy.data.objects if o.type == "MESH" and o.material_slots]:
        kind = item.material_slots[0].material.name.split(".")[0]
        if kind not in ACCENTS:
            continue
        corners = [item.matrix_world @ Vector(corner) for corner in item.bound_box]
        middle = sum(corners, Vector()) / 8
        if not inside(room["poly"], middle.x, middle.y):
            continue
        watts = ACCENTS[kind] * scale
        if kind == "strip":
            low, high = (Vector(pick(c[k] for c in corners) for k in range(3)) for pick in (min, max))
            length, along = max((high[k] - low[k], k) for k in (0, 1))
            _area((middle.x, middle.y, low.z - 0.006), (0, math.pi / 2 * along), (length, 0.03), (watts * length, WARM))
            continue
        if middle.z > CEILING:
            _spot((middle.x, middle.y, low_of(corners) - 0.01), watts * 0.8)
            continue
        item.visible_shadow = False
        _bulb((middle.x, middle.y, middle.z if kind == "shade" else low_of(corners) - 0.03), watts)


def low_of(corners):
    return min(corner.z for corner in corners)


def _spot(place, watts):
    """A lamp in the ceiling: its cone draws an arch on a wall nearby."""
    data = bpy.data.lights.new("spot", "SPOT")
    data.energy, data.color, data.shadow_soft_size = watts * 4, WARM, 0.03
    data.spot_size, data.spot_blend = math.radians(84), 0.7
    lamp = bpy.data.objects.new("spot", data)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.location = place
    lamp.visible_camera = lamp.visible_glossy = False


def sun_in_layout(turn):
    """The way to the sun in a layout that is turned on the site by so many degrees, counter-clockwise."""
    sun = towards(*(of("day")["sun"][name] for name in ("azimuth", "elevation")))
    return Matrix.Rotation(math.radians(-turn), 3, "Z") @ sun


def room_light(layout, room, turn):
    """Daylight from lamps just inside the glass, a little fill under the ceiling, the room's own lamps, and the sun where a window looks towards it;
    turn = degrees the apartment is turned on the site, counter-clockwise."""
    windows = [w for w in layout["windows"] if w["room"] == room["id"]]
    for w in windows:
        n = outward(layout, w)
        x, y = (w["at"][k] - n[k] * 0.12 for k in (0, 1))
        heading = math.atan2(-n[0], n[1])
        tall = w["head"] - w["sill"] - 0.1
        _area((x, y, w["sill"] + 0.05 + tall / 2), (math.radians(90), heading + math.pi), (w["width"] - 0.1, tall),
              (WINDOW * w["width"] * tall, (0.9, 0.95, 1)))
    x0, y0, x1, y1 = box_of(room["poly"])
    size, floor = (max(0.5, x1 - x0 - 0.9), max(0.5, y1 - y0 - 0.9)), (x1 - x0) * (y1 - y0)
    glass = sum(w["width"] * (w["head"] - w["sill"]) for w in windows)
    # The deeper the room and the less glass it has, the more the ceiling helps.
    fill = max(0.16 * floor, 0.4 * floor - 0.35 * glass, 1.2) + (0 if windows else 0.5 * floor)
    _area(((x0 + x1) / 2, (y0 + y1) / 2, layout["clear"] - 0.03), (0, 0), size, (fill, (1, 0.95, 0.88)))
    _accents(room, 1.0 if windows else 1.6)
    sun = sun_in_layout(turn)
    if any(Vector((*outward(layout, w), 0)) @ sun > GRAZING for w in windows):
        _sun(sun, SUN)


def open_light(turn):
    """Daylight for balconies and terraces beside that of the sky: the sun where it stands, as in what one looks out on; turn = degrees the apartment
    is turned on the site, counter-clockwise. What looks north lies in the shade."""
    _sun(sun_in_layout(turn), 2.4)
