"""The office floor of fitouta.py as Category B: rooms, desks and a tea point under the same services.

For the choice between Category A and B on the page about fit-out.
"""

import random

from kit import materials, studio, trees
from kit.figures import silhouette
from kit.geometry import Model, place
from scenes import fitout, fitouta
from scenes.fitout import BARE, FITTED, FLOOR, FRONT, PERSON, TILES

GRADE = fitouta.GRADE

PLANTERS = (
    *fitout.PLANTERS,
    (BARE + 0.16, FRONT + 0.16, 0.32),
    (BARE + 2.06, FRONT + 1.16, 0.36),
)


def build() -> None:
    """Build the floor and set up the studio."""
    surfaces = materials.standard()
    fitout.add_surfaces(surfaces)
    model = Model(surfaces, seed=41)
    fitouta.shell(model)
    fitout.side_walls(model)
    fitout.ceiling_grid(model, BARE)
    fitout.ceiling_grid(model, FITTED, columns=6)
    carpet(model)
    fitout.floor_finishes(model)
    fitout.slatted_ceiling(model)
    fitout.meeting_room(model)
    fitout.meeting_table(model)
    fitout.kitchen(model)
    fitout.kitchen_seats(model)
    draw = random.Random(9)
    fitout.desks(model, draw)
    for y in (0.56, 1.62):
        fitout.desks(model, draw, (BARE + 1.12, FRONT + y))
    fitout.lounge(model)
    for x, y, _ in PLANTERS:
        model.slab((x - 0.07, y - 0.07, FLOOR), (x + 0.07, y + 0.07, FLOOR + 0.15), 'bass', 0.006)
    people(model)
    model.finish()
    studio.not_as_lamps(surfaces, ['lamp'])
    plant = trees.tree(surfaces, 'plant', 'sage', 3, flakes=900, flake=0.03)
    for x, y, scale in PLANTERS:
        place(plant, (x, y, FLOOR + 0.10), scale=scale, turn=x)
    fitout.light()
    fitout.lamps()
    fitouta.camera()


def carpet(model: Model) -> None:
    """Carpet tiles from wall to wall in the bay on the left, and the cut edge."""
    for i in range(TILES):
        for j in range(TILES):
            low, high = fitout.floor_tile(BARE, i, j, 0.0012)
            model.slab((*low, 0.055), (*high, FLOOR), 'carpet', 0.002)
    low, high = (BARE + 0.002, FRONT - 0.014, 0.051), (
        fitout.BARE_END - 0.002,
        FRONT - 0.001,
        0.156,
    )
    model.slab(low, high, 'card', 0.002)


def people(model: Model) -> None:
    """Five at work."""
    for x, y, turn, pose in (
        (BARE + 0.42, FRONT + 1.12, 0.6, 'walk'),
        (BARE + 1.62, FRONT + 1.10, -0.3, 'stand'),
        (BARE + 1.98, FRONT + 0.50, 0.2, 'walk'),
        (FITTED + 1.55, FRONT + 0.15, 0.5, 'walk'),
        (FITTED + 0.92, FRONT + 1.32, -0.2, 'stand'),
    ):
        silhouette(model, (x, y, FLOOR), PERSON, turn, 'dark', pose)
