"""A courtyard hotel in sand-coloured card, with pierced screens and a pool.

For the work in Riyadh. Three wings of different height round a court with palms; the parasols by
the pool are the accent. A facade is built in its own frame: U along it, V out of it, and height.
"""

import math
import random
from dataclasses import dataclass

from mathutils import Matrix, Vector

from kit import materials, studio, trees
from kit.figures import Figure, silhouette
from kit.geometry import Model, place
from kit.shot import Grade

GRADE = Grade(exposure=0.9, vignette=0.22, warmth=-0.015)

LEFT, RIGHT, FRONT, BACK = -2.2, 3.2, -2.0, 2.7
WING = 0.80  # depth of the wings
EAST_FRONT = FRONT + 1.0
ARCADE, STOREY = 0.46, 0.36  # heights of the ground floor and of those above
PIER, SPRING = 0.045, 0.58  # width of a half pier; where arches spring, as a share of the height
GROUND, PAVING = -0.045, 0.014
COURT = (LEFT + WING, RIGHT - WING, FRONT, BACK - WING)  # left, right, front, back
POOL = (-0.55, 1.55, -1.05, 0.55)
FOUNTAIN = (1.0, -0.25)
PERSON = 0.20

LEAVES = ('leafA', 'leafB', 'leafA', 'leafA')
PALMS_IN_COURT = (
    *((-1.15, -1.35, 0.95), (-1.2, -0.5, 1.1), (-1.15, 0.4, 1.0), (-1.1, 1.3, 0.9)),
    *((2.15, -0.8, 0.95), (2.15, 0.1, 1.1), (2.1, 1.0, 0.95), (-0.6, 1.55, 0.8)),
    *((0.5, 1.6, 0.9), (1.5, 1.55, 0.8), (-0.75, -1.55, 0.8), (1.9, -1.5, 0.85)),
)
PALMS_AROUND = (
    *((-3.2, 0.6, 1.1), (-3.5, 1.7, 1.2), (-4.2, 1.2, 1.0), (-3.0, -0.9, 1.0), (-4.4, 2.6, 1.1)),
    *((3.6, -0.6, 1.0), (3.9, 0.4, 1.1), (3.5, 1.6, 1.0), (4.6, -0.2, 1.0), (2.8, -1.7, 0.9)),
)

Span = tuple[float, float]


def build() -> None:
    """Build the model and set up the studio."""
    build_model()

    light()
    studio.camera((5.0, -13.4, 6.0), (-0.62, 0, 0.78), 56, 5.0, focus=(0.5, -0.3, 0.6))


def build_model(figure: Figure = silhouette) -> materials.Materials:
    """The model alone: other scenes photograph it too, from near with moulded figures.

    Returns its materials, for what they add.
    """
    surfaces = materials.standard(
        materials.card('sand', '#E3CFAF', variation=0.035),
        materials.card('sand2', '#D6BD97', variation=0.05),
        materials.plain('pane', '#4B4A46', roughness=0.2, specular=0.6),
        materials.card('leafA', '#76855F', bump=0, variation=0.16),
        materials.card('leafB', '#94A077', bump=0, variation=0.14),
        materials.card('pool', '#5F93A0', roughness=0.18, bump=0.02, variation=0),
        materials.card('pool2', '#8DB3B8', roughness=0.25, bump=0.02, variation=0),
        materials.glow('glowin', '#FFC98C', 1.3, 0.3),
    )
    model = Model(surfaces, seed=71)
    draw = random.Random(15)
    ground(model)
    pool(model)
    north = body(model, (LEFT, BACK - WING), (RIGHT, BACK), 6, draw)
    body(model, (LEFT, FRONT), (LEFT + WING, BACK - WING + 0.05), 4, draw)
    body(model, (RIGHT - WING, EAST_FRONT), (RIGHT, BACK - WING + 0.05), 3, draw)
    facades(model)
    gate(model)
    wind_tower(model, north + 0.04)
    sun_beds(model, draw)
    people(model, draw, figure)
    model.finish()
    studio.not_as_lamps(surfaces, ['glowin'])
    plant_palms(surfaces, draw)
    return surfaces


