"""Sun, sky light, and the plain sky behind everything."""
import json
import math
import os

import bpy
from mathutils import Vector

from kit import srgb
from materials import node


def towards(azimuth, elevation):
    """Unit vector to a point of the sky; azimuth in degrees from north over east."""
    a, e = math.radians(azimuth), math.radians(elevation)
    return Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)))


def sun(azimuth, elevation, strength, colour, angle):
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.angle, data.color = strength, math.radians(angle), srgb(colour)[:3]
    made = bpy.data.objects.new("sun", data)
    bpy.context.scene.collection.objects.link(made)
    made.rotation_euler = (-towards(azimuth, elevation)).to_track_quat("-Z", "Y").to_euler()


def world(stops, light, strength):
    """What cameras and mirrors see: colours by height above the horizon. What lights the scene: `light` over the same sky."""
    scene = bpy.context.scene
    tree = scene.world.node_tree
    tree.nodes.clear()
    way, split, ramp = node(tree, "ShaderNodeTexCoord"), node(tree, "ShaderNodeSeparateXYZ"), node(tree, "ShaderNodeValToRGB")
    tree.links.new(way.outputs["Generated"], split.inputs[0])
    tree.links.new(split.outputs[2], ramp.inputs[0])
    bar = ramp.color_ramp
    bar.interpolation = "EASE"
    while len(bar.elements) < len(stops):
        bar.elements.new(0.5)
    for element, (at, colour) in zip(bar.elements, stops):
        element.position, element.color = at, srgb(colour)
    seen, lit = node(tree, "ShaderNodeBackground"), node(tree, "ShaderNodeBackground")
    tree.links.new(ramp.outputs[0], seen.inputs[0])
    seen.inputs[1].default_value = strength
    tint = node(tree, "ShaderNodeMixRGB", blend_type="MULTIPLY")
    tint.inputs[0].default_value, tint.inputs[2].default_value = 1.0, (*srgb(light[0])[:3], 1)
    tree.links.new(ramp.outputs[0], tint.inputs[1])
    tree.links.new(tint.outputs[0], lit.inputs[0])
    lit.inputs[1].default_value = light[1]
    ray, mix, out = node(tree, "ShaderNodeLightPath"), node(tree, "ShaderNodeMixShader"), node(tree, "ShaderNodeOutputWorld")
    tree.links.new(ray.outputs["Is Diffuse Ray"], mix.inputs[0])
    tree.links.new(seen.outputs[0], mix.inputs[1])
    tree.links.new(lit.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], out.inputs[0])


def of(name):
    """The settings of light.json: "day" or "dusk"."""
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "data", "light.json"), encoding="utf-8") as file:
        return json.load(file)[name]


def shine(setting):
    sun(**setting["sun"])
    world(setting["sky"], (setting["fill"], setting["fillStrength"]), setting["skyStrength"])
