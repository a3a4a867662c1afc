"""Trees that stand near the camera: leaves a third as large, four times as many."""
import bpy

from plants import SPECIES, Plants, grow

NEAR = 42.0
SMALLER, MORE = 0.4, 4


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
        """The prototype with the same branches and small leaves; grown when a camera first stands near one."""
        if (kind, number) not in self.fine:
            spec, (trunk, _, _) = SPECIES[kind], self.trees[kind][number]
            small = {**spec, "leaf": spec["leaf"] * SMALLER, "leaves": spec["leaves"] * MORE}
            self.fine[kind, number] = grow(kind, small, spec["seed"] + 100 * number, trunk.materials[0])
        return self.fine[kind, number]

    def refine(self, at):
        """Small leaves on the trees near a place, large ones elsewhere."""
        for kind, number, (x, y), parts in self.standing:
            near = (at.x - x) ** 2 + (at.y - y) ** 2 < NEAR ** 2
            chosen = self.finer(kind, number) if near else self.trees[kind][number]
            for part, data in zip(parts, chosen):
                part.data = data
