"""A plant room cut open: boilers, pumps, ducts, and one vermilion pipe.

For specialist management. The vermilion run goes through everything: from the left wall over the
boilers, down to the pumps, and out through the back wall. Keep it unbroken.
"""

import math
from collections.abc import Sequence

from kit import studio
from kit.buildings import around
from kit.figures import person
from kit.geometry import Model, Point, Vector, arc, rotation, shift
from kit.materials import plain, standard

GRADE = studio.Grade(exposure=0.6, vignette=0.22, warmth=-0.015)

LEFT, RIGHT, FRONT, BACK, HEIGHT = -1.95, 2.75, -1.15, 1.35, 2.0
BLOCK, COURSE = 0.32, 0.115  # of the wall
COURSES = int(HEIGHT / COURSE)
WALL = COURSES * COURSE  # its height, in whole courses
PERSON = 0.40

HEADER = -0.10  # Y of the vermilion header before the pumps
AXES = {'x': Vector((1, 0, 0)), 'y': Vector((0, 1, 0)), 'z': Vector((0, 0, 1))}
ELBOW_STEPS, PIPE_SIDES = 7, 18


def build() -> None:
    build_model()
    light()
    studio.camera((4.3, -11.2, 3.7), (-0.92, 0, 0.84), 55, 4.5, focus=(0.6, -0.3, 0.6))


def build_model() -> None:
    surfaces = standard(
        plain('pc', '#E7E3DA', roughness=0.55, specular=0.35),
        plain('scr', '#22262B', roughness=0.3),
    )
    model = Model(surfaces, seed=41)
    room(model)
    model.slab((-1.62, 0.40, 0), (0.10, 1.20, 0.07), 'grey', 0.008)
    for x in (-1.55 + k * 0.55 for k in range(3)):
        boiler(model.at(x, 0))
    boiler_pipes(model)
    for x in (1.12 + k * 0.40 for k in range(3)):
        pump(model.at(x, 0))
    vermilion_return(model)
    vessels(model)
    ventilation(model)
    for y in (-0.16, -0.03):  # a tray with four cables along the back wall
        model.slab((0.15, BACK + y - 0.006, 1.72), (RIGHT, BACK + y + 0.006, 1.755), 'card2', 0.002)
    for rung in model.at(0, BACK).row(20, 0.13):
        rung.slab((0.18, -0.155, 1.722), (0.20, -0.035, 1.73), 'card2', 0.001)
    for k, material in enumerate(('dark', 'grey', 'dark', 'dark')):
        y = BACK - 0.14 + k * 0.03
        model.rod((0.15, y, 1.742), (RIGHT - 0.01, y, 1.742), 0.010, material, 8)
    for panel in model.at(LEFT, -0.52).row(3, 0, 0.32):  # of controls, on the left wall
        panel.slab((0.001, 0, 0.03), (0.20, 0.305, 0.70), 'card', 0.008)
        panel.slab((0.20, 0.03, 0.08), (0.207, 0.275, 0.66), 'card2', 0.004)
        panel.slab((0.207, 0.08, 0.50), (0.212, 0.22, 0.60), 'scr', 0.002)
        panel.rod((0.207, 0.15, 0.36), (0.225, 0.15, 0.36), 0.016, 'dark', 10)
    person(model, (-0.35, -0.30, 0), PERSON, math.radians(-25), 'dark', 'point', hat='card')
    person(model, (-0.62, -0.62, 0), PERSON, math.radians(-75), 'card', 'plan', hat='dark')
    model.box((0.02, -0.42, 0.045), (0.17, 0.10, 0.09), 'dark', 0.02, turn=0.3)
    model.slab((-1.2, -0.82, 0.0005), (2.5, -0.79, 0.004), 'grey', 0.001)
    model.finish()


