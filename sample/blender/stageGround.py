"""The ground of the building site: streets and neighbours as they will stay, earth inside the fence, the pit before there is a cellar."""
import math

from kit import Mesh
from props import Turned
from site_plan import ground_materials, load, road

EDGE = ((-80.0, -40.45), (80.0, 60.0))


def around(mesh, outer, hole, z, mat):
    """A rectangle with a rectangular hole."""
    (x0, y0), (x1, y1) = outer
    (a0, b0), (a1, b1) = hole
    for low, high in (((x0, y0), (x1, b0)), ((x0, b1), (x1, y1)), ((x0, b0), (a0, b1)), ((a1, b0), (x1, b1))):
        mesh.face([(*low, z), (high[0], low[1], z), (*high, z), (low[0], high[1], z)], mat)


def build_ground(mats, plants, pit_of):
    """pit_of: (its rectangle, depth below the street; 0 when the cellars are closed)."""
    site, ground = load(), ground_materials()
    mesh, (rect, depth) = Mesh("ground"), pit_of
    around(mesh, ((-4000, -1500), (4000, 6000)), EDGE, -0.12, ground["meadow"])
    if depth:
        around(mesh, EDGE, rect, 0.0, mats["earth"])
    else:
        (x0, y0), (x1, y1) = EDGE
        mesh.face([(x0, y0, 0), (x1, y0, 0), (x1, y1, 0), (x0, y1, 0)], mats["earth"])
        mesh.box((-64, -10, 0), (64, 40, 0.06), mats["concrete"])
    for k, street in enumerate(site["streets"]):
        road(mesh, street, ground, -0.05 + 0.003 * k)
    fence(mesh, mats)
    huts(mesh, mats)
    stacks(mesh, mats)
    mesh.object()
    for tree in site["trees"]:
        x, y = tree["at"]
        if not (EDGE[0][0] < x < EDGE[1][0] and EDGE[0][1] < y < EDGE[1][1]):
            plants.tree(tree["kind"], x, y, tree["height"], -0.03)


def fence(mesh, mats):
    """White boards around the site with a gate to the street."""
    (x0, y0), (x1, y1) = EDGE
    for a, b in (((x0, y0), (-46, y0)), ((-36, y0), (x1, y0)), ((x1, y0), (x1, y1)), ((x1, y1), (x0, y1)), ((x0, y1), (x0, y0))):
        mesh.box((min(a[0], b[0]) - 0.04, min(a[1], b[1]) - 0.04, 0), (max(a[0], b[0]) + 0.04, max(a[1], b[1]) + 0.04, 2.1), mats["hut"])
        n = int(math.dist(a, b) / 3)
        for k in range(n + 1):
            x, y = a[0] + (b[0] - a[0]) * k / n, a[1] + (b[1] - a[1]) * k / n
            mesh.box((x - 0.07, y - 0.07, 0), (x + 0.07, y + 0.07, 2.25), mats["walnut"])


def huts(mesh, mats):
    """Offices and changing rooms: two floors of containers by the gate."""
    for k in range(4):
        for level in range(2):
            x, z = -31 + k * 6.3, level * 2.75
            mesh.box((x, -36, z + 0.1), (x + 6.1, -33.5, z + 2.75), mats["hut"])
            mesh.box((x + 0.7, -36.04, z + 1.1), (x + 2.4, -36, z + 2.2), mats["dark"])
            mesh.box((x + 3.6, -36.04, z + 0.15), (x + 4.6, -36, z + 2.25), mats["walnut"])


def stacks(mesh, mats):
    """What waits to be lifted: bars, boards, formwork, facade panels."""
    for at, turn, name, size in (((-20, -27), 4, "steel bar", (11, 1.6, 0.5)), ((-20, -24), 2, "steel bar", (11, 1.2, 0.4)), ((2, -27), -3, "timber", (4, 1.3, 1.0)),
                                 ((8, -27), 5, "timber", (4, 1.3, 1.3)), ((44, -29), 2, "concrete", (5, 2.2, 0.9)), ((51, -29), -4, "concrete", (5, 2.2, 1.2)),
                                 ((15, -30), 0, "net", (3, 2.4, 1.6)), ((-52, -24), 8, "timber", (5, 1.4, 0.8))):
        t = Turned(mesh, at, turn)
        for k in range(5):
            z = size[2] * k / 5
            t.box((0, 0.02 * (k % 2), z + 0.03), (size[0] - 0.15 * (k % 3), size[1] - 0.03 * (k % 2), z + size[2] / 5), mats[name])


def pit(mesh, mats, rect, depth):
    """Walls of bored piles with a capping beam, the floor of clay, and the ramp the lorries use."""
    (x0, y0), (x1, y1) = rect
    z = -depth
    mesh.face([(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], mats["clay soil"])
    for a, b in (((x0, y0), (x1, y0)), ((x1, y0), (x1, y1)), ((x1, y1), (x0, y1)), ((x0, y1), (x0, y0))):
        length = math.dist(a, b)
        n = int(length / 0.9)
        ux, uy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
        for k in range(n):
            px, py = a[0] + ux * (k + 0.5) * length / n, a[1] + uy * (k + 0.5) * length / n
            half = 0.42 if k % 2 else 0.34
            mesh.box((px - half, py - half, z), (px + half, py + half, -0.7), mats["concrete"])
        # Two beams in one place at a corner would be black there.
        ends = 0.6 if a[1] == b[1] else -0.6
        mesh.box((min(a[0], b[0]) - 0.6, min(a[1], b[1]) - ends, -0.7), (max(a[0], b[0]) + 0.6, max(a[1], b[1]) + ends, 0.12), mats["concrete"])
    mesh.face([(x1 - 8, y1 - 40, z), (x1 - 0.5, y1 - 40, z), (x1 - 0.5, y1 - 1, -1.2), (x1 - 8, y1 - 1, -1.2)], mats["earth"])
    mesh.face([(x1 - 8, y1 - 1, z), (x1 - 8, y1 - 40, z), (x1 - 8, y1 - 1, -1.2)], mats["earth"])
