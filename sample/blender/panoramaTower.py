"""An apartment's own tower around it, in the facade's real materials: what one sees of it from a balcony or a terrace."""
import math
import random

import bpy

import light
from kit import not_a_lamp
from facade import SLAB_LOW, SLAB_OUT, SLAB_TOP, Floor
from materials import palette
from model import Plate, bounds
from tower import corner_columns, roof

# Half an outer wall: from a room's edge to the face of the facade.
HALF_WALL = 0.15


class Neighbours(Floor):
    """The apartment's own floor without the apartment, which is built with all that is in it."""

    def without(self, slot):
        rooms = next(apartment.rooms for apartment in self.plate.apartments if apartment.slot == slot)
        low_x, low_y, high_x, high_y = bounds([point for room in rooms if room["kind"] not in ("balcony", "terrace") for point in room["poly"]])
        self.slot = slot
        self.own = (low_x - HALF_WALL, low_y - HALF_WALL, high_x + HALF_WALL, high_y + HALF_WALL)
        self.plate.apartments = [apartment for apartment in self.plate.apartments if apartment.slot != slot]
        self.plate.open = [room for room in self.plate.open if room["slot"] != slot]
        return self

    def beside(self, top):
        """Slab, walls and balconies of all others."""
        self.wall_top = top
        (x0, y0, x1, y1), (a, b, c, d) = self.plate.face, self.own
        out = SLAB_OUT
        for low_x, low_y, high_x, high_y in ((x0 - out, y0 - out, a, y1 + out), (c, y0 - out, x1 + out, y1 + out), (a, y0 - out, c, b), (a, d, c, y1 + out)):
            # Where the apartment reaches the facade, its own slab ends there.
            if high_x - low_x > 2 * out and high_y - low_y > 2 * out:
                self.solid.box((low_x, low_y, self.z + SLAB_LOW), (high_x, high_y, self.z + SLAB_TOP), self.m["white"])
        for edge in self.plate.edges:
            self.wall(edge)
        for room in self.plate.open:
            self.open_air(room)

    def outdoor_furniture(self, room):
        return

    def quad(self, edge, u0, u1, z0, z1, mat, d=0.0, mesh=None):
        line, along = edge.a[1 - edge.h], edge.h
        if not self.own[1 - along] - 0.02 < line < self.own[3 - along] + 0.02:
            super().quad(edge, u0, u1, z0, z1, mat, d, mesh)
            return
        ends = [list(edge.a), list(edge.a)]
        ends[0][along], ends[1][along] = self.own[along], self.own[along + 2]
        low, high = sorted(edge.distance(end) for end in ends)
        for a, b in ((u0, min(u1, low)), (max(u0, high), u1)):
            super().quad(edge, a, b, z0, z1, mat, d, mesh)

    def opening(self, edge, w, z0, z1, mat):
        if w["slot"] != self.slot:
            super().opening(edge, w, z0, z1, mat)


class Mass(Floor):
    """A floor as one sees it from another one: without furniture in the open air."""

    def outdoor_furniture(self, room):
        return


def _floor(apartment, storey, plate, mats, below):
    """One floor of the tower; below = the face of the floor under it. The roofs that the apartment looks down on are panoramaRoofs.py's."""
    own, top = storey is apartment.floor, storey["height"] - 0.38
    made = (Neighbours if own else Mass)("floor %02d" % storey["floor"], 0, plate, storey["z"], mats, random.Random(storey["floor"]))
    if own:
        made.without(apartment.spec["slot"]).beside(top)
    else:
        made.build(below if below and storey["z"] > apartment.floor["z"] else plate.face, top)
        corner_columns(made)
    return made


def build_tower_around(parent, apartment):
    """The whole tower in the apartment's place, without the apartment itself."""
    root = bpy.data.objects.new("tower", None)
    bpy.context.scene.collection.objects.link(root)
    root.parent = parent
    x, y = apartment.from_plate((0, 0))
    root.location = (x, y, -apartment.floor["z"])
    root.rotation_euler[2] = math.radians(-apartment.spec["rot"])
    before = set(bpy.data.materials)
    mats, below = palette(light.of("day")), None
    for storey in apartment.tower["storeys"]:
        plate = Plate(apartment.model, storey["plate"])
        _floor(apartment, storey, plate, mats, below).finish(root)
        below = plate.face
    last = apartment.tower["storeys"][-1]
    roof(apartment.tower_id, plate, last["z"] + last["height"], mats, root)
    for lit in set(bpy.data.materials) - before:
        not_a_lamp(lit)
