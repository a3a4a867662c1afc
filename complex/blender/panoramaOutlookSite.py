"""What homes look out on: the site, the town and the other tower, in direct sun only (denoise/outlookTone.py adds the sky's light)."""
import bpy

import light
from city import build_city
from materials import palette
from plants import Plants
from site_plan import build_site
from tower import build_tower
from townSouth import build_southern_town


def build(model, homes):
    """Into the empty scene; gives back the roots, by name, of the towers that one of the homes sees from another tower."""
    plants, mats = Plants(), palette(light.of("day"))
    seen = [tower for tower in model["towers"] if any(home.tower_id != tower for home in homes)]
    roots = {tower: build_tower(model, tower, mats, plants) for tower in seen}
    build_site(mats, plants)
    build_city(plants)
    build_southern_town()
    light.shine(light.of("day"))
    # Only the sun is a lamp: a choice between it, the sky and street lamps for every sample would be noise.
    for lit in bpy.data.materials:
        lit.cycles.sample_as_light = False
    for lamp in [o for o in bpy.data.objects if o.type == "LIGHT" and o.data.type != "SUN"]:
        bpy.data.objects.remove(lamp)
    bpy.context.scene.world.cycles.sampling_method = "NONE"
    return roots


def without_own(roots, home):
    """From a home its own tower is not seen."""
    for tower, root in roots.items():
        for item in (root, *root.children_recursive):
            item.hide_render = tower == home.tower_id
