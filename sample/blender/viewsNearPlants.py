"""Trees that stand near the camera: leaves a quarter as large, eight times as many; none so near that a branch hangs into the picture."""
import math

import bpy

from plants import Plants
from treeMeshes import with_small_leaves

NEAR = 42.0
SMALLER, MORE = 0.28, 8
# A crown this near (m) hangs into the picture from above.
TOO_NEAR = 9.5


class NearPlants(Plants):
    """Remembers its trees, so that those near a camera can be grown finer."""

    def __init__(self):
        super().__init__()
        self.standing, self.fine = [], {}

    def tree(self, kind, x, y, height, z=0.0):
        before = set(bpy.data.objects)
        super().tree(kind, x, y, height, z)
        parts = {item.data: item for item in bpy.data.objects if item not in before}
        number = next(k for k, (trunk, _, _) in enumerate(self.trees[kind]) if trunk in parts)
        self.standing.append((kind, number, (x, y), [parts[data] for data in self.trees[kind][number][:2]]))

    def finer(self, kind, number):
        """The prototype with the same branches and small leaves; made when a camera first stands near one."""
        if (kind, number) not in self.fine:
            trunk, leaves, height = self.trees[kind][number]
            self.fine[kind, number] = (trunk, with_small_leaves(leaves, SMALLER, MORE), height)
        return self.fine[kind, number]

    def refine(self, at):
        """Small leaves on the trees near a place, large ones elsewhere."""
        for kind, number, (x, y), parts in self.standing:
            away = math.hypot(at.x - x, at.y - y)
            chosen = self.finer(kind, number) if away < NEAR else self.trees[kind][number]
            if parts[0].get("ball"):
                continue
            for part, data in zip(parts, chosen):
                part.data, part.hide_render = data, away < TOO_NEAR
