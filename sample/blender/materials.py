"""The palette of the exterior: white slabs, travertine, walnut, bronze; one place for every colour of the scene."""
import bpy

from kit import material, principled, srgb

# The colour and strength of the air, set by the light of the picture before materials are made.
air = {"colour": "#cfd6da", "strength": 1.25}


def node(tree, kind, **settings):
    made = tree.nodes.new(kind)
    for key, value in settings.items():
        setattr(made, key, value)
    return made


def mottled(name, dark, light, scale, rough=0.7, stretch=(1, 1, 1), bump=0.0, detail=6, distance=0.02, spec=0.4):
    """Noise between two colours over the object's own metres."""
    made = bpy.data.materials.get(name)
    if made:
        return made
    made = material(name, dark, rough, spec=spec)
    tree = made.node_tree
    place, turn = node(tree, "ShaderNodeTexCoord"), node(tree, "ShaderNodeMapping")
    turn.inputs["Scale"].default_value = stretch
    noise, ramp = node(tree, "ShaderNodeTexNoise"), node(tree, "ShaderNodeValToRGB")
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = scale, detail
    for k, (at, colour) in enumerate(((0.32, dark), (0.68, light))):
        ramp.color_ramp.elements[k].position, ramp.color_ramp.elements[k].color = at, srgb(colour)
    tree.links.new(place.outputs["Object"], turn.inputs[0])
    tree.links.new(turn.outputs[0], noise.inputs["Vector"])
    tree.links.new(noise.outputs[0], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], principled(made).inputs["Base Color"])
    if bump:
        raise_ = node(tree, "ShaderNodeBump")
        raise_.inputs["Strength"].default_value, raise_.inputs["Distance"].default_value = bump, distance
        tree.links.new(noise.outputs[0], raise_.inputs["Height"])
        tree.links.new(raise_.outputs[0], principled(made).inputs["Normal"])
    return made


def paving(name, colours, brick, mortar, rough=0.75, gap=0.01, offset=0.5):
    """Slabs in two tones with a joint."""
    made = bpy.data.materials.get(name)
    if made:
        return made
    made = material(name, colours[0], rough)
    tree = made.node_tree
    place, tile = node(tree, "ShaderNodeTexCoord"), node(tree, "ShaderNodeTexBrick", offset=offset)
    for key, value in (("Scale", 1), ("Brick Width", brick[0]), ("Row Height", brick[1]), ("Mortar Size", gap), ("Color1", srgb(colours[0])),
                       ("Color2", srgb(colours[1])), ("Mortar", srgb(mortar)), ("Bias", 0.0)):
        tile.inputs[key].default_value = value
    tree.links.new(place.outputs["Object"], tile.inputs["Vector"])
    tree.links.new(tile.outputs[0], principled(made).inputs["Base Color"])
    return made


def glass(name, tint, strength=1.0, rough=0.0):
    """A thin pane: clear straight through, mirrors the sky at a flat angle, no refraction, cheap shadows."""
    made = bpy.data.materials.get(name)
    if made:
        return made
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    tree = made.node_tree
    tree.nodes.clear()
    clear, mirror = node(tree, "ShaderNodeBsdfTransparent"), node(tree, "ShaderNodeBsdfGlossy")
    angle, much = node(tree, "ShaderNodeFresnel"), node(tree, "ShaderNodeMath", operation="MULTIPLY", use_clamp=True)
    mix, out = node(tree, "ShaderNodeMixShader"), node(tree, "ShaderNodeOutputMaterial")
    clear.inputs[0].default_value, mirror.inputs["Roughness"].default_value = srgb(tint), rough
    angle.inputs[0].default_value, much.inputs[1].default_value = 1.5, strength
    tree.links.new(angle.outputs[0], much.inputs[0])
    tree.links.new(much.outputs[0], mix.inputs[0])
    tree.links.new(clear.outputs[0], mix.inputs[1])
    tree.links.new(mirror.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], out.inputs[0])
    return made


def mirroring(name, dark, light=None):
    """A pane one does not see through: dark, or linen in soft folds (`light`), under a clear coat that mirrors the sky."""
    made = bpy.data.materials.get(name)
    if made:
        return made
    made = material(name, dark, 0.5, spec=0.0, clearcoat=0.25)
    tree, shader = made.node_tree, principled(made)
    shader.inputs["Coat Weight"].default_value, shader.inputs["Coat Roughness"].default_value, shader.inputs["Coat IOR"].default_value = 1.0, 0.035, 1.75
    each, ramp = node(tree, "ShaderNodeNewGeometry"), node(tree, "ShaderNodeMixRGB")
    ramp.inputs[1].default_value, ramp.inputs[2].default_value = srgb(dark), srgb(light or dark)
    tree.links.new(ramp.outputs[0], shader.inputs["Base Color"])
    if not light:
        # No two rooms are equally dark.
        ramp.inputs[2].default_value = tuple(1.9 * c for c in srgb(dark)[:3]) + (1,)
        tree.links.new(each.outputs["Random Per Island"], ramp.inputs[0])
        return made
    place, folds = node(tree, "ShaderNodeTexCoord"), node(tree, "ShaderNodeTexNoise")
    turn = node(tree, "ShaderNodeMapping")
    turn.inputs["Scale"].default_value = (1, 1, 0.01)
    folds.inputs["Scale"].default_value, folds.inputs["Detail"].default_value = 11, 1
    tree.links.new(place.outputs["Object"], turn.inputs[0])
    tree.links.new(turn.outputs[0], folds.inputs["Vector"])
    tree.links.new(folds.outputs[0], ramp.inputs[0])
    return made


