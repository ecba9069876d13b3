"""Turned wooden figures on an oak stand; a vermilion one comes to its place.

For the recruitment company; roles.py photographs it again. Every trade of the group stands rank on
rank, and one place is empty. The eye goes from the figure in vermilion to that place, so nothing may
stand between them.
"""

import math
import random

from kit import materials, studio
from kit.geometry import ALONG_X, Model, shift
from kit.materials import plain, standard

GRADE = studio.Grade(exposure=0.7, vignette=0.26, warmth=-0.02)

LEFT, RIGHT, FRONT = -1.55, 3.35, -0.55  # of the stand
ROWS, RISE, GOING = 6, 0.26, 0.46
PLACES = 9  # in a row
EMPTY = (0, 2)  # row and number of the place that is free
END_BOARD = (
    *((FRONT - 0.05, 0.001), (FRONT + ROWS * GOING + 0.14, 0.001)),
    *((FRONT + ROWS * GOING + 0.14, RISE * ROWS + 0.05),),
    *((FRONT + (ROWS - 1) * GOING - 0.05, RISE * ROWS + 0.05), (FRONT - 0.05, RISE + 0.05)),
)

# Height and radius, from the foot up
BODY = (
    *((0, 0.100), (0.008, 0.108), (0.02, 0.108), (0.06, 0.098), (0.15, 0.086), (0.22, 0.083)),
    *((0.29, 0.088), (0.335, 0.092), (0.365, 0.086), (0.387, 0.062), (0.397, 0.044)),
)
EARS = 0.462  # height of the middle of the head
HEAD_RADIUS = 0.078
HEAD = (
    (0.392, 0.040),
    *(
        (EARS - HEAD_RADIUS * math.cos(turn), max(0.004, HEAD_RADIUS * math.sin(turn)))
        for turn in (math.pi * k / 12 for k in range(2, 13))
    ),
)

TURNED = ('#E3C79B', '#CDA875', '#A57B49')  # tones of a fine-grained wood
# As often as they shall come up
TRADES = (
    *('site', 'plain', 'guard', 'joiner', 'clean', 'plain'),
    *('drawing', 'engineer', 'site', 'plain', 'joiner', 'guard'),
)
WOODS = (
    *('turned', 'bass', 'walnut', 'oak', 'turned'),
    *('card', 'walnut', 'bass', 'oak', 'grey'),
)


def build() -> None:
    build_model()
    light()
    studio.camera((3.9, -13.0, 4.6), (-0.72, 0.1, 0.86), 59, 4.5, focus=(0.6, -0.5, 0.7))


def build_model() -> None:
    """The stand, its figures and the board, without light and camera."""
    surfaces = standard(
        materials.wood('turned', TURNED, scale=1.3, roughness=0.45, contrast=0.8),
        plain('shell', '#ECE7DD', roughness=0.4, coat=0.1),
        plain('navy', '#2F3A48', roughness=0.6),
    )
    model = Model(surfaces, seed=43)
    # The board, and on it six steps with an oak tread each between two end boards
    model.slab((-5.4, -3.1, -0.36), (5.4, 2.9, -0.09), 'oak', 0.02)
    model.slab((-5.26, -2.96, -0.09), (5.26, 2.76, 0), 'card2', 0.006)
    for row in range(ROWS):
        front, back, top = FRONT + row * GOING, FRONT + (row + 1) * GOING, RISE * (row + 1)
        last = row == ROWS - 1
        high = (RIGHT, back + (0.10 if last else -0.002), top - 0.045)
        model.slab((LEFT, front, 0.001), high, 'bass', 0.004, grain=0)
        high = (RIGHT + 0.02, back + (0.12 if last else -0.034), top)
        model.slab((LEFT - 0.02, front - 0.03, top - 0.044), high, 'oak', 0.008, grain=0)
    for x in (LEFT - 0.055, RIGHT):
        model.prism(END_BOARD, 0, 0.055, 'oak', shift(x, 0) @ ALONG_X, chamfer=0.006)
    ranks(model, random.Random(11))
    newcomer = model.at(-0.75, -1.55)
    newcomer.turned(BODY, 'accent')
    newcomer.turned(HEAD, 'accent')
    figure(model.at(2.35, -1.30), 'walnut', 'joiner')  # two who watch
    figure(model.at(2.78, -1.38), 'turned', 'site')
    model.finish()


def light() -> None:
    """A warm key from the left, a large cool fill from the right."""
    studio.room('#918B83', wall=13, floor=-0.36, light='#C2D0E2', strength=0.22)
    studio.split_light((-8.5, -7.5, 7.6), (0.4, 0, 0.6), 1.3, 1250, '#FFE7CB')
    studio.area_light((9, -4, 5), (0, 0, 1), 6, 120, '#CFDEF0')
    studio.only_lamps_light()


