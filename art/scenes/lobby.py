"""An office lobby cut open: glass front, gallery, a cleaner at work.

For the home of the facilities company and for cleaning. The cleaner and the vermilion trolley are
what to look at; everything else is calm and clean. The floor is polished and mirrors the light of
the key, so a change of the camera changes how dark it looks.
"""

import math
import random

from kit import studio, trees
from kit.figures import limb, person
from kit.geometry import Matrix, Model, Vector, place, rotation, shift
from kit.materials import Materials, acrylic, glow, plain, standard

GRADE = studio.Grade(exposure=0.65, vignette=0.22, warmth=-0.01)

LEFT, RIGHT, FRONT, BACK = -1.6, 2.62, -1.35, 1.35
CEILING = 1.66
PAVING = -0.135  # top of the paving outside
GALLERY_LEFT, GALLERY_FRONT, GALLERY = 0.86, 0.45, 0.78
GALLERY_FLOOR, GALLERY_RAIL = GALLERY + 0.09, GALLERY + 0.33
GALLERY_RIGHT, GALLERY_BACK = RIGHT - GALLERY_LEFT, BACK - GALLERY_FRONT  # from its own corner
DESK_X, DESK_Y = -0.93, 0.40
RECEPTIONIST = (DESK_X + 0.62, DESK_Y + 0.46, 0)
PLANTERS = ((-1.38, 1.12), (0.74, 1.14))
PENDANTS_Y = 0.60
PENDANTS = ((-0.70, 0.98), (-0.28, 1.10), (0.14, 0.94))
PERSON = 0.38


def build() -> None:
    build_model()
    light()
    camera()


def build_model() -> None:
    """The model alone: other scenes photograph it too."""
    surfaces = new_surfaces()
    model = Model(surfaces, seed=12)
    rooms(model)
    person(model, RECEPTIONIST, PERSON, math.pi + 0.25, 'dark', 'stand')
    seats(model)
    planters(model)
    pendants(model)
    cleaner(model)
    trolley(model)
    wet_floor_sign(model)
    people(model)
    model.finish()
    studio.not_as_lamps(surfaces, ['pglow'])
    plant_trees(surfaces)


def rooms(model: Model) -> None:
    """All that is fixed: site, walls, gallery, lifts and the reception desk."""
    site(model)
    floor(model, random.Random(5))
    back_wall(model)
    glass_front(model)
    gallery(model)
    lifts(model)
    gallery_posts(model)
    reception(model)


def new_surfaces() -> Materials:
    """The standard set with screens, lamps, the glass of the front, and tiles of three tones."""
    tones = (('f0', '#B5AEA2'), ('f1', '#BDB6AA'), ('f2', '#AEA79B'))
    return standard(
        plain('gloss', '#26282B', roughness=0.3, specular=0.4),
        glow('pglow', '#FFE2BC', 5.0),
        acrylic('acr2', '#E6F0F0', reflection=1.5),
        *(plain(name, colour, roughness=0.12, specular=0.65) for name, colour in tones),
    )


def site(model: Model) -> None:
    """The base board, and the paving of the square on the left."""
    model.slab((-5.4, -2.75, -0.46), (4.3, 2.7, -0.22), 'oak', 0.02)
    model.slab((-5.3, -2.65, -0.22), (4.2, 2.6, -0.16), 'card2', 0.006)
    for flag in model.at(-5.2, -2.1).grid(15, 13, 0.23, 0.34):
        flag.slab((0.004, 0.004, -0.16), (0.226, 0.336, PAVING), 'card2', 0.004)


def floor(model: Model, draw: random.Random) -> None:
    """The slab, whose cut edge shows its layers, and polished tiles."""
    low, high = (LEFT - 0.11, FRONT - 0.02, -0.16), (RIGHT + 0.06, BACK + 0.12, -0.05)
    model.slab(low, high, 'grey', 0.006)
    model.slab((LEFT - 0.08, FRONT, -0.05), (RIGHT + 0.04, BACK + 0.10, -0.022), 'card', 0.004)
    columns, rows, joint = 12, 8, 0.0025
    width, depth = (RIGHT - LEFT) / columns, (BACK - FRONT) / rows
    for tile in model.at(LEFT, FRONT).grid(columns, rows, width, depth):
        low, high = (joint, joint, -0.022), (width - joint, depth - joint, 0)
        tile.slab(low, high, draw.choice(['f0', 'f1', 'f2']), 0.0015)


