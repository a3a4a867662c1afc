"""Surfaces outside the windows shine by themselves: daylight and haze are computed, so they carry no noise."""
import bpy
from mathutils import Vector

from blenderVersion import not_a_lamp
from interiorNodes import Nodes, linear

SUN = Vector((0.45, -0.6, 0.66)).normalized()
HAZE = "#d5dfe6"


def shining(name, colour_of, strength):
    """A material that shows its colour with baked daylight and haze by distance. colour_of(nodes) gives a colour output."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes = Nodes(material)
    nodes.tree.nodes.clear()
    normal, dot, lit, shade = nodes("NewGeometry"), nodes("VectorMath"), nodes("MapRange", From_Min=-0.3, From_Max=1.0, To_Min=0.5, To_Max=1.05), nodes("MixRGB", Factor=1.0)
    dot.operation, dot.inputs[1].default_value, shade.blend_type = "DOT_PRODUCT", SUN, "MULTIPLY"
    nodes.join(normal.outputs["Normal"], dot.inputs[0])
    nodes.join(dot.outputs["Value"], lit.inputs["Value"])
    nodes.join(colour_of(nodes), shade.inputs[1])
    nodes.join(lit.outputs[0], shade.inputs[2])
    far, haze = nodes("MapRange", From_Min=60, From_Max=3800, To_Min=0.05, To_Max=0.78), nodes("MixRGB", Color2=linear(HAZE))
    nodes.join(nodes("CameraData").outputs["View Distance"], far.inputs["Value"])
    nodes.join(far.outputs[0], haze.inputs[0])
    nodes.join(shade.outputs[0], haze.inputs[1])
    shine = nodes("Emission", Strength=strength)
    nodes.join(haze.outputs[0], shine.inputs[0])
    nodes.join(shine.outputs[0], nodes("OutputMaterial").inputs[0])
    not_a_lamp(material)
    return material


def flat(colour):
    """One colour."""
    def pick(nodes):
        node = nodes("RGB")
        node.outputs[0].default_value = linear(colour)
        return node.outputs[0]
    return pick


def patchy(pair, scale):
    """Two colours in soft patches."""
    def pick(nodes):
        spots = nodes("TexNoise", Scale=scale, Detail=5)
        nodes.join(nodes("NewGeometry").outputs["Position"], spots.inputs["Vector"])
        return nodes.ramp(spots.outputs[0], [(0.35, pair[0]), (0.65, pair[1])])
    return pick