def ground(model: Model) -> None:
    """The board, sand, the base of the hotel, and the paving of the court round the pool."""
    model.slab((-5.4, -3.3, -0.36), (6.0, 3.9, -0.08), 'oak', 0.02)
    model.slab((-5.25, -3.15, -0.08), (5.85, 3.75, GROUND), 'sand2', 0.006)
    low, high = (LEFT - 0.55, FRONT - 0.55, GROUND), (RIGHT + 0.6, BACK + 0.4, 0)
    model.slab(low, high, 'sand', 0.008)
    left, right, front, back = COURT
    columns, rows = 15, 13
    width, depth = (right - left) / columns, (back - front) / rows
    for i in range(columns):
        for j in range(rows):
            x, y = left + i * (right - left) / columns, front + j * (back - front) / rows
            over_pool_x = x + width > POOL[0] - 0.02 and x < POOL[1] + 0.02
            over_pool_y = y + depth > POOL[2] - 0.02 and y < POOL[3] + 0.02
            if over_pool_x and over_pool_y:
                continue
            low, high = (x + 0.004, y + 0.004, 0), (x + width - 0.004, y + depth - 0.004, PAVING)
            model.slab(low, high, 'sand' if (i + j) % 3 else 'sand2', 0.002)


def pool(model: Model) -> None:
    """Coping, water that is shallow on the left, and a fountain on a star of eight points."""
    left, right, front, back = POOL
    here = model.at(left, 0)
    for x0, y0, x1, y1 in (
        (left - 0.10, front - 0.10, right + 0.10, front),
        (left - 0.10, back, right + 0.10, back + 0.10),
        (left - 0.10, front, left, back),
        (right, front, right + 0.10, back),
    ):
        model.slab((x0, y0, 0), (x1, y1, 0.045), 'card', 0.005)
    model.slab((left, front, 0.001), (right, back, 0.022), 'pool', 0.001)
    here.slab((0.001, front + 0.001, 0.0225), (0.45, back - 0.001, 0.028), 'pool2', 0.002)
    here.slab((0.001, front + 0.2, 0.0285), (0.16, back - 0.2, 0.034), 'pool2', 0.001)
    model.prism(star(0.26), 0.0225, 0.05, 'card', chamfer=0.005)
    model.prism(star(0.17), 0.05, 0.075, 'sand', chamfer=0.005)
    x, y = FOUNTAIN
    model.rod((x, y, 0.07), (x, y, 0.15), 0.02, 'brass', 12, end_radius=0.012)
    model.rod((x, y, 0.15), (x, y, 0.16), 0.07, 'brass', 20)


def star(radius: float) -> list[tuple[float, float]]:
    """A star of eight points about the fountain."""
    outline = []
    for i in range(16):
        angle = math.pi * i / 8 + math.pi / 8
        reach = radius if i % 2 == 0 else radius * 0.765
        x, y = FOUNTAIN
        outline.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return outline


def roof_of(storeys: int) -> float:
    """Height of a wing with so many storeys."""
    return ARCADE + (storeys - 1) * STOREY


def body(
    model: Model,
    low: tuple[float, float],
    high: tuple[float, float],
    storeys: int,
    draw: random.Random,
) -> float:
    """The body of a wing, its roof, and windows on all sides. Returns the height of its roof."""
    (x0, y0), (x1, y1) = low, high
    margin, top = 0.12, roof_of(storeys)
    inner_low, inner_high = (x0 + margin, y0 + margin), (x1 - margin, y1 - margin)
    model.slab((*inner_low, 0), (*inner_high, top + 0.01), 'sand2', 0.003)
    low, high = (x0 + 0.05, y0 + 0.05, top + 0.012), (x1 - 0.05, y1 - 0.05, top + 0.04)
    model.slab(low, high, 'sand', 0.003)

    def pane(corner: tuple[float, float, float], size: tuple[float, float, float]) -> None:
        material = 'glowin' if draw.random() < 0.22 else 'pane'
        model.slab(corner, [a + b for a, b in zip(corner, size)], material, 0.001)

    across, along = int((x1 - x0 - 0.3) / 0.36), int((y1 - y0 - 0.3) / 0.36)
    for storey in range(storeys):
        z = 0.05 if storey == 0 else ARCADE + (storey - 1) * STOREY + 0.05
        height = 0.36 if storey == 0 else STOREY - 0.10
        for i in range(across):
            x = x0 + 0.2 + i * (x1 - x0 - 0.4) / across
            for y in (y0 + margin, y1 - margin):
                pane((x, y - 0.004, z), (0.22, 0.008, height))
        for j in range(along):
            y = y0 + 0.2 + j * (y1 - y0 - 0.4) / along
            for x in (x0 + margin, x1 - margin):
                pane((x - 0.004, y, z), (0.008, 0.22, height))
    return top


