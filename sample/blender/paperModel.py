"""The surroundings as an architect's model of card: what is for sale keeps its material, everything else is paper, dry yarrow and maple.

Works on a finished scene: the towers hang on objects of their own, so everything without a parent is surroundings. Lets a picture be
honest about what cannot be photographed yet, and needs no convincing lawns, cars or neighbours."""
import bmesh
import bpy

from kit import Mesh, material, srgb
from light import sun
from materials import node, paving
from site_plan import load

# Linear light that AgX with medium high contrast and exposure 0 shows as the page's paper, #f6f3ec.
PAPER = (4.4, 3.87, 2.6)
# Where the base ends softly: metres from its middle.
MIDDLE, FADE = (0.0, 8.0, 0.0), (115.0, 300.0)
# Beyond this rectangle trees are turned balls.
NEAR_TREES = (-81.0, -58.0, 81.0, 61.0)
YARROW, STEM, MAPLE = "#d8caae", "#8d7b60", "#c7a87e"
CARD = {
    "grass": "#cdc3ae", "meadow": "#d8cfbe", "path": "#e9e3d7", "sidewalk": "#e6dfd2", "asphalt": "#b9ae9b", "kerb": "#f3eee5", "line": "#efe9de",
    "soil": "#c9bca4", "rubber": "#dcc9ae", "sand": "#eadfca", "concrete": "#e3dccf", "city": "#ebe4d8", "earth": "#cdbb9f", "clay soil": "#bfab8c",
    "hut": "#f1ece2", "net": "#dfd8ca", "raw concrete": "#dcd5c8",
}
WOOD = ("walnut", "oat", "clay", "timber", "machine", "steel bar", "slide green")
KEY = {"azimuth": 236, "elevation": 37, "strength": 5.4, "colour": "#fff0dc", "angle": 5}
DOME = (("#efe7da", 0.0), ("#e9ecef", 0.25), ("#cdd2d4", 1.0))
DOME_STRENGTH = 0.68


def _glowing_paper(tree):
    """Paper for the eye only: as a lamp it would outshine the key."""
    shine, ray = node(tree, "ShaderNodeEmission"), node(tree, "ShaderNodeLightPath")
    shine.inputs[0].default_value = (*PAPER, 1)
    tree.links.new(ray.outputs["Is Camera Ray"], shine.inputs[1])
    return shine


def dissolving(made):
    """The material turns into the page's paper towards the edge of the base."""
    tree = made.node_tree
    out = next(n for n in tree.nodes if n.type == "OUTPUT_MATERIAL")
    surface = out.inputs[0].links[0].from_socket
    place, far, reach = node(tree, "ShaderNodeNewGeometry"), node(tree, "ShaderNodeVectorMath", operation="DISTANCE"), node(tree, "ShaderNodeMapRange", interpolation_type="SMOOTHSTEP")
    far.inputs[1].default_value = MIDDLE
    reach.inputs["From Min"].default_value, reach.inputs["From Max"].default_value = FADE
    mix = node(tree, "ShaderNodeMixShader")
    for a, b in ((place.outputs["Position"], far.inputs[0]), (far.outputs["Value"], reach.inputs["Value"]), (reach.outputs[0], mix.inputs[0]),
                 (surface, mix.inputs[1]), (_glowing_paper(tree).outputs[0], mix.inputs[2]), (mix.outputs[0], out.inputs[0])):
        tree.links.new(a, b)
    made.cycles.emission_sampling = "NONE"
    return made


def card(name, colour):
    found = bpy.data.materials.get("card " + name)
    return found or dissolving(material("card " + name, colour, 0.9, spec=0.15))


def paper_of(old):
    """What stands in the model for a material of the real place; None: it stays."""
    name = old.name
    if name == "paving":
        return bpy.data.materials.get("card paving") or dissolving(paving("card paving", ("#e6dfd1", "#e1d9ca"), (0.9, 0.45), "#bdb3a1"))
    if name in CARD:
        return card(name, CARD[name])
    if name in WOOD:
        return card("maple", MAPLE)
    if name == "figure":
        return card("figure", "#94836a")
    if "bark" in name:
        return card("stem", STEM)
    return None


def dry(made):
    """A plant of yarrow: the leaves keep their shape and lose their green."""
    for part in made.node_tree.nodes:
        if part.type == "MIX_RGB":
            light, dark = srgb(YARROW), tuple(0.8 * c for c in srgb(YARROW)[:3]) + (1,)
            part.inputs[1].default_value, part.inputs[2].default_value = dark, light
    for link in list(made.node_tree.links):
        # No haze of the air lies over a model.
        if link.to_node.type == "OUTPUT_MATERIAL" and link.from_node.inputs[0].links and link.from_node.inputs[0].links[0].from_node.type == "MATH":
            made.node_tree.links.new(link.from_node.inputs[1].links[0].from_socket, link.to_socket)
    dissolving(made)


