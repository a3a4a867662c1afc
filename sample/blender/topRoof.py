"""The roof of the floor below where it lies open, and the terraces apartments have on it."""
import bpy

import topHome
from furniture import CATALOGUE
from furniturePiece import Piece
from interiorMesh import Faces
from interiorNodes import plain
from interiorPlan import box_of, edges_of

LEVEL, TERRACE, COPING = -0.03, -0.012, 0.18


def build(roof, palette):
    """Pale gravel and a low edge; `whole` is the floor below, `open` what this one leaves of it."""
    faces = Faces("roof")
    gravel, edge = plain("gravel", "#cbc3b6", 0.95, 0, 0.1), {(h, c) for h, c, _, _ in edges_of(roof["whole"])}
    x0, y0, x1, y1 = box_of(roof["whole"])
    for poly in roof["open"]:
        faces.add(gravel, [(*p, LEVEL) for p in poly])
        for a, b in zip(poly, poly[1:] + poly[:1]):
            faces.upright(palette.slab, a, b, -0.28, LEVEL)
        for h, c, lo, hi in edges_of(poly):
            if (h, c) not in edge:
                continue
            inward = c + (COPING if c in (x0, y0) else -COPING)
            near, far = min(c, inward), max(c, inward)
            low, high = ((lo, near), (hi, far)) if h == 0 else ((near, lo), (far, hi))
            # Where two meet, equal tops would shade each other.
            faces.box(palette.slab, (*low, -0.28), (*high, 0.12 + 0.002 * h))
    faces.build(None)


def build_terrace(terrace, face, palette):
    """Deck, railing where it ends in the air, furniture; all in the plate's own metres."""
    root = bpy.data.objects.new("terrace", None)
    bpy.context.scene.collection.objects.link(root)
    deck, front = Faces("terrace"), {(h, c) for h, c, _, _ in edges_of(face)}
    deck.add(palette.deck, [(*p, TERRACE) for p in terrace["poly"]], [(p[1], p[0]) for p in terrace["poly"]])
    deck.build(root)
    for h, c, lo, hi in edges_of(terrace["poly"]):
        if (h, c) not in front:
            a, b = ((lo, c), (hi, c)) if h == 0 else ((c, lo), (c, hi))
            topHome.rail(palette, root, a, b)
    for item in terrace["furniture"]:
        CATALOGUE[item["type"]](Piece(item, palette, root, topHome.CUT))
