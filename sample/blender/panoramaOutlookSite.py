"""What apartments look out on: the site, the town and the other tower."""
import bpy

import light
from kit import not_a_lamp
from city import build_city
from materials import palette
from plants import Plants
from site_plan import build_site
from tower import build_tower
from townSouth import build_southern_town

# From how many metres there is haze, and how thick it is at most (in views of the town: 180 and 0.93).
CLEAR = (320, 0.5)


def build(model, apartments):
    """Fills the empty scene; returns the roots, by name, of the towers that an apartment of another tower looks at."""
    plants, mats = Plants(), palette(light.of("day"))
    seen = [tower for tower in model["towers"] if any(apartment.tower_id != tower for apartment in apartments)]
    roots = {tower: build_tower(model, tower, mats, plants) for tower in seen}
    build_site(mats, plants)
    build_city(plants)
    build_southern_town()
    light.shine(light.of("day"))
    _clear_air()
    # Lamps are off by day: sampling them would be noise.
    for lit in bpy.data.materials:
        not_a_lamp(lit)
    return roots


def _clear_air():
    """Less haze than in a picture of the town: a window is a small picture, and what stands in it has to be told apart."""
    for made in [m for m in bpy.data.materials if m.get("hazy")]:
        reach = next(n for n in made.node_tree.nodes if n.type == "MAP_RANGE")
        reach.inputs["From Min"].default_value, reach.inputs["To Max"].default_value = CLEAR


def without_own(roots, apartment):
    """Hides the apartment's own tower, which is not seen from it."""
    for tower, root in roots.items():
        for item in (root, *root.children_recursive):
            item.hide_render = tower == apartment.tower_id
