"""One piece of furniture in its own frame: u along its back (0..w), v to its front (0..d), z up, as in the plan drawing."""
import math

import bpy

from interiorMesh import grid_surface, rounded_box, to_object, turned, wrinkle


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
        """Whether a point of the piece lies in one of the home's walls (plan rectangles)."""
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
        """A filled cushion: thick in the middle, thin at the seams, around its centre."""
        sx, sy, sz = size

        def puff(u, v):
            a, b = 2 * u - 1, 2 * v - 1
            pull = 1 - 0.07 * (a * a * (1 - b * b) + b * b * (1 - a * a)) + 0.05 * (a * a * b * b)
            return a, b, pull, (max(0, 1 - a ** 4) * max(0, 1 - b ** 4)) ** 0.45

        def side(sign):
            def at_uv(u, v):
                a, b, pull, h = puff(u if sign > 0 else 1 - u, v)
                fold = 1 + 0.10 * wrinkle(a + self.seed, b, sign, 2.1)
                return a * sx / 2 * pull, b * sy / 2 * pull, sign * sz / 2 * h * fold
            return at_uv
        for sign in (1, -1):
            self._add(grid_surface("pillow", material, (18, 18), side(sign)), at, turn)

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
            return x, y, z + swell + 0.004 * wrinkle(x + self.seed, y, 0, 3.0) * (1 - drop)
        self._add(grid_surface("upholstery", material, (24, 24), over), (0, 0, 0))

    def drape(self, material, low, high, hang):
        """A blanket over a box: lies on the top z and hangs down at both u sides (and the front if hang[1])."""
        (x0, y0, z0), (x1, y1, z1) = low, high
        sides, front = hang

        def fall(s, length):
            """Goes along the top, then round the edge, then down: distance s beyond the edge -> (out, down)."""
            if s <= 0:
                return s, 0.0
            r = 0.05
            arc = r * math.pi / 2
            return (r * math.sin(s / r), r * (1 - math.cos(s / r))) if s < arc else (r + 0.02 * (s - arc), r + s - arc)

        def at_uv(u, v):
            half = (x1 - x0) / 2
            s = (u - 0.5) * 2 * (half + sides)
            out, down = fall(abs(s) - half, sides)
            x = (x0 + x1) / 2 + math.copysign(half + out, s)
            t = v * (y1 - y0 + front)
            out2, down2 = fall(t - (y1 - y0), front)
            y = y1 + out2
            lift = 0.012 * wrinkle(x * 0.6 + self.seed, y, 0, 2.6) + 0.005 * wrinkle(x, y + self.seed, 1, 9)
            wave = 0.018 * math.sin(y * 17 + self.seed) * min(1, down * 4) + 0.018 * math.sin(x * 15) * min(1, down2 * 4) * 0
            return x + math.copysign(wave, s), y, z1 + lift * (1 if down + down2 == 0 else 0.4) - max(down, down2)
        self._add(grid_surface("blanket", material, (64, 40), at_uv), (0, 0, 0))

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
