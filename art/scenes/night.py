"""A guarded office at night: lit lobby, gatehouse, and a vermilion barrier.

For the 2025 edition of security. The studio is dark: a weak blue key for a moon, warm lamps inside
the model. Only the lamps give light; lit rooms, screens and strips are just seen, or they would
fill the dark with noise. The gatehouse stays clear of the words at the top left.
"""

import random
from collections.abc import Iterable

from kit import studio, trees
from kit.figures import Figure, crowd, silhouette
from kit.geometry import Model
from kit.materials import Materials, glow, standard

GRADE = studio.Grade(exposure=0.75, vignette=0.26, bloom=0.12, bloom_threshold=1.3)

LEFT, RIGHT, FRONT, BACK = -2.0, 4.6, 0.25, 3.2
LOBBY = 1.0  # its height
STOREYS, STOREY = 5, 0.42
SILL = 0.08  # of a storey above its slab
BAY = (RIGHT - LEFT) / 22
FLANK_BAY = 0.36
# Lit rooms of each storey, as their first window and how many; and lit windows in the flank
LIT_ROOMS = (((2, 3), (9, 2), (17, 3)), ((5, 4),), ((13, 3),), ((0, 2), (18, 2)), ((8, 3),))
LIT_FLANK = ((1, 4), (), (2,), (6,), ())
GATEHOUSE = -4.55  # its left side
STREET = -0.03
PERSON = 0.46
TREES = (
    *((-5.2, 0.6, 1.5), (-3.6, 0.9, 1.9), (-2.8, 2.3, 1.7), (-4.9, 2.2, 1.9)),
    *((4.95, -0.7, 1.2), (3.4, -3.15, 0.95), (-5.6, -3.1, 0.8)),
)
# Two inside and two outside
GUARDS = (
    *((0.9, 1.45, 0.03, 0.1, 'stand', 'dark'), (1.9, 0.8, 0.03, 0.5, 'walk', 'dark')),
    *((1.05, -0.5, 0.014, -0.25, 'stand', 'dark'), (-1.35, -1.35, STREET, -0.6, 'walk', 'dark')),
)


def build() -> None:
    build_model()
    light()
    studio.camera(
        (-7.9, -11.7, 2.8), (-0.15, 0, 1.15), 54, 3.5, focus=(-1.5, -1.0, 0.5), shift=(0, 0.075)
    )


def build_model(
    figure: Figure = silhouette, guards: Iterable = GUARDS, grove: Iterable = TREES
) -> Materials:
    """The model alone: other scenes photograph it too, from near with moulded figures.

    Returns its materials, for what they add.
    """
    surfaces = standard(
        glow('strip', '#FFD9AC', 14.0),
        glow('screen', '#9CC7E6', 3.0, 0.3),
        glow('red', '#FF4B22', 10.0),
        glow('room', '#FFC27E', 6.0, 0.35),
        glow('blind', '#F0B878', 2.0, 0.3),
    )
    model = Model(surfaces, seed=12)
    draw = random.Random(8)
    street_and_lobby(model)
    for number in range(STOREYS):
        storey = model.at(0, FRONT, LOBBY + number * STOREY)
        upper_storey(storey)
        lit_rooms(storey, draw, number)
    top = LOBBY + STOREYS * STOREY
    low, high = (LEFT - 0.06, FRONT - 0.06, top), (RIGHT + 0.06, BACK, top + 0.15)
    model.slab(low, high, 'card', 0.006)
    # A dark canopy over the entrance with a strip of light, on two posts
    model.slab((-0.2, -0.75, 0.86), (2.0, FRONT, 0.93), 'dark', 0.006)
    model.slab((-0.15, -0.72, 0.852), (1.95, -0.68, 0.858), 'strip', 0.001)
    for x in (-0.12, 1.92):
        model.rod((x, -0.68, 0), (x, -0.68, 0.86), 0.022, 'dark', 14)
    reception(model)
    crowd(model, guards, PERSON, figure)
    gatehouse(model.at(GATEHOUSE, 0), figure)
    barrier(model.at(GATEHOUSE, 0))
    for bollard in model.at(-0.2, -1.15).row(9, 0.55):  # each with a ring of light
        bollard.rod((0, 0, 0), (0, 0, 0.24), 0.035, 'steel', 16)
        bollard.rod((0, 0, 0.205), (0, 0, 0.222), 0.0355, 'strip', 16)
    mast = model.at(-2.55, -0.8)  # with two cameras
    mast.rod((0, 0, 0), (0, 0, 1.75), 0.022, 'dark', 12)
    mast.box((0, -0.08, 1.72), (0.07, 0.22, 0.07), 'card', 0.012)
    mast.box((0.09, -0.02, 1.6), (0.2, 0.07, 0.07), 'card', 0.012)
    mast.ball((0, 0, 1.78), 0.035, 'red', 2)
    model.finish()
    trees.grove(surfaces, grove, draw, flakes=1700, flake=0.02)
    return surfaces