@dataclass(frozen=True)
class Wall:
    """The frame of a facade: where U is 0, and the direction of U."""

    model: Model
    x: float
    y: float
    angle: float = 0.0

    def at(self, u: float, v: float, z: float) -> tuple[float, float, float]:
        """A point in the scene."""
        cos, sin = math.cos(self.angle), math.sin(self.angle)
        return (self.x + cos * u + sin * v, self.y + sin * u - cos * v, z)

    def block(
        self,
        u: Span,
        v: Span,
        z: Span,
        material: str = 'sand',
        chamfer: float = 0.004,
        grain: int | None = None,
    ) -> None:
        """A box from and to U, V and Z."""
        middle = self.at((u[0] + u[1]) / 2, (v[0] + v[1]) / 2, (z[0] + z[1]) / 2)
        size = (abs(u[1] - u[0]), abs(v[1] - v[0]), abs(z[1] - z[0]))
        where = Matrix.Translation(middle) @ Matrix.Rotation(self.angle, 4, 'Z')
        self.model.box_at(where, size, material, chamfer, grain)

    def prism(self, outline: list[tuple[float, float]], v: Span) -> None:
        """An outline in U and Z, extruded outwards from and to V."""
        cos, sin = math.cos(self.angle), math.sin(self.angle)
        rows = ((cos, 0, sin, self.x), (sin, 0, -cos, self.y), (0, 1, 0, 0), (0, 0, 0, 1))
        self.model.prism(outline, v[0], v[1], 'sand', Matrix(rows))


def arch(wall: Wall, u: Span, z: Span, v: Span) -> None:
    """A bay of an arcade: two half piers and the two halves over a pointed arch."""
    wall.block((u[0], u[0] + PIER), v, z)
    wall.block((u[1] - PIER, u[1]), v, z)
    left, half = u[0] + PIER, (u[1] - u[0] - 2 * PIER) / 2
    springing, rise = z[0] + (z[1] - z[0]) * SPRING, (z[1] - z[0]) * (1 - SPRING) - 0.055
    curve = []
    for k in range(9):
        t = k / 8
        curve.append((left + half * t, springing + rise * (1 - (1 - t) ** 2.2) ** 0.62))
    crown = left + half
    outline = [*curve, (crown, z[1]), (left, z[1])]
    depth = (v[0] + 0.001, v[1] - 0.001)
    wall.prism(outline, depth)
    wall.prism([(2 * crown - x, up) for x, up in reversed(outline)], depth)


def pierced_screen(wall: Wall, u: Span, z: Span) -> None:
    """An oak lattice of diagonals and uprights in a frame, before the facade."""
    v, half, count = 0.055, 0.012, 4
    frame = (v - half, v + half)
    wall.block(u, frame, (z[0], z[0] + 0.02), 'oak', 0.002)
    wall.block(u, frame, (z[1] - 0.02, z[1]), 'oak', 0.002)
    wall.block((u[0], u[0] + 0.018), frame, z, 'oak', 0.002, 2)
    wall.block((u[1] - 0.018, u[1]), frame, z, 'oak', 0.002, 2)
    height, step = z[1] - z[0], (u[1] - u[0]) / count
    for k in range(-int(height / step) - 1, count + 1):
        start = u[0] + k * step
        a, b = (start, z[0]), (start + height, z[1])
        if a[0] < u[0]:
            a = (u[0], z[0] + (u[0] - start))
        if b[0] > u[1]:
            b = (u[1], z[0] + (u[1] - start))
        if b[0] - a[0] <= 0.01:
            continue
        mirrored = [(u[0] + u[1] - end[0], end[1]) for end in (a, b)]
        for (start_u, start_z), (end_u, end_z), lift in ((a, b, -0.003), (*mirrored, 0.003)):
            ends = (wall.at(start_u, v + lift, start_z), wall.at(end_u, v + lift, end_z))
            wall.model.beam(*ends, (0.008, 0.009), 'oak', 0.001)
    for k in range(1, count):
        bar = u[0] + k * step
        span = (z[0] + 0.02, z[1] - 0.02)
        wall.block((bar - 0.004, bar + 0.004), (v - 0.006, v + 0.006), span, 'oak', 0.001, 2)


def facade(wall: Wall, length: float, bays: int, storeys: int, seed: int) -> None:
    """An arcade, storeys with bays of screens or balconies at random, and merlons on the roof."""
    draw = random.Random(seed)
    width = length / bays
    for i in range(bays):
        arch(wall, (i * width, (i + 1) * width), (PAVING, ARCADE), (-0.10, 0))
    for storey in range(1, storeys):
        z = roof_of(storey)
        wall.block((0, length), (-0.12, 0.018), (z, z + 0.045))
        for i in range(bays):
            u = (i * width, (i + 1) * width)
            piers = (-0.10, 0.0)
            wall.block((u[0], u[0] + 0.05), piers, (z + 0.045, z + STOREY))
            wall.block((u[1] - 0.05, u[1] - 0.0005), piers, (z + 0.045, z + STOREY))
            if draw.random() < 0.55:
                screened_bay(wall, u, z)
            else:
                balcony_bay(wall, u, z)
    parapet(wall, length, roof_of(storeys))


