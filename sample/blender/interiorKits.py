"""Style kits: colours and finishes of an apartment. Oat, clay, walnut; never green, green means "press" on the site."""

COMMON = {
    "wall": "#efece6", "ceiling": "#f4f2ee", "poche": "#2b2723", "frame": "#3d3630", "black": "#23211f", "steel": "#b9b9b7",
    "ceramic": "#f3f1ec", "screen": "#0d0e10", "leaf": "#47643a", "leaf2": "#5d7a4a", "pot": "#c8b8a4", "soil": "#3a2d23",
    "linen": "#f1ece2", "deck": "#a98e70", "slab": "#d9d4ca", "door": "#efece6", "shade": "#f4e9d6",
    "gravel": ("#b1aa9d", "#cbc5b9"),
}

KITS = {
    "oat": {
        "plank": ("#a98a68", "#cdb190"), "wood": ("#b08a5e", "#c9a67a"), "wood2": ("#8b6443", "#a67c55"), "sofa": ("#cfc4b2", "#ddd3c4"),
        "cushion": ("#a86a4f", "#b5785c"), "cushion2": ("#7a5a40", "#8d6c50"), "cushion3": ("#e8dfd0", "#f2ebdf"), "throw": ("#a86547", "#b77556"),
        "rug": ("#d9cebd", "#e9e0d2"), "blanket": ("#b58266", "#c29176"), "chair": ("#d2c6b4", "#dfd5c6"), "front": "#e6e0d5",
        "curtain": "#efe8dc", "tile": ("#d8d1c5", "#e2dcd2"), "walltile": ("#ece7de", "#f1ede6"), "metal": "#2a2725", "art": ("#e8dfcf", "#b8694a"),
    },
    "clay": {
        "plank": ("#9a7a59", "#bf9e7b"), "wood": ("#a57f56", "#bf9a70"), "wood2": ("#6f4a31", "#8a6144"), "sofa": ("#b9a78f", "#c8b7a1"),
        "cushion": ("#9c5f45", "#aa6d53"), "cushion2": ("#d9b990", "#e3c8a5"), "cushion3": ("#ece4d6", "#f4ede2"), "throw": ("#e6dccb", "#efe7d9"),
        "rug": ("#c9a98c", "#dbc2a8"), "blanket": ("#8d6350", "#9c7260"), "chair": ("#8c5f47", "#9a6c53"), "front": "#cdb9a1",
        "curtain": "#e9dccb", "tile": ("#c9b8a4", "#d5c6b4"), "walltile": ("#ebe5dc", "#f1ece5"), "metal": "#b08d57", "art": ("#efe6d8", "#9c5a3c"),
    },
    "walnut": {
        "plank": ("#8c6d51", "#b0906f"), "wood": ("#5d4029", "#7d5a3c"), "wood2": ("#4c3321", "#694a31"), "sofa": ("#ddd3c3", "#e9e1d4"),
        "cushion": ("#6b4831", "#7c573d"), "cushion2": ("#b07a4e", "#c08a5e"), "cushion3": ("#efe8dc", "#f6f0e6"), "throw": ("#7d5b43", "#8d6a51"),
        "rug": ("#d3c5b1", "#e4d8c7"), "blanket": ("#6f4f39", "#80604a"), "chair": ("#c9b89f", "#d6c8b2"), "front": "#4a433c",
        "curtain": "#ece3d5", "tile": ("#b9b0a4", "#c6beb3"), "walltile": ("#e9e4dc", "#efebe4"), "metal": "#b8925a", "art": ("#e6dac6", "#5d4029"),
    },
}

ORDER = ("oat", "clay", "walnut")


def kit_of(layout_id):
    """The kit of a layout by its number, so that neighbours in the list differ; a mirror keeps its base's kit."""
    number = int(layout_id.split("-")[0].split(".")[0])
    shift = 1 if layout_id == "19.1" else 0
    return ORDER[(number + shift) % len(ORDER)]


def number_of(layout_id):
    """The number of a layout as a whole one: 19.1 comes after all others; a mirror has its base's."""
    whole = layout_id.split("-")[0]
    return int(whole) if "." not in whole else 2 + int(whole.replace(".", ""))


def is_slim(layout_id):
    """Whether a layout has the second family of furniture: every other one in the list, so that neighbours differ."""
    return number_of(layout_id) % 2 == 0
