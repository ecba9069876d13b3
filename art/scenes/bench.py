"""A joiner's bench with a dovetailed box that is being put together.

For careers, and bespoke joinery of the company that makes it. The joints are what to look at: the
front is not yet driven home, so that tails and pins show apart. Its size is real: a unit is 10 cm,
and the tools must stay as large as a hand would have them. The accent is the pencil.
"""

import math
import random

from mathutils import Matrix, Vector

from kit import materials, studio
from kit.geometry import TOWARDS_CAMERA, Model, Point, rotation, shift
from kit.materials import plain, wood
from kit.shot import Grade

GRADE = Grade(exposure=0.70, vignette=0.2, warmth=-0.02)

BENCH_FRONT, BENCH_BOARD = -3.7, 1.18
# The box: X along its front, Y into it
LENGTH, DEPTH, HEIGHT, BOARD = 4.5, 2.5, 1.56, 0.26
BOX = shift(1.75, -0.15) @ rotation(-27) @ shift(-LENGTH / 2, -DEPTH / 2, 0.001)
APART = 0.11  # how far the front still stands off
TAILS = 4
SPLAY = 0.066
HALF_PIN, PIN = 0.125, 0.075  # width of the pins at the edges, and of those between tails
PITCH = (HEIGHT - 2 * HALF_PIN) / TAILS
PIN_PLAY = 0.004  # all round a pin
PLANE = shift(-2.15, 2.15) @ rotation(7)
# The rear handle of the plane, seen from its side
HANDLE = (
    *((-1.62, 0.62), (-1.0, 0.62), (-1.02, 0.80), (-1.13, 1.02), (-1.30, 1.24)),
    *((-1.62, 1.34), (-1.80, 1.28), (-1.74, 1.14), (-1.60, 1.06), (-1.55, 0.90)),
)
# Of the chisel, along it from the hoop to the edge: places and radii of handle and neck; then, of the
# blade, half its width, half of the flat on top, the height of its sides and of that flat
CHISEL_HANDLE = (
    *((-0.96, 0.040), (-0.955, 0.085), (-0.935, 0.125), (-0.90, 0.142), (-0.80, 0.150)),
    *((-0.72, 0.160), (-0.58, 0.163), (-0.42, 0.155)),
    *((-0.24, 0.138), (-0.08, 0.118), (0.06, 0.104)),
)
CHISEL_NECK = (
    *((0.255, 0.070), (0.26, 0.098), (0.29, 0.102), (0.315, 0.098), (0.33, 0.062), (0.42, 0.048)),
    *((0.54, 0.042), (0.66, 0.040), (0.80, 0.024)),
)
CHISEL_BACK = -0.030
CHISEL_BLADE = (
    *((0.62, 0.030, 0.012, -0.012, 0.016), (0.70, 0.046, 0.020, -0.012, 0.028)),
    *((0.75, 0.075, 0.036, -0.014, 0.028), (0.79, 0.115, 0.066, -0.016, 0.027)),
    *((0.83, 0.142, 0.090, -0.017, 0.026), (0.87, 0.150, 0.098, -0.018, 0.025)),
    *((2.035, 0.150, 0.098, -0.020, 0.010), (2.037, 0.150, 0.098, -0.020, 0.0092)),
    *((2.098, 0.150, 0.149, -0.020, -0.0195), (2.120, 0.150, 0.149, -0.0295, -0.0293)),
)
# Where a shaving lies, how it is turned in degrees, its width and its turns
SHAVINGS = (
    *((0.15, 2.35, 20, 0.5, 2.4), (0.75, 2.75, 75, 0.46, 1.9), (-2.3, 0.35, 55, 0.4, 2.6)),
    *((-0.05, 1.55, -30, 0.44, 2.0), (-4.55, 2.5, 165, 0.5, 2.2), (3.6, 2.5, -20, 0.5, 2.1)),
)


