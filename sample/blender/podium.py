"""Ground floor: shops with signs and awnings, the residents' entrance, planted roof around the first floor."""
import math

import bpy

from kit import Mesh
from model import Edge, bounds
from shops import furnish_ground_floor

GLASS_TOP, BOARD_TOP = 3.7, 4.45
LEAF, DOOR_TOP = 1.05, 2.56
SHOPS = ("FURRA", "KAFE", "LIBRARI", "FARMACI", "LULE", "MARKET", "OPTIKA", "BISTRO", "STUDIO", "ECO", "GALERI", "PICERI")


def podium(model, tower, index, mats, plants, root):
    x0, y0, x1, y1 = bounds(tower["podium"]["axes"])
    x0, y0, x1, y1 = x0 - 0.15, y0 - 0.15, x1 + 0.15, y1 + 0.15
    top = tower["podium"]["height"]
    mesh, fine = Mesh(tower["name"] + " podium"), Mesh(tower["name"] + " podium fine")
    mesh.box((x0 - 0.9, y0 - 0.9, top - 0.62), (x1 + 0.9, y1 + 0.9, top - 0.06), mats["white"])
    roof_garden(model, (x0, y0, x1, y1), top, fine, mats, plants, root)
    ground = model["ground"]
    door = ground["entranceHall"]["door"]
    for a, b in (((x0, y0), (x1, y0)), ((x1, y0), (x1, y1)), ((x1, y1), (x0, y1)), ((x0, y1), (x0, y0))):
        edge = Edge(a, b, 1e9, True, [])
        front(edge, ground, door, mesh, fine, mats, top, tower)
    furnish_ground_floor(ground, mesh, mats, (x0, y0, x1, y1))
    mesh.object(index).parent = root
    fine.object().parent = root
    for text in list(fine_texts):
        text.parent = root
    fine_texts.clear()


fine_texts = []


def bays(edge, ground, door):
    """(from, to, shop name or None for the residents' entrance) along one side of the podium."""
    found = []
    for k, shop in enumerate(ground["shops"]):
        x0, y0, x1, y1 = bounds(shop["poly"])
        corners = [p for p in ((x0, y0), (x1, y0), (x1, y1), (x0, y1)) if abs((p[0] - edge.a[0]) * edge.out[0] + (p[1] - edge.a[1]) * edge.out[1] + 0.15) < 0.01]
        if len(corners) == 2:
            us = sorted(edge.distance(p) for p in corners)
            found.append((us[0], us[1], SHOPS[k % len(SHOPS)]))
    along = edge.distance(door["at"])
    depth = (door["at"][0] - edge.a[0]) * edge.out[0] + (door["at"][1] - edge.a[1]) * edge.out[1]
    if abs(depth + 0.15) < 0.01:
        hall = bounds(ground["entranceHall"]["poly"])
        us = sorted((edge.distance((hall[0], door["at"][1])), edge.distance((hall[2], door["at"][1]))))
        found.append((us[0], us[1], None))
        assert us[0] < along < us[1]
    return sorted(found)


