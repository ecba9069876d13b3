"""A twelve-storey office beside a dock before dawn: six lit floors and a vermilion night bus.

For the project in Docklands. Each of six cleaners has two floors, so one floor of each pair is lit
and has a figure in it. The station behind is dark and its train stands still. Lit ceilings light
their own rooms; they must not count as lamps.
"""

import math
import random

from kit import studio, trees
from kit.buildings import grid_building
from kit.figures import person
from kit.geometry import Model, Point
from kit.materials import Materials, card, glow, plain, standard
from scenes import office

GRADE = studio.Grade(exposure=0.95, vignette=0.24, bloom=0.10, bloom_threshold=1.3)

WATER, ROAD, PAVEMENT = -0.22, -0.03, 0.01
QUAY_LEFT, QUAY_FRONT, BOARD_RIGHT, BOARD_BACK = -1.45, -1.75, 5.4, 3.4
LEFT, RIGHT, FRONT, BACK = 0.0, 2.3, -0.2, 1.6  # of the tower
CHAMFER = 0.28  # of its corners
STOREYS, STOREY, GROUND = 12, 0.305, 0.42
LIT = (1, 3, 6, 7, 10, 12)  # one floor of each pair
SILL, CEILING = 0.03, 0.045
DECK = 0.72  # of the viaduct
PERSON = 0.155
LAMP, LAMP_POSTS = 0.72, ((-0.45, -1.52), (2.95, -1.52))
# For each lit floor: X of the cleaner, in the middle of a bay, and whether it walks to the right
CLEANERS = ((1.20, True), (0.76, False), (1.42, True), (0.84, True), (1.63, False), (0.98, True))


def build() -> None:
    build_model()
    light()
    studio.camera((6.3, -12.0, 2.15), (-0.55, 0, 1.44), 46.5, 4.5, focus=(0.9, -0.4, 1.2))


def build_model(bare: int = 0) -> Materials:
    """The model; other scenes photograph it too, and furnish the floor that is left `bare`.

    Returns its materials, for what they add.
    """
    surfaces = standard(
        plain('water', '#101A22', roughness=0.10, specular=0.6, bump=0.035),
        plain('night', '#10161B', roughness=0.12, specular=0.6),
        card('road', '#5E5D5B', variation=0.02),
        card('wall', '#E9DCC4', variation=0.02),
        glow('ceiling', '#FFD7A4', 2.1, 0.15),
        glow('pane', '#FFC98C', 0.75, 0.25),  # what office.py calls the windows of its bus
        glow('head', '#FFE9CC', 12.0),
    )
    model = Model(surfaces, seed=23)
    dock(model)
    tower(model, bare)
    viaduct(model)
    grid_building(
        *(model, (3.9, 0.3), (1.4, 1.6), 0, 4, 0.34, (6, 6), 'grey', 'night'),
        pier=0.05,
        plant=False,
    )
    night_bus(model.at(0.35, -1.04, ROAD).scaled(0.84))
    for post in model.each(LAMP_POSTS):
        post.rod((0, 0, ROAD), (0, 0, LAMP), 0.012, 'dark', 10)
        post.beam((0, 0, LAMP), (0, 0.22, LAMP + 0.02), (0.03, 0.016), 'dark', 0.003)
        post.slab((-0.025, 0.1, LAMP - 0.012), (0.025, 0.22, LAMP - 0.002), 'head', 0.001)
    for post in model.at(QUAY_LEFT + 0.08, QUAY_FRONT + 0.09).row(13, 0.55):
        post.rod((0, 0, ROAD), (0, 0, 0.06), 0.028, 'dark', 12, end_radius=0.035)
    model.finish()
    studio.not_as_lamps(surfaces, ['ceiling', 'pane', 'head'])
    spots = ((-0.45, 0.55, 0.5), (-0.4, 1.5, 0.55), (2.75, -0.5, 0.5), (3.5, -0.55, 0.46))
    trees.grove(surfaces, spots, random.Random(4), flakes=900, flake=0.026)
    return surfaces