def room(model: Model) -> None:
    """The board, a tiled floor, walls of blocks, a louvre, and the ceiling cut away."""
    model.base((-4.9, -2.6), (4.4, 2.6), (-0.46, -0.20, -0.14))
    model.slab((LEFT - 0.12, FRONT - 0.06, -0.14), (RIGHT + 0.10, BACK + 0.12, -0.03), 'grey')
    width, depth = (RIGHT - LEFT) / 10, (BACK - FRONT) / 6
    for tile in model.at(LEFT, FRONT).grid(10, 6, width, depth):
        tile.slab((0.002, 0.002, -0.03), (width - 0.002, depth - 0.002, 0), 'card2', 0.002)
    for number, course in enumerate(model.at(0, BACK).row(COURSES, z=COURSE)):
        x = LEFT - (BLOCK / 2 if number % 2 else 0)
        while x < RIGHT - 0.01:
            start, end = max(x, LEFT), min(x + BLOCK, RIGHT)
            x += BLOCK
            if end - start > 0.02:
                low, high = (start + 0.0015, 0, 0.0015), (end - 0.0015, 0.09, COURSE - 0.0015)
                course.slab(low, high, 'card', 0.003)
    model.slab((LEFT, BACK + 0.02, 0), (RIGHT, BACK + 0.085, WALL - 0.004), 'grey', 0.003)
    hole, whole = (-0.60, 0.55, 0.75, 1.62), (FRONT, BACK + 0.09, 0, WALL)
    for y0, y1, z0, z1 in around(hole, whole, upright=True):
        model.slab((LEFT - 0.10, y0 + 0.001, z0), (LEFT - 0.001, y1 - 0.001, z1), 'card', 0.004)
    for k in range(11):
        blade = shift(LEFT - 0.05, -0.025, 0.80 + k * 0.077) @ rotation(35, 'Y')
        model.box_at(blade, (0.085, 1.13, 0.012), 'bass', 0.002)
    ceiling = model.at(0, 0, WALL)
    ceiling.slab((LEFT - 0.10, FRONT, 0), (LEFT + 0.25, BACK + 0.09, 0.09), 'card', 0.005)
    ceiling.slab((LEFT + 0.251, 0.55, 0), (RIGHT, BACK + 0.09, 0.09), 'card', 0.005)
    for x in (-0.35, 1.25):
        low, high = (x, FRONT + 0.3, -0.14), (x + 0.09, BACK - 0.002, -0.001)
        ceiling.slab(low, high, 'bass', 0.005, grain=1)


# Parts that are used in several places


def pipe(
    model: Model,
    route: Sequence[Point],
    radius: float = 0.03,
    material: str = 'pc',
    flanges: Sequence[tuple[Point, str]] = (),
) -> None:
    """Round pipes along a route with an elbow at each bend; a flange has a point and an axis."""
    points = [Vector(point) for point in route]
    for i, (a, b) in enumerate(zip(points, points[1:])):
        along = (b - a).normalized()
        start = along * radius * 1.5 if i else Vector()
        end = along * radius * 1.5 if i < len(points) - 2 else Vector()
        model.rod(a + start, b - end, radius, material, PIPE_SIDES)
    for bend in zip(points, points[1:], points[2:]):
        elbow(model, bend, radius, material)
    for point, axis in flanges:
        centre, along = Vector(point), AXES[axis]
        for near, far in ((-0.018, -0.001), (0.001, 0.018)):
            ends = centre + along * near, centre + along * far
            model.rod(*ends, radius * 1.55, material, PIPE_SIDES)


