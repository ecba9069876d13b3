"""Edge of a flat mop on a stone floor, and the wet line that it leaves.

For cleaning. What to look at is the line between wet stone and dry, in which a window is mirrored;
the accent is the socket of the mop. One unit is 40 mm at full size; the head is 420 by 130 mm.
"""

import math
import random

from kit import materials, studio
from kit.geometry import Model, Vector, rotation, shift
from kit.materials import Material, card, plain

GRADE = studio.Grade(exposure=0.58, vignette=0.24, warmth=-0.01)

MM = 1 / 40
TILE, TILE_JOINT = 600 * MM, 3 * MM
LENGTH, WIDTH = 420 * MM, 130 * MM
PAD, PLATE = 11 * MM, 7 * MM
# The head: X along it, Y the way it is pushed, away from its wet track
HEAD = shift(1.3, 0.4) @ rotation(24)
FILM = 0.006
WINDOW = (36, 19, 13.5)  # the lamp that the wet stone mirrors


def build() -> None:
    surfaces = materials.standard(
        stone('stone', wet=False),
        stone('wet', wet=True),
        card('joint', '#77736D', roughness=0.9),
        card('yarn', '#DAD6CC', roughness=0.95, bump=0.5, variation=0.06),
        plain('shell', '#54585C', roughness=0.4, specular=0.4),
        plain('tube', '#B9BDC1', roughness=0.3, metal=1.0),
    )
    model = Model(surfaces, seed=23)
    draw = random.Random(9)
    floor(model)
    wet_track(model, draw)
    pad(model, draw)
    head(model)
    trolley(model)
    window(model)
    model.finish()

    # The lamp of the window, and the key at the left
    studio.room('#A39D94', wall=60, floor=-1.2, light='#C6D4E4', strength=0.26, radius=14)
    studio.split_light((-15, -6, 15), (0, 0, 0), 2.4, 2400, '#FFEBD4', apart=(0.3, 0, 0))
    studio.area_light(WINDOW, (3, -5, 0), 26, 4200, '#DCE7F2', height=10)
    studio.only_lamps_light()
    studio.camera((-7.5, -12.5, 4.6), (0.3, -0.7, 0.5), 48, 2.2, focus=(-1.4, -2.2, 0.2))


def stone(name: str, wet: bool) -> Material:
    """Honed limestone with flecks; where it is wet it is darker and mirrors the light."""
    material, graph = materials.new_material(name)
    place = graph.add('NewGeometry').outputs['Position']
    cells = graph.add('TexVoronoi', {'Vector': place, 'Scale': 14.0, 'Randomness': 1.0})
    fleck, _, _ = graph.add('SeparateRGB', {0: cells.outputs['Color']}).outputs
    cloud = graph.add('TexNoise', {'Vector': place, 'Scale': 0.9, 'Detail': 6}).outputs['Fac']
    tone = graph.calculate(
        'ADD', graph.calculate('MULTIPLY', fleck, 0.22), graph.calculate('MULTIPLY', cloud, 0.6)
    )
    tones = ('#6F6A62', '#89837A', '#9B958B') if wet else ('#A9A399', '#BDB7AC', '#CDC8BE')
    colour = graph.ramp(tone, list(zip((0.18, 0.42, 0.66), tones)))
    surface = {
        'Base Color': colour,
        'Roughness': 0.06 if wet else 0.42,
        'Specular': 0.55 if wet else 0.35,
    }
    graph.finish(graph.add('BsdfPrincipled', surface))
    return material


def floor(model: Model) -> None:
    """Slabs of stone with narrow joints."""
    model.slab((-60, -60, -1), (60, 60, -0.03), 'joint', 0.001)
    for i in range(-4, 4):
        for j in range(-4, 4):
            x, y = i * TILE - 2.2, j * TILE + 4.1
            high = (x + TILE - TILE_JOINT, y + TILE - TILE_JOINT, 0)
            model.slab((x, y, -0.3), high, 'stone', 0.02)


def wet_track(model: Model, draw: random.Random) -> None:
    """The track behind the head: a film with a wavering edge and a few drops beside it."""
    left, right, far = -LENGTH / 2 + 0.25, LENGTH / 2 - 0.25, -34
    near = [(left, 0.6), (right, 0.6)]
    edges = []
    for x, side in ((right, 1), (left, -1)):
        edge, drift = [], 0.0
        for k in range(120):
            drift = drift * 0.92 + draw.uniform(-0.03, 0.03)
            y = 0.4 + (far - 0.4) * (k + 1) / 120
            edge.append((x + side * (drift + 0.05 * math.sin(k * 0.35)), y))
        edges.append(edge)
    outline = [near[1], *edges[0], *edges[1][::-1], near[0]]
    model.prism(outline[::-1], 0.001, FILM, 'wet', HEAD)
    angles = [math.pi * k / 8 for k in range(16)]
    for _ in range(26):
        x = draw.choice((left - draw.uniform(0.1, 0.9), right + draw.uniform(0.1, 0.9)))
        y, radius = draw.uniform(-9, 0.5), draw.uniform(0.015, 0.06)
        drop = [(x + math.cos(a) * radius, y + math.sin(a) * radius) for a in angles]
        model.prism(drop, 0.001, FILM, 'wet', HEAD)