def dock(model: Model) -> None:
    """The board, the water, the quay with its coping, the road round the tower and its pavement."""
    model.slab((-4.4, -6.6, -0.62), (BOARD_RIGHT + 0.15, BOARD_BACK + 0.15, -0.36), 'walnut', 0.02)
    model.slab((-4.3, -6.5, -0.36), (BOARD_RIGHT, BOARD_BACK, WATER), 'water', 0.004)
    low, high = (QUAY_LEFT, QUAY_FRONT, WATER - 0.02), (BOARD_RIGHT, BOARD_BACK, ROAD - 0.005)
    model.slab(low, high, 'grey', 0.006)
    for stone in model.at(QUAY_LEFT, QUAY_FRONT).row(19, 0.36):
        stone.slab((0.003, -0.02, ROAD - 0.06), (0.354, 0.14, ROAD + 0.01), 'card2', 0.005)
    for stone in model.at(QUAY_LEFT, QUAY_FRONT + 0.145).row(13, 0, 0.385):
        stone.slab((-0.02, 0.003, ROAD - 0.06), (0.14, 0.38, ROAD + 0.01), 'card2', 0.005)
    low = (QUAY_LEFT + 0.145, QUAY_FRONT + 0.145, ROAD - 0.05)
    model.slab(low, (BOARD_RIGHT, BOARD_BACK, ROAD), 'road', 0.003)
    model.slab((-0.7, -0.82, ROAD), (BOARD_RIGHT - 0.02, BOARD_BACK - 0.02, 0), 'card2', 0.006)
    for flag in model.at(-0.66, -0.78).grid(26, 2, 0.23, 0.23):
        flag.slab((0.003, 0.003, 0), (0.227, 0.227, PAVEMENT), 'card2', 0.002)


def outline(inset: float = 0.0) -> list[tuple[float, float]]:
    """The plan of the tower with its cut corners, or a line that lies `inset` behind it."""
    x0, x1, y0, y1 = LEFT + inset, RIGHT - inset, FRONT + inset, BACK - inset
    c = CHAMFER - 0.586 * inset
    return [
        *((x0 + c, y0), (x1 - c, y0), (x1, y0 + c), (x1, y1 - c)),
        *((x1 - c, y1), (x0 + c, y1), (x0, y1 - c), (x0, y0 + c)),
    ]


def floor_level(number: int) -> float:
    """Z of a floor; the ground floor is number 1."""
    return 0.0 if number == 1 else GROUND + (number - 2) * STOREY


def tower(model: Model, bare: int) -> None:
    """Twelve bands of card with dark or lit floors between them, columns below, plant above."""
    cleaners = iter(CLEANERS)
    for number in range(1, STOREYS + 1):
        floor, ceiling = floor_level(number), floor_level(number + 1) - CEILING
        band, bottom = (outline(), floor - CEILING) if number > 1 else (outline(0.1), floor)
        model.prism(band, bottom, floor + SILL, 'card', chamfer=0.006)
        if number in LIT:
            material = 'oak' if number == 1 else 'wall'
            model.prism(outline(0.42), floor + SILL, ceiling, material)
            model.prism(outline(0.16), ceiling - 0.006, ceiling + 0.004, 'ceiling')
            x, to_the_right = next(cleaners)
            if number == bare:
                mullions(model, floor + SILL, ceiling, 0.03)
                continue
            if number > 1:
                for desk in model.at(LEFT + 0.36, FRONT + 0.24, floor + SILL).row(6, 0.29):
                    desk.slab((0, 0, 0.05), (0.17, 0.09, 0.06), 'oak', 0.002)
                    desk.slab((0.02, 0.04, 0), (0.15, 0.06, 0.05), 'dark', 0.002)
            y = FRONT + (0.14 if number > 1 else 0.33)
            cleaner(model, (x, y, floor + SILL), to_the_right)
        else:
            model.prism(outline(0.05), floor + SILL, ceiling, 'night')
        mullions(model, floor + SILL, ceiling, 0.2 if number == 1 else 0.03)
    roof = floor_level(STOREYS + 1)
    model.prism(outline(), roof - CEILING, roof + 0.07, 'card', chamfer=0.006)
    model.prism(outline(0.35), roof, roof + 0.26, 'dark')
    for slat in model.at(0, 0, roof + 0.08).row(5, z=0.036):
        slat.prism(outline(0.32), 0, 0.02, 'card2', chamfer=0.003)
    columns = [(x, FRONT + 0.05) for x in (LEFT + CHAMFER, (LEFT + RIGHT) / 2, RIGHT - CHAMFER)]
    columns += [(RIGHT - 0.05, y) for y in (FRONT + CHAMFER, (FRONT + BACK) / 2, BACK - CHAMFER)]
    for column in model.each(columns):
        column.rod((0, 0, PAVEMENT), (0, 0, GROUND - CEILING), 0.035, 'card', 16)