def screened_bay(wall: Wall, u: Span, z: float) -> None:
    """A mashrabiya: a pierced screen between a sill and a head that stand out."""
    left, right = u
    top = z + STOREY
    wall.block((left + 0.05, right - 0.05), (-0.11, -0.004), (top - 0.05, top))
    sill = (z + 0.046, z + 0.07)
    wall.block((left + 0.03, right - 0.03), (-0.03, 0.085), sill, 'sand2', 0.003)
    pierced_screen(wall, (left + 0.055, right - 0.055), (z + 0.07, top - 0.05))
    for cheek in (left + 0.055, right - 0.067):
        span = (z + 0.07, top - 0.05)
        wall.block((cheek, cheek + 0.012), (0.0, 0.045), span, 'oak', 0.002, 2)
    head = (top - 0.05, top - 0.025)
    wall.block((left + 0.04, right - 0.04), (-0.02, 0.09), head, 'oak', 0.003)


def balcony_bay(wall: Wall, u: Span, z: float) -> None:
    """A brass balustrade with an oak rail."""
    left, right = u
    top = z + STOREY
    wall.block((left + 0.05, right - 0.05), (-0.11, -0.004), (top - 0.06, top))
    for k in range(9):
        bar = k * (right - left - 0.116) / 8
        span = (left + 0.055 + bar, left + 0.061 + bar)
        wall.block(span, (-0.02, -0.012), (z + 0.045, z + 0.13), 'brass', 0.001)
    wall.block((left + 0.05, right - 0.05), (-0.024, -0.008), (z + 0.13, z + 0.14), 'oak', 0.002)


def parapet(wall: Wall, length: float, z: float) -> None:
    """A cornice, the parapet, and pointed merlons on it."""
    wall.block((0, length), (-0.12, 0.03), (z, z + 0.05))
    wall.block((0, length), (-0.05, 0.0), (z + 0.05, z + 0.12))
    merlons = int(length / 0.12)
    width = length / merlons
    for i in range(merlons):
        u = i * length / merlons
        outline = [(u + 0.012, z + 0.12), (u + width - 0.012, z + 0.12)]
        outline += [(u + width - 0.03, z + 0.16), (u + width / 2, z + 0.195), (u + 0.03, z + 0.16)]
        wall.prism(outline, (-0.045, -0.005))


def facades(model: Model) -> None:
    """The north range and the west wing towards the court, their ends, and the east wing."""
    north = Wall(model, LEFT + WING, BACK - WING)
    facade(north, RIGHT - LEFT - 2 * WING, 9, 6, seed=3)
    # A gap of 4 mm at both corners of the wings, where faces would share a plane
    west = Wall(model, LEFT + WING, FRONT + 0.004, math.pi / 2)
    facade(west, BACK - WING - FRONT - 0.004, 9, 4, seed=5)
    facade(Wall(model, LEFT, FRONT), WING - 0.004, 2, 4, seed=7)
    facade(Wall(model, RIGHT - WING, EAST_FRONT), WING - 0.004, 2, 3, seed=9)
    east = Wall(model, RIGHT, EAST_FRONT + 0.004, math.pi / 2)
    facade(east, BACK - FRONT - 1.004, 7, 3, seed=11)


def gate(model: Model) -> None:
    """A free-standing arcade along the front of the court."""
    wall = Wall(model, LEFT + WING + 0.15, FRONT + 0.02)
    for i in range(9):
        arch(wall, (i * 0.40, (i + 1) * 0.40), (0, 0.50), (-0.12, 0))
    wall.block((-0.02, 3.62), (-0.14, 0.02), (0.50, 0.55))


def wind_tower(model: Model, z: float) -> None:
    """A badgir on the corner of the north range: slots on two sides under a flat cap."""
    x, y = LEFT + 0.40, BACK - 0.45
    for half, bottom, top, chamfer in (
        (0.24, 0, 0.62, 0.006),
        (0.27, 0.62, 0.67, 0.006),
        (0.20, 0.67, 0.70, 0.005),
    ):
        model.slab((x - half, y - half, z + bottom), (x + half, y + half, z + top), 'sand', chamfer)
    for k in range(4):
        start, end = -0.19 + k * 0.105, -0.13 + k * 0.105
        model.slab((x + start, y - 0.252, z + 0.12), (x + end, y - 0.239, z + 0.56), 'pane', 0.002)
        model.slab((x + 0.239, y + start, z + 0.12), (x + 0.252, y + end, z + 0.56), 'pane', 0.002)


