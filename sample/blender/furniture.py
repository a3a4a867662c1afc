"""The catalogue: which builder makes which kind of furniture of the plan data."""
import furnitureBath
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
from interiorPlan import OPEN_AIR

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


def builder_of(layout, item):
    """Who makes a piece of a layout."""
    room = next(r for r in layout["rooms"] if r["id"] == item["room"])
    family = SLIM if is_slim(layout["id"]) and room["kind"] not in OPEN_AIR else {}
    return family.get(item["type"], CATALOGUE[item["type"]])


def furnish(layout, palette, parent, top=None, walls=()):
    """Builds every piece of a layout; `top` cuts the tall ones for the open doll house. Leaves end in `walls`: needed where one stands on the
    other side of them."""
    for item in layout["furniture"]:
        builder_of(layout, item)(Piece(item, palette, parent, top, walls))
