"""A new front door being hung on a gallery, the old leaf aside, with the storey above lifted off.

For the page of the fire doors, whose hero is `deckaccess`. Model and light are those of
deckaccess.py without its top storey. The new leaf is the accent. One installer holds a level to the
frame, one has the schedule. Lengths are metres of the block.
"""

import math

from kit import studio
from kit.figures import person
from kit.geometry import Model, rotation, shift
from scenes import deckaccess as block_of_flats
from scenes.deckaccess import DEPTH, FLAT, FLATS, JOB, METRE, RISER, SLAB, STOREY, TURN, WALL

GRADE = studio.Grade(exposure=0.62, vignette=0.2, warmth=-0.02)

TOP = STOREY - SLAB  # of the walls, where the storey above was lifted off
FRONT = (RISER + JOB[1] * FLAT, 0, JOB[0] * STOREY)  # of the flat


def build() -> None:
    block = block_of_flats.build_model(JOB[0] + 1, second_day)
    block_of_flats.light(block)
    front = block.at(*FRONT)
    camera, target = front.point((5.5, -9.1, 5.5)), front.point((2.12, -0.2, 0.98))
    studio.camera(camera, target, 60, 45, front.point((1.8, -0.3, 1)))


def second_day(block: Model) -> None:
    """The walls as they are cut, the flat with its new door, the old one, and the installers."""
    storey = block.at(0, 0, FRONT[2])
    walls(storey)
    front = block.at(*FRONT)
    block_of_flats.hall(front)
    new_door(front)
    old_door(front)
    installers(front)


def walls(storey: Model) -> None:
    """Party walls, the wall at the back, and a grey cap on all that is cut."""
    length = RISER + FLATS * FLAT
    storey.slab((0, 0, TOP), (length, WALL, TOP + 0.02), 'grey', 0.001)
    storey.slab((0, DEPTH - WALL, 0), (length, DEPTH, TOP + 0.02), 'card', 0.003)
    for party in storey.at(RISER, 0).row(FLATS, FLAT):
        party.slab((-0.2, WALL, 0), (-0.002, DEPTH - WALL, TOP), 'card', 0.003)
        party.slab((-0.2, WALL, TOP), (-0.002, DEPTH - WALL, TOP + 0.02), 'grey', 0.001)
    hall = storey.at(RISER + JOB[1] * FLAT, 0, TOP)
    hall.slab((0, WALL, 0), (0.1, 3, 0.02), 'grey', 0.001)
    hall.slab((1.9, WALL, 0), (2, 3, 0.02), 'grey', 0.001)
    hall.slab((0.1, 2.9, 0), (1.9, 3, 0.02), 'grey', 0.001)


def new_door(front: Model) -> None:
    """The new leaf, hung and half open."""
    block_of_flats.leaf(front.at(0.57, 0.1, 0.01).on(rotation(55)), 'accent')


def old_door(front: Model) -> None:
    """The old leaf against the wall, and the pieces of its frame below the window."""
    block_of_flats.leaf(front.at(3.7, -0.36, 0.02).on(rotation(-9, 'X')), 'dark', old=True)
    for k, piece in enumerate(front.at(2.15, -0.14).row(3, x=0.06, z=0.062)):
        piece.slab((0, -0.05 - 0.03 * k, 0.005), (1.3 - 0.3 * (k == 2), 0.05, 0.065), 'dark', 0.002)


def installers(front: Model) -> None:
    """One at the frame with a level, one with the schedule, and their tool bag."""
    height = 1.72 * METRE
    turn = math.radians(-90 + TURN)
    person(front, (0.07, -0.275, 0.01), height, turn, 'dark', 'push', 'card2')
    front.slab((0.508, -0.035, 0.4), (0.55, 0.026, 1.6), 'black', 0.002, grain=2)
    at, degrees = (2.25, -0.72), 62
    turn = math.radians(degrees + TURN)
    person(front, (*at, 0.01), height, turn, 'dark', 'plan', 'card2')
    here = front.on(shift(at[0] * METRE, at[1] * METRE) @ rotation(degrees))
    board = here.on(shift(0, 0.37 * METRE, 1.15 * METRE) @ rotation(14, 'X'))
    board.box((0, 0, 0), (0.27, 0.38, 0.014), 'walnut', 0.002)
    board.box((0, -0.01, 0.01), (0.21, 0.3, 0.01), 'card', 0.001)
    bag = front.on(shift(1.75 * METRE, -0.5 * METRE) @ rotation(20))
    bag.slab((-0.24, -0.12, 0.005), (0.24, 0.12, 0.24), 'dark', 0.02)
    bag.slab((-0.2, -0.03, 0.24), (0.2, 0.03, 0.3), 'dark', 0.01)
