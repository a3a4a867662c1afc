"""One room all around, as it stands in its apartment: lit like a still, with nothing outside: the outlook is set behind it later."""
import math

import bpy
from mathutils import Matrix, Vector

from kit import see_all_around
from furniture import furnish
from interiorDecor import decorate
from interiorLight import open_light, room_light
from interiorNodes import linear
from interiorOpenings import build_door, build_window
from interiorPlan import OPEN_AIR, clear_cells, wall_pieces, wall_rects
from interiorRails import build_rails
from interiorShell import build_ceiling, build_floors, build_walls
from panoramaFacade import build_facade
from panoramaRoofs import build_roofs
from panoramaStand import open_door
from panoramaTower import build_tower_around

# In a loggia, under its ceiling, the eye takes the sky for brighter.
SKY, SKY_STRENGTH, IN_LOGGIA = "#c4d6e8", 1.5, 3.2


def _sky(strength):
    """Even daylight that no camera sees."""
    world = bpy.context.scene.world
    shine = world.node_tree.nodes["Background"]
    shine.inputs[0].default_value, shine.inputs[1].default_value = linear(SKY), strength
    bpy.context.scene.render.film_transparent = True


def camera(layout, stand, eye, beyond=0.0):
    """The whole sphere from eye height, and `beyond` radians more at both ends; the middle of the picture looks along the heading."""
    data = bpy.data.cameras.new("camera")
    made = bpy.data.objects.new("camera", data)
    bpy.context.scene.collection.objects.link(made)
    see_all_around(data, beyond)
    data.clip_start, data.clip_end = 0.02, 300
    made.location = (*stand["at"], eye)
    ahead = Vector((math.cos(stand["heading"]), math.sin(stand["heading"]), 0))
    right = ahead.cross(Vector((0, 0, 1)))
    made.rotation_euler = Matrix((right, Vector((0, 0, 1)), -ahead)).transposed().to_euler()
    bpy.context.scene.camera = made


def build(layout, palette, root, where):
    """Walls, floors, the furniture of the room and of the open air around it, and its light; where = (room, apartment). A hall's door to the living
    room stands open."""
    room, apartment = where
    outside = room["kind"] in OPEN_AIR
    door = open_door(layout, room) if room["kind"] == "hall" else None
    lit = [r for r in layout["rooms"] if r["id"] in ((door["from"], door["to"]) if door else (room["id"],))]
    seen = {r["id"] for r in layout["rooms"] if r in lit or r["kind"] in OPEN_AIR or outside}
    layout = {**layout, "furniture": [f for f in layout["furniture"] if f["room"] in seen]}
    found = build_walls(layout, palette, root, layout["clear"], cut=False)
    for opening in found:
        if "sill" in opening["datum"]:
            build_window(opening, layout, palette, root, layout["clear"])
        else:
            build_door(opening, palette, root, layout["clear"], is_open=opening["datum"] is door)
    build_floors(layout, palette, root)
    build_ceiling(layout, palette, root)
    build_rails(layout, palette, root)
    if outside:
        build_tower_around(root, apartment)
    else:
        build_facade(layout, palette, root, apartment)
    build_roofs(palette, root, apartment)
    furnish(layout, palette, root, walls=wall_rects(wall_pieces(layout)) if outside or door else ())
    decorate(layout, palette, root, (found, clear_cells(layout, room)))
    _sky(IN_LOGGIA if room["kind"] == "loggia" else SKY_STRENGTH)
    if outside:
        open_light(apartment.turn)
    else:
        for one in lit:
            room_light(layout, one, apartment.turn)
        bpy.context.scene.world.cycles_visibility.diffuse = False
