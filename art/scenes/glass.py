"""One floor of the Docklands office before dawn, from near: a cleaner, and glass not yet cleaned.

For the page of the cleaning in Docklands, whose hero is `docklands`. Model and light are those of
docklands.py, with the third floor furnished. The trolley is the accent. The carpet is vacuumed in
strips on the left; two bays of glass on the right are still dull. Lengths are metres of the floor.
"""

import math

from kit import studio
from kit.figures import person
from kit.geometry import Model, rotation, shift
from kit.materials import Material, card, glow, new_material, plain
from kit.palette import linear
from scenes import docklands as tower

GRADE = studio.Grade(exposure=0.75, vignette=0.22, bloom=0.06, bloom_threshold=1.4)

METRE = 1 / 11
FLOOR = 3
CLEAR = 2.52  # from floor to ceiling
GLASS, CORE = 0.33, 4.62  # Y of the glazing and of the wall of the core
FIRST, BAY = 3.22, 2.358  # X of the first bar of the glazing, and from bar to bar
DULL = (2, 3)  # bays


def build() -> None:
    surfaces = tower.build_model(FLOOR)
    surfaces['dull'] = dull_glass()
    surfaces['pile'] = card('pile', '#6F7174', variation=0.02)
    surfaces['swept'] = card('swept', '#8B8D8F', variation=0.02)
    surfaces['lamp'] = glow('lamp', '#FFE3BE', 3.0)
    surfaces['inox'] = plain('inox', '#B4B6B8', roughness=0.45, metal=0.4)
    model = Model(surfaces, seed=41)
    z = tower.floor_level(FLOOR) + tower.SILL
    floor = model.at(tower.LEFT, tower.FRONT, z).scaled(METRE)
    carpet(floor)
    core(floor)
    for desk in floor.each(((4.0, 2.85), (7.6, 2.85), (11.2, 2.85), (14.8, 2.85))):
        desks(desk)
    meeting_table(floor.at(2.5, 3.1))
    for bay in DULL:
        x = FIRST + bay * BAY
        floor.slab((x + 0.09, GLASS - 0.01, 0.01), (x + BAY - 0.09, GLASS, CLEAR), 'dull', 0.001)
    left_side(floor)
    cleaner(model, floor)
    trolley(floor.on(shift(7.15 * METRE, 1.2 * METRE) @ rotation(15)))
    model.finish()
    tower.light()
    lamp = floor.point((9, 2.3, CLEAR - 0.05))
    studio.area_light(lamp, (lamp[0], lamp[1], 0), 1.5, 1.6, '#FFD7A4', height=0.25)
    studio.only_lamps_light()
    target, focus = floor.point((7.0, 1.2, 1.1)), floor.point((7, 1, 1))
    x, y, z = target
    studio.camera((x - 0.78, y - 1.66, z + 0.30), target, 72, 60, focus)


def dull_glass() -> Material:
    """A film of dust and dried rain on clear glass, a little denser in upright streaks."""
    material, graph = new_material('dull')
    place = graph.add('TexCoord').outputs['Object']
    mapping = graph.add('Mapping', {'Vector': place, 'Scale': (55, 55, 5)}).outputs[0]
    noise = graph.add('TexNoise', {'Vector': mapping, 'Scale': 1.0, 'Detail': 4}).outputs['Fac']
    share = graph.ramp(noise, [(0.3, 0.26), (0.7, 0.46)])
    clear = graph.add('BsdfTransparent')
    film = graph.add('BsdfTranslucent', {'Color': linear('#D9DAD6')})
    graph.finish(graph.add('MixShader', {0: share, 1: clear.outputs[0], 2: film.outputs[0]}))
    return material


def carpet(floor: Model) -> None:
    """Carpet tiles up to the core; where it is vacuumed, in lighter and darker strips."""
    edge = [((x - tower.LEFT) / METRE, (y - tower.FRONT) / METRE) for x, y in tower.outline(0.05)]
    floor.prism(edge, -0.02, 0.008, 'pile')
    for strip in floor.at(3.3, 0).row(5, 1.2):
        strip.slab((0, 0.6, 0), (0.6, CORE, 0.014), 'swept', 0.0005)


def core(floor: Model) -> None:
    """Two lifts with steel doors in the wall of the core, and an oak door."""
    for lift in floor.each(((6.1, CORE), (8.6, CORE))):
        lift.slab((-0.12, -0.05, 0), (1.32, -0.005, 2.2), 'dark', 0.002)
        for door in lift.row(2, 0.605):
            door.slab((0, -0.075, 0), (0.595, -0.05, 2.08), 'inox', 0.001, grain=2)
        lift.slab((1.55, -0.03, 1.0), (1.65, -0.005, 1.25), 'inox', 0.001)
    floor.slab((11.4, CORE - 0.05, 0), (12.35, CORE - 0.005, 2.1), 'oak', 0.002, grain=2)


