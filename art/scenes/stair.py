"""A helical oak stair with dark balusters in a curved white wall.

For the landing page of the bespoke joinery company and for staircases. Oak is the subject, so the
accent is only a pencil on the board. The inner string and handrail ease level over the last step
and run on round the landing without a break: that joint is where a joiner looks first.
"""

import math

from kit import materials, studio
from kit.geometry import Matrix, Model, Point

GRADE = studio.Grade(exposure=0.72, vignette=0.18, warmth=-0.025)

STEPS, RISE = 17, 0.178
START = math.radians(-112)
STEP = math.radians(285) / STEPS  # angle of one step
END = START + STEPS * STEP
TOP = STEPS * RISE  # height of the landing
INNER, OUTER = 0.62, 1.72  # radii of the ends of the treads
INNER_STRING, OUTER_STRING = INNER - 0.045, OUTER + 0.045
WALL = 2.75  # inner radius of the drum
LANDING_EDGE = 2.70
LANDING = math.radians(57) - 0.02  # how far the landing runs on round the drum
CORNER = END + LANDING
DRUM_END = math.radians(191)

TREAD = 0.05
HANDRAIL = 0.92
STRING = (0.05, 0.44)  # width and height
STRING_RISE = 0.10  # its middle above the line of the treads
STRING_TOP = 0.24  # above the landing
RAIL_CHAMFER = 0.32
BALUSTER = 0.011
LANDING_RAIL = TOP + HANDRAIL + 0.06


def build() -> None:
    build_model()
    light()
    studio.camera((2.6, -15.0, 4.5), (-1.75, 0, 1.98), 55, 4.5, focus=(0, -1.4, 1.6))


def build_model() -> None:
    """The model alone: other scenes photograph it too."""
    model = Model(materials.standard(), seed=4)
    for i in range(STEPS):
        tread(model, i)
    strings_and_rails(model)
    balusters(model)
    newels_at_foot(model)
    drum(model)
    landing(model)
    landing_balustrade(model)
    offcuts(model)
    model.finish()


def at(angle: float, radius: float, z: float = 0.0) -> tuple[float, float, float]:
    """A point by its angle, its distance from the axis of the stair, and its height."""
    return (math.cos(angle) * radius, math.sin(angle) * radius, z)


def ring(angles: list[float], radius: float) -> list[tuple[float, float]]:
    """Points at a distance from the axis."""
    return [at(angle, radius)[:2] for angle in angles]


def tread(model: Model, i: int) -> None:
    """An oak tread with its grain along it, and the card riser below."""
    start, end, z = START + i * STEP, START + (i + 1.16) * STEP, (i + 1) * RISE
    angles = [start + (end - start) * t / 7 for t in range(8)]
    outline = ring(angles, OUTER + 0.02) + ring(angles, INNER - 0.02)[::-1]
    # Laid out along X and then turned, because the grain of a piece follows its own X.
    middle = (start + end) / 2
    c, s = math.cos(middle), math.sin(middle)
    turn = Matrix(((c, -s, 0, 0), (s, c, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)))
    along = [(x * c + y * s, -x * s + y * c) for x, y in outline]
    model.prism(along, z - TREAD, z, 'oak', turn, chamfer=0.010)
    riser, height = start + 0.035, RISE - TREAD
    below = z - TREAD - height / 2
    model.beam(at(riser, INNER, below), at(riser, OUTER, below), (0.022, height), 'card', 0.003)


def helix(radius: float, rise: float, first: float, last: float) -> list[Point]:
    """The line of the stair between two steps, raised by `rise`."""
    steps = [first + (last - first) * k / 90 for k in range(91)]
    return [at(START + step * STEP, radius, step * RISE + rise) for step in steps]


def eased(radius: float, rise: float, first: float) -> list[Point]:
    """The same line, which eases level over the last step and runs on round the landing."""
    line = helix(radius, rise, first, STEPS - 1)
    length = 4 / 3  # steps over which it eases: a parabola, level at its end
    for k in range(1, 15):
        u = length * k / 14
        z = (STEPS - 1) * RISE + rise + RISE * (u - u * u / (2 * length))
        line.append(at(START + (STEPS - 1 + u) * STEP, radius, z))
    z = line[-1][2]
    start = START + (STEPS + 1 / 3) * STEP
    return line + [at(start + (CORNER - start) * k / 16, radius, z) for k in range(1, 17)]


def strings_and_rails(model: Model) -> None:
    """Two strings and two handrails; those inside run on round the landing."""
    rail = HANDRAIL + 0.12
    model.ribbon(helix(OUTER_STRING, STRING_RISE, -0.15, STEPS), STRING, 'oak')
    model.ribbon(eased(INNER_STRING, STRING_RISE, -0.15), STRING, 'oak')
    outer, inner = helix(OUTER_STRING, rail, -0.1, STEPS), eased(INNER_STRING, rail, -0.1)
    model.ribbon(outer, (0.075, 0.058), 'oak', chamfer_share=RAIL_CHAMFER)
    model.ribbon(inner, (0.065, 0.058), 'oak', chamfer_share=RAIL_CHAMFER)


def balusters(model: Model) -> None:
    """Three a step outside, and every other one of them inside, where steps are narrow."""
    for i in range(STEPS * 3 - 2):
        step = i / 3 + 0.05
        angle, z = START + step * STEP, step * RISE
        for radius in (OUTER_STRING, INNER_STRING) if i % 2 == 0 else (OUTER_STRING,):
            foot, head = at(angle, radius, z + 0.30), at(angle, radius, z + HANDRAIL + 0.1)
            model.rod(foot, head, BALUSTER, 'black', 10)