def build() -> None:
    beech = {'scale': 1.2, 'roughness': 0.5, 'contrast': 0.6, 'pores': 0.25}
    oak = {'scale': 0.9, 'roughness': 0.45, 'contrast': 0.9}
    surfaces = materials.standard(
        wood('bench', ('#B4926B', '#93704B', '#5F442B'), scale=0.7, roughness=0.55, contrast=0.8),
        wood('beech', ('#E0BE93', '#CDA476', '#A67C4E'), **beech),
        plain('blade', '#C9CCD0', roughness=0.22, metal=1.0),
        plain('ground', '#B4B8BD', roughness=0.38, metal=1.0),
        wood('side', ('#DDBB8B', '#C39763', '#8A5F36'), **oak),
        thin_wood(),
    )
    model = Model(surfaces, seed=12)
    for i in range(6):  # boards glued up, the first of them deep enough to be the front
        y, bottom = BENCH_FRONT + i * BENCH_BOARD, -0.9 if i else -3.2
        model.slab((-13, y, bottom), (13, y + BENCH_BOARD - 0.007, 0), 'bench', 0.018)
    dovetailed_box(model.on(BOX))
    mallet_and_plane(model)
    chisel(model)
    square_and_pencil(model)
    draw = random.Random(8)
    for x, y, degrees, width, turns in SHAVINGS:
        shaving(model, draw, shift(x, y) @ rotation(degrees), width, turns)
    model.finish()

    studio.sweep('#8F877D', wall=15, floor=-4.0, radius=7)
    studio.world('#BFD0E4', 0.22)
    studio.split_light((-9, -6.5, 8.5), (0.5, 0, 0.5), 1.4, 1250, '#FFE6C9')
    studio.area_light((8, -5, 5), (0, 0, 0), 5, 120, '#CFDEF0')
    studio.only_lamps_light()
    studio.camera((3.6, -14.2, 5.6), (-0.38, 0.1, 0.98), 52, 4.5, focus=(2.4, -2.0, 0.8))


def thin_wood() -> materials.Material:
    """Wood so thin that light comes through it."""
    material, graph = materials.new_material('shav')
    grain = materials.grain_coordinates(graph)
    stretched = graph.add('Mapping', {'Vector': grain, 'Scale': (1.5, 40, 40)}).outputs[0]
    noise = graph.add('TexNoise', {'Vector': stretched, 'Scale': 1.0, 'Detail': 4})
    colour = graph.ramp(noise.outputs['Fac'], [(0.3, '#EBD3A8'), (0.7, '#D2AE78')])
    opaque = graph.add('BsdfDiffuse', {'Color': colour}).outputs[0]
    translucent = graph.add('BsdfTranslucent', {'Color': colour}).outputs[0]
    graph.finish(graph.add('MixShader', {0: 0.4, 1: opaque, 2: translucent}))
    return material


def joint(
    box: Model,
    base: tuple[float, float],
    end: tuple[float, float],
    x: Point,
    y: Point,
    material: str,
) -> None:
    """A tail or a pin: bottom and top where it begins and where it ends, its extent in X and Y.

    It is drawn in X and Z, so that its grain runs along the board.
    """
    outline = [(x[0], base[0]), (x[1], end[0]), (x[1], end[1]), (x[0], base[1])]
    if x[1] < x[0]:
        outline.reverse()
    box.prism(outline, -y[1], -y[0], material, TOWARDS_CAMERA, chamfer=0.006)


def tails(model: Model, x: Point, y: Point) -> None:
    """The tails at an end of the front or the back; they widen outwards."""
    for k in range(TAILS):
        bottom = HALF_PIN + k * PITCH + (PIN / 2 if k else 0)
        top = HALF_PIN + (k + 1) * PITCH - (PIN / 2 if k < TAILS - 1 else 0)
        joint(model, (bottom + SPLAY, top - SPLAY), (bottom, top), x, y, 'side')


def pins(model: Model, x: Point, y: Point) -> None:
    """The pins of an end between those tails; they narrow outwards."""
    for k in range(TAILS + 1):
        middle = HALF_PIN + k * PITCH
        half = PIN / 2 - PIN_PLAY
        bottom, top = middle - half, middle + half
        base = (bottom - SPLAY, top + SPLAY)
        if k == 0:
            bottom, top = 0.0, HALF_PIN - PIN_PLAY
            base = (0.0, top + SPLAY)
        if k == TAILS:
            bottom, top = HEIGHT - HALF_PIN + PIN_PLAY, HEIGHT
            base = (bottom - SPLAY, HEIGHT)
        joint(model, base, (bottom, top), x, y, 'walnut')


