"""The second floor in EC2A from near: a pane made to a replaced drawing is too short for its frame.

For the fit-out in London EC2A. Building and light are those of shoreditch.py; people at their desks
above. The vermilion cross of tape on the pane is what to look at. The store is left out.
"""

import math

from kit import studio
from kit.figures import person
from kit.geometry import Model, Vector, rotation, shift
from scenes import shoreditch
from scenes.shoreditch import CEILING, MISSING, PANE, PERSON

GRADE = studio.Grade(exposure=0.7, vignette=0.2, warmth=-0.01, bloom=0.04, bloom_threshold=2.0)

WIDTH, HEIGHT = PANE - 0.034, 0.31  # of a wrong pane; the frame takes 0.38
SILL = 0.03
STAFF = (1.24, -0.68, -0.55), (1.86, -0.78, 0.62)  # X, Y and turn of the joiner and the manager


def build() -> None:
    shoreditch.build_model(second_floor, with_store=False)
    shoreditch.light()
    studio.only_lamps_light()
    studio.camera((0.22, -4.45, 2.12), (1.46, -0.5, 1.63), 78, 11, focus=(1.5, -0.6, 1.5))


def second_floor(model: Model) -> None:
    """The partition with its two wrong panes, two who look at one, services behind."""
    shoreditch.partition(model.at(0.2, -0.5))
    shoreditch.fittings(model)
    pane(model.at(0.2 + MISSING[0] * PANE + 0.017, -0.48, SILL))
    for bar in ((0.022, 0.03), (WIDTH - 0.03, WIDTH - 0.022)):
        low, high = (bar[0], 0.012, 0), (bar[1], 0.02, 0.006)
        model.at(0.2 + MISSING[0] * PANE + 0.017, -0.49, SILL).slab(low, high, 'dark', 0.001)
    trolley(model.on(shift(2.04, -0.78) @ rotation(12)))
    services(model)
    level(model.at(1.06, -0.84))
    (x, y, turn), (x2, y2, turn2) = STAFF
    person(model, (x, y, 0), PERSON, turn, 'dark', 'point', hat='card', top='card')
    at = person(model, (x2, y2, 0), PERSON, turn2, 'dark', 'plan', hat='card')
    hands = at((0, 0.21, 0.655)) - Vector(model.point((0, 0, 0)))
    place = shift(*hands) @ rotation(math.degrees(turn2)) @ rotation(28, 'X')
    model.box_at(place, (0.10, 0.075, 0.002), 'card', 0.0005)
    person(model, (2.5, 0.1, 0), PERSON, 1.6, 'dark', 'stand', hat='card')


def pane(model: Model) -> None:
    """A sheet of glass with ground edges, two lifters and a cross of tape, from its lower corner."""
    model.slab((0, 0, 0), (WIDTH, 0.006, HEIGHT), 'tint', 0.001)
    edges(model)
    for x0, x1, y in ((0.09, 0.246, -0.001), (0.246, 0.09, -0.002)):
        model.beam((x0, y, 0.07), (x1, y, 0.24), (0.002, 0.014), 'accent', 0.0003)


def edges(pane: Model) -> None:
    """The dark edges of a sheet: its top and both sides."""
    edge = 0.004
    pane.slab((0, -0.001, HEIGHT - edge), (WIDTH, 0.007, HEIGHT + 0.001), 'scr', 0.0008)
    for x in (-0.001, WIDTH - edge):
        pane.slab((x, -0.0005, 0), (x + 0.005, 0.0065, HEIGHT - edge), 'scr', 0.0008)


def trolley(model: Model) -> None:
    """The other wrong pane on a trolley for glass."""
    model.slab((0, 0, 0.03), (0.40, 0.16, 0.042), 'dark', 0.003)
    for castor in model.each((x, y) for x in (0.04, 0.36) for y in (0.025, 0.135)):
        castor.rod((-0.008, 0, 0.016), (0.008, 0, 0.016), 0.016, 'black', 14)
    for x in (0.05, 0.34):
        model.beam((x, 0.045, 0.04), (x, 0.085, 0.34), (0.014, 0.014), 'steel', 0.002)
        model.beam((x, 0.15, 0.04), (x, 0.085, 0.34), (0.014, 0.014), 'steel', 0.002)
    model.beam((0.03, 0.085, 0.345), (0.37, 0.085, 0.345), (0.016, 0.016), 'steel', 0.002)
    lean = model.on(shift(0.03, 0.026, 0.043) @ rotation(-7.6, 'X'))
    lean.slab((0, -0.006, 0), (WIDTH, 0, HEIGHT), 'tint', 0.001)
    edges(lean.at(0, -0.006))


def services(model: Model) -> None:
    """A duct with its hangers and a cable tray, below the joists behind the partition."""
    z = CEILING - 0.055
    model.rod((0.06, 0.14, z), (2.92, 0.14, z), 0.045, 'steel', 28)
    for joint in model.at(0.4, 0.14, z).row(5, 0.55):
        joint.rod((0, 0, 0), (0.018, 0, 0), 0.049, 'steel', 28)
        joint.rod((0.009, 0, 0.04), (0.009, 0, 0.07), 0.003, 'dark', 6)
    model.slab((0.06, 0.26, z + 0.02), (2.92, 0.34, z + 0.026), 'card2', 0.001)
    for y in (0.275, 0.29, 0.31):
        model.rod((0.06, y, z + 0.032), (2.92, y, z + 0.032), 0.005, 'dark', 6)


def level(model: Model) -> None:
    """A laser level on its tripod."""
    for k in range(3):
        x, y = ((0.05, 0.0), (-0.025, 0.043), (-0.025, -0.043))[k]
        model.rod((x, y, 0), (0, 0, 0.17), 0.004, 'dark', 8)
    model.rod((0, 0, 0.165), (0, 0, 0.185), 0.012, 'dark', 12)
    model.box((0, 0, 0.2), (0.026, 0.02, 0.03), 'black', 0.003)
