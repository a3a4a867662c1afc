"""What stands before the windows: sky with clouds, hills, the city and trees."""
import math

import bpy
from mathutils import Vector, noise

from interiorCity import city, trees
from interiorMesh import Faces
from interiorNodes import Nodes, linear
from interiorShining import patchy, shining


def _hills(base, strength):
    faces = Faces("hills")
    ground = shining("ground", patchy(("#8f9476", "#b5ad98"), 0.02), strength)
    faces.add(ground, [(-4000, -4000, base), (4000, -4000, base), (4000, 4000, base), (-4000, 4000, base)])
    green = shining("hill", patchy(("#76825f", "#96977a"), 0.004), strength)
    count = 180
    for away, tall, seed in ((2300, 120, 1), (3300, 270, 2)):
        line = []
        for k in range(count):
            t = k / count * math.tau
            shape = 0.5 + 0.35 * noise.noise(Vector((math.cos(t) * 2.2, math.sin(t) * 2.2, seed))) + 0.15 * noise.noise(Vector((math.cos(t) * 8, math.sin(t) * 8, seed)))
            line.append((math.cos(t), math.sin(t), base + tall * max(0.1, shape)))
        for k in range(count):
            a, b = line[k], line[(k + 1) % count]
            faces.add(green, [(a[0] * away, a[1] * away, base), (b[0] * away, b[1] * away, base),
                              (b[0] * away * 1.2, b[1] * away * 1.2, b[2]), (a[0] * away * 1.2, a[1] * away * 1.2, a[2])])
    faces.build(None)


def _sky(strength):
    world = bpy.context.scene.world
    nodes = Nodes(world)
    shine = world.node_tree.nodes["Background"]
    where, split = nodes("TexCoord"), nodes("SeparateXYZ")
    nodes.join(where.outputs["Generated"], split.inputs[0])
    sky = nodes.ramp(split.outputs[2], [(0.0, "#e4ebef"), (0.1, "#d3e1ec"), (0.3, "#b3cee6"), (0.8, "#8fb5db")])
    stretch, cloud, mix = nodes("Mapping", Scale=(1, 1, 2.6)), nodes("TexNoise", Scale=3.2, Detail=8, Roughness=0.58), nodes("MixRGB", Color2=linear("#f7f7f5"))
    nodes.join(where.outputs["Generated"], stretch.inputs[0])
    nodes.join(stretch.outputs[0], cloud.inputs["Vector"])
    cover = nodes("MapRange", From_Min=0.5, From_Max=0.68, To_Min=0, To_Max=0.85)
    nodes.join(cloud.outputs[0], cover.inputs["Value"])
    nodes.join(cover.outputs[0], mix.inputs[0])
    nodes.join(sky, mix.inputs[1])
    nodes.join(mix.outputs[0], shine.inputs[0])
    shine.inputs[1].default_value = strength


def build(base, strength):
    """The surroundings of a window whose floor lies at z 0, above ground at z `base`."""
    _sky(strength * 1.25)
    _hills(base, strength)
    city(base, strength)
    trees(base, strength)