def newels_at_foot(model: Model) -> None:
    """Two oak posts with brass caps."""
    for radius in (OUTER_STRING, INNER_STRING):
        x, y, z = at(START - 0.1 * STEP, radius)
        model.rod((x, y, z), (x, y, HANDRAIL + 0.24), 0.062, 'oak', 28)
        model.ball((x, y, HANDRAIL + 0.29), 0.075, 'brass', 3)


def drum(model: Model) -> None:
    """The curved wall behind, and the round boards below."""
    inside = ring([math.radians(5 + i * 4) for i in range(47)], WALL)
    outside = [(x * 1.035, y * 1.035) for x, y in inside]
    model.prism(outside + inside[::-1], 0, 4.9, 'card', chamfer=0.006)
    circle = [i * math.pi / 48 for i in range(96)]
    model.prism(ring(circle, 3.35), -0.06, 0, 'card2', chamfer=0.006)
    model.prism(ring(circle, 3.5), -0.26, -0.06, 'oak', chamfer=0.012)


def landing(model: Model) -> None:
    """A slab of card with oak boards, from the last tread to the wall."""
    angles = [END + math.radians(3 * i) for i in range(20)]
    outline = ring(angles, WALL + 0.01) + ring(angles, INNER - 0.05)[::-1]
    model.prism(outline, TOP - 0.20, TOP - 0.05, 'card', chamfer=0.006)
    model.prism(outline, TOP - 0.05, TOP, 'oak', chamfer=0.008)


def landing_balustrade(model: Model) -> None:
    """Balusters round the well, the two open edges square to the wall, the outer edge, newels."""
    for k in range(7):
        angle = END - 0.36 * STEP + (LANDING + 0.30 * STEP) * k / 7
        landing_baluster(model, at(angle, INNER_STRING))
    straight_edge(model, CORNER, INNER_STRING, (0.022, 1), overlap=(0.0, 0.0), bays=10)
    straight_edge(model, END, OUTER_STRING, (0.03, -1), overlap=(0.045, 0.02), bays=5)

    line = [at(CORNER - (CORNER - DRUM_END) * k / 14, LANDING_EDGE) for k in range(15)]
    kerb, rail = ([(x, y, z) for x, y, _ in line] for z in (TOP + 0.04, LANDING_RAIL))
    model.ribbon(kerb, STRING, 'oak', chamfer_share=0.012 / STRING[0])
    model.ribbon(rail, (0.065, 0.058), 'oak', chamfer_share=RAIL_CHAMFER)
    for point in line[1:]:
        landing_baluster(model, point)
    for newel in ((CORNER, INNER_STRING), (CORNER, LANDING_EDGE), (END, OUTER_STRING)):
        x, y, _ = at(*newel)
        model.rod((x, y, TOP - 0.22), (x, y, LANDING_RAIL + 0.10), 0.058, 'oak', 28)
        model.ball((x, y, LANDING_RAIL + 0.15), 0.072, 'brass', 3)


def landing_baluster(model: Model, point: Point) -> None:
    """A baluster on the kerb of the landing."""
    x, y, _ = point
    model.rod((x, y, TOP + STRING_TOP), (x, y, LANDING_RAIL - 0.02), BALUSTER, 'black', 10)


def straight_edge(
    model: Model,
    angle: float,
    start: float,
    inset: tuple[float, int],
    overlap: tuple[float, float],
    bays: int,
) -> None:
    """Kerb, rail and balusters along a radius, from `start` to the edge of the landing.

    `inset` is how far they stand back from the edge, and to which side; `overlap` is how far kerb
    and rail run into what they meet.
    """
    back, side = inset
    end = LANDING_EDGE

    def on_edge(radius: float, z: float) -> Point:
        x = math.cos(angle) * radius + math.sin(angle) * back * side
        y = math.sin(angle) * radius - math.cos(angle) * back * side
        return (x, y, z)

    kerb, rail = TOP + 0.04, LANDING_RAIL
    model.beam(on_edge(start, kerb), on_edge(end + overlap[0], kerb), STRING, 'oak', 0.006)
    model.beam(on_edge(start, rail), on_edge(end + overlap[1], rail), (0.065, 0.058), 'oak', 0.016)
    for k in range(1, bays):
        radius = start + (end - start) * k / bays
        landing_baluster(model, on_edge(radius, 0))


def offcuts(model: Model) -> None:
    """A vermilion pencil and two offcuts of oak on the board."""
    butt, end = (-1.80, -1.52, 0.04), (-1.00, -1.76, 0.04)
    model.rod(butt, end, 0.036, 'accent', 6)
    model.rod(end, (-0.88, -1.796, 0.04), 0.036, 'bass', 6, end_radius=0.009)
    model.rod((-1.87, -1.499, 0.04), butt, 0.036, 'brass', 10)
    model.box((2.1, -1.95, 0.03), (0.7, 0.16, 0.06), 'oak', 0.01, turn=0.5)
    model.box((1.95, -1.7, 0.03), (0.42, 0.14, 0.06), 'oak', 0.01, turn=0.15)


def light() -> None:
    """The key and the fill."""
    studio.room('#979189', wall=13, floor=-0.26, light='#C6D4E4', strength=0.25)
    studio.area_light((-7.5, -5.0, 7.5), (0, 0, 1.6), 1.2, 1900, '#FFE8CE')
    studio.area_light((7, -4, 4), (0, 0, 1.6), 5, 90, '#D2E0F0')