def sun_beds(model: Model, draw: random.Random) -> None:
    """Four pairs of loungers behind the pool, a vermilion parasol over each pair."""
    y = POOL[3]
    for k in range(4):
        x = -0.30 + k * 0.50
        for side in (-0.085, 0.085):
            lounger(model, x + side, y)
        pole = (x, y + 0.36, PAVING)
        model.rod(pole, (x, y + 0.36, 0.36), 0.008, 'bass', 8)
        parasol(model, x, y + 0.36, draw)


def lounger(model: Model, x: float, y: float) -> None:
    """A lounger with its back raised."""
    model.slab((x - 0.05, y + 0.18, 0.05), (x + 0.05, y + 0.46, 0.065), 'oak', 0.004)
    model.beam((x, y + 0.44, 0.06), (x, y + 0.54, 0.14), (0.10, 0.012), 'oak', 0.003)
    for foot in (0.19, 0.40):
        model.slab((x - 0.04, y + foot, PAVING), (x + 0.04, y + foot + 0.02, 0.05), 'oak', 0.002)


def parasol(model: Model, x: float, y: float, draw: random.Random) -> None:
    """Eight triangles of vermilion card."""
    pieces = model.pieces('accentcard')
    first = len(pieces.vertices)
    grain = [draw.uniform(-9, 9) for _ in range(3)]
    for i in range(8):
        angle = math.pi * i / 4 + 0.39
        rim = (x + 0.20 * math.cos(angle), y + 0.20 * math.sin(angle), 0.315)
        pieces.vertices.append(Vector(rim))
        pieces.grain.append(grain)
    pieces.vertices.append(Vector((x, y, 0.385)))
    pieces.grain.append(grain)
    for i in range(8):
        pieces.faces.append([first + i, first + (i + 1) % 8, first + 8])


def people(model: Model, draw: random.Random, figure: Figure) -> None:
    """Guests in the court, before and behind the pool, and in front of the hotel."""
    for _ in range(16):
        x = draw.uniform(COURT[0] + 0.2, COURT[1] - 0.2)
        y = draw.choice([draw.uniform(-1.7, -1.25), draw.uniform(1.2, 1.7)])
        figure(
            model,
            (x, y, PAVING),
            height=PERSON,
            turn=draw.uniform(-1, 1),
            material=draw.choice(['dark', 'dark', 'card']),
            pose=draw.choice(['walk', 'stand']),
        )
    for _ in range(9):
        figure(
            model,
            (draw.uniform(-1.8, 3.4), draw.uniform(-2.48, -2.15), 0),
            height=PERSON,
            turn=draw.uniform(-1, 1),
            material=draw.choice(['dark', 'card']),
            pose='walk',
        )


def plant_palms(surfaces: materials.Materials, draw: random.Random) -> None:
    """Palms in the court, in a row along the front, and around the hotel."""
    palms = [
        trees.palm(surfaces, f'palm {seed}', leaves, seed)
        for seed, leaves in enumerate(LEAVES, start=2)
    ]
    for x, y, scale in PALMS_IN_COURT:
        place(draw.choice(palms), (x, y, 0), scale=scale, turn=draw.uniform(0, 6))
    for x in [-4.7 + i * 0.55 for i in range(5)] + [3.5, 4.1]:
        palm = draw.choice(palms)
        spot = (x, -2.75 + draw.uniform(-0.05, 0.05), GROUND)
        place(palm, spot, scale=draw.uniform(0.75, 0.95), turn=draw.uniform(0, 6))
    for x, y, scale in PALMS_AROUND:
        place(draw.choice(palms), (x, y, GROUND), scale=scale, turn=draw.uniform(0, 6))


def light() -> None:
    """A lamp in two arcades, the key and the fill."""
    studio.sweep('#8E867B', wall=15, floor=-0.38)
    studio.world('#C6D0DC', 0.22)
    studio.point_light((0.5, BACK - WING - 0.1, 0.35), 3.5, '#FFC07C', 0.06)
    studio.point_light((LEFT + WING + 0.25, 0.0, 0.3), 2.5, '#FFC07C', 0.06)
    studio.area_light((-8.5, -8.0, 8.0), (0, 0, 0.8), 1.5, 2700, '#FFE0BC')
    studio.area_light((9, -4, 5), (0, 0, 1), 6, 120, '#CFDEF0')