def dovetailed_box(box: Model) -> None:
    """Oak boards with tails, of which the front stands off; walnut boards with pins; the inside."""
    for near in (-APART, DEPTH - BOARD):
        low, high = (BOARD + 0.0005, near, 0), (LENGTH - BOARD - 0.0005, near + BOARD, HEIGHT)
        box.slab(low, high, 'side', 0.007, grain=0)
        for x in ((LENGTH - BOARD, LENGTH), (BOARD, 0)):
            tails(box, x, (near, near + BOARD))
    for left, outwards in ((0, (BOARD, 0)), (LENGTH - BOARD, (LENGTH - BOARD, LENGTH))):
        low, high = (left, BOARD + 0.0005, 0), (left + BOARD, DEPTH - BOARD - 0.0005, HEIGHT)
        box.slab(low, high, 'walnut', 0.007, grain=1)
        for y in ((0, BOARD), (DEPTH - BOARD, DEPTH)):
            pins(box, outwards, y)
    back = DEPTH - BOARD
    box.slab((BOARD, BOARD, 0.10), (LENGTH - BOARD, back, 0.16), 'beech', 0.004, grain=0)
    for x in (BOARD + 1.3, BOARD + 2.75):
        box.slab((x, BOARD + 0.002, 0.161), (x + 0.11, back - 0.002, 1.08), 'beech', 0.006, grain=1)
    for x in (BOARD, LENGTH - BOARD):  # the lines scribed across the tails
        low, high = (x - 0.003, -APART - 0.0012, 0.01), (x + 0.003, -APART - 0.0002, HEIGHT - 0.01)
        box.slab(low, high, 'black', 0.0004)


def mallet_and_plane(model: Model) -> None:
    """A beech mallet, put down between the box and a wooden jack plane."""
    mallet, plane = model.on(shift(-0.75, 0.75) @ rotation(152)), model.on(PLANE)
    mallet.slab((-0.52, -0.85, 0.02), (0.52, 0.85, 0.76), 'beech', 0.05, grain=1)
    mallet.rod((0.45, 0, 0.40), (2.7, 0, 0.34), 0.16, 'beech', 28, end_radius=0.19)
    plane.slab((-1.95, -0.37, 0), (1.95, 0.37, 0.66), 'beech', 0.05, grain=0)
    plane.slab((-0.42, -0.24, 0.63), (0.48, 0.24, 0.664), 'black', 0.01)
    iron, wedge = plane.at(-0.28, 0, 0.85), plane.at(-0.03, 0, 0.78)
    iron.box_at(rotation(-42, 'Y'), (0.05, 0.50, 1.75), 'blade', 0.01)
    wedge.box_at(rotation(-36, 'Y'), (0.22, 0.48, 1.0), 'beech', 0.04, grain=2)
    plane.prism(HANDLE, -0.13, 0.13, 'beech', TOWARDS_CAMERA, chamfer=0.05)
    foot = PLANE @ Vector((1.25, 0, 0.66))
    model.rod(foot, foot + Vector((0, 0, 0.22)), 0.11, 'beech', 28)
    model.ball(foot + Vector((0, 0, 0.36)), 0.21, 'beech', 4)


def chisel(model: Model) -> None:
    """A bevel-edged chisel in front of the box: it rests on its handle and on its edge."""
    here = shift(1.60, -2.10) @ rotation(-25) @ shift(0, 0, 0.1325) @ rotation(2.74, 'Y')
    for profile, material in (
        (((-0.92, 0.150), (-0.90, 0.158), (-0.82, 0.158), (-0.80, 0.150)), 'brass'),
        (CHISEL_HANDLE, 'walnut'),
        (((0.06, 0.100), (0.07, 0.106), (0.25, 0.094), (0.26, 0.088)), 'brass'),
        (CHISEL_NECK, 'blade'),
    ):
        model.on(here).turned(profile, material, 32, upright=False)
    chisel_blade(model, here)


