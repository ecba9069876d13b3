"""The site beside the canal before there is a building: a piling rig, stopped by an old footing.

For the office in Leeds. Ground, canal, neighbours and light are those of canal.py. Two piles of the
front row are cast, the third meets the footing in the cut. The vermilion rig is what to look at.
"""

import math

from kit import studio
from kit.figures import person
from kit.geometry import Model, Vector, rotation, shift
from scenes import canal
from scenes.canal import CUT, OFFICE, PERSON

GRADE = studio.Grade(exposure=0.75, vignette=0.2, warmth=-0.02)

MAT = 0.035  # top of the crushed stone for the rig
PILES = [OFFICE[0] + 0.1 + 0.3 * k for k in range(7)]
ROWS = (-0.55, 0.4)  # Y of the rows behind the cut
CAST = 2  # piles of a row, counted from the canal
BORE = PILES[CAST]
FOOTING, COURSE = -0.44, 0.034  # foot, and height of a course
TIP = FOOTING + 6 * COURSE


def build() -> None:
    model = Model(canal.materials(), seed=31)
    canal.ground(model)
    canal.canal(model)
    canal.neighbours(model)
    site(model)
    footing(model.at(BORE + 0.07, CUT, FOOTING))
    cast_piles(model)
    auger(model.at(BORE, CUT), 0.74, TIP)
    rig(model.on(shift(BORE, CUT, MAT) @ rotation(118)))
    cages(model.at(1.62, -1.28, MAT))
    people(model)
    model.finish()
    canal.light()
    studio.camera((-1.75, -7.2, 1.75), (0.86, -1.4, 0.29), 66, 7, focus=(1.0, -1.5, 0.2))


def site(model: Model) -> None:
    """The mat of crushed stone, spoil beside the bore, and a fence along the towpath."""
    model.slab((0.40, CUT + 0.003, 0), (2.9, 0.80, MAT), 'fill', 0.012)
    for x, y, size in ((1.22, -1.48, 0.075), (1.29, -1.44, 0.06), (1.25, -1.4, 0.08)):
        model.ball((x, y, MAT - 0.01), size, 'marl', 3, 0.6)
    for panel in model.at(0.36, CUT + 0.02).row(5, 0, 0.46):
        for z in (0.03, 0.25):
            panel.rod((0, 0.01, z), (0, 0.44, z), 0.005, 'steel', 8)
        for wire in panel.at(0, 0.01, 0.03).row(12, 0, 0.039):
            wire.rod((0, 0, 0), (0, 0, 0.22), 0.0022, 'steel', 6)
        for y in (0.01, 0.44):
            panel.rod((0, y, 0), (0, y, 0.255), 0.006, 'steel', 8)
            panel.slab((-0.05, y - 0.02, 0.008), (0.05, y + 0.02, 0.028), 'dark', 0.004)


def footing(model: Model) -> None:
    """Six courses of old brick, stepped, sawn through at the cut."""
    for k, count in enumerate((7, 7, 5, 5, 3, 3)):
        course = model.at(-count * 0.032, 0, k * COURSE)
        for brick in course.row(count, 0.064):
            brick.slab((0.002, -0.024, 0), (0.062, 0.1, COURSE - 0.003), 'clay2', 0.003)


def cast_piles(model: Model) -> None:
    """White piles with starter bars from the canal up to the rig; pegs for those to come."""
    for x in PILES[:CAST]:
        model.rod((x, CUT, -0.94), (x, CUT, MAT + 0.012), 0.048, 'card', 24)
        starters(model.at(x, CUT, MAT))
        for y in ROWS:
            model.rod((x, y, 0), (x, y, MAT + 0.012), 0.048, 'card', 24)
            starters(model.at(x, y, MAT))
    for x in PILES[CAST:]:
        for y in ROWS if x < 1.2 else (CUT + 0.05, *ROWS):
            model.rod((x, y, MAT), (x, y, MAT + 0.06), 0.006, 'oak', 8)
            model.box((x, y, MAT + 0.064), (0.02, 0.02, 0.012), 'card', 0.002)


