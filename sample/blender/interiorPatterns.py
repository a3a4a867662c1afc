"""Patterns computed in metres: wood, cloth, boards, tiles, stone."""
from blenderVersion import socket
from interiorNodes import Nodes, linear, plain


def _base(material):
    return material.node_tree.nodes["Principled BSDF"].inputs["Base Color"]


def _place(nodes, coordinates, scale):
    mapping = nodes("Mapping", Scale=scale)
    nodes.join(nodes("TexCoord").outputs[coordinates], mapping.inputs[0])
    return mapping.outputs[0]


def grained(name, pair, rough=0.45, scale=1.6):
    """Wood veneer: the grain stands on fronts and runs along u on tops."""
    material = plain(name, pair[0], rough)
    nodes = Nodes(material)
    noise = nodes("TexNoise", Scale=scale, Detail=6, Roughness=0.55, Distortion=0.4)
    where = nodes("TexCoord")
    flat, choice, split = nodes("Math"), nodes("MixRGB"), nodes("SeparateXYZ")
    nodes.join(where.outputs["Normal"], split.inputs[0])
    flat.operation, flat.inputs[1].default_value = "GREATER_THAN", 0.5
    nodes.join(split.outputs[2], flat.inputs[0])
    nodes.join(flat.outputs[0], choice.inputs[0])
    nodes.join(_place(nodes, "Object", (9, 9, 0.7)), choice.inputs[1])
    nodes.join(_place(nodes, "Object", (0.7, 11, 9)), choice.inputs[2])
    nodes.join(choice.outputs[0], noise.inputs["Vector"])
    nodes.join(nodes.ramp(noise.outputs[0], [(0.3, pair[0]), (0.7, pair[1])]), _base(material))
    return material


def woven(name, pair, rough=0.95):
    """Cloth: soft patches and a fine weave in the colour itself, so that the denoiser keeps it."""
    material = plain(name, pair[0], rough, shine=0.1)
    material.node_tree.nodes["Principled BSDF"].inputs[socket("Sheen Weight")].default_value = 0.3
    nodes = Nodes(material)
    where = nodes("TexCoord").outputs["Object"]
    parts = [nodes("TexNoise", Scale=s, Detail=3) for s in (4, 90)]
    for part in parts:
        nodes.join(where, part.inputs["Vector"])
    mix = nodes("MixRGB", Factor=0.55)
    nodes.join(parts[0].outputs[0], mix.inputs[1])
    nodes.join(parts[1].outputs[0], mix.inputs[2])
    nodes.join(nodes.ramp(mix.outputs[0], [(0.34, pair[0]), (0.66, pair[1])]), _base(material))
    return material


def _brick(nodes, width, height, gap, shift):
    brick = nodes("TexBrick", Scale=1, Brick_Width=width, Row_Height=height, Mortar_Size=gap, Mortar_Smooth=0.1,
                  Color1=(0, 0, 0, 1), Color2=(1, 1, 1, 1), Mortar=(0.5, 0.5, 0.5, 1))
    brick.offset = shift
    nodes.join(nodes("TexCoord").outputs["UV"], brick.inputs["Vector"])
    return brick


def planks(name, pair):
    """Floor boards 1.9 m by 0.19 m with their own grain each."""
    material = plain(name, pair[0], 0.42)
    nodes = Nodes(material)
    brick = _brick(nodes, 1.9, 0.19, 0.0013, 0.37)
    jump = nodes("VectorMath")
    jump.operation = "SCALE"
    # Only this operation has the input.
    jump.inputs["Scale"].default_value = 37.0
    nodes.join(brick.outputs["Color"], jump.inputs[0])
    where = nodes("VectorMath")
    nodes.join(nodes("TexCoord").outputs["UV"], where.inputs[0])
    nodes.join(jump.outputs[0], where.inputs[1])
    mapping = nodes("Mapping", Scale=(0.9, 14, 1))
    nodes.join(where.outputs[0], mapping.inputs[0])
    grain = nodes("TexNoise", Scale=2.2, Detail=9, Roughness=0.62, Distortion=0.6)
    nodes.join(mapping.outputs[0], grain.inputs["Vector"])
    tone = nodes("HueSaturation")
    span = nodes("MapRange", To_Min=0.86, To_Max=1.1)
    nodes.join(brick.outputs["Color"], span.inputs["Value"])
    nodes.join(span.outputs[0], tone.inputs["Value"])
    nodes.join(nodes.ramp(grain.outputs[0], [(0.26, pair[0]), (0.74, pair[1])]), tone.inputs["Color"])
    seam = nodes("MixRGB", Color2=linear("#7a5a3e"))
    nodes.join(brick.outputs[socket("Factor")], seam.inputs[0])
    nodes.join(tone.outputs[0], seam.inputs[1])
    nodes.join(seam.outputs[0], _base(material))
    return material


def tiles(name, pair, size, grout="#c4bcb0", rough=0.3):
    """Tiles in a straight grid, each a shade of its own."""
    material = plain(name, pair[0], rough, shine=0.5)
    nodes = Nodes(material)
    brick = _brick(nodes, size[0], size[1], 0.0022, 0.0)
    seam = nodes("MixRGB", Color2=linear(grout))
    nodes.join(brick.outputs[socket("Factor")], seam.inputs[0])
    nodes.join(nodes.ramp(brick.outputs["Color"], [(0, pair[0]), (1, pair[1])]), seam.inputs[1])
    nodes.join(seam.outputs[0], _base(material))
    return material


def boards(name, colour):
    """Terrace decking with open joints."""
    material = tiles(name, (colour, colour), (3.0, 0.14), "#7d6850", 0.7)
    return material


def marble(name):
    """White stone with fine grey veins."""
    material = plain(name, "#f0ede7", 0.15, shine=0.5)
    nodes = Nodes(material)
    vein = nodes("TexNoise", Scale=1.7, Detail=9, Distortion=1.4)
    nodes.join(nodes("TexCoord").outputs["Object"], vein.inputs["Vector"])
    nodes.join(nodes.ramp(vein.outputs[0], [(0.46, "#f1eee9"), (0.5, "#b9b2aa"), (0.54, "#f1eee9")]), _base(material))
    return material