def elbow(model: Model, bend: tuple[Vector, Vector, Vector], radius: float, material: str) -> None:
    """A quarter turn from one pipe into the next."""
    before, corner, after = bend
    into, out = (corner - before).normalized(), (after - corner).normalized()
    sweep, sides = radius * 1.5, PIPE_SIDES
    centre = corner - into * sweep + out * sweep
    upright = into.cross(out).normalized()
    pieces = model.pieces(material)
    first = len(pieces.vertices)
    for k in range(ELBOW_STEPS + 1):
        t = math.pi / 2 * k / ELBOW_STEPS
        outward = -out * math.cos(t) + into * math.sin(t)
        middle = centre + outward * sweep
        for across, up in arc(radius, steps=sides)[:-1]:
            pieces.vertices.append(middle + outward * across + upright * up)
            pieces.grain.append([t, across, up])
    for ring in range(first, first + ELBOW_STEPS * sides, sides):
        for i in range(sides):
            j = (i + 1) % sides
            pieces.faces.append([ring + sides + i, ring + sides + j, ring + j, ring + i])


def hand_wheel(model: Model, centre: Point, axis: str, radius: float) -> None:
    """The wheel of a valve, with two spokes."""
    middle, along = Vector(centre), AXES[axis]
    across = along.orthogonal().normalized()
    up = along.cross(across)

    def spoke(angle: float) -> Vector:
        return (across * math.cos(angle) + up * math.sin(angle)) * radius

    rim = [middle + spoke(t * math.pi / 9) for t in range(18)]
    model.ribbon(rim, (0.011, 0.011), 'dark', up=along, chamfer_share=0.3, closed=True)
    for angle in (0, math.pi / 2):
        model.rod(middle - spoke(angle), middle + spoke(angle), 0.005, 'dark', 6)


def gauge(model: Model) -> None:
    """A round gauge with its hand, facing the camera."""
    model.rod((0, 0, 0), (0, -0.022, 0), 0.035, 'pc', 18)
    model.rod((0, -0.022, 0), (0, -0.025, 0), 0.028, 'card', 18)
    model.box((0.006, -0.0275, 0.006), (0.026, 0.003, 0.004), 'dark', 0.001)


def boiler(model: Model) -> None:
    """A boiler: casing, panels, display and buttons, flue, and its two tails, one with a valve."""
    model.slab((0, 0.48, 0.071), (0.46, 1.10, 0.86), 'card', 0.022)
    model.slab((0.03, 0.468, 0.12), (0.43, 0.481, 0.62), 'card2', 0.006)
    model.slab((0.03, 0.468, 0.65), (0.43, 0.481, 0.82), 'grey', 0.005)
    model.slab((0.07, 0.461, 0.70), (0.21, 0.469, 0.78), 'scr', 0.003)
    for button in model.at(0.27, 0).row(3, 0.06):
        button.rod((0, 0.469, 0.74), (0, 0.455, 0.74), 0.018, 'card', 12)
    model.slab((0.36, 0.455, 0.36), (0.38, 0.469, 0.44), 'steel', 0.003)
    for x, y, bottom, top, radius, material, sides in (
        (0.23, 0.86, 0.86, 1.55, 0.062, 'steel', 22),
        (0.23, 0.86, 1.0, 1.03, 0.070, 'steel', 22),
        (0.23, 0.86, 0.861, 0.89, 0.085, 'pc', 22),
        (0.10, 0.60, 0.86, 1.03, 0.028, 'pc', 18),
        (0.36, 1.0, 0.86, 0.98, 0.028, 'pc', 18),
        (0.10, 0.60, 0.90, 0.94, 0.042, 'pc', 16),
    ):
        model.rod((x, y, bottom), (x, y, top), radius, material, sides)
    hand_wheel(model, (0.10, 0.53, 0.92), 'y', 0.04)
    model.rod((0.10, 0.60, 0.92), (0.10, 0.53, 0.92), 0.008, 'dark', 8)