def pad(model: Model, draw: random.Random) -> None:
    """The microfibre pad: a body, and loops of yarn that stand out all round it."""
    half, deep = LENGTH / 2, WIDTH / 2
    body = HEAD @ shift(0, 0, PAD / 2 + 0.02)
    model.box_at(body, (LENGTH - 0.2, WIDTH - 0.2, PAD - 0.02), 'yarn', 0.05)
    around = []
    for k in range(int(LENGTH / 0.085)):
        x = -half + 0.085 * k
        around += [((x, -deep), (0, -1)), ((x, deep), (0, 1))]
    for k in range(int(WIDTH / 0.085)):
        y = -deep + 0.085 * k
        around += [((-half, y), (-1, 0)), ((half, y), (1, 0))]
    for (x, y), (out_x, out_y) in around:
        for _ in range(4):
            loop(model, draw, Vector((x, y, 0)), Vector((out_x, out_y, 0)))


def loop(model: Model, draw: random.Random, root: Vector, out: Vector) -> None:
    """A loop of yarn that leaves the pad and comes back to it lower down."""
    along = Vector((-out.y, out.x, 0))
    reach, spread = draw.uniform(0.10, 0.26), draw.uniform(-0.09, 0.09)
    high, low = draw.uniform(0.14, PAD - 0.02), draw.uniform(0.03, 0.10)
    root = root - out * 0.1 + along * draw.uniform(-0.05, 0.05)
    path = []
    for k in range(9):
        t = k / 8
        bulge = math.sin(math.pi * t)
        point = root + out * (0.06 + reach * bulge) + along * spread * t
        path.append(HEAD @ (point + Vector((0, 0, high + (low - high) * t))))
    model.ribbon(path, (0.042, 0.042), 'yarn', chamfer_share=0.3)


def head(model: Model) -> None:
    """The plate in its two halves, their hinge, the socket and the tube."""
    top, deep, half = model.on(HEAD @ shift(0, 0, PAD + PLATE)), WIDTH - 0.7, (LENGTH - 0.8) / 2
    for side in (-1, 1):
        plate = top.at(side * half / 2, 0)
        plate.box((0, 0, -PLATE / 2), (half - 0.06, deep, PLATE), 'shell', 0.05)
        for y in (-0.32, 0, 0.32):
            plate.box((0, y * deep, 0), (half - 0.9, 0.1, 0.12), 'shell', 0.03)
    top.rod((0, -0.9, 0.22), (0, 0.9, 0.22), 0.26, 'shell', 24)
    top.box((0, 0, 0.4), (0.7, 0.8, 0.8), 'shell', 0.08)
    joint = HEAD @ Vector((0, 0, PAD + PLATE + 0.75))
    lean = (HEAD.to_3x3() @ Vector((0.06, -0.75, 0.72))).normalized()
    model.rod(joint, joint + lean * 2.1, 0.30, 'accent', 28, end_radius=0.36)
    model.rod(joint + lean * 2.0, joint + lean * 34, 0.29, 'tube', 28)


def trolley(model: Model) -> None:
    """Foot of the trolley behind, on castors."""
    model = model.on(shift(-6.5, 17.5) @ rotation(18))
    model.box((0, 0, 5.4), (13, 9, 7), 'card2', 0.12)
    model.box((0, 0, 1.75), (14, 10, 0.5), 'shell', 0.12)
    for castor in model.each((x, y, 0.8) for x in (-5.8, 5.8) for y in (-4, 4)):
        castor.rod((0, -0.3, 0), (0, 0.3, 0), 0.8, 'black', 28)


def window(model: Model) -> None:
    """Bars before the lamp at the right, so that the wet stone mirrors a window."""
    middle, across = Vector((*WINDOW[:2], 0)) * 0.96, Vector((-0.59, 0.81, 0))
    for offset in (-4.4, 4.4):
        foot = middle + across * offset
        model.beam(foot + Vector((0, 0, 4)), foot + Vector((0, 0, 24)), (0.7, 0.7), 'dark')