def mullions(model: Model, bottom: float, top: float, inset: float) -> None:
    """Upright bars of the glazing on the sides that are seen."""
    corners = outline(inset)
    for start, bays in ((0, 8), (1, 2), (2, 6), (-1, 2)):
        (x0, y0), (x1, y1) = corners[start], corners[start + 1]
        for i in range(bays + 1):
            t = i / bays
            x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
            model.slab((x - 0.008, y - 0.008, bottom), (x + 0.008, y + 0.008, top), 'dark', 0.002)


def cleaner(model: Model, spot: Point, to_the_right: bool) -> None:
    """A cleaner with a vacuum, seen from the side."""
    turn = math.radians(-90 if to_the_right else 90)
    on_figure = person(model, spot, PERSON, turn, 'dark', 'push')
    hands, head = on_figure((0, 0.26, 0.6)), on_figure((0, 0.62, 0.1))
    model.rod(hands, head, 0.005, 'black', 6)
    model.box(head, (0.07, 0.05, 0.03), 'black', 0.004)


def night_bus(model: Model) -> None:
    """The bus of office.py, vermilion all over, with its lamps on."""
    office.bus(model)
    model.slab((-0.652, -0.147, 0.07), (0.652, 0.147, 0.165), 'accentcard', 0.004)
    for y in (-0.1, 0.1):
        model.box((0.662, y, 0.12), (0.012, 0.06, 0.04), 'head', 0.004)


def viaduct(model: Model) -> None:
    """A dark station: a deck on columns over dock and quay, a canopy, a train without lights."""
    deck = model.at(0, 2.0)
    for column in deck.at(-4.0, 0.3).row(11, 0.93):
        column.rod((0, 0, WATER), (0, 0, DECK - 0.1), 0.07, 'card2', 16)
        column.slab((-0.09, -0.26, DECK - 0.14), (0.09, 0.26, DECK - 0.08), 'card2', 0.006)
    deck.slab((-4.3, -0.05, DECK - 0.08), (BOARD_RIGHT, 0.65, DECK), 'card2', 0.006)
    for y in (-0.05, 0.62):
        deck.slab((-4.3, y, DECK), (BOARD_RIGHT, y + 0.03, DECK + 0.08), 'card2', 0.004)
    for carriage in deck.at(-2.75, 0.3, DECK).row(2, 1.32):
        carriage.slab((0, -0.11, 0.03), (1.28, 0.11, 0.33), 'card', 0.03)
        carriage.slab((0.06, -0.114, 0.15), (1.22, 0.114, 0.26), 'night', 0.003)


def light() -> None:
    """Moonlight from the left, the first light low behind the tower, a lamp by the door."""
    studio.room('#3A4149', wall=14, floor=-0.62, light='#5F7FA8', strength=0.10, roughness=0.8)
    studio.area_light((-8, -4, 8), (0.5, 0, 1.4), 2.4, 560, '#9DBBE8')
    studio.area_light((4, 8.5, 0.4), (3.2, 14, 1.2), 5, 1300, '#E6A070')
    studio.area_light((1, 9, 4), (-2, 13.5, 3.5), 5, 330, '#7F9FCF')
    for x, y in LAMP_POSTS:
        studio.point_light((x, y + 0.16, LAMP - 0.04), 5, '#FFC78C', 0.03)
    studio.point_light((1.15, FRONT - 0.12, 0.36), 2.5, '#FFCF9A', 0.06)
    studio.only_lamps_light()
    studio.clamp_indirect_light(4.0)
