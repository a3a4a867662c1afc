"""One piece of furniture in its own frame: u along its back (0..w), v to its front (0..d), z up, as in the plan drawing."""
import math

import bpy

from interiorMesh import closed_surface, grid_surface, rounded_box, to_object, turned, wrinkle

# Strips of a cushion's side.
PILLOW = 36


class Piece:
    """Parts hang on one empty that stands at the piece's back left corner."""

    def __init__(self, item, palette, parent, top=None, walls=()):
        x0, y0, x1, y1 = item["rect"]
        dx, dy = item["f"]
        self.w, self.d = (x1 - x0, y1 - y0) if dx == 0 else (y1 - y0, x1 - x0)
        self.item, self.palette, self.top, self.walls = item, palette, top, walls
        corner = (x0, y0) if dy > 0 else (x1, y1) if dy < 0 else (x0, y1) if dx > 0 else (x1, y0)
        self.root = bpy.data.objects.new(item["type"], None)
        bpy.context.scene.collection.objects.link(self.root)
        self.root.parent = parent
        self.root.location = (*corner, item.get("z", 0))
        self.root.rotation_euler[2] = math.atan2(-dx, dy)
        self.seed = corner[0] * 3.7 + corner[1] * 9.1

    def is_in_wall(self, u, v):
        """Whether a point of the piece lies in a wall of the apartment (plan rectangles)."""
        (x0, y0), turn = self.root.location[:2], self.root.rotation_euler[2]
        x, y = x0 + math.cos(turn) * u - math.sin(turn) * v, y0 + math.sin(turn) * u + math.cos(turn) * v
        return any(r[0] < x < r[2] and r[1] < y < r[3] for r in self.walls)

    def _add(self, data, at, turn=(0, 0, 0)):
        item = to_object(data.name, data, self.root)
        item.location, item.rotation_euler = at, turn
        return item

    def box(self, material, low, high, radius=0.006, turn=(0, 0, 0)):
        """A rounded box between two corners; cut at the doll house's height."""
        low, high = list(low), list(high)
        if self.top is not None:
            if low[2] >= self.top - 0.01:
                return None
            high[2] = min(high[2], self.top)
        size = [round(b - a, 4) for a, b in zip(low, high)]
        return self._add(rounded_box(material, size, radius), [(a + b) / 2 for a, b in zip(low, high)], turn)

    def turned(self, material, at, profile, segments=40, tilt=(0, 0, 0)):
        """A body of revolution standing at `at`."""
        if self.top is not None and at[2] + profile[-1][1] > self.top:
            return None
        return self._add(turned(material, profile, segments), at, tilt)

    def rod(self, material, at, radius, height, tilt=(0, 0, 0)):
        """A round bar."""
        return self.turned(material, at, [(radius, 0), (radius, height)], 14, tilt)

    def pillow(self, material, at, size, turn=(0, 0, 0)):
        """A filled cushion around its centre: round in the middle, thin at the seams, creased towards its corners."""
        sx, sy, sz = size
        self._add(closed_surface("pillow", material, PILLOW, lambda a, b, sign: self._puffed(a, b, sign, (sx, sy, sz))), at, turn)

    def _puffed(self, a, b, sign, size):
        sx, sy, sz = size
        pull = 1 - 0.075 * (a * a * (1 - b * b) + b * b * (1 - a * a)) + 0.03 * a * a * b * b
        full = (max(0.0, 1 - a * a) * max(0.0, 1 - b * b)) ** 0.4
        crease = 0.0
        for ca, cb in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            away = math.hypot(a - ca, b - cb)
            crease += math.sin(math.atan2(b - cb, a - ca) * 15 + self.seed + sign) * math.exp(-2.6 * away) * min(1.0, away * 3)
        uneven = 0.13 * wrinkle(a + self.seed, b + sign, sign, 1.3) + 0.05 * wrinkle(a, b + self.seed, sign, 3.7)
        return a * sx / 2 * pull, b * sy / 2 * pull, sign * sz / 2 * full * (1 + uneven + 0.16 * crease)

    def mattress(self, material, low, high, bulge=0.02, radius=0.05):
        """An upholstered block: rounded, with a slightly swelling, uneven top."""
        (x0, y0, z0), (x1, y1, z1) = low, high

        def over(u, v):
            px, py = (u - 0.5) * 2, (v - 0.5) * 2
            edge = max(abs(px), abs(py))
            k = min(1.0, edge / 0.84)
            drop = 0 if edge <= 0.84 else ((edge - 0.84) / 0.16)
            sx, sy = (px / edge * k, py / edge * k) if edge > 0 else (0, 0)
            inset = radius * (1 - math.sin(min(1, drop * 2) * math.pi / 2))
            x = (x0 + x1) / 2 + sx * ((x1 - x0) / 2 - inset)
            y = (y0 + y1) / 2 + sy * ((y1 - y0) / 2 - inset)
            if drop <= 0.5:
                z = z1 - radius * (1 - math.cos(drop * 2 * math.pi / 2))
            else:
                z = (z1 - radius) + (z0 - z1 + radius) * (drop - 0.5) * 2
            swell = bulge * max(0, 1 - px ** 4) * max(0, 1 - py ** 4)
            return x, y, z + swell + (0.005 * wrinkle(x + self.seed, y, 0, 2.6) + 0.002 * wrinkle(x, y + self.seed, 1, 8)) * (1 - drop)
        self._add(grid_surface("upholstery", material, (44, 44), over), (0, 0, 0))

    def drape(self, material, low, high, hang, thick=0.012):
        """A blanket over a box: lies on the top z and hangs down at both u sides (and the front if hang[1]); at the back its edge is turned under.
        It lies in soft folds."""
        (x0, y0, _), (x1, y1, z1) = low, high
        (sides, front), turned_in = hang, math.pi * thick / 2

        def fall(s):
            """Along the top, round the edge, then down: distance s beyond the edge -> (out, down)."""
            if s <= 0:
                return s, 0.0
            r = 0.05
            arc = r * math.pi / 2
            return (r * math.sin(s / r), r * (1 - math.cos(s / r))) if s < arc else (r + 0.03 * (s - arc), r + s - arc)

        def at_uv(u, v):
            half = (x1 - x0) / 2
            s = (u - 0.5) * 2 * (half + sides)
            out, down = fall(abs(s) - half)
            x = (x0 + x1) / 2 + math.copysign(half + out, s)
            t = v * (y1 - y0 + front + turned_in) - turned_in
            under = max(0.0, -t) / turned_in * math.pi
            out2, down2 = fall(max(t, 0.0) - (y1 - y0))
            y, fallen = y1 + out2 - thick / 2 * math.sin(under), min(1.0, 5 * max(down, down2))
            slant = x + 0.6 * y
            fold = 0.014 * wrinkle(x + self.seed, y, 0, 1.9) + 0.011 * (1 - 2 * abs(wrinkle(slant, y - x, self.seed, 2.3))) + 0.003 * wrinkle(x, y + self.seed, 1, 9)
            wave = 0.5 * fallen * (math.sin(y * 13 + self.seed + 2 * wrinkle(y, 0, self.seed, 2)) if down > down2 else 0)
            ripple = 0.5 * fallen * (math.sin(x * 12 + self.seed + 2 * wrinkle(x, 1, self.seed, 2)) if down2 >= down else 0)
            return (x + math.copysign(0.036 * wave, s), y + 0.036 * ripple,
                    z1 + fold * (1 - 0.6 * fallen) - max(down, down2) - thick / 2 * (1 - math.cos(under)))
        self._add(grid_surface("blanket", material, (96, 72), at_uv), (0, 0, 0))

    def child(self, u, v, turn=0.0, z=0.0):
        """A frame of its own standing on this piece: origin at (u, v), turned about the upright."""
        twin = object.__new__(Piece)
        twin.__dict__.update(self.__dict__)
        twin.root = bpy.data.objects.new("frame", None)
        bpy.context.scene.collection.objects.link(twin.root)
        twin.root.parent = self.root
        twin.root.location, twin.root.rotation_euler[2] = (u, v, z), turn
        twin.top = None if self.top is None else self.top - z
        twin.seed = self.seed + u * 5.3 + v * 2.9
        return twin