def desks(spot: Model) -> None:
    """Two desks face to face, with screens and chairs."""
    spot.slab((0, -0.8, 0.71), (2.8, 0.8, 0.745), 'oak', 0.001)
    spot.legs((0.06, -0.74, 0.012), (2.74, 0.74, 0.71), 0.06, 'dark', 0.0005)
    for x in (0.4, 1.8):
        for side in (-1, 1):
            screen = spot.at(x, side * 0.22)
            screen.slab((0, -0.02, 0.86), (0.6, 0.02, 1.2), 'black', 0.0008)
            screen.slab((0.26, -0.025, 0.745), (0.34, 0.025, 0.88), 'dark', 0.0005)
            chair(spot.on(shift((x + 0.3) * METRE, side * 1.15 * METRE) @ rotation(90 - 90 * side)))


def chair(spot: Model) -> None:
    """A swivel chair that looks towards -Y."""
    spot.slab((-0.24, -0.24, 0.44), (0.24, 0.22, 0.52), 'dark', 0.003)
    spot.slab((-0.22, 0.2, 0.6), (0.22, 0.26, 1.02), 'dark', 0.003)
    spot.rod((0, 0, 0.06), (0, 0, 0.45), 0.03, 'steel', 10)
    for k in range(5):
        x, y = math.cos(k * 1.257) * 0.28, math.sin(k * 1.257) * 0.28
        spot.beam((0, 0, 0.1), (x, y, 0.05), (0.04, 0.03), 'steel', 0.0005)


def meeting_table(spot: Model) -> None:
    """A round table with three chairs, in the corner."""
    spot.rod((0, 0, 0.7), (0, 0, 0.74), 0.6, 'oak', 32)
    spot.rod((0, 0, 0.012), (0, 0, 0.7), 0.05, 'dark', 12)
    spot.rod((0, 0, 0.008), (0, 0, 0.03), 0.32, 'dark', 24)
    for degrees in (20, 140, 260):
        chair(spot.on(rotation(degrees) @ shift(0, 0.85 * METRE)))


def left_side(floor: Model) -> None:
    """Bars of the glazing on the left side, which the first camera does not see."""
    for bar in floor.at(GLASS, 3.42).row(7, 0, 2.24):
        bar.slab((-0.09, -0.09, 0), (0.09, 0.09, CLEAR), 'dark', 0.002)


def cleaner(model: Model, floor: Model) -> None:
    """The cleaner, who pushes a vacuum cleaner along the glass."""
    turn = 92
    spot = (5.05, 0.98, 0.014)
    on_figure = person(floor, spot, tower.PERSON, math.radians(turn), 'dark', 'push', 'card')
    here = floor.on(shift(spot[0] * METRE, spot[1] * METRE) @ rotation(turn))
    here.slab((-0.16, 0.92, 0.012), (0.16, 1.16, 0.11), 'grey', 0.002)
    head, hands = here.point((0, 1.0, 0.1)), on_figure((0, 0.25, 0.59))
    model.rod(head, hands, 0.0016, 'steel', 8)
    here.rod((0, 0.95, 0.22), (0, 0.66, 0.62), 0.075, 'grey', 12)


def trolley(spot: Model) -> None:
    """The vermilion trolley: a bag in its frame, two trays, a pole with a squeegee."""
    for castor in spot.each((x, y) for x in (-0.48, 0.42) for y in (-0.2, 0.2)):
        castor.rod((-0.02, 0, 0.06), (0.02, 0, 0.06), 0.05, 'black', 12)
    spot.slab((-0.55, -0.26, 0.11), (0.5, 0.26, 0.16), 'dark', 0.001)
    spot.slab((-0.52, -0.23, 0.2), (-0.1, 0.23, 0.92), 'accent', 0.006)
    spot.slab((-0.55, -0.26, 0.92), (-0.07, 0.26, 0.96), 'card', 0.001)
    for post in spot.each((x, y) for x in (-0.04, 0.46) for y in (-0.23, 0.23)):
        post.rod((0, 0, 0.16), (0, 0, 0.95), 0.015, 'steel', 8)
    for z in (0.5, 0.88):
        spot.slab((-0.04, -0.24, z), (0.48, 0.24, z + 0.03), 'card', 0.001)
    spot.slab((0.0, -0.2, 0.16), (0.44, 0.2, 0.42), 'accent', 0.003)
    for k in range(4):
        x, y = 0.06 + 0.11 * k, 0.1 - 0.2 * (k % 2)
        spot.rod((x, y, 0.91), (x, y, 1.12), 0.045, 'card', 10, end_radius=0.02)
    spot.rod((-0.58, 0.1, 0.14), (-0.58, 0.1, 1.6), 0.016, 'bass', 8)
    spot.slab((-0.6, -0.12, 1.58), (-0.56, 0.32, 1.63), 'steel', 0.0006)
