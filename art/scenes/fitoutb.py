"""The office floor of fitouta.py as Category B: rooms, desks and a tea point under the same services.

For the choice between Category A and B on the page about fit-out.
"""

import random

from kit import studio
from kit.figures import crowd
from kit.geometry import Model
from scenes import fitout, fitouta
from scenes.fitout import BARE, FITTED, FLOOR, FRONT, PERSON

GRADE = fitouta.GRADE

PLANTERS = (
    *fitout.PLANTERS,
    (BARE + 0.16, FRONT + 0.16, 0.32),
    (BARE + 2.06, FRONT + 1.16, 0.36),
)
# Five at work
STAFF = (
    (BARE + 0.42, FRONT + 1.12, FLOOR, 0.6, 'walk', 'dark'),
    (BARE + 1.62, FRONT + 1.10, FLOOR, -0.3, 'stand', 'dark'),
    (BARE + 1.98, FRONT + 0.50, FLOOR, 0.2, 'walk', 'dark'),
    *fitout.STAFF,
)


def build() -> None:
    surfaces = fitout.new_surfaces()
    model = Model(surfaces, seed=41)
    fitouta.shell(model)
    fitout.side_walls(model)
    fitout.ceiling_grid(model, BARE)
    fitout.ceiling_grid(model, FITTED, columns=6)
    carpet(model.at(BARE, FRONT))
    fitout.fitted_rooms(model)
    draw = random.Random(9)
    fitout.desks(model, draw)
    for y in (0.56, 1.62):
        fitout.desks(model, draw, (BARE + 1.12, FRONT + y))
    fitout.lounge(model)
    fitout.planters(model, PLANTERS)
    crowd(model, STAFF, PERSON)
    model.finish()
    studio.not_as_lamps(surfaces, ['lamp'])
    fitout.plants(surfaces, PLANTERS)
    fitout.light()
    fitout.lamps()
    fitouta.camera()


def carpet(bay: Model) -> None:
    """Carpet tiles from wall to wall in the bay on the left, and the cut edge."""
    for _, _, spot in fitout.tiles(bay):
        fitout.tile(spot, 0.0012, (fitout.CARPET, FLOOR), 'carpet')
    fitout.cut_edge(bay)