def back_wall(model: Model) -> None:
    """Card, with upright oak slats behind the desk."""
    model.slab((LEFT - 0.02, BACK, -0.03), (RIGHT + 0.04, BACK + 0.09, CEILING), 'card', 0.005)
    wall, width, top, slats = model.at(LEFT + 0.40, BACK), 0.56 - LEFT - 0.40, 1.42, 32
    wall.slab((-0.02, -0.022, 0), (width + 0.02, -0.002, top), 'dark', 0.003)
    pitch = width / slats
    for slat in wall.row(slats, pitch):
        slat.slab((pitch * 0.16, -0.06, 0), (pitch * 0.84, -0.02, top), 'oak', 0.004, grain=2)
    wall.slab((-0.03, -0.07, top), (width + 0.03, -0.001, top + 0.035), 'card2', 0.004)


def glass_front(model: Model) -> None:
    """The facade on the left: mullions, transoms, one sheet, and a fascia."""
    front, depth = model.at(LEFT, FRONT), BACK - FRONT
    for mullion in front.row(9, y=depth / 8):
        mullion.slab((-0.075, -0.018, -0.02), (0.015, 0.018, CEILING), 'card', 0.004)
    for z in (0.0, 0.62, 1.18, CEILING - 0.035):
        front.slab((-0.058, -0.012, z), (-0.002, depth, z + 0.026), 'card', 0.003)
    front.slab((-0.034, 0.02, 0.03), (-0.026, depth - 0.01, CEILING - 0.04), 'acr2', 0.001)
    front.slab((-0.10, -0.03, CEILING), (0.05, depth + 0.10, CEILING + 0.07), 'card', 0.005)


def gallery(model: Model) -> None:
    """A slab with an oak soffit and floor, glass guards with oak rails, three columns."""
    here, right, back = model.at(GALLERY_LEFT, GALLERY_FRONT), GALLERY_RIGHT, GALLERY_BACK
    z, floor_z, rail = GALLERY, GALLERY_FLOOR, GALLERY_RAIL
    here.slab((0, 0, z), (right + 0.03, back - 0.003, z + 0.075), 'card', 0.005)
    here.slab((0.03, 0.03, z - 0.018), (right, back - 0.006, z - 0.001), 'oak', 0.003)
    here.slab((0.02, 0.02, z + 0.075), (right + 0.01, back - 0.01, floor_z), 'oak', 0.003)
    here.slab((0.012, 0.012, floor_z), (right, 0.02, rail), 'acr2', 0.001)
    here.slab((0.012, 0.022, floor_z), (0.02, back - 0.01, rail), 'acrylic', 0.001)
    here.slab((0, 0.002, rail), (right + 0.02, 0.03, rail + 0.02), 'oak', 0.004)
    here.slab((0, 0.03, rail), (0.03, back - 0.01, rail + 0.02), 'oak', 0.004)
    for x in (0.14, 0.94, right - 0.12):
        here.rod((x, 0.16, 0), (x, 0.16, z - 0.015), 0.05, 'card', 24)


def lifts(model: Model) -> None:
    """Two lifts and a door below the gallery, panels above it."""
    wall = model.at(0, BACK)
    for lift in wall.each(((1.10, 0), (1.65, 0))):
        lift.slab((-0.05, -0.03, 0), (0.43, -0.001, 0.56), 'card2', 0.004)
        for left, right in ((0, 0.188), (0.192, 0.38)):
            lift.slab((left, -0.045, 0), (right, -0.02, 0.50), 'steel', 0.003)
        lift.slab((0.15, -0.05, 0.52), (0.23, -0.03, 0.545), 'pglow', 0.003)
    wall.slab((2.22, -0.03, 0), (2.50, -0.001, 0.50), 'oak', 0.004, grain=2)
    wall.slab((2.27, -0.045, 0.24), (2.285, -0.025, 0.30), 'steel', 0.003)
    for k, panel in enumerate(wall.at(1.02, 0).row(5, 0.32)):
        material = 'oak' if k == 3 else 'card2'
        panel.slab((0, -0.025, GALLERY + 0.1), (0.25, -0.002, 1.36), material, 0.005)


def gallery_posts(model: Model) -> None:
    """The posts of the guards."""
    here = model.at(GALLERY_LEFT, GALLERY_FRONT)
    places = [(0.012 + (GALLERY_RIGHT - 0.03) * k / 8, 0.016) for k in range(9)]
    places += [(0.016, 0.016 + (GALLERY_BACK - 0.03) * k / 4) for k in range(1, 5)]
    for post in here.each(places):
        post.rod((0, 0, GALLERY_FLOOR), (0, 0, GALLERY_RAIL + 0.01), 0.006, 'dark', 6)


