"""Plan geometry of a layout in plain Python: rooms, walls, openings. Metres, x east, y north."""
import json

OPEN_AIR = ("loggia", "balcony", "terrace")
OUTSIDE_OUTLINE = ("balcony", "terrace")
WET = ("bath", "wc", "laundry")
DOOR_HEAD = 2.10
# How much lower the floor of the open air lies.
DECK = -0.02
NEAR = 1e-6


def load_layout(model_path, layout_id):
    """The layout in its own coordinates; a mirror is its base with `mirror` set (the scene is reflected as a whole)."""
    with open(model_path, encoding="utf-8") as file:
        model = json.load(file)
    layout = model["layouts"][layout_id]
    mirror = "base" in layout
    base = model["layouts"][layout["base"]] if mirror else layout
    return {**base, "id": layout_id, "mirror": mirror, "thickness": model["walls"], "clear": model["clearHeight"]}


def inside(polygon, x, y):
    """Whether a point lies in a polygon (even-odd rule)."""
    result = False
    for i, (ax, ay) in enumerate(polygon):
        bx, by = polygon[i - 1]
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            result = not result
    return result


def box_of(polygon):
    """Smallest rectangle around a polygon: x0, y0, x1, y1."""
    xs, ys = [p[0] for p in polygon], [p[1] for p in polygon]
    return min(xs), min(ys), max(xs), max(ys)


def edges_of(polygon):
    """Edges as (h, c, lo, hi): h 0 runs along x at y = c, h 1 along y at x = c."""
    for i, a in enumerate(polygon):
        b = polygon[(i + 1) % len(polygon)]
        h = 0 if abs(a[1] - b[1]) < NEAR else 1
        yield h, round(a[1 - h], 3), min(a[h], b[h]), max(a[h], b[h])


def room_at(layout, x, y):
    """The room whose centre-line polygon holds the point, or None."""
    return next((room for room in layout["rooms"] if inside(room["poly"], x, y)), None)


def _cuts(h, c, lo, hi, points):
    inner = {round(p[h], 3) for p in points if abs(p[1 - h] - c) < NEAR and lo + NEAR < p[h] < hi - NEAR}
    steps = sorted({round(lo, 3), round(hi, 3)} | inner)
    return zip(steps, steps[1:])


def _bound_kind(layout, h, c, middle):
    for bound in layout["bounds"]:
        for bh, bc, lo, hi in [next(edges_of([bound["a"], bound["b"]]))]:
            if bh == h and abs(bc - c) < NEAR and lo < middle < hi:
                return bound["kind"]
    return "outer"


def wall_pieces(layout):
    """Wall pieces between the rooms: h, c, lo, hi, kind (inner, outer, party, rail, open) and thickness t."""
    rooms = {r["id"]: r for r in layout["rooms"] if r["kind"] not in OUTSIDE_OUTLINE}
    points = [p for r in rooms.values() for p in r["poly"]] + [b[k] for b in layout["bounds"] for k in ("a", "b")]
    owners = {}
    for room in rooms.values():
        for h, c, lo, hi in edges_of(room["poly"]):
            for a, b in _cuts(h, c, lo, hi, points):
                owners.setdefault((h, c, a, b), []).append(room["id"])
    pieces = []
    for (h, c, lo, hi), ids in owners.items():
        open_air = sum(rooms[i]["kind"] in OPEN_AIR for i in ids)
        if len(ids) >= 2:
            kind = ("inner", "outer", "open")[open_air]
        else:
            kind = _bound_kind(layout, h, c, (lo + hi) / 2)
            kind = "rail" if open_air and kind == "outer" else kind
        pieces.append({"h": h, "c": c, "lo": lo, "hi": hi, "kind": kind, "t": layout["thickness"].get(kind, 0)})
    return pieces


def wall_rects(pieces):
    """Plan rectangles of the solid walls; each runs on to the far face of the thickest wall crossing its end."""
    rects = []
    for wall in (p for p in pieces if p["t"]):
        def reach(v, wall=wall):
            return max([q["t"] / 2 for q in pieces if q["t"] and q["h"] != wall["h"] and abs(q["c"] - v) < NEAR
                        and q["lo"] <= wall["c"] + NEAR and q["hi"] >= wall["c"] - NEAR] or [0])
        a, b, half = wall["lo"] - reach(wall["lo"]), wall["hi"] + reach(wall["hi"]), wall["t"] / 2
        along, across = (a, b), (wall["c"] - half, wall["c"] + half)
        (x0, x1), (y0, y1) = (along, across) if wall["h"] == 0 else (across, along)
        rects.append(tuple(round(v, 3) for v in (x0, y0, x1, y1)))
    return rects


def openings(layout, pieces):
    """Doors and windows as boxes cut out of the walls: rect, z0, z1, h, t, at, and the datum itself."""
    result = []
    for item in layout["doors"] + layout["windows"]:
        h, half = item["h"], item["width"] / 2
        along, c = item["at"][h], item["at"][1 - h]
        t = max([p["t"] for p in pieces if p["h"] == h and abs(p["c"] - c) < NEAR and p["lo"] - NEAR <= along <= p["hi"] + NEAR] or [0.12])
        a, b = (along - half, along + half), (c - t / 2, c + t / 2)
        (x0, x1), (y0, y1) = (a, b) if h == 0 else (b, a)
        rect = tuple(round(v, 3) for v in (x0, y0, x1, y1))
        result.append({"rect": rect, "z0": item.get("sill", 0), "z1": item.get("head", DOOR_HEAD), "t": t, "h": h, "datum": item})
    return result


def outward(layout, window):
    """Unit normal of a window, away from its room."""
    room = next(r for r in layout["rooms"] if r["id"] == window["room"])
    n = (0, 1) if window["h"] == 0 else (1, 0)
    x, y = window["at"][0] + n[0] * 0.02, window["at"][1] + n[1] * 0.02
    return (-n[0], -n[1]) if inside(room["poly"], x, y) else n


def clear_cells(layout, room, step=0.1):
    """Centres of the grid cells of a room that no wall covers."""
    rects = wall_rects(wall_pieces(layout)) if room["kind"] not in OUTSIDE_OUTLINE else []
    x0, y0, x1, y1 = box_of(room["poly"])
    cells = []
    for i in range(int((x1 - x0) / step)):
        for j in range(int((y1 - y0) / step)):
            x, y = x0 + (i + 0.5) * step, y0 + (j + 0.5) * step
            if inside(room["poly"], x, y) and not any(r[0] < x < r[2] and r[1] < y < r[3] for r in rects):
                cells.append((x, y))
    return cells
