"""Colours, node trees and plain materials: the ground the patterns stand on."""
import bpy

from blenderVersion import not_a_lamp, socket


def linear(colour, alpha=1.0):
    """A #rrggbb colour as linear RGBA."""
    values = [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values) + (alpha,)


class Nodes:
    """A material's node tree with short calls: nodes(type, Input=value) and join(output, input)."""

    def __init__(self, material):
        self.tree = material.node_tree

    def __call__(self, kind, **inputs):
        node = self.tree.nodes.new("ShaderNode" + kind)
        for name, value in inputs.items():
            node.inputs[socket(name.replace("_", " "))].default_value = value
        return node

    def join(self, output, target):
        self.tree.links.new(output, target)

    def ramp(self, factor, stops):
        """A colour ramp over (position, #colour) stops."""
        node = self("ValToRGB")
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position, element.color = position, linear(colour)
        self.join(factor, node.inputs[0])
        return node.outputs[0]


def plain(name, colour, rough=0.6, metal=0.0, shine=0.4):
    """One colour. Returns the material; its principled shader is named so."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = linear(colour)
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Metallic"].default_value = metal
    shader.inputs[socket("Specular IOR Level")].default_value = shine
    return material


def pane(name, tint="#f4f8f6"):
    """Thin glass, only see-through: reflections at so few samples would be noise that no filter may touch."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes = Nodes(material)
    nodes.tree.nodes.clear()
    nodes.join(nodes("BsdfTransparent", Color=linear(tint)).outputs[0], nodes("OutputMaterial").inputs[0])
    return material


def glowing(name, colour, strength):
    """A shining surface that is not sampled as a lamp."""
    material = plain(name, colour, 0.5)
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs[socket("Emission Color")].default_value, shader.inputs["Emission Strength"].default_value = linear(colour), strength
    not_a_lamp(material)
    return material