def boiler_pipes(model: Model) -> None:
    """The return of the boilers, their common flue, which leaves through the ceiling, the flow.

    The vermilion flow comes from the left wall over the boilers, and down into the header.
    """
    pipe(model, ((-1.62, 1.0, 0.99), (0.42, 1.0, 0.99), (0.42, BACK - 0.002, 0.99)), 0.042)
    model.rod((-1.6, 0.86, 1.60), (-0.1, 0.86, 1.60), 0.085, 'steel', 24)
    route = ((-0.16, 0.86, 1.60), (0.02, 0.86, 1.60), (0.02, 0.86, WALL + 0.30))
    pipe(model, route, 0.085, 'steel')
    route = [(LEFT + 0.002, 0.60, 1.05), (0.62, 0.60, 1.05), (0.62, HEADER, 1.05)]
    route += [(0.62, HEADER, 0.36), (1.02, HEADER, 0.36)]
    flanges = (((-0.75, 0.60, 1.05), 'x'), ((0.30, 0.60, 1.05), 'x'), ((0.62, HEADER, 0.72), 'z'))
    pipe(model, route, 0.050, 'accent', flanges)
    model.rod((LEFT + 0.001, 0.60, 1.05), (LEFT + 0.03, 0.60, 1.05), 0.085, 'card', 20)
    model.slab((0.74, -0.52, 0), (2.22, 0.18, 0.06), 'grey', 0.008)
    model.rod((0.98, HEADER, 0.36), (2.12, HEADER, 0.36), 0.055, 'accent', 22)
    model.rod((2.12, HEADER, 0.36), (2.15, HEADER, 0.36), 0.08, 'accent', 20)


def pump(model: Model) -> None:
    """An in-line pump: branch, casing, foot, motor with cooling fins, outlet and valve."""
    model.rod((0, -0.155, 0.36), (0, -0.22, 0.36), 0.034, 'accent', 16)
    model.rod((0, -0.20, 0.36), (0, -0.22, 0.36), 0.055, 'pc', 18)
    model.ball((0, -0.31, 0.33), 0.105, 'pc', 3, 0.95)
    model.rod((0, -0.31, 0.06), (0, -0.31, 0.25), 0.05, 'grey', 16)
    model.rod((0, -0.31, 0.42), (0, -0.31, 0.70), 0.078, 'card', 24)
    for fin in model.row(6, z=0.034):
        fin.rod((0, -0.31, 0.47), (0, -0.31, 0.482), 0.088, 'card2', 24)
    model.rod((0, -0.31, 0.70), (0, -0.31, 0.735), 0.062, 'dark', 20)
    model.slab((-0.03, -0.425, 0.52), (0.03, -0.385, 0.60), 'dark', 0.006)
    model.rod((0, -0.40, 0.33), (0, -0.46, 0.33), 0.036, 'pc', 16)
    hand_wheel(model, (0, -0.18, 0.47), 'z', 0.045)
    model.rod((0, -0.18, 0.38), (0, -0.18, 0.47), 0.007, 'dark', 8)


def vermilion_return(model: Model) -> None:
    """From the pumps up and out through the back wall, with two gauges."""
    route = [(0.90, -0.48, 0.33), (2.40, -0.48, 0.33)]
    route += [(2.40, -0.48, 1.36), (2.40, BACK - 0.002, 1.36)]
    flanges = (((2.40, -0.48, 0.85), 'z'), ((2.40, 0.5, 1.36), 'y'))
    pipe(model, route, 0.05, 'accent', flanges)
    model.rod((0.86, -0.48, 0.33), (0.90, -0.48, 0.33), 0.075, 'accent', 20)
    for x in (1.32, 1.72):
        gauge(model.at(x, -0.535, 0.40))
    for x in (1.32, 1.72):
        model.rod((x, -0.53, 0.33), (x, -0.545, 0.40), 0.006, 'brass', 6)
    model.rod((2.40, BACK - 0.04, 1.36), (2.40, BACK - 0.003, 1.36), 0.09, 'card', 22)


