"""One floor of a tower in plate coordinates: slab, walls with openings, windows, rooms behind them, rails, balconies."""
import math

from kit import Mesh
from model import bounds

SLAB_OUT, SLAB_LOW, SLAB_TOP = 0.14, -0.40, 0.02
HEAD_ROOM = 2.85
REVEAL = 0.17
NARROW_PIER = 1.3
RAIL = 1.08


class Floor:
    """`solid` carries the floor's number for outlines; `fine` holds what outlines leave out."""

    def __init__(self, name, index, plate, z, mats, rng):
        self.solid, self.fine = Mesh(name), Mesh(name + " fine")
        self.plants = []
        self.index, self.plate, self.z, self.m, self.rng = index, plate, z, mats, rng

    def build(self, below, top):
        """below: face of the floor beneath (the slab covers its roof); top: height up to the next slab."""
        x0, y0, x1, y1 = below
        s = SLAB_OUT
        self.solid.box((x0 - s, y0 - s, self.z + SLAB_LOW), (x1 + s, y1 + s, self.z + SLAB_TOP), self.m["white"])
        self.wall_top = top
        for edge in self.plate.edges:
            self.wall(edge)
        if not self.m["opaque"]:
            for apartment in self.plate.apartments:
                self.rooms(apartment)
            self.core()
        for room in self.plate.open:
            self.open_air(room)
        return self

    def finish(self, parent):
        for mesh, index in ((self.solid, self.index), (self.fine, 0)):
            if mesh.faces:
                mesh.object(index).parent = parent

    # Walls and windows

    def quad(self, edge, u0, u1, z0, z1, mat, d=0.0, mesh=None):
        if u1 - u0 > 0.001 and z1 - z0 > 0.001:
            (mesh or self.solid).face([edge.point(u0, d, z0), edge.point(u1, d, z0), edge.point(u1, d, z1), edge.point(u0, d, z1)], mat)

    def slab(self, edge, u0, d0, z0, u1, d1, z1, mat, mesh=None):
        a, b = edge.point(u0, d0, z0), edge.point(u1, d1, z1)
        (mesh or self.solid).box(a, b, mat)

    def wall(self, edge):
        z0, z1, at = self.z + SLAB_TOP, self.z + self.wall_top, 0.0
        previous = None
        for w in [*edge.windows, None]:
            end = w["from"] if w else edge.length
            between = previous is not None and w is not None and end - at < NARROW_PIER
            mat = self.m["walnut"] if not edge.outside or between else self.m["stone"]
            self.quad(edge, at, end, z0, z1, mat)
            if w:
                self.opening(edge, w, z0, z1, mat)
                at, previous = w["to_"], w

    def opening(self, edge, w, z0, z1, mat):
        u0, u1 = w["from"], w["to_"]
        low, high = max(z0, self.z + w["sill"]), self.z + w["head"] + 0.12
        mat = self.m["stone"] if edge.outside and w["sill"] > 0 else mat
        self.quad(edge, u0, u1, z0, low, mat)
        self.quad(edge, u0, u1, high, z1, self.m["frame"])
        for u, sign in ((u0, 1), (u1, -1)):
            a, b = (0.0, -REVEAL - 0.05) if sign > 0 else (-REVEAL - 0.05, 0.0)
            self.solid.face([edge.point(u, a, low), edge.point(u, b, low), edge.point(u, b, high), edge.point(u, a, high)], self.m["frame"])
        self.solid.face([edge.point(u0, 0, low), edge.point(u1, 0, low), edge.point(u1, -REVEAL, low), edge.point(u0, -REVEAL, low)], self.m["white"])
        self.solid.face([edge.point(u0, -REVEAL, high), edge.point(u1, -REVEAL, high), edge.point(u1, 0, high), edge.point(u0, 0, high)], self.m["frame"])
        self.sash(edge, w, low, high)
        if w["room_kind"] == "stair":
            self.slats(edge, u0 - 0.55, u1 + 0.55)
        if w["sill"] == 0 and w["to"] == "outside":
            self.quad(edge, u0 + 0.03, u1 - 0.03, low + 0.06, low + RAIL, self.m["rail"], -0.03, self.fine)
            self.slab(edge, u0, -0.06, low + RAIL, u1, -0.005, low + RAIL + 0.045, self.m["frame"], self.fine)

    def slats(self, edge, u0, u1):
        """Upright bronze slats in front of the stairs, from slab to slab."""
        n = round((u1 - u0) / 0.27)
        for k in range(n + 1):
            u = u0 + (u1 - u0) * k / n
            self.slab(edge, u - 0.035, 0.01, self.z + SLAB_TOP, u + 0.035, 0.13, self.z + self.wall_top, self.m["bronze"], self.fine)

    def sash(self, edge, w, low, high):
        u0, u1, d, f = w["from"], w["to_"], -REVEAL, 0.055
        bars = [(u0, u0 + f), (u1 - f, u1)]
        panes = {"sliding": max(2, round(w["width"] / 1.5)), "french": 2 if w["width"] > 1.3 else 1, "window": 2 if w["width"] > 1.6 else 1}[w["kind"]]
        bars += [(u0 + w["width"] * k / panes - f / 2, u0 + w["width"] * k / panes + f / 2) for k in range(1, panes)]
        for a, b in bars:
            self.slab(edge, a, d - 0.04, low, b, d + 0.03, high, self.m["frame"])
        for a, b in ((low, low + f), (high - f, high)):
            self.slab(edge, u0, d - 0.04, a, u1, d + 0.03, b, self.m["frame"])
        self.quad(edge, u0, u1, low, high, self.m["pane"], d)
        self.curtains(edge, w, low, high)

    def curtains(self, edge, w, low, high):
        """Drawn, half drawn or open: two rooms in five have linen behind the glass."""
        share = self.rng.choice((0, 0, 0, 0, 0.14, 0.2, 0.28, 0.5, 0.5, 0.5))
        if not share or w["room_kind"] in ("bath", "wc", "stair", "laundry", "kitchen"):
            return
        sides = [(w["from"] - 0.1, w["from"] + w["width"] * share)]
        if share == 0.5 or self.rng.random() < 0.7:
            sides.append((w["to_"] - w["width"] * share, w["to_"] + 0.1))
        for a, b in sides:
            if self.m["opaque"]:
                self.quad(edge, max(a, w["from"] + 0.05), min(b, w["to_"] - 0.05), low + 0.05, high - 0.05, self.m["linen pane"], 0.004 - REVEAL)
                continue
            n = max(4, int((b - a) / 0.07))
            points = [edge.point(a + (b - a) * k / n, -0.36 + (0.035 if k % 2 else -0.035), 0) for k in range(n + 1)]
            for p, q in zip(points, points[1:]):
                self.solid.face([(p[0], p[1], low - 0.02), (q[0], q[1], low - 0.02), (q[0], q[1], high + 0.1), (p[0], p[1], high + 0.1)], self.m["curtain"])

    # Behind the glass

    def rooms(self, apartment):
        floor, ceiling = self.z + 0.03, self.z + HEAD_ROOM
        for room in apartment.rooms:
            if room["kind"] in ("loggia", "balcony", "terrace"):
                continue
            poly, n = room["poly"], len(room["poly"])
            mat = self.m["accent"] if self.rng.random() < 0.12 else self.m["wall"]
            self.solid.face([(x, y, floor) for x, y in poly], self.m["floor"])
            for k in range(n):
                (ax, ay), (bx, by) = poly[k], poly[(k + 1) % n]
                if not self.on_facade(ax, ay, bx, by):
                    self.solid.face([(bx, by, floor), (ax, ay, floor), (ax, ay, ceiling), (bx, by, ceiling)], mat)
            if room["kind"] in ("living", "kitchen", "bedroom", "master") and self.rng.random() < self.m["lit"]:
                x0, y0, x1, y1 = bounds(poly)
                x, y = (x0 + x1) / 2, (y0 + y1) / 2
                self.solid.box((x - 0.16, y - 0.16, ceiling - 0.75), (x + 0.16, y + 0.16, ceiling - 0.55), self.m["lamp"])
        heights = {"bed": 0.5, "bed1": 0.5, "wardrobe": 2.3, "closet": 2.3, "shelf": 1.9, "sofa": 0.7, "sofaL": 0.7, "table": 0.75, "kitchen": 0.9,
                   "desk": 0.75, "dresser": 0.8, "coffee": 0.35, "tableW": 0.75}
        for piece in apartment.furniture:
            if piece["type"] in heights and piece["room_kind"] not in ("loggia", "balcony", "terrace"):
                x0, y0, x1, y1 = piece["rect"]
                mat = self.m[self.rng.choice(("oat", "clay", "dark", "walnut", "oat"))]
                self.solid.box((x0, y0, floor), (x1, y1, floor + heights[piece["type"]]), mat)

    def on_facade(self, ax, ay, bx, by):
        """Whether a room's edge lies on an outer wall (its inside is never seen and must not close a window)."""
        for edge in self.plate.edges:
            c = 1 - edge.h
            line = edge.a[c] - edge.out[c] * 0.15
            if (ay == by) == (edge.h == 0) and abs((ay if edge.h == 0 else ax) - line) < 0.02:
                u = edge.distance(((ax + bx) / 2, (ay + by) / 2))
                if 0 < u < edge.length:
                    return True
        return False

    def core(self):
        x0, y0, x1, y1 = self.plate.core
        self.solid.face([(x0, y1 - 0.2, self.z + 0.03), (x0, y1 - 3.2, self.z + 0.03), (x1, y1 - 3.2, self.z + 0.03), (x1, y1 - 0.2, self.z + 0.03)], self.m["floor"])
        self.solid.face([(x0, y1 - 3.2, self.z), (x1, y1 - 3.2, self.z), (x1, y1 - 3.2, self.z + HEAD_ROOM), (x0, y1 - 3.2, self.z + HEAD_ROOM)], self.m["wall"])

    # Loggias, balconies, terraces

    def open_air(self, room):
        poly, n = room["poly"], len(room["poly"])
        if room["kind"] == "balcony":
            x0, y0, x1, y1 = bounds(poly)
            fx0, fy0, fx1, fy1 = self.plate.face
            s = SLAB_OUT + 0.001
            low, high = (x0, y0), (x1, y1)
            if y1 <= fy0 + 0.01: high = (x1, fy0 - s)
            elif y0 >= fy1 - 0.01: low = (x0, fy1 + s)
            elif x1 <= fx0 + 0.01: high = (fx0 - s, y1)
            else: low = (fx1 + s, y0)
            self.solid.box((*low, self.z - 0.34), (*high, self.z + SLAB_TOP - 0.02), self.m["white"])
        lift = self.z + SLAB_TOP + 0.015
        self.solid.face([(x, y, lift) for x, y in poly], self.m["deck"])
        for k in range(n):
            self.rail_if_open(poly[k], poly[(k + 1) % n], room["kind"] == "loggia")
        self.outdoor_furniture(room)

    def rail_if_open(self, a, b, loggia):
        if loggia:
            ax = self.plate.axes
            on_line = (a[0] == b[0] and a[0] in (ax[0], ax[2])) or (a[1] == b[1] and a[1] in (ax[1], ax[3]))
            if not on_line:
                return
        elif self.touches_face(a, b):
            return
        self.rail(a, b, -0.06 if not loggia else 0.09)

    def touches_face(self, a, b):
        fx0, fy0, fx1, fy1 = self.plate.face
        mx, my = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
        near = 0.02
        if a[0] == b[0]:
            return (abs(mx - fx0) < near or abs(mx - fx1) < near) and fy0 - near < my < fy1 + near
        return (abs(my - fy0) < near or abs(my - fy1) < near) and fx0 - near < mx < fx1 + near

    def rail(self, a, b, outward):
        """Glass with a dark hand rail along an edge of a counter-clockwise polygon; `outward` moves it off the edge."""
        length = math.hypot(b[0] - a[0], b[1] - a[1])
        nx, ny = (b[1] - a[1]) / length * outward, -(b[0] - a[0]) / length * outward
        ax, ay, bx, by = a[0] + nx, a[1] + ny, b[0] + nx, b[1] + ny
        z = self.z + SLAB_TOP
        self.fine.face([(ax, ay, z + 0.04), (bx, by, z + 0.04), (bx, by, z + RAIL), (ax, ay, z + RAIL)], self.m["rail"])
        for z0, z1, half in ((RAIL, RAIL + 0.045, 0.03), (0.0, 0.06, 0.035)):
            self.fine.box((min(ax, bx) - half, min(ay, by) - half, z + z0), (max(ax, bx) + half, max(ay, by) + half, z + z1), self.m["frame"])

    def outdoor_furniture(self, room):
        for apartment in self.plate.apartments:
            if apartment.slot == room["slot"]:
                for piece in apartment.furniture:
                    if piece["room"] == room["id"]:
                        self.place_outdoors(piece)

    def place_outdoors(self, piece):
        x0, y0, x1, y1 = piece["rect"]
        z, kind, w, d = self.z + SLAB_TOP + 0.02, piece["type"], x1 - x0, y1 - y0
        if kind == "planter":
            self.fine.box((x0, y0, z), (x1, y1, z + 0.5), self.m["dark"])
            self.plants.append(((x0 + x1) / 2, (y0 + y1) / 2, z + 0.42, w, d))
        elif kind in ("bistro", "table"):
            along = w >= d
            cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
            tw, td = (w * 0.4, d * 0.8) if along and kind == "bistro" else (w * 0.5, d * 0.5)
            self.fine.box((cx - tw / 2, cy - td / 2, z + 0.68), (cx + tw / 2, cy + td / 2, z + 0.73), self.m["walnut"])
            self.fine.box((cx - 0.05, cy - 0.05, z), (cx + 0.05, cy + 0.05, z + 0.68), self.m["frame"])
            for sx, sy in (((-1, 0), (1, 0)) if along else ((0, -1), (0, 1))):
                px, py = cx + sx * (w / 2 - 0.25), cy + sy * (d / 2 - 0.25)
                self.fine.box((px - 0.22, py - 0.22, z + 0.4), (px + 0.22, py + 0.22, z + 0.46), self.m["oat"])
                self.fine.box((px + sx * 0.2 - 0.22 * abs(sy) - 0.02, py + sy * 0.2 - 0.22 * abs(sx) - 0.02, z), (px + sx * 0.2 + 0.22 * abs(sy) + 0.02, py + sy * 0.2 + 0.22 * abs(sx) + 0.02, z + 0.8), self.m["oat"])
        elif kind in ("lounger", "loungeset"):
            self.fine.box((x0, y0, z + 0.12), (x1, y1, z + 0.38), self.m["oat"])
            fx, fy = piece["f"]
            bx0, bx1 = (x0, x1) if not fx else ((x0, x0 + 0.25) if fx > 0 else (x1 - 0.25, x1))
            by0, by1 = (y0, y1) if not fy else ((y0, y0 + 0.25) if fy > 0 else (y1 - 0.25, y1))
            self.fine.box((bx0, by0, z + 0.38), (bx1, by1, z + 0.75), self.m["clay"])