def _ball():
    """A turned ball on a pin, one metre high."""
    mesh, wood, pin = bpy.data.meshes.new("ball"), card("maple", MAPLE), card("stem", STEM)
    shape = bmesh.new()
    bmesh.ops.create_uvsphere(shape, u_segments=20, v_segments=12, radius=0.33)
    bmesh.ops.translate(shape, verts=shape.verts, vec=(0, 0, 0.66))
    shape.to_mesh(mesh)
    shape.free()
    for face in mesh.polygons:
        face.use_smooth = True
    mesh.materials.append(wood)
    stick = Mesh("pin")
    stick.box((-0.02, -0.02, 0), (0.02, 0.02, 0.4), pin)
    made = stick.object()
    data = made.data
    bpy.data.objects.remove(made)
    return mesh, data


def _turned_trees():
    """Far trees as balls of maple."""
    ball, pin = _ball()
    x0, y0, x1, y1 = NEAR_TREES
    for item in [o for o in bpy.data.objects if o.name.startswith("plant") and o.parent is None]:
        x, y, z = item.location
        if x0 < x < x1 and y0 < y < y1:
            continue
        kind = item.data.materials[0].name if item.data.materials else ""
        high = max(v[2] for v in item.bound_box) * item.scale[2]
        item["ball"] = True
        if kind.startswith("leaf") and high < 20:
            item.data, item.scale = ball, (high, high, high)
        elif high < 20 and ("bark" in kind or "stem" in kind):
            item.data, item.scale = pin, (high, high, high)
        else:
            item.hide_render = True


def _blocks():
    """In the place of parked cars a few blocks of maple; nothing moves in a model."""
    for item in [o for o in bpy.data.objects if o.name.split(".")[0] == "car"]:
        item.hide_render = True
    wood = card("maple", MAPLE)
    for car in load()["cars"]:
        (x, y) = car["at"]
        if y != -44.9:
            continue
        mesh = Mesh("block")
        mesh.box((x - 2.05, y - 0.82, 0), (x + 2.05, y + 0.82, 0.85), wood)
        mesh.box((x - 1.2, y - 0.72, 0.85), (x + 1.05, y + 0.72, 1.38), wood)
        mesh.object(bevel=0.12)


def _studio():
    """One soft key and a neutral dome; the eye sees paper behind everything."""
    scene = bpy.context.scene
    for item in [o for o in bpy.data.objects if o.type == "LIGHT" and o.data.type == "SUN"]:
        bpy.data.objects.remove(item)
    sun(**KEY)
    tree = scene.world.node_tree
    tree.nodes.clear()
    way, split, ramp = node(tree, "ShaderNodeTexCoord"), node(tree, "ShaderNodeSeparateXYZ"), node(tree, "ShaderNodeValToRGB")
    bar = ramp.color_ramp
    bar.elements.new(0.5)
    for element, (colour, at) in zip(bar.elements, DOME):
        element.position, element.color = at, srgb(colour)
    dome, paper, ray, mix, out = (node(tree, "ShaderNode" + kind) for kind in ("Background", "Background", "LightPath", "MixShader", "OutputWorld"))
    dome.inputs[1].default_value = DOME_STRENGTH
    paper.inputs[0].default_value = (*PAPER, 1)
    for a, b in ((way.outputs["Generated"], split.inputs[0]), (split.outputs[2], ramp.inputs[0]), (ramp.outputs[0], dome.inputs[0]), (ray.outputs["Is Camera Ray"], mix.inputs[0]),
                 (dome.outputs[0], mix.inputs[1]), (paper.outputs[0], mix.inputs[2]), (mix.outputs[0], out.inputs[0])):
        tree.links.new(a, b)


def turn_into_model():
    """Once for each scene; pictures of the same scene that follow find it done."""
    scene = bpy.context.scene
    if scene.get("is_model"):
        return
    scene["is_model"] = True
    _turned_trees()
    _blocks()
    for item in bpy.data.objects:
        if item.name.split(".")[0].split(" ")[0] in ("hills", "pool"):
            item.hide_render = True
        elif item.type == "MESH" and item.parent is None:
            for slot, old in enumerate(item.data.materials):
                new = paper_of(old)
                if new:
                    item.data.materials[slot] = new
    for made in bpy.data.materials:
        if made.use_nodes and any(n.type == "BSDF_TRANSLUCENT" for n in made.node_tree.nodes) and not made.get("is_dry"):
            made["is_dry"] = True
            dry(made)
    _studio()