def ring(radius: float, count: int) -> list[tuple[float, float]]:
    """Points on a circle."""
    angles = [2 * math.pi * (k + 0.5) / count for k in range(count)]
    return [(radius * math.cos(a), radius * math.sin(a)) for a in angles]


def starters(model: Model) -> None:
    """The bars that stand out of a pile."""
    for x, y in ring(0.034, 7):
        model.rod((x, y, 0), (x, y, 0.13), 0.0035, 'dark', 6)
    for z in (0.05, 0.1):
        hoop = [(x, y, z) for x, y in ring(0.036, 20)]
        model.ribbon(hoop, (0.004, 0.004), 'dark', closed=True)


def cages(model: Model) -> None:
    """Three cages for the next piles, on two sleepers."""
    for x in (0.12, 0.72):
        model.slab((x, -0.02, 0), (x + 0.05, 0.36, 0.03), 'bass', 0.004)
    for cage in model.at(0, 0.045, 0.066).row(3, 0.015, 0.115):
        for y, z in ring(0.034, 7):
            cage.rod((0, y, z), (0.95, y, z), 0.0035, 'dark', 6)
        for hoop in cage.at(0.03, 0).row(18, 0.0525):
            points = [(0, y, z) for y, z in ring(0.0365, 18)]
            hoop.ribbon(points, (0.0035, 0.0035), 'dark', Vector((1, 0, 0)), closed=True)


def auger(model: Model, top: float, tip: float) -> None:
    """A stem with flights, full of earth in the ground, its point on the footing."""
    model.rod((0, 0, tip + 0.012), (0, 0, top), 0.014, 'steel', 14)
    model.rod((0, 0, tip + 0.02), (0, 0, 0.02), 0.039, 'marl', 20)
    model.rod((0, 0, tip), (0, 0, tip + 0.03), 0.006, 'steel', 12, end_radius=0.016)
    steel, steps, pitch = model.pieces('steel'), 28, 0.075
    count = int((top - 0.05 - tip) / pitch * steps)
    for k in range(count + 1):
        angle, z = 2 * math.pi * k / steps, tip + 0.014 + pitch * k / steps
        for radius, lift in ((0.012, 0), (0.048, 0), (0.048, 0.006), (0.012, 0.006)):
            spot = (radius * math.cos(angle), radius * math.sin(angle), z + lift)
            steel.vertices.append(Vector(model.point(spot)))
            steel.grain.append(list(spot))
    steel.tube(count + 1, 4)


def rig(model: Model) -> None:
    """A tracked rig: X runs from the auger back over mast, cab, engine and counterweight."""
    for y in (-0.15, 0.15):
        belt = [(0.20, 0.045), (0.235, 0.0), (0.725, 0.0)]
        belt += [(0.76, 0.045), (0.725, 0.09), (0.235, 0.09)]
        side = model.on(shift(0, y + 0.04) @ rotation(90, 'X'))
        side.prism(belt, 0, 0.08, 'black', chamfer=0.006)
        for wheel in side.at(0.27, 0.045).row(6, 0.084):
            wheel.rod((0, 0, -0.003), (0, 0, 0.083), 0.022, 'dark', 14)
    model.slab((0.30, -0.11, 0.05), (0.66, 0.11, 0.11), 'dark', 0.008)
    model.rod((0.48, 0, 0.1), (0.48, 0, 0.135), 0.11, 'dark', 28)
    model.slab((0.19, -0.17, 0.13), (0.72, 0.17, 0.165), 'accent', 0.008)
    model.slab((0.40, -0.165, 0.16), (0.72, 0.165, 0.31), 'accent', 0.014)
    model.slab((0.70, -0.175, 0.14), (0.80, 0.175, 0.30), 'dark', 0.014)
    for slot in model.at(0.47, 0, 0.2).row(6, 0.035):
        slot.slab((0, -0.168, 0), (0.02, 0.168, 0.07), 'dark', 0.002)
    model.rod((0.60, -0.09, 0.3), (0.60, -0.09, 0.38), 0.014, 'dark', 12)
    cab(model)
    mast(model)