def vessels(model: Model) -> None:
    """Two expansion vessels with gauges, a small tank, and their pipes."""
    model.slab((1.0, 0.62, 0), (2.62, 1.26, 0.05), 'grey', 0.006)
    for vessel in model.each(((1.28, 0.94), (1.78, 0.94))):
        radius = 0.21  # a cylinder with domed ends on three legs, with two straps
        vessel.rod((0, 0, 0.14), (0, 0, 1.16), radius, 'pc', 36)
        vessel.ball((0, 0, 1.15), radius * 0.93, 'pc', 3, 0.42)
        vessel.ball((0, 0, 0.15), radius * 0.93, 'pc', 3, 0.35)
        for angle in (0.5, 2.6, 4.7):
            leg = vessel.at(math.cos(angle) * radius * 0.75, math.sin(angle) * radius * 0.75)
            leg.rod((0, 0, 0.05), (0, 0, 0.18), 0.022, 'dark', 8)
        for z in (0.40, 0.90):
            vessel.rod((0, 0, z), (0, 0, z + 0.025), radius * 1.025, 'bass', 36)
        gauge(vessel.at(0, -radius - 0.002, 0.70))
    # Twice in one place: the grain of every later piece depends on how many came before it.
    for _ in range(2):
        model.rod((2.28, 0.94, 0.12), (2.28, 0.94, 0.62), 0.15, 'card', 30)
        model.ball((2.28, 0.94, 0.61), 0.138, 'card', 3, 0.5)
    pipe(model, ((1.28, 0.94, 1.2), (1.28, 0.94, 1.50), (2.05, 0.94, 1.50), (2.05, 0.94, 1.9)))
    pipe(model, ((1.78, 0.94, 1.2), (1.78, 0.94, 1.498)))
    pipe(model, ((2.28, 0.94, 0.66), (2.28, 0.94, 1.16), (2.28, BACK - 0.002, 1.16)), 0.026)


def ventilation(model: Model) -> None:
    """The plenum behind the louvre, the duct in lengths with its hangers, and grilles beneath."""
    model.slab((LEFT + 0.001, -0.50, 1.28), (LEFT + 0.30, 0.45, 1.60), 'bass', 0.006)
    start, end = Vector((LEFT + 0.302, -0.02, 1.44)), Vector((1.9, -0.02, 1.44))
    width, height = 0.42, 0.26
    lengths = max(1, round((end - start).length / 0.42))
    piece = (end - start) / lengths
    for i in range(lengths):
        a, b = start + piece * i + piece * 0.004, start + piece * (i + 1) - piece * 0.004
        model.beam(a, b, (width, height), 'bass', 0.006)
        if i < lengths - 1:
            flange, joint = piece * 0.012 * (0.42 / piece.length), start + piece * (i + 1)
            section = (width + 0.03, height + 0.03)
            model.beam(joint - flange, joint + flange, section, 'card2', 0.003)
    model.slab((1.9, -0.23, 1.31), (2.0, 0.19, 1.57), 'card2', 0.004)
    for x in (-1.05, -0.15, 0.75, 1.6):
        for y in (-0.25, 0.21):
            model.rod((x, y, 1.29), (x, y, WALL), 0.006, 'steel', 6)
        model.slab((x - 0.015, -0.27, 1.278), (x + 0.015, 0.23, 1.292), 'steel', 0.002)
    for x in (-0.85, 0.30, 1.30):
        model.slab((x - 0.12, -0.10, 1.255), (x + 0.12, 0.06, 1.309), 'card', 0.004)
        for slot in model.at(x, 0).row(5, 0, 0.03):
            slot.slab((-0.11, -0.09, 1.249), (0.11, -0.078, 1.2545), 'grey', 0.001)


def light() -> None:
    """The key, the fill, and a lamp among the pipes."""
    studio.room('#A39D94', wall=13, floor=-0.46, light='#C0D0E3', strength=0.22)
    studio.area_light((-8.8, -6.4, 6.2), (0, 0, 0.7), 1.0, 1800, '#FFE6C8')
    studio.area_light((8, -5, 4.5), (0, 0, 1.0), 6, 105, '#CFDEF0')
    studio.point_light((-0.2, 0.1, 1.15), 7, '#FFD3A0', 0.06)