def street_and_lobby(model: Model) -> None:
    """A walnut board, the street with its flags; the lobby's oak fins, glass, strips of light."""
    model.slab((-6.2, -3.6, -0.34), (5.4, 3.6, -0.08), 'walnut', 0.02)
    model.slab((-6.05, -3.45, -0.08), (5.25, 3.45, STREET), 'grey', 0.006)
    model.slab((-6.0, -1.0, STREET), (5.2, 3.4, 0.0), 'card2', 0.006)
    model.slab((-6.0, -3.4, STREET), (5.2, -2.9, 0.0), 'card2', 0.006)
    for flag in model.at(LEFT, -0.98).grid(16, 4, 0.3, 0.3):
        flag.slab((0.004, 0.004, 0), (0.296, 0.296, 0.014), 'card2', 0.004)
    model.slab((LEFT, FRONT, 0), (RIGHT, BACK, 0.03), 'oak', 0.004)
    model.slab((LEFT, FRONT, LOBBY - 0.06), (RIGHT, BACK, LOBBY), 'card', 0.006)
    low, high = (LEFT + 0.062, 1.75, 0.03), (RIGHT - 0.062, 1.83, LOBBY - 0.062)
    model.slab(low, high, 'oak', 0.004, grain=2)
    for fin in model.at(LEFT + 0.08, 0).row(25, 0.255):
        fin.slab((0, 1.70, 0.031), (0.15, 1.749, LOBBY - 0.063), 'oak', 0.006, grain=2)
    for x0, x1 in ((LEFT + 0.001, LEFT + 0.06), (RIGHT - 0.06, RIGHT - 0.001)):
        model.slab((x0, FRONT + 0.092, 0.031), (x1, BACK - 0.001, LOBBY - 0.061), 'card', 0.004)
    for mullion in model.at(LEFT, FRONT).row(12, (RIGHT - LEFT - 0.05) / 11):
        mullion.slab((0, 0, 0.03), (0.05, 0.09, LOBBY - 0.06), 'dark', 0.004)
    low, high = (LEFT + 0.05, FRONT + 0.04, 0.03), (RIGHT - 0.05, FRONT + 0.05, LOBBY - 0.06)
    model.slab(low, high, 'acrylic', 0.001)
    for strip in model.at(LEFT + 0.45, 0, LOBBY).row(9, 0.7):
        for y in (0.55, 1.2):
            strip.slab((0, y, -0.085), (0.42, y + 0.04, -0.075), 'strip', 0.001)


def upper_storey(model: Model) -> None:
    """A slab, piers on three sides, smoked glass, and what is to be seen behind it."""
    depth = BACK - FRONT
    model.slab((LEFT - 0.06, -0.06, 0), (RIGHT + 0.06, depth, SILL), 'card', 0.006)
    for pier in model.at(LEFT - 0.04, 0).row(23, BAY):
        pier.slab((0, -0.04, SILL), (0.06, 0.14, STOREY), 'card', 0.005)
    for pier in model.at(0, FLANK_BAY).row(8, 0, FLANK_BAY):
        for x in (LEFT - 0.04, RIGHT - 0.03):
            pier.slab((x, 0, SILL), (x + 0.07, 0.06, STOREY), 'card', 0.005)
    for x in (LEFT + 0.04, RIGHT - 0.045):
        model.slab((x, 0.17, 0.081), (x + 0.005, depth - 0.01, 0.419), 'smoke', 0.001)
    model.slab((LEFT + 0.1, 0.16, SILL), (RIGHT - 0.1, 0.165, STOREY), 'smoke', 0.001)
    model.slab((LEFT + 0.2, 1.35, SILL), (RIGHT - 0.2, 1.41, STOREY), 'card2', 0.004)
    model.slab((LEFT + 0.40, 0.75, 0.081), (LEFT + 0.43, depth - 0.01, 0.418), 'card2', 0.003)


