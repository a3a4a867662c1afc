"""The catalogue: which builder makes which kind of furniture of the plan data."""
import furnitureBath
import furnitureGreen
import furnitureKitchen
import furnitureSeats
import furnitureSleep
import furnitureStorage
from furniturePiece import Piece
from interiorPlan import wall_pieces, wall_rects

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


def furnish(layout, palette, parent, top=None):
    """Builds every piece of a layout; `top` cuts the tall ones for the open doll house."""
    walls = wall_rects(wall_pieces(layout))
    for item in layout["furniture"]:
        CATALOGUE[item["type"]](Piece(item, palette, parent, top, walls))
