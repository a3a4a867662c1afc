"""The catalogue: which builder makes which kind of furniture of the plan data."""
import furnitureBath
import furnitureBench
import furnitureGreen
import furnitureKitchen
import furnitureSeats
import furnitureSleep
import furnitureSlimKitchen
import furnitureSlimSeats
import furnitureSlimSleep
import furnitureSlimStorage
import furnitureSlimTables
import furnitureStorage
from furniturePiece import Piece
from interiorKits import is_slim
from interiorPlan import DECK, OPEN_AIR

CATALOGUE = {
    "sofa": furnitureSeats.sofa, "sofaL": furnitureSeats.corner_sofa, "coffee": furnitureSeats.coffee_table, "rug": furnitureSeats.rug,
    "tv": furnitureSeats.television, "table": furnitureSeats.dining_table, "tableW": furnitureSeats.wall_table,
    "bed": furnitureSleep.bed, "bed1": furnitureSleep.single_bed, "night": furnitureSleep.night_table, "wardrobe": furnitureStorage.wardrobe,
    "closet": furnitureStorage.closet, "shelf": furnitureStorage.shelf, "dresser": furnitureSleep.dresser, "console": furnitureSleep.console,
    "desk": furnitureSleep.desk, "kitchen": furnitureKitchen.kitchen, "washer": furnitureKitchen.washer,
    "bath": furnitureBath.bath, "shower": furnitureBath.shower, "basin": furnitureBath.basin, "wc": furnitureBath.toilet,
    "plant": furnitureGreen.plant, "planter": furnitureGreen.planter, "bistro": furnitureGreen.bistro,
    "lounger": furnitureGreen.loungers, "loungeset": furnitureGreen.lounge_set,
}

# The second family, slim and round; what stands in baths and in the open air is common to both.
SLIM = {
    "sofa": furnitureSlimSeats.sofa, "sofaL": furnitureSlimSeats.corner_sofa, "rug": furnitureSlimSeats.rug,
    "coffee": furnitureSlimTables.coffee_table, "tv": furnitureSlimTables.television, "table": furnitureSlimTables.dining_table,
    "tableW": furnitureSlimTables.wall_table, "console": furnitureSlimTables.console,
    "bed": furnitureSlimSleep.bed, "bed1": furnitureSlimSleep.single_bed, "night": furnitureSlimSleep.night_table,
    "dresser": furnitureSlimSleep.dresser, "desk": furnitureSlimSleep.desk, "wardrobe": furnitureSlimStorage.wardrobe,
    "closet": furnitureSlimStorage.closet, "shelf": furnitureSlimStorage.shelf, "kitchen": furnitureSlimKitchen.kitchen,
}


def _room_of(layout, item):
    return next(r for r in layout["rooms"] if r["id"] == item["room"])


def builder_of(layout, item):
    """The builder of a layout's piece."""
    if item["type"] == "dresser" and furnitureBench.stands_before_window(layout, item):
        return furnitureBench.bench
    room = _room_of(layout, item)
    family = SLIM if is_slim(layout["id"]) and room["kind"] not in OPEN_AIR else {}
    return family.get(item["type"], CATALOGUE[item["type"]])


def furnish(layout, palette, parent, top=None, walls=()):
    """Builds every piece of a layout; `top` cuts the tall ones for the open doll house. Leaves end in `walls`: for pictures taken from the
    other side of them."""
    for item in layout["furniture"]:
        foot = DECK if _room_of(layout, item)["kind"] in OPEN_AIR else 0
        builder_of(layout, item)(Piece({"z": foot, **item}, palette, parent, top, walls))