def ranks(model: Model, draw: random.Random) -> None:
    """A walnut disc for every place, and a figure on all but one."""
    for row in range(ROWS):
        for number in range(PLACES):
            x = LEFT + 0.32 + (RIGHT - LEFT - 0.64) * number / (PLACES - 1)
            x += draw.uniform(-0.012, 0.012)
            y = FRONT + (row + 0.5) * GOING - 0.015
            figure_y = y + draw.uniform(-0.012, 0.012)
            z = RISE * (row + 1)
            trade, wood = draw.choice(TRADES), draw.choice(WOODS)
            model.rod((x, y, z), (x, y, z + 0.004), 0.128, 'walnut', 26)
            if (row, number) != EMPTY:
                figure(model.at(x, figure_y, z + 0.004), wood, trade)


def figure(model: Model, wood: str, trade: str) -> None:
    """A figure with the mark of its trade; its head is of pale wood unless it is pale itself."""
    model.turned(BODY, wood)
    model.turned(HEAD, wood if wood in ('turned', 'bass') else 'turned')
    if trade in MARKS:
        MARKS[trade](model)


def helmet(model: Model) -> None:
    """For those on site: a white shell with a peak and a rib."""
    rim = EARS + 0.03
    quarter = [math.pi / 2 * k / 8 for k in range(1, 9)]
    crown = [(rim + 0.072 * math.sin(a), max(0.004, 0.087 * math.cos(a))) for a in quarter]
    model.turned(((EARS + 0.012, 0.084), (EARS + 0.018, 0.088), (rim, 0.087), *crown), 'shell')
    peak(model, 0.098, 0.125, 16, EARS + 0.010, EARS + 0.022, 'shell')
    arc = [math.pi * k / 14 for k in range(1, 14)]
    rib = [(0, -0.088 * math.cos(a), EARS + 0.031 + 0.073 * math.sin(a)) for a in arc]
    model.ribbon(rib, (0.026, 0.014), 'shell', chamfer_share=0.3)


def guards_cap(model: Model) -> None:
    """For security: a navy cap with a black peak."""
    model.turned(((0.485, 0.082), (0.495, 0.086), (0.535, 0.092), (0.55, 0.070)), 'navy')
    peak(model, 0.085, 0.135, 12, 0.483, 0.493, 'black')


def peak(
    model: Model, width: float, depth: float, steps: int, bottom: float, top: float, material: str
) -> None:
    """The peak of a helmet or a cap, towards the camera: half an ellipse."""
    x, y, z = model.point((0, 0, 0))
    angles = [math.pi * k / steps for k in reversed(range(steps + 1))]
    outline = [(x + width * math.cos(a), y - depth * math.sin(a)) for a in angles]
    # In coordinates of the board, whose grain runs on through all peaks
    model.at(-x, -y, -z).prism(outline, z + bottom, z + top, material)


def apron(model: Model) -> None:
    """For joiners: a bent card."""
    angles = [math.radians(28 + 124 * k / 10) for k in range(11)]
    path = [(0.1005 * math.cos(a), -0.1005 * math.sin(a), 0.20) for a in angles]
    model.ribbon(path, (0.010, 0.24), 'card', chamfer_share=0.2)


def roll_of_drawings(model: Model) -> None:
    """For designers: a roll under the arm, with a black band."""
    model.rod((0.06, -0.115, 0.20), (0.15, -0.10, 0.37), 0.020, 'card', 12)
    model.rod((0.125, -0.105, 0.325), (0.129, -0.104, 0.333), 0.0215, 'black', 12)


def broom(model: Model) -> None:
    """For cleaning."""
    model.rod((0.13, -0.07, 0), (0.115, -0.07, 0.52), 0.009, 'bass', 8)
    model.slab((0.07, -0.10, 0), (0.19, -0.04, 0.035), 'card2', 0.01)


def tool_case(model: Model) -> None:
    """For engineers: a dark case with a steel handle."""
    model.slab((-0.21, -0.15, 0), (-0.10, -0.03, 0.085), 'dark', 0.012)
    handle = ((-0.19, 0.085), (-0.185, 0.125), (-0.125, 0.125), (-0.12, 0.085))
    model.ribbon([(x, -0.09, z) for x, z in handle], (0.012, 0.012), 'steel')


MARKS = {
    'site': helmet,
    'guard': guards_cap,
    'joiner': apron,
    'drawing': roll_of_drawings,
    'clean': broom,
    'engineer': tool_case,
}