def chisel_blade(model: Model, here: Matrix) -> None:
    """Flat back, sides bevelled along their length, and the ground bevel down to the edge."""
    rings = []
    for along, half, flat, land, top in CHISEL_BLADE:
        ring = [(-half, CHISEL_BACK), (half, CHISEL_BACK), (half, land), (flat, top)]
        ring += [(-flat, top), (-half, land)]
        rings.append([(along, y, z) for y, z in ring])
    faces = [(rings[0][::-1], 'blade'), (rings[-1], 'blade')]
    for section, (ring, following) in enumerate(zip(rings, rings[1:])):
        sheen = 'ground' if section >= len(rings) - 3 else 'blade'
        for k in range(6):
            n = (k + 1) % 6
            # Only what is ground for the edge has its own sheen: not the back, not the sides.
            material = sheen if k in (2, 3, 4) else 'blade'
            faces.append(([ring[k], ring[n], following[n], following[k]], material))
    # Every face has corners of its own, so that each bevel stays flat in the light.
    for corners, material in faces:
        pieces = model.pieces(material)
        first = len(pieces.vertices)
        for point in corners:
            pieces.vertices.append(here @ Vector(point))
            pieces.grain.append(list(point))
        pieces.faces.append([first + k for k in range(len(corners))])


def square_and_pencil(model: Model) -> None:
    """A try square along the box, its face of brass with three rivets; the vermilion pencil."""
    square = model.on(shift(-1.90, -1.62) @ rotation(-16))
    square.slab((-0.18, -0.75, 0), (0.18, 0.75, 0.2), 'walnut', 0.01, grain=1)
    square.slab((0.181, -0.75, 0), (0.2, 0.75, 0.2), 'brass', 0.003)
    square.slab((0.2, 0.30, 0.09), (2.3, 0.68, 0.114), 'blade', 0.004)
    for y in (-0.3, 0, 0.3):
        rivet = Vector(square.point((0, y, 0.2)))
        model.rod(rivet, rivet + Vector((0, 0, 0.006)), 0.04, 'brass', 14)
    pencil = model.on(shift(-0.85, -0.72) @ rotation(-9))
    for start, end, radius, material, sides, tip in (
        *((-0.85, 0.75, 0.05, 'accent', 6, None), (0.75, 0.97, 0.047, 'bass', 12, 0.012)),
        *((0.93, 1.0, 0.016, 'black', 8, 0.004), (-0.95, -0.85, 0.05, 'brass', 12, None)),
    ):
        pencil.rod((start, 0, 0.05), (end, 0, 0.05), radius, material, sides, tip)


def shaving(model: Model, draw: random.Random, here: Matrix, width: float, turns: float) -> None:
    """A shaving: a tail that lies on the bench, and a curl that grows tighter inwards."""
    radius, tail = draw.uniform(0.2, 0.3), draw.uniform(0.5, 1.1)
    path = []
    for j in range(14):
        z = 0.012 + 0.05 * math.sin(j * 0.5) ** 2
        path.append(here @ Vector((-tail * (1 - j / 14), 0, z)))
    for j in range(70):
        angle, r = j / 69 * turns * 2 * math.pi, radius * (1 - 0.5 * j / 69)
        point = (math.sin(angle) * r, j * 0.004, radius - math.cos(angle) * r + 0.012)
        path.append(here @ Vector(point))
    pieces = model.pieces('shav')
    first, offset, along = len(pieces.vertices), draw.uniform(-30, 30), 0
    across = here.to_3x3() @ Vector((0, 1, 0))
    for i, point in enumerate(path):
        along += (point - path[i - 1]).length if i else 0
        for share in (-0.5, 0.5):
            pieces.vertices.append(point + across * width * share)
            pieces.grain.append([along + offset, share * width + offset, offset])
    for i in range(len(path) - 1):
        corner = first + 2 * i
        pieces.faces.append([corner, corner + 1, corner + 3, corner + 2])
