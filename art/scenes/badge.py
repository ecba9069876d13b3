"""An empty licence holder on its lanyard, before a wall of oak boards.

For people who have no licence yet, and for recruitment: the holder waits for the card. Nothing on
it can be read, because an imitation of a licence would be one. The accent is the lanyard. One unit
is 20 mm at full size; the holder takes a card of 86 by 54 mm, upright.
"""

import math

from kit import materials, studio
from kit.geometry import TOWARDS_CAMERA, UP, Matrix, Model, Vector, rotation, shift

GRADE = studio.Grade(exposure=0.62, vignette=0.28, warmth=-0.02)

MM = 1 / 20
STRAP = (15 * MM, 1.2 * MM)
CARD = (54 * MM, 86 * MM)
RIM, DEPTH = 3.5 * MM, 4 * MM
APART, BEHIND = 7.5, 1.3  # how far the others hang to either side, and behind
WALL = 2.4  # Y of the boards
BOARD = 95 * MM
CRIMP = 1.75  # height above the slot of a holder
ASKEW = Vector((0.5, -0.866, 0))  # the way the jaw of a hook faces, through the slot
ARC = [math.pi * k / 12 for k in range(13)]
ROUND = [math.pi * k / 16 for k in range(32)]


def build() -> None:
    surfaces = materials.standard(
        woven('strap', '#D2502A'),
        woven('strap2', '#45484C'),
        materials.acrylic('clear', '#EDF1F1', reflection=0.5),
        materials.plain('nickel', '#B4B8BC', roughness=0.22, metal=1.0),
        materials.card('print', '#B9B6AF', roughness=0.6, variation=0),
    )
    model = Model(surfaces, seed=17)
    boards(model)
    lanyard(model, 0, 0, 'strap')
    holder(model, rotation(9))
    for side in (-1, 1):
        here = shift(side * APART, BEHIND) @ rotation(-7 * side)
        lanyard(model, side * APART, BEHIND, 'strap2')
        holder(model, here)
        card(model, here)
    model.finish()

    # The key from the left, so that the holder throws its shadow on the wall beside it
    studio.world('#C2D1E4', 0.16)
    studio.split_light((-13, -16, 9), (0, 0, 0), 1.9, 2400, '#FFE8CF', apart=(0.3, 0, 0))
    studio.area_light((14, -14, 2), (0, 0, 0), 8, 170, '#CFDEF0')
    studio.only_lamps_light()
    studio.camera((6.4, -22, 1.6), (0.1, 0, -1.3), 49, 1.3, focus=(0, -0.2, -0.4))


def woven(name: str, colour: str) -> materials.Material:
    """Strap: ribs across it, close together."""
    material, graph = materials.new_material(name)
    grain = materials.grain_coordinates(graph)
    settings = {'wave_type': 'BANDS', 'bands_direction': 'X'}
    ribs = graph.add('TexWave', {'Vector': grain, 'Scale': 9.0, 'Distortion': 0.4}, **settings)
    tone = graph.mix(
        graph.calculate('MULTIPLY', ribs.outputs['Fac'], 0.22),
        materials.linear(colour),
        materials.linear('#1B1C1E'),
    )
    relief = graph.add('Bump', {'Strength': 0.35, 'Distance': 0.02, 'Height': ribs.outputs['Fac']})
    surface = {'Base Color': tone, 'Roughness': 0.75, 'Specular': 0.2, 'Normal': relief.outputs[0]}
    graph.finish(graph.add('BsdfPrincipled', surface))
    return material


def boards(model: Model) -> None:
    """The wall: upright boards with a bevel at each joint."""
    model.slab((-60, WALL + 0.5, -30), (60, WALL + 2, 30), 'dark', 0.01)
    for board in model.at(1.4 - 14 * BOARD, WALL).row(28, BOARD):
        board.slab((0, 0, -30), (BOARD - 0.04, 1, 30), 'oak', 0.12, grain=2)


