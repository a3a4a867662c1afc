"""What the plan leaves out: pictures on walls, lamps over tables, spots in the ceiling, curtains."""
from furniturePiece import Piece
from interiorArtworks import OVER, hang
from interiorMesh import put, turned
from interiorOpenings import build_curtains, is_dry
from interiorPlan import room_at, wall_pieces, wall_rects

# The rooms of an apartment have different pictures.
ROOM_STEP = {"sofa": 0, "sofaL": 0, "bed": 2, "console": 3}

# Lamp shades over tables, from below to above: a bell, a drum, a shallow dish.
SHADES = (
    [(0.17, 0), (0.165, 0.02), (0.1, 0.17), (0.03, 0.23), (0.012, 0.25)],
    [(0.15, 0), (0.15, 0.18), (0.02, 0.185), (0.012, 0.25)],
    [(0.24, 0), (0.236, 0.012), (0.15, 0.07), (0.04, 0.1), (0.012, 0.25)],
)


def _hang_pictures(layout, palette, root, openings):
    """Framed pictures over sofas, beds and consoles that stand at a wall without an opening."""
    number = palette.number
    for item in [f for f in layout["furniture"] if f["type"] in OVER]:
        width = OVER[item["type"]][0]
        dx, dy = item["f"]
        x0, y0, x1, y1 = item["rect"]
        back = ((x0 + x1) / 2 - dx * (x1 - x0) / 2 - dx * 0.2, (y0 + y1) / 2 - dy * (y1 - y0) / 2 - dy * 0.2)
        hit = any(o["rect"][0] - width / 2 - 0.1 < back[0] < o["rect"][2] + width / 2 + 0.1 and
                  o["rect"][1] - width / 2 - 0.1 < back[1] < o["rect"][3] + width / 2 + 0.1 for o in openings)
        if not hit and _at_wall(layout, item):
            hang(Piece(item, palette, root), number + ROOM_STEP[item["type"]])


def _at_wall(layout, item):
    """Whether a piece's back stands at a wall of its room."""
    dx, dy = item["f"]
    x0, y0, x1, y1 = item["rect"]
    x, y = (x0 + x1) / 2 - dx * ((x1 - x0) / 2 + 0.06), (y0 + y1) / 2 - dy * ((y1 - y0) / 2 + 0.06)
    return any(r[0] - 0.01 <= x <= r[2] + 0.01 and r[1] - 0.01 <= y <= r[3] + 0.01 for r in wall_rects(wall_pieces(layout)))


def _pendants(layout, palette, root):
    """Lamps over dining tables of closed rooms."""
    open_air = {r["id"] for r in layout["rooms"] if r["kind"] in ("terrace", "loggia", "balcony")}
    for item in layout["furniture"]:
        if item["type"] not in ("table", "tableW") or item["room"] in open_air:
            continue
        p = Piece(item, palette, root)
        long = p.w > 1.5
        for u in ((p.w * 0.3, p.w * 0.7) if long else (p.w / 2,)):
            v = p.d / 2 if item["type"] == "table" else p.d * 0.3
            p.rod(palette.black, (u, v, 1.85), 0.004, layout["clear"] - 1.85)
            p.turned(palette.metal, (u, v, 1.62), SHADES[palette.number // 3 % len(SHADES)], 44)
            p.turned(palette.bulb, (u, v, 1.615), [(0.03, 0), (0.05, 0.04), (0.03, 0.08)], 24)


def _spots(layout, palette, root, cells):
    """Round lamps flush with the ceiling on an even grid; a terrace has none."""
    if (room_at(layout, *cells[0]) or {"kind": "terrace"})["kind"] == "terrace":
        return
    xs, ys = [c[0] for c in cells], [c[1] for c in cells]
    x0, x1, y0, y1 = min(xs), max(xs), min(ys), max(ys)
    free = {(round(x, 1), round(y, 1)) for x, y in cells}
    nx, ny = max(1, round((x1 - x0) / 1.5)), max(1, round((y1 - y0) / 1.5))
    z = layout["clear"]
    for i in range(nx):
        for j in range(ny):
            x, y = x0 + (x1 - x0) * (i + 0.5) / nx, y0 + (y1 - y0) * (j + 0.5) / ny
            if not any(abs(a - x) < 0.11 and abs(b - y) < 0.11 for a, b in free):
                continue
            put(root, turned(palette.ceramic, [(0.055, 0), (0.06, 0.008)], 28), (x, y, z - 0.009), name="ring")
            put(root, turned(palette.bulb, [(0.042, 0), (0.042, 0.004)], 28), (x, y, z - 0.011), name="spot")


def decorate(layout, palette, root, where):
    """Everything above; `where` = (openings of the walls, free cells of the photographed room)."""
    openings, cells = where
    _hang_pictures(layout, palette, root, openings)
    _pendants(layout, palette, root)
    _spots(layout, palette, root, cells)
    taken = [f["rect"] for f in layout["furniture"] if not f.get("flat")]
    for opening in openings:
        if "sill" in opening["datum"] and is_dry(layout, opening["datum"]):
            build_curtains(opening, layout, palette, root, taken)