def reception(model: Model) -> None:
    """An oak desk with a card top and two screens."""
    desk = model.at(DESK_X, DESK_Y)
    for board in desk.row(20, 0.063):
        board.slab((0, 0, 0.02), (0.059, 0.05, 0.235), 'oak', 0.005, grain=2)
    desk.slab((-0.01, 0.01, 0), (1.27, 0.30, 0.02), 'dark', 0.003)
    desk.slab((0, 0.05, 0.02), (0.05, 0.32, 0.235), 'oak', 0.004)
    desk.slab((1.21, 0.05, 0.02), (1.26, 0.32, 0.235), 'oak', 0.004)
    desk.slab((-0.03, -0.03, 0.235), (1.29, 0.16, 0.262), 'card', 0.005)
    desk.slab((0.05, 0.165, 0.15), (1.21, 0.34, 0.17), 'card', 0.003)
    for screen in desk.each(((0.32, 0), (0.72, 0))):
        screen.slab((0, 0.19, 0.23), (0.17, 0.20, 0.335), 'gloss', 0.004)
        screen.slab((0.075, 0.195, 0.17), (0.095, 0.205, 0.24), 'gloss', 0.002)


def seats(model: Model) -> None:
    """A sofa, an armchair and a round table on a rug."""
    model.slab((1.05, -0.40, 0.0005), (2.3, 0.28, 0.008), 'grey', 0.002)
    sofa(model.at(1.62, 0.14), 0.70)
    sofa(model.on(shift(2.20, -0.16) @ rotation(-90)), 0.30)
    table = model.at(1.62, -0.20)
    table.rod((0, 0, 0.10), (0, 0, 0.118), 0.13, 'oak', 28)
    table.rod((0, 0, 0), (0, 0, 0.10), 0.02, 'dark', 12)
    table.rod((0, 0, 0.006), (0, 0, 0.016), 0.07, 'dark', 20)


def sofa(model: Model, width: float) -> None:
    """Seat, back, two arms and four oak feet; it looks along -Y."""
    model.box((0, 0, 0.075), (width, 0.27, 0.07), 'grey', 0.02)
    model.box((0, 0.12, 0.15), (width, 0.06, 0.13), 'grey', 0.02)
    for x in (-width / 2 - 0.02, width / 2 + 0.02):
        model.box((x, 0, 0.10), (0.05, 0.27, 0.13), 'grey', 0.02)
    for foot in model.each((x, y) for x in (-width * 0.45, width * 0.45) for y in (-0.1, 0.1)):
        foot.box((0, 0, 0.02), (0.02, 0.02, 0.05), 'oak', 0.003)


def planters(model: Model) -> None:
    """Two square pots with earth."""
    for pot in model.each(PLANTERS):
        pot.slab((-0.11, -0.11, 0), (0.11, 0.11, 0.17), 'card', 0.008)
        pot.slab((-0.095, -0.095, 0.165), (0.095, 0.095, 0.174), 'dark', 0.002)


def pendants(model: Model, lit: tuple[int, ...] = (0, 1, 2)) -> None:
    """Three lamps over the desk, each on its own bracket from the wall; `lit` are on."""
    y, bracket = PENDANTS_Y, 1.53
    for index, (x, z) in enumerate(PENDANTS):
        model.rod((x, BACK - 0.002, bracket), (x, y, bracket), 0.007, 'black', 8)
        model.rod((x, y, z), (x, y, bracket + 0.004), 0.0045, 'black', 6)
        model.rod((x, y, z - 0.07), (x, y, z + 0.03), 0.08, 'card', 24, end_radius=0.03)
        model.ball((x, y, z - 0.07), 0.036, 'pglow' if index in lit else 'card2', 2)


def cleaner(model: Model, top: str = 'dark') -> None:
    """The cleaner and the mop, whose strands lie on the floor."""
    on_figure = person(model, (-0.40, -0.66, 0), PERSON, math.radians(105), 'dark', 'mop', top=top)
    head = Vector((-0.70, -0.78, 0.02))
    hand = on_figure((0.02, 0.25, 0.64))
    up = (hand - head).normalized()
    model.rod(head, hand + up * 0.10, 0.0075, 'bass', 8)
    for k in range(13):
        angle = math.radians(-70 + k * 26)
        out = Vector((math.cos(angle) * 0.055 - 0.012, math.sin(angle) * 0.075, -0.012))
        ends = head + Vector((0, 0, 0.012)), head + out
        limb(model, *ends, (0.011, 0.010), (0.013, 0.008), 'grey', sides=6)