def lanyard(model: Model, x: float, y: float, material: str) -> None:
    """Both ends of the strap down into a crimp, then the swivel and its hook."""
    for side in (-1, 1):
        path = []
        for k in range(25):
            t = k / 24
            gap = side * (0.045 + 0.5 * (1 - t) ** 2)
            bend = 0.25 * side * math.sin(math.pi * t) * (1 - t)
            path.append((x + bend + 0.5 * side * (1 - t) ** 2, y + gap, CRIMP + 14 - 14 * t))
        model.ribbon(path, STRAP, material, Vector((0, 1, 0)))
    model.box((x, y, CRIMP), (STRAP[0] + 0.08, 0.26, 0.55), 'nickel', 0.04)
    model.rod((x, y, CRIMP - 0.25), (x, y, CRIMP - 0.55), 0.13, 'nickel', 24)
    model.rod((x, y, CRIMP - 0.52), (x, y, CRIMP - 0.8), 0.19, 'nickel', 24)
    hook(model, x, y, CRIMP - 0.75)


def hook(model: Model, x: float, y: float, z: float) -> None:
    """A lobster hook: a body, a round jaw and its thumb lever."""
    jaw = []
    for k in range(25):
        angle = math.radians(100 - 350 * k / 24)
        out = math.cos(angle) * 0.32
        height = z - 0.55 + math.sin(angle) * 0.52
        jaw.append((x + ASKEW.x * out, y + ASKEW.y * out, height))
    model.ribbon(jaw, (0.13, 0.13), 'nickel', ASKEW.cross(UP), chamfer_share=0.3)
    model.rod((x, y, z + 0.1), (x, y, z - 0.1), 0.11, 'nickel', 20)
    lever = Vector((x, y, z - 0.25)) + ASKEW * 0.36
    model.rod(lever, lever + Vector((0, 0, 0.3)), 0.07, 'nickel', 16)


def holder(model: Model, here: Matrix) -> None:
    """A clear pocket with a rim, open at the top, and the slot for the hook."""
    width, height = CARD[0] + 2 * RIM, CARD[1] + 2 * RIM
    top, pocket = 0.32, model.on(here)
    half, foot = width / 2, top - height - 0.55
    low, high = (-half + 0.05, -DEPTH / 2 - 0.012, foot + 0.05), (half - 0.05, -DEPTH / 2, -0.52)
    pocket.slab(low, high, 'clear', 0.003)
    for x in (-half, half - RIM):
        pocket.slab((x, -DEPTH / 2 - 0.03, foot), (x + RIM, DEPTH / 2 + 0.03, -0.5), 'print', 0.05)
    low, high = (-half, -DEPTH / 2 - 0.03, foot), (half, DEPTH / 2 + 0.03, foot + RIM)
    pocket.slab(low, high, 'print', 0.05)
    # The tab, in four pieces about its slot
    for low, high in (
        ((-0.9, -0.6), (-0.38, top)),
        ((0.38, -0.6), (0.9, top)),
        ((-0.38, 0.02), (0.38, top)),
        ((-0.38, -0.6), (0.38, -0.30)),
    ):
        pocket.slab((low[0], -0.05, low[1]), (high[0], 0.05, high[1]), 'print', 0.002)


def card(model: Model, here: Matrix) -> None:
    """A plain card with the silhouette of a head: nobody, and no number."""
    width, height = CARD
    middle = -0.55 - height / 2 + 0.1
    model.box_at(here @ shift(0, 0, middle), (width, 0.04, height), 'card', 0.004)
    place = here @ shift(0, -0.03, middle + 0.5) @ TOWARDS_CAMERA
    head = [(math.cos(a) * 0.36, 0.42 + math.sin(a) * 0.46) for a in ROUND]
    shoulders = [(math.cos(a) * 0.72, -0.42 + math.sin(a) * 0.38) for a in ARC]
    for outline in (head, [(-0.72, -0.75), (0.72, -0.75), *shoulders]):
        model.prism(outline, 0, 0.012, 'grey', place)
