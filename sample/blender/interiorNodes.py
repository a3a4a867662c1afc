"""Colours, node trees and plain materials: the ground the patterns stand on."""
import bpy

from kit import not_a_lamp


def linear(colour, alpha=1.0):
    """A #rrggbb colour as linear RGBA."""
    values = [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values) + (alpha,)


# How much of the light behind thin cloth comes straight through. One sees none of what lies there: a little of it would be grain.
LIT_THROUGH = 0.6


class Nodes:
    """A material's node tree with short calls: nodes(type, Input=value) and join(output, input)."""

    def __init__(self, material):
        self.tree = material.node_tree

    def __call__(self, kind, **inputs):
        node = self.tree.nodes.new("ShaderNode" + kind)
        for name, value in inputs.items():
            node.inputs[name.replace("_", " ")].default_value = value
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
    shader.inputs["Specular IOR Level"].default_value = shine
    return material


def pane(name, tint="#f4f8f6"):
    """Thin glass, only see-through: reflections at so few samples would be noise that no filter may touch."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes = Nodes(material)
    nodes.tree.nodes.clear()
    nodes.join(nodes("BsdfTransparent", Color=linear(tint)).outputs[0], nodes("OutputMaterial").inputs[0])
    return material


def sheer(name, colour, fold):
    """Thin cloth: it glows with what falls on it from behind, and lets most of that light into the room."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes = Nodes(material)
    nodes.tree.nodes.clear()
    front, back, cloth = nodes("BsdfDiffuse"), nodes("BsdfTranslucent"), nodes("MixShader", Factor=0.6)
    # Seen along a fold, cloth is denser.
    dense, view = nodes("MixRGB", Color1=linear(colour), Color2=linear(fold)), nodes("LayerWeight", Blend=0.35)
    nodes.join(view.outputs["Facing"], dense.inputs[0])
    for side in (front, back):
        nodes.join(dense.outputs[0], side.inputs["Color"])
    nodes.join(front.outputs[0], cloth.inputs[1])
    nodes.join(back.outputs[0], cloth.inputs[2])
    through, mix = nodes("MapRange", To_Max=LIT_THROUGH), nodes("MixShader")
    nodes.join(nodes("LightPath").outputs["Is Shadow Ray"], through.inputs["Value"])
    nodes.join(through.outputs[0], mix.inputs[0])
    nodes.join(cloth.outputs[0], mix.inputs[1])
    nodes.join(nodes("BsdfTransparent").outputs[0], mix.inputs[2])
    nodes.join(mix.outputs[0], nodes("OutputMaterial").inputs[0])
    return material


def leafy(name, colour, pale):
    """A leaf: two greens in patches, a soft shine, and light that comes through."""
    material = plain(name, colour, 0.42, shine=0.35)
    nodes = Nodes(material)
    spots = nodes("TexNoise", Scale=7, Detail=3)
    nodes.join(nodes("TexCoord").outputs["Object"], spots.inputs["Vector"])
    tone = nodes.ramp(spots.outputs[0], [(0.35, colour), (0.7, pale)])
    shader, through, mix = nodes.tree.nodes["Principled BSDF"], nodes("BsdfTranslucent"), nodes("MixShader", Factor=0.3)
    nodes.join(tone, shader.inputs["Base Color"])
    nodes.join(tone, through.inputs["Color"])
    nodes.join(shader.outputs[0], mix.inputs[1])
    nodes.join(through.outputs[0], mix.inputs[2])
    nodes.join(mix.outputs[0], nodes.tree.nodes["Material Output"].inputs[0])
    return material


def glowing(name, colour, strength):
    """A shining surface that is not sampled as a lamp."""
    material = plain(name, colour, 0.5)
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Emission Color"].default_value, shader.inputs["Emission Strength"].default_value = linear(colour), strength
    not_a_lamp(material)
    return material
