"""Patterns computed in metres: wood, cloth, boards, tiles, stone."""
from interiorNodes import Nodes, linear, plain


def _base(material):
    return material.node_tree.nodes["Principled BSDF"].inputs["Base Color"]


def _place(nodes, coordinates, scale):
    mapping = nodes("Mapping", Scale=scale)
    nodes.join(nodes("TexCoord").outputs[coordinates], mapping.inputs[0])
    return mapping.outputs[0]


def _own_place(nodes, metres):
    """A place in metres, moved by object, so that no two boards of one size show the same figure."""
    apart, moved = nodes("VectorMath"), nodes("VectorMath")
    apart.operation = "SCALE"
    # Only this operation has the input.
    apart.inputs["Scale"].default_value = 31.0
    nodes.join(nodes("ObjectInfo").outputs["Random"], apart.inputs[0])
    nodes.join(metres, moved.inputs[0])
    nodes.join(apart.outputs[0], moved.inputs[1])
    return moved.outputs[0]


def grained(name, pair, rough=0.42):
    """Wood veneer: a broad figure and fine pores; the grain stands on fronts and runs along u on tops."""
    material = plain(name, pair[0], rough)
    nodes = Nodes(material)
    where = nodes("TexCoord")
    place, flat, split = _own_place(nodes, where.outputs["Object"]), nodes("Math"), nodes("SeparateXYZ")
    nodes.join(where.outputs["Normal"], split.inputs[0])
    flat.operation, flat.inputs[1].default_value = "GREATER_THAN", 0.5
    nodes.join(split.outputs[2], flat.inputs[0])

    def octave(upright, lying, detail, distortion):
        choice, noise = nodes("MixRGB"), nodes("TexNoise", Scale=1.0, Detail=detail, Roughness=0.6, Distortion=distortion)
        nodes.join(flat.outputs[0], choice.inputs[0])
        for slot, scale in ((1, upright), (2, lying)):
            stretched = nodes("Mapping", Scale=scale)
            nodes.join(place, stretched.inputs[0])
            nodes.join(stretched.outputs[0], choice.inputs[slot])
        nodes.join(choice.outputs[0], noise.inputs["Vector"])
        return noise.outputs[0]
    mix = nodes("MixRGB", Factor=0.5)
    nodes.join(octave((26, 26, 1.1), (1.1, 26, 26), 4, 0.8), mix.inputs[1])
    nodes.join(octave((210, 210, 5), (5, 210, 210), 2, 0.2), mix.inputs[2])
    nodes.join(nodes.ramp(mix.outputs[0], [(0.36, pair[0]), (0.64, pair[1])]), _base(material))
    return material


def woven(name, pair, rough=0.95):
    """Cloth: soft patches and a fine weave in the colour itself, so that the denoiser keeps it."""
    material = plain(name, pair[0], rough, shine=0.1)
    material.node_tree.nodes["Principled BSDF"].inputs["Sheen Weight"].default_value = 0.3
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
    nodes.join(brick.outputs["Factor"], seam.inputs[0])
    nodes.join(tone.outputs[0], seam.inputs[1])
    nodes.join(seam.outputs[0], _base(material))
    return material


def tiles(name, pair, size, grout="#c4bcb0", rough=0.3, gap=0.0022):
    """Tiles in a straight grid, each a shade of its own."""
    material = plain(name, pair[0], rough, shine=0.5)
    nodes = Nodes(material)
    brick = _brick(nodes, size[0], size[1], gap, 0.0)
    seam = nodes("MixRGB", Color2=linear(grout))
    nodes.join(brick.outputs["Factor"], seam.inputs[0])
    nodes.join(nodes.ramp(brick.outputs["Color"], [(0, pair[0]), (1, pair[1])]), seam.inputs[1])
    nodes.join(seam.outputs[0], _base(material))
    return material


def boards(name, colour):
    """Terrace decking with open joints."""
    material = tiles(name, (colour, colour), (3.0, 0.14), "#7d6850", 0.7)
    return material


def _veins(nodes, place, scale, half, fade):
    """Thin bands where a warped noise passes its middle, stronger here and weaker there: 0 to 1."""
    line, off, near = nodes("TexNoise", Scale=scale, Detail=7, Roughness=0.55, Distortion=1.1), nodes("Math"), nodes("MapRange", From_Max=half, To_Min=1, To_Max=0)
    nodes.join(place, line.inputs["Vector"])
    off.operation, off.inputs[1].default_value = "SUBTRACT", 0.5
    nodes.join(line.outputs[0], off.inputs[0])
    size = nodes("Math")
    size.operation = "ABSOLUTE"
    nodes.join(off.outputs[0], size.inputs[0])
    nodes.join(size.outputs[0], near.inputs["Value"])
    patch, strength, both = nodes("TexNoise", Scale=scale * 0.8, Detail=2), nodes("MapRange", From_Min=fade, From_Max=0.65), nodes("Math")
    nodes.join(place, patch.inputs["Vector"])
    nodes.join(patch.outputs[0], strength.inputs["Value"])
    both.operation = "MULTIPLY"
    nodes.join(near.outputs[0], both.inputs[0])
    nodes.join(strength.outputs[0], both.inputs[1])
    return both.outputs[0]


def marble(name):
    """White stone: long grey veins, finer ones between them, faint clouds."""
    material = plain(name, "#f0ede7", 0.15, shine=0.5)
    nodes = Nodes(material)
    turned, cloud = nodes("Mapping", Rotation=(0.4, 0.7, 0.6), Scale=(1, 1, 0.55)), nodes("TexNoise", Scale=1.3, Detail=4)
    nodes.join(_own_place(nodes, nodes("TexCoord").outputs["Object"]), turned.inputs[0])
    place = turned.outputs[0]
    nodes.join(place, cloud.inputs["Vector"])
    colour = nodes.ramp(cloud.outputs[0], [(0.35, "#e9e5de"), (0.65, "#f3f0eb")])
    for scale, half, fade, shade in ((1.1, 0.02, 0.42, "#a09890"), (3.2, 0.012, 0.5, "#c3bcb3")):
        mix = nodes("MixRGB", Color2=linear(shade))
        nodes.join(_veins(nodes, place, scale, half, fade), mix.inputs[0])
        nodes.join(colour, mix.inputs[1])
        colour = mix.outputs[0]
    nodes.join(colour, _base(material))
    return material
