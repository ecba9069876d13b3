"""A steel frame in primer red with a beam on the hook, seen from low down.

For the landing page of the construction company. It is the one scene in which the colour of the
subject stands near the accent: primer is what a frame looks like. The accent itself is the block
of the hook. Watch that no figure is cut off by the lower edge.
"""

from kit import studio
from kit.figures import crowd
from kit.geometry import UP, Model, Point, Vector
from kit.materials import card, plain, standard

GRADE = studio.Grade(exposure=0.88, vignette=0.18, warmth=-0.03)

# Bays along X and Y and storeys, and their sizes
BAYS_X, BAYS_Y, STOREYS = 5, 2, 4
BAY_X, BAY_Y, STOREY = 1.25, 1.5, 0.98
LEFT, FRONT = -2.2, -1.4
BOARD = -0.08  # top of the base board, below the ground slab
BELOW_SLAB = 0.1  # axis of a beam below its floor
# Depth and width of a beam, and the thickness of its web and its flanges
Section = tuple[float, float, float, float]
HEAVY, LIGHT = (0.20, 0.15, 0.022, 0.03), (0.13, 0.09, 0.016, 0.02)
# Bays that are decked, at each floor
DECKED = {1: BAYS_X, 2: 3, 3: 2}


def build() -> None:
    surfaces = standard(
        card('primer', '#A8452C', roughness=0.5, bump=0.05, variation=0.04),
        plain('deck', '#B9BCBD', roughness=0.4, metal=0.85),
    )
    model = Model(surfaces, seed=12)
    board(model)
    for i in range(BAYS_X + 1):
        for j in range(BAYS_Y + 1):
            column(model, i, j)
    for floor in range(1, STOREYS + 1):
        beams_along_front(model, floor)
        beams_across(model, floor)
        if floor < STOREYS:
            deck(model, floor)
    core(model)
    bracing(model)
    edge_protection(model)
    beam_on_hook(model)
    crew(model)
    model.finish()

    # The lens is wide and low, to let the frame tower, with all of it in view
    studio.room('#948E86', wall=14, floor=-0.42, light='#C2D1E4', strength=0.22)
    studio.area_light((-9.5, -6.0, 7.0), (0, 0, 2), 1.4, 2500, '#FFE8CF')
    studio.area_light((9, -4, 5), (0, 0, 2), 6, 120, '#CFDEF0')
    studio.camera((4.6, -14.0, 2.0), (-0.95, 0, 2.72), 42, 3.5, (-0.4, -1.3, 2.2), shift=(0, -0.02))


def grid_x(i: float) -> float:
    """X of a grid line."""
    return LEFT + i * BAY_X


def grid_y(j: float) -> float:
    """Y of a grid line."""
    return FRONT + j * BAY_Y


def storeys_at(i: int) -> int:
    """How many storeys stand at a grid line: the frame steps down to the right."""
    return STOREYS if i <= 2 else 3 if i <= 3 else 2


def board(model: Model) -> None:
    """Oak, card, and the slab on the ground."""
    model.base((-5.6, -3.6), (5.6, 3.4), (-0.42, -0.14, BOARD), back=0.15)
    low = (LEFT - 0.6, FRONT - 0.6, BOARD)
    model.slab(low, (grid_x(BAYS_X) + 0.6, grid_y(BAYS_Y) + 0.6, 0), 'card', 0.008)


def i_beam(model: Model, start: Point, end: Point, section: Section = HEAVY) -> None:
    """A level I-section: a web and two flanges."""
    depth, width, web, flange = section
    start, end = Vector(start), Vector(end)
    direction = (end - start).normalized()
    upright = direction.cross(UP.cross(direction).normalized())
    model.beam(start, end, (web, depth - 2 * flange), 'primer', 0.003)
    for side in (-1, 1):
        offset = upright * side * (depth - flange) / 2
        model.beam(start + offset, end + offset, (width, flange), 'primer', 0.005)


def column(model: Model, i: int, j: int) -> None:
    """A column on its base plate with four bolts; its web runs along Y."""
    x, y, top = grid_x(i), grid_y(j), storeys_at(i) * STOREY + 0.28
    depth, web, flange = 0.19, 0.026, 0.032
    model.slab((x - 0.17, y - 0.17, 0), (x + 0.17, y + 0.17, 0.03), 'dark', 0.005)
    here, out = model.at(x, y), (depth - flange) / 2
    here.beam((0, 0, 0.03), (0, 0, top), (web, depth - 2 * flange), 'primer', 0.005)
    for side in (-out, out):
        here.beam((0, side, 0.03), (0, side, top), (depth, flange), 'primer', 0.005)
    for bolt in here.each((dx, dy) for dx in (-0.12, 0.12) for dy in (-0.12, 0.12)):
        bolt.rod((0, 0, 0.02), (0, 0, 0.07), 0.018, 'steel', 6)


def beams_along_front(model: Model, floor: int) -> None:
    """Beams along X with end plates and bolts; the one that hangs on the hook is left out."""
    z = floor * STOREY
    for j in range(BAYS_Y + 1):
        y = grid_y(j)
        for i in range(BAYS_X):
            on_hook = floor == STOREYS and i == 1 and j == 0
            if min(storeys_at(i), storeys_at(i + 1)) < floor or on_hook:
                continue
            axis = z - BELOW_SLAB
            i_beam(model, (grid_x(i) + 0.02, y, axis), (grid_x(i + 1) - 0.02, y, axis))
            for x, inward in ((grid_x(i), 1), (grid_x(i + 1), -1)):
                low = (x + inward * 0.10, y - 0.035, z - 0.18)
                model.slab(low, (x + inward * 0.115, y + 0.035, z - 0.02), 'dark', 0.002)
                for dz in (-0.055, 0, 0.055):
                    bolt = (x + inward * 0.15, y - 0.022, axis + dz)
                    model.rod(bolt, (bolt[0], y - 0.03, bolt[2]), 0.012, 'steel', 6)