def hazy(made, near=180.0, far=5200.0, most=0.93):
    """Distance turns a material into the colour of the air."""
    if made.get("hazy"):
        return made
    made["hazy"] = True
    tree = made.node_tree
    out = next(n for n in tree.nodes if n.type == "OUTPUT_MATERIAL")
    surface = out.inputs[0].links[0].from_socket
    view, reach, glow, mix = (node(tree, "ShaderNodeCameraData"), node(tree, "ShaderNodeMapRange"),
                             node(tree, "ShaderNodeEmission"), node(tree, "ShaderNodeMixShader"))
    for key, value in (("From Min", near), ("From Max", far), ("To Max", most)):
        reach.inputs[key].default_value = value
    root = node(tree, "ShaderNodeMath", operation="POWER", use_clamp=True)
    root.inputs[1].default_value = 0.62
    glow.inputs[0].default_value, glow.inputs[1].default_value = srgb(air["colour"]), air["strength"]
    tree.links.new(view.outputs["View Distance"], reach.inputs["Value"])
    tree.links.new(reach.outputs[0], root.inputs[0])
    tree.links.new(root.outputs[0], mix.inputs[0])
    tree.links.new(surface, mix.inputs[1])
    tree.links.new(glow.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], out.inputs[0])
    return made


def palette(setting):
    """Every named material of towers and site, lit as light.json says."""
    air.update(colour=setting["haze"], strength=setting["hazeStrength"])
    room = setting["room"]
    return {
        "white": mottled("white", "#e9e6df", "#f1eee8", 1.4, 0.6),
        "stone": mottled("stone", "#ded3c2", "#e9e0d2", 0.9, 0.7, detail=8, stretch=(1, 1, 2.2)),
        "walnut": mottled("walnut", "#6a503d", "#8a6c53", 2.0, 0.55, stretch=(7, 7, 0.5), detail=8),
        "deck": mottled("deck", "#a98d6e", "#bda283", 1.5, 0.7, stretch=(0.6, 6, 1)),
        "frame": material("frame", "#39312b", 0.42, 0.35),
        "brass": material("brass", "#b08a54", 0.3, 0.9),
        "bronze": material("bronze", "#7d6046", 0.42, 0.5),
        "metal": material("metal", "#8b8c8b", 0.45, 0.6),
        "roof": mottled("roof", "#a8a49b", "#bcb8af", 0.6, 0.9),
        "gravel": mottled("gravel", "#b1aa9d", "#cbc5b9", 6.0, 0.95),
        "pane": mirroring("pane", "#24272a") if setting["opaque"] else glass("pane", "#d2dfe4", 2.4),
        "linen pane": mirroring("linen pane", "#8f8473", "#cabfad"),
        "shop pane": glass("shop pane", "#dfe6e6", 1.6),
        "opaque": setting["opaque"],
        "rail": glass("rail", "#e6efee", 1.0),
        "wall": material("wall", "#e6e0d6", 0.9, emit="#ffe6c6", strength=room),
        "floor": material("floor", "#a98a68", 0.6, emit="#ffce96", strength=room * 0.35),
        "accent": material("accent", "#b88d6f", 0.9, emit="#ffce96", strength=room * 0.7),
        "oat": material("oat", "#d8c9b2", 0.9),
        "clay": material("clay", "#a98069", 0.9),
        "dark": material("dark", "#4a3a2f", 0.6),
        "curtain": material("curtain", "#e9e2d6", 0.9, emit="#ffe9cc", strength=room * 0.3),
        "lamp": material("lamp", "#fff3df", 0.5, emit="#ffcf98", strength=setting["lamp"]),
        "shop": material("shop", "#e8dcc8", 0.9, emit="#ffdcae", strength=setting["shop"]),
        "glow": setting["glow"],
        "sign": material("sign", "#f6f0e4", 0.5, emit="#fff0d8", strength=setting["sign"]),
        "board": material("board", "#3b332d", 0.5),
        "lit": setting["litRooms"],
        "panel": material("panel", "#1d2733", 0.15, 0.2),
    }