def trolley(model: Model, here: Matrix = shift(0.36, -0.62) @ rotation(-18)) -> None:
    """The vermilion cleaning trolley: bag, shelves, bottles, handle, broom."""
    model = model.on(here)
    model.box((0, 0, 0.055), (0.50, 0.22, 0.022), 'card2')
    for castor in model.each((x, y, 0.022) for x in (-0.21, 0.21) for y in (-0.09, 0.09)):
        castor.rod((-0.012, 0, 0), (0.012, 0, 0), 0.022, 'black', 14)
    for post in model.each((x, y) for x in (-0.05, 0.23) for y in (-0.09, 0.09)):
        post.rod((0, 0, 0.06), (0, 0, 0.36), 0.008, 'card', 8)
    model.box((0.09, 0, 0.20), (0.29, 0.19, 0.014), 'card2')
    model.box((0.09, 0, 0.335), (0.29, 0.20, 0.02), 'card2')
    model.box((0.16, 0, 0.25), (0.10, 0.12, 0.08), 'bass')
    for i in range(5):
        x, y, material = 0.05 * i, -0.05 + 0.05 * (i % 2), ('card', 'grey', 'card')[i % 3]
        model.rod((x, y, 0.34), (x, y, 0.40), 0.018, material, 10, end_radius=0.010)
    model.box((0.10, 0, 0.11), (0.24, 0.18, 0.085), 'accent', 0.012)
    model.box((-0.155, 0, 0.205), (0.17, 0.195, 0.27), 'accent', 0.03)
    model.box((-0.155, 0, 0.345), (0.19, 0.215, 0.018), 'card')
    for y in (-0.09, 0.09):
        model.rod((0.23, y, 0.36), (0.29, y, 0.40), 0.008, 'card', 8)
    model.rod((0.29, -0.09, 0.40), (0.29, 0.09, 0.40), 0.009, 'dark', 8)
    model.rod((0.19, 0.075, 0.07), (0.16, 0.085, 0.62), 0.007, 'bass', 8)
    model.box((0.16, 0.085, 0.63), (0.10, 0.025, 0.02), 'card')


def wet_floor_sign(model: Model) -> None:
    """Two vermilion boards that lean on each other."""
    sign = model.at(-1.05, -1.08)
    for side in (-1, 1):
        foot, head = (0, side * 0.05, 0.004), (0, side * 0.006, 0.20)
        sign.beam(foot, head, (0.11, 0.008), 'accent', 0.002)


def people(model: Model) -> None:
    """One crossing the lobby, one on the gallery, one outside, one at the lifts."""
    person(model, (1.45, -0.86, 0), 0.37, math.radians(60), 'dark', 'walk')
    person(model, (1.9, 0.72, GALLERY_FLOOR), 0.36, math.radians(150), 'card', 'stand')
    person(model, (-2.9, -1.0, PAVING), PERSON, math.radians(-80), 'dark', 'walk')
    person(model, (1.40, 1.05, 0), 0.36, 0.2, 'dark', 'stand')


def plant_trees(surfaces: Materials) -> None:
    """Two plants in their pots and two trees behind the square."""
    sage, moss = trees.grove(surfaces, (), 0, flakes=1500, flake=0.021)
    shrub = {'height': 0.7, 'crown': 0.34, 'flakes': 700, 'flake': 0.035}
    plant = trees.tree(surfaces, 'plant', 'sage', 9, **shrub)
    for (x, y), scale, turn in zip(PLANTERS, (0.62, 0.55), (1, 3)):
        place(plant, (x, y, 0.15), scale=scale, turn=turn)
    place(sage, (-2.9, 1.7, -0.14), scale=1.5, turn=1)
    place(moss, (-3.9, 2.1, -0.14), scale=1.15, turn=2.2)


def light() -> None:
    """The key, the fill, and lamps below the gallery and over the desk."""
    studio.room('#A39D94', wall=13, floor=-0.46, light='#C3D2E4', strength=0.17)
    studio.point_light((1.7, 0.85, 0.70), 5, '#FFD0A0', 0.06)
    studio.point_light((-0.3, 0.75, 0.86), 4, '#FFD3A0', 0.06)
    studio.area_light((-9.8, -4.4, 5.4), (0, 0, 0.4), 0.8, 2250, '#FFE3C2')
    studio.area_light((8, -5, 4.5), (0, 0, 0.8), 6, 80, '#CFDEF0')


def camera() -> None:
    """The lobby on the right, plain paper on the left for words."""
    studio.camera((4.9, -10.9, 3.55), (-0.72, 0, 0.60), 57, 4.5, focus=(0, -0.7, 0.3))