def front(edge, ground, door, mesh, fine, mats, top, tower):
    def box(u0, d0, z0, u1, d1, z1, mat, into=mesh):
        into.box(edge.point(u0, d0, z0), edge.point(u1, d1, z1), mat)

    spans = bays(edge, ground, door)
    # Ends of shops near a corner are the corner: two piers in one place would lie in one plane.
    inner = {round(v, 2) for a, b, _ in spans for v in (a, b) if 0.4 < v < edge.length - 0.4}
    cuts = sorted({0.0, edge.length, *inner})
    for u in cuts:
        low, high = max(u - 0.35, -0.001), min(u + 0.35, edge.length + 0.001)
        box(low, -0.5, 0, high, 0.06, top - 0.6, mats["stone"])
    box(0.3, -0.5, BOARD_TOP, edge.length - 0.3, -0.02, top - 0.6, mats["stone"])
    for a, b in zip(cuts, cuts[1:]):
        name = next((n for f, t, n in spans if f - 0.2 <= (a + b) / 2 <= t + 0.2), "service")
        u0, u1 = a + 0.35, b - 0.35
        if u1 - u0 < 0.5:
            continue
        if name == "service":
            box(u0, -0.4, 0, u1, -0.1, BOARD_TOP, mats["walnut"])
            continue
        box(u0, -0.38, GLASS_TOP, u1, -0.06, BOARD_TOP, mats["walnut"] if name is None else mats["board"])
        panes = max(3, round((u1 - u0) / 1.7))
        for k in range(panes + 1):
            u = u0 + (u1 - u0) * k / panes
            box(max(u - 0.04, u0), -0.38, 0, min(u + 0.04, u1), -0.26, GLASS_TOP, mats["frame"])
        box(u0, -0.38, 2.6, u1, -0.28, 2.68, mats["frame"])
        box(u0, -0.4, 0, u1, -0.24, 0.12, mats["frame"])
        mesh.face([edge.point(u0, -0.33, 0.1), edge.point(u1, -0.33, 0.1), edge.point(u1, -0.33, GLASS_TOP), edge.point(u0, -0.33, GLASS_TOP)], mats["shop pane"])
        doors = 2 if name is None else 1
        middle = (u0 + u1) / 2 if name is None else u0 + (u1 - u0) * (panes // 2 + 0.5) / panes
        leaves(edge, middle, doors, fine, mats)
        if name is None:
            box(u0 - 0.5, 0, 3.3, u1 + 0.5, 3.2, 3.52, mats["white"], fine)
            box(u0 - 0.3, 0.1, 3.24, u1 + 0.3, 3.0, 3.3, mats["walnut"], fine)
            for u in (u0 - 0.2, u1 + 0.1):
                box(u, 2.9, 0, u + 0.1, 3.0, 3.3, mats["frame"], fine)
            sign(edge, (u0 + u1) / 2, 4.08, tower["label"].upper(), mats, 0.42)
        elif u1 - u0 > 4:
            sign(edge, u0 + (u1 - u0) * 0.5, 4.07, name, mats, 0.4)
            if sum(map(ord, name)) % 3 == 0:
                awning(edge, u0, u1, fine, mats)


def leaves(edge, middle, count, fine, mats):
    """Glazed door leaves with upright handles, a little in front of the glass, on a stone threshold."""
    def box(u0, d0, z0, u1, d1, z1, mat):
        fine.box(edge.point(u0, d0, z0), edge.point(u1, d1, z1), mat)

    wide = LEAF * count
    u0, u1 = middle - wide / 2, middle + wide / 2
    box(u0 - 0.2, -0.36, 0, u1 + 0.2, 0.35, 0.035, mats["stone"])
    for u in (u0 - 0.09, u1):
        box(u, -0.38, 0, u + 0.09, -0.2, DOOR_TOP + 0.12, mats["bronze"])
    box(u0 - 0.09, -0.38, DOOR_TOP, u1 + 0.09, -0.2, DOOR_TOP + 0.12, mats["bronze"])
    for k in range(count):
        a, b = u0 + LEAF * k + 0.008, u0 + LEAF * (k + 1) - 0.008
        for x in (a, b - 0.075):
            box(x, -0.3, 0.04, x + 0.075, -0.24, DOOR_TOP - 0.01, mats["frame"])
        for z, high in ((0.04, 0.22), (DOOR_TOP - 0.11, 0.1)):
            box(a, -0.3, z, b, -0.24, z + high, mats["frame"])
        grip = b - 0.16 if k == 0 else a + 0.12
        box(grip, -0.2, 0.75, grip + 0.04, -0.16, 1.75, mats["brass"])
        for z in (0.85, 1.62):
            box(grip, -0.24, z, grip + 0.04, -0.18, z + 0.03, mats["brass"])


def awning(edge, u0, u1, fine, mats):
    points = [edge.point(u0, 0.08, 3.55), edge.point(u1, 0.08, 3.55), edge.point(u1, 1.9, 3.0), edge.point(u0, 1.9, 3.0)]
    fine.face(points, mats["oat"])
    fine.face([edge.point(u0, 1.9, 3.0), edge.point(u1, 1.9, 3.0), edge.point(u1, 1.9, 2.78), edge.point(u0, 1.9, 2.78)], mats["oat"])


def sign(edge, u, z, text, mats, size):
    """Raised letters in the middle of a board."""
    curve = bpy.data.curves.new("sign " + text, "FONT")
    curve.body, curve.size, curve.extrude = text, size, 0.03
    curve.align_x, curve.align_y, curve.space_character = "CENTER", "CENTER", 1.25
    curve.materials.append(mats["sign"])
    made = bpy.data.objects.new("sign " + text, curve)
    bpy.context.scene.collection.objects.link(made)
    made.location = edge.point(u, 0.0, z)
    made.rotation_euler = (math.pi / 2, 0, math.atan2(edge.out[0], -edge.out[1]))
    fine_texts.append(made)


def roof_garden(model, rect, top, fine, mats, plants, root):
    """Gravel and planting on the podium's roof, glass rail at its edge."""
    x0, y0, x1, y1 = rect
    z = top - 0.05
    fine.face([(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], mats["gravel"])
    for a, b in (((x0, y0), (x1, y0)), ((x1, y0), (x1, y1)), ((x1, y1), (x0, y1)), ((x0, y1), (x0, y0))):
        fine.face([(*a, z), (*b, z), (*b, z + 1.05), (*a, z + 1.05)], mats["rail"])
        fine.box((min(a[0], b[0]) - 0.03, min(a[1], b[1]) - 0.03, z + 1.05), (max(a[0], b[0]) + 0.03, max(a[1], b[1]) + 0.03, z + 1.1), mats["frame"])
    x = x0 + 0.6
    k = 0
    while x + 3.4 < x1 - 0.6:
        for y, deep in ((y1 - 0.52, 0.44),):
            fine.box((x, y, z), (x + 3.2, y + deep, z + 0.45), mats["white"])
            plants.planter(x + 1.6, y + deep / 2, z + 0.4, 3.2, deep, parent=root)
        x += 4.4
        k += 1