def cab(model: Model) -> None:
    """The cab, beside the mast: dark glass in a vermilion frame."""
    model.slab((0.211, 0.051, 0.165), (0.384, 0.159, 0.38), 'pane', 0.004)
    model.slab((0.205, 0.045, 0.165), (0.39, 0.165, 0.225), 'accent', 0.006)
    model.slab((0.197, 0.041, 0.378), (0.39, 0.169, 0.397), 'accent', 0.006)
    for post in model.each((x, y) for x in (0.205, 0.30, 0.376) for y in (0.045, 0.151)):
        post.slab((0, 0, 0.22), (0.014, 0.014, 0.382), 'accent', 0.003)


def mast(model: Model) -> None:
    """A mast of box section with its rams, head, rope, drive and guide."""
    model.slab((0.075, -0.035, 0.0), (0.135, 0.035, 1.13), 'card', 0.006)
    for y in (-0.045, 0.033):
        model.slab((0.068, y, 0.03), (0.085, y + 0.012, 1.12), 'dark', 0.002)
    model.slab((0.06, -0.06, 0.0), (0.2, 0.06, 0.03), 'dark', 0.004)
    model.slab((0.13, -0.05, 0.13), (0.24, 0.035, 0.2), 'dark', 0.006)
    for y in (-0.10, 0.022):
        model.rod((0.42, y, 0.24), (0.30, y * 0.8, 0.44), 0.02, 'dark', 14)
        model.rod((0.30, y * 0.8, 0.44), (0.135, y * 0.4, 0.72), 0.011, 'steel', 12)
    model.slab((-0.03, -0.03, 1.13), (0.16, 0.03, 1.155), 'accent', 0.006)
    for x in (-0.005, 0.15):
        model.rod((x, -0.014, 1.165), (x, 0.014, 1.165), 0.035, 'dark', 20)
    model.rod((-0.005, 0, 0.80), (-0.005, 0, 1.14), 0.0035, 'black', 6)
    model.rod((0.18, 0, 1.15), (0.36, 0, 0.30), 0.0035, 'black', 6)
    model.slab((-0.055, -0.06, 0.68), (0.07, 0.06, 0.80), 'accent', 0.01)
    model.rod((0, 0, 0.64), (0, 0, 0.69), 0.035, 'dark', 18)
    for y in (-0.04, 0.04):
        model.rod((-0.02, y, 0.80), (-0.02, y, 0.86), 0.022, 'dark', 14)
    shares = [k / 12 for k in range(13)]
    hose = [(0.11 * t, -0.06 - 0.1 * math.sin(math.pi * t), 0.82 - 0.36 * t) for t in shares]
    model.ribbon([*hose, (0.2, -0.06, 0.38), (0.38, -0.06, 0.30)], (0.012, 0.012), 'black')
    model.slab((-0.06, -0.055, 0.07), (0.08, -0.048, 0.10), 'dark', 0.003)
    model.slab((-0.06, 0.048, 0.07), (0.08, 0.055, 0.10), 'dark', 0.003)


def people(model: Model) -> None:
    """A banksman, the engineer with a drawing beside the piles, and one at the cages."""
    person(model, (0.59, -1.45, MAT), PERSON, -1.75, 'dark', 'point', hat='card', top='card')
    at = person(model, (1.50, -1.40, MAT), PERSON, 1.9, 'dark', 'plan', hat='card')
    hands = shift(*at((0, 0.2, 0.65))) @ rotation(109) @ rotation(25, 'X')
    model.box_at(hands, (0.1, 0.075, 0.003), 'card')
    person(model, (2.15, -0.74, MAT), PERSON, 2.6, 'dark', 'stand', hat='card', top='card')
