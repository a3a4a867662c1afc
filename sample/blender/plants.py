"""Trees, shrubs, hedges and flowers: a few grown prototypes, many instances that differ in size, turn and colour."""
import math
import random

import bpy

from kit import Mesh, material, principled, srgb
from materials import hazy, node
from treeMeshes import trees_of

# Leaf colours of each kind.
LEAF_COLOURS = {
    "lime": ("#66754a", "#92a068"), "plane": ("#5c6f48", "#869762"), "maple": ("#757e4e", "#a0a66a"), "birch": ("#7a8959", "#a8b07a"),
    "poplar": ("#586e4b", "#7b8e60"), "cherry": ("#757d50", "#a0a36c"),
}


def leaf_material(name, dark, light):
    """Every leaf between two greens, some light shining through."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    made = material(name, dark, 0.6, spec=0.25)
    tree = made.node_tree
    each, whole, mean = node(tree, "ShaderNodeNewGeometry"), node(tree, "ShaderNodeObjectInfo"), node(tree, "ShaderNodeMath", operation="MULTIPLY_ADD")
    mean.inputs[1].default_value = 0.55
    half = node(tree, "ShaderNodeMath", operation="MULTIPLY")
    half.inputs[1].default_value = 0.45
    mix, through, both = node(tree, "ShaderNodeMixRGB"), node(tree, "ShaderNodeBsdfTranslucent"), node(tree, "ShaderNodeMixShader")
    mix.inputs[1].default_value, mix.inputs[2].default_value, both.inputs[0].default_value = srgb(dark), srgb(light), 0.3
    tree.links.new(whole.outputs["Random"], half.inputs[0])
    tree.links.new(each.outputs["Random Per Island"], mean.inputs[0])
    tree.links.new(half.outputs[0], mean.inputs[2])
    tree.links.new(mean.outputs[0], mix.inputs[0])
    tree.links.new(mix.outputs[0], principled(made).inputs["Base Color"])
    tree.links.new(mix.outputs[0], through.inputs[0])
    tree.links.new(principled(made).outputs[0], both.inputs[1])
    tree.links.new(through.outputs[0], both.inputs[2])
    out = next(n for n in tree.nodes if n.type == "OUTPUT_MATERIAL")
    tree.links.new(both.outputs[0], out.inputs[0])
    return hazy(made)


class Plants:
    """Prototypes and the counters of their instances."""

    def __init__(self):
        self.rng = random.Random(5)
        bark, pale = material("bark", "#5d4d3f", 0.9), material("pale bark", "#c9c2b4", 0.8)
        self.trees = {kind: trees_of(kind, pale if kind == "birch" else bark, leaf_material("leaf " + kind, *colours)) for kind, colours in LEAF_COLOURS.items()}
        self.tufts = [self.tuft("tuft %d" % k, *colours) for k, colours in enumerate((("#6b784f", "#969f6e"), ("#6f7448", "#9a9a66"), ("#4f613c", "#70804c")))]
        self.grass = self.tuft("tall grass", "#8c8557", "#b3a678", blades=True)
        self.bloom = self.tuft("bloom", "#d9cfc4", "#c9a79a")

    def tuft(self, name, dark, light, blades=False):
        """A round shrub of leaf cards, one metre across, or a bundle of grass blades."""
        mesh, mat, rng = Mesh(name), leaf_material(name, dark, light), random.Random(name)
        for _ in range(420 if not blades else 220):
            if blades:
                a, r = rng.uniform(0, 6.3), rng.uniform(0, 0.3)
                x, y, lean, high = r * math.cos(a), r * math.sin(a), rng.uniform(0.1, 0.4), rng.uniform(0.5, 1.0)
                tip = (x + lean * math.cos(a), y + lean * math.sin(a), high)
                mesh.face([(x - 0.012, y, 0), (x + 0.012, y, 0), tip], mat)
                continue
            a, up, r = rng.uniform(0, 6.3), rng.uniform(-0.2, 1), 0.5 * rng.uniform(0.55, 1) ** 0.5
            flat = math.sqrt(max(0.0, 1 - up * up))
            centre = (r * flat * math.cos(a), r * flat * math.sin(a), 0.12 + 0.75 * r * 2 * max(up, 0) * 0.7 + rng.uniform(0, 0.1))
            u = [rng.gauss(0, 1) for _ in range(3)]
            v = [rng.gauss(0, 1) for _ in range(3)]
            lu, lv = math.hypot(*u) / 0.055, math.hypot(*v) / 0.035
            u, v = [k / lu for k in u], [k / lv for k in v]
            mesh.face([tuple(c + s * p + t * q for c, p, q in zip(centre, u, v)) for s, t in ((-1, 0), (0, -1), (1, 0), (0, 1))], mat)
        made = mesh.object()
        data = made.data
        bpy.data.objects.remove(made)
        return data

    def put(self, data, at, scale, parent=None):
        made = bpy.data.objects.new("plant", data)
        bpy.context.scene.collection.objects.link(made)
        made.location, made.scale = at, scale
        made.rotation_euler[2] = self.rng.uniform(0, 6.3)
        made.parent = parent
        return made

    def tree(self, kind, x, y, height, z=0.0):
        trunk, leaves, grown = self.rng.choice(self.trees[kind])
        size = height / grown
        wide = size * self.rng.uniform(0.9, 1.12)
        turn = self.rng.uniform(0, 6.3)
        for data in (trunk, leaves):
            self.put(data, (x, y, z), (wide, wide, size)).rotation_euler[2] = turn

    def shrub(self, x, y, size, z=0.0, parent=None):
        s = size * self.rng.uniform(0.85, 1.2)
        self.put(self.rng.choice(self.tufts), (x, y, z), (s, s, s * self.rng.uniform(0.75, 1.0)), parent)

    def tall_grass(self, x, y, size, z=0.0, parent=None):
        self.put(self.grass, (x, y, z), (size, size, size * self.rng.uniform(0.8, 1.2)), parent)

    def flower(self, x, y, size, z=0.0):
        self.put(self.bloom, (x, y, z), (size, size, size * 0.7))

    def planter(self, x, y, z, width, depth, parent=None):
        """Greenery along a trough, in the parent's coordinates."""
        length, across = max(width, depth), min(width, depth)
        n = max(2, round(length / 0.6))
        for k in range(n):
            t = (k + 0.5) / n - 0.5
            px, py = (x + t * width, y) if width >= depth else (x, y + t * depth)
            size = across * self.rng.uniform(1.0, 1.5)
            if self.rng.random() < 0.3:
                self.tall_grass(px, py, size * 1.1, z, parent)
            else:
                self.shrub(px, py, size, z, parent)