def beams_across(model: Model, floor: int) -> None:
    """Beams along Y at the columns, and two lighter ones in each bay that carries a floor."""
    z = floor * STOREY
    for i in range(BAYS_X + 1):
        if storeys_at(i) < floor:
            continue
        for j in range(BAYS_Y):
            axis = z - BELOW_SLAB
            ends = ((grid_x(i), grid_y(j) + 0.1, axis), (grid_x(i), grid_y(j + 1) - 0.1, axis))
            i_beam(model, *ends)
        if i < BAYS_X and storeys_at(i + 1) >= floor and floor < STOREYS:
            for third in (1, 2):
                x, axis = grid_x(i) + BAY_X * third / 3, z - 0.075
                ends = ((x, grid_y(0) + 0.02, axis), (x, grid_y(BAYS_Y) - 0.02, axis))
                i_beam(model, *ends, LIGHT)


def deck(model: Model, floor: int) -> None:
    """Profiled metal deck, on which a slab has been poured at the two lower floors."""
    z, end, back = floor * STOREY, DECKED[floor], grid_y(BAYS_Y)
    rib = 0.12
    for sheet in model.at(LEFT, 0, z).row(int((grid_x(end) - LEFT) / rib), rib):
        sheet.slab((0.02, FRONT, 0.001), (0.085, back, 0.045), 'deck', 0.006)
        sheet.slab((0.085, FRONT, 0.001), (0.14, back, 0.012), 'deck', 0.002)
    if floor < 3:
        right = grid_x(end - 1) + (0 if floor == 2 else 0.6)
        low = (LEFT - 0.1, FRONT - 0.1, z + 0.045)
        model.slab(low, (right, back + 0.1, z + 0.10), 'card', 0.006)


def core(model: Model) -> None:
    """The shaft of stair and lifts, in card."""
    low = (grid_x(1) + 0.25, grid_y(1) + 0.15, 0)
    model.slab(low, (grid_x(2) - 0.2, grid_y(2) - 0.2, STOREYS * STOREY + 0.75), 'card2', 0.008)


def bracing(model: Model) -> None:
    """Crossed rods in four bays of the front."""
    for i, storey in ((4, 0), (4, 1), (0, 2), (0, 3)):
        bottom, top = storey * STOREY + 0.15, (storey + 1) * STOREY - 0.2
        for start, end in ((i, i + 1), (i + 1, i)):
            model.rod((grid_x(start), FRONT, bottom), (grid_x(end), FRONT, top), 0.022, 'dark', 10)


def edge_protection(model: Model) -> None:
    """Brass posts and two rails along the front of each deck."""
    for floor, bays in DECKED.items():
        here = model.at(LEFT, FRONT - 0.08, floor * STOREY)
        for post in here.row(bays * 2 + 1, BAY_X / 2):
            post.rod((0, 0, 0), (0, 0, 0.36), 0.009, 'brass', 8)
        for z in (0.2, 0.34):
            here.rod((0, 0, z), (bays * BAY_X, 0, z), 0.008, 'brass', 8)


def beam_on_hook(model: Model) -> None:
    """The missing beam, slightly askew, with its slings and the cables of the crane."""
    z = STOREYS * STOREY + 0.55
    start = (grid_x(1) + 0.08, FRONT - 0.02, z - 0.12)
    i_beam(model, start, (grid_x(2) - 0.08, FRONT + 0.1, z + 0.12))
    here = model.at(grid_x(1) + BAY_X / 2, FRONT + 0.04, z)
    for along in (-0.42, 0.42):
        sling = (along, along * 0.1, along * 0.22 + 0.1)
        here.rod(sling, (0, 0, 0.72), 0.008, 'black', 8)
    here.box((0, 0, 0.78), (0.09, 0.09, 0.16), 'accent', 0.015)
    for x in (-0.02, 0.02):
        here.rod((x, 0, 0.85), (x, 0, 7), 0.007, 'black', 8)


def crew(model: Model) -> None:
    """Four on the floors, two at the core, one before the frame."""
    people = (
        (grid_x(1) - 0.3, FRONT + 0.3, 3 * STOREY + 0.05, 0.3, 'point', 'card'),
        (grid_x(0) + 0.5, FRONT + 0.5, 2 * STOREY + 0.1, -0.4, 'walk', 'dark'),
        (grid_x(2) - 0.4, FRONT + 0.4, STOREY + 0.1, 0.2, 'stand', 'dark'),
        (grid_x(4) + 0.3, FRONT + 0.35, STOREY + 0.1, 0.7, 'walk', 'card'),
        (grid_x(1) + 0.35, -0.75, 0, 0.4, 'stand', 'card'),
        (grid_x(1) + 0.80, -0.55, 0, -0.5, 'point', 'dark'),
        (-3.4, -1.2, BOARD, 0.7, 'walk', 'dark'),
    )
    crowd(model, people, 0.50)
