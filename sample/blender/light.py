"""Sun, sky light, and the sky behind everything."""
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


def clouds(tree, way, sky, colour, much):
    """Soft high clouds over a sky, thinner and further apart towards the top, none at the horizon."""
    split, flat, over = node(tree, "ShaderNodeSeparateXYZ"), node(tree, "ShaderNodeCombineXYZ"), node(tree, "ShaderNodeMath", operation="ADD")
    over.inputs[1].default_value = 0.16
    tree.links.new(way, split.inputs[0])
    tree.links.new(split.outputs[2], over.inputs[0])
    for k in range(2):
        # As if they lay on one ceiling: low ones look small.
        share = node(tree, "ShaderNodeMath", operation="DIVIDE")
        tree.links.new(split.outputs[k], share.inputs[0])
        tree.links.new(over.outputs[0], share.inputs[1])
        tree.links.new(share.outputs[0], flat.inputs[k])
    turn, noise, cover, rise = (node(tree, "ShaderNode" + kind) for kind in ("Mapping", "TexNoise", "MapRange", "MapRange"))
    turn.inputs["Rotation"].default_value, turn.inputs["Scale"].default_value = (0, 0, 0.5), (0.42, 1.15, 1)
    for key, value in (("Scale", 0.9), ("Detail", 9), ("Roughness", 0.58), ("Distortion", 0.5)):
        noise.inputs[key].default_value = value
    for ranged, low, high in ((cover, 0.46, 0.78), (rise, 0.0, 0.22)):
        ranged.interpolation_type = "SMOOTHSTEP"
        ranged.inputs["From Min"].default_value, ranged.inputs["From Max"].default_value = low, high
    cover.inputs["To Max"].default_value = much
    share, mix = node(tree, "ShaderNodeMath", operation="MULTIPLY"), node(tree, "ShaderNodeMixRGB")
    mix.inputs[2].default_value = srgb(colour)
    for a, b in ((flat.outputs[0], turn.inputs[0]), (turn.outputs[0], noise.inputs["Vector"]), (noise.outputs[0], cover.inputs["Value"]), (split.outputs[2], rise.inputs["Value"]),
                 (cover.outputs[0], share.inputs[0]), (rise.outputs[0], share.inputs[1]), (share.outputs[0], mix.inputs[0]), (sky, mix.inputs[1])):
        tree.links.new(a, b)
    return mix.outputs[0]


def world(stops, light, strength, cover=None):
    """What cameras and mirrors see: colours by height above the horizon, with clouds if `cover` (colour, how much) is given.
    What lights the scene: `light` over the same sky."""
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
    tree.links.new(clouds(tree, way.outputs["Generated"], ramp.outputs[0], *cover) if cover else ramp.outputs[0], seen.inputs[0])
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
    world(setting["sky"], (setting["fill"], setting["fillStrength"]), setting["skyStrength"], setting.get("clouds"))