def lit_rooms(model: Model, draw: random.Random, storey: int) -> None:
    """Lit rooms two to four windows wide, some with a blind part-way down."""
    bottom, top = 0.083, 0.417
    for first, windows in LIT_ROOMS[storey]:
        for window in model.at(LEFT - 0.04 + first * BAY, 0).row(windows, BAY):
            blind = draw.choice([0, 0, 0, 0.08, 0.14])
            window.slab((0.064, 0.20, bottom), (0.296, 0.205, top - blind), 'room', 0.001)
            if blind:
                window.slab((0.064, 0.195, top - blind), (0.296, 0.2, top), 'blind', 0.001)
    for j in LIT_FLANK[storey]:
        window = model.at(LEFT, j * FLANK_BAY)
        window.slab((0.10, 0.064, bottom), (0.105, 0.356, top), 'room', 0.001)


def reception(model: Model) -> None:
    """The desk with two screens, and five turnstiles."""
    model.slab((0.3, 1.1, 0.03), (1.5, 1.35, 0.32), 'oak', 0.01)
    model.slab((0.28, 1.07, 0.32), (1.52, 1.38, 0.345), 'card', 0.006)
    for x in (0.6, 1.0):
        model.slab((x, 1.2, 0.36), (x + 0.25, 1.215, 0.50), 'screen', 0.004)
    for turnstile in model.at(0.35, 0).row(5, 0.26):
        turnstile.slab((0, 0.62, 0.03), (0.07, 0.92, 0.24), 'steel', 0.015)


def gatehouse(model: Model, figure: Figure) -> None:
    """A glazed cabin with a dark roof, a desk, two screens, and a guard inside."""
    model.slab((0, -1.75, STREET), (1.15, -0.75, 0.05), 'card', 0.006)
    model.slab((0.04, -1.70, 0.05), (1.11, -0.8, 0.10), 'oak', 0.004)
    model.legs((0.05, -1.70, 0.05), (1.10, -0.80, 0.78), 0.06, 'dark', 0.004)
    for y in (-1.69, -0.83):
        model.slab((0.08, y, 0.10), (1.07, y + 0.03, 0.34), 'oak', 0.004)
        model.slab((0.1, y + 0.01, 0.34), (1.05, y + 0.018, 0.78), 'acrylic', 0.001)
    for x in (0.06, 1.06):
        model.slab((x, -1.64, 0.10), (x + 0.03, -0.86, 0.34), 'oak', 0.004)
        model.slab((x + 0.01, -1.64, 0.34), (x + 0.018, -0.86, 0.78), 'acrylic', 0.001)
    model.slab((-0.14, -1.92, 0.78), (1.29, -0.6, 0.86), 'dark', 0.01)
    model.slab((0.25, -1.45, 0.77), (0.9, -1.1, 0.776), 'strip', 0.001)
    model.slab((0.3, -1.6, 0.34), (0.9, -1.35, 0.37), 'oak', 0.004)
    for x in (0.38, 0.64):
        model.slab((x, -1.42, 0.38), (x + 0.20, -1.41, 0.52), 'screen', 0.003)
    figure(model, (0.6, -1.12, 0.10), height=PERSON, turn=0.2, material='dark', pose='stand')


def barrier(model: Model) -> None:
    """The vermilion arm with six bands of card, its post with a red lamp, and its rest."""
    model.slab((1.42, -2.0, STREET), (1.60, -1.82, 0.34), 'dark', 0.012)
    model.slab((1.48, -1.95, 0.25), (3.9, -1.90, 0.30), 'accent', 0.008)
    for band in model.row(6, 0.36):
        band.slab((1.75, -1.952, 0.248), (1.90, -1.898, 0.302), 'card', 0.006)
    model.slab((3.86, -1.96, STREET), (3.93, -1.88, 0.27), 'dark', 0.006)
    model.ball((1.51, -1.91, 0.37), 0.03, 'red', 2)


def light() -> None:
    """Moonlight from the left, a lamp that lifts the paper behind, and six lamps in the model."""
    studio.room('#3A4149', wall=14, floor=-0.34, light='#5F7FA8', strength=0.10, roughness=0.8)
    studio.point_light((GATEHOUSE + 0.57, -1.2, 0.70), 6, '#FFC78C', 0.05)
    for x in (-1.2, 0.4, 2.0, 3.6):
        studio.point_light((x, 0.9, 0.86), 11, '#FFC488', 0.08)
    studio.point_light((0.9, -0.45, 0.82), 3.5, '#FFCF9A', 0.06)
    studio.area_light((-8, -3, 8), (0, 0, 0.6), 2.5, 520, '#9DBBE8')
    studio.area_light((6, 9, 3), (1, 13.5, 3), 5, 330, '#7F9FCF')
    studio.only_lamps_light()
    studio.clamp_indirect_light(4.0)
