"""A courtyard hotel in sand-coloured card, with pierced screens and a pool.

For the work in Riyadh. Three wings of different height round a court with palms; the parasols by
the pool are the accent. A facade is built in its own frame: U along it, V out of it, and height.
"""

import math
import random
from dataclasses import dataclass

from kit import studio, trees
from kit.buildings import around
from kit.figures import Figure, silhouette
from kit.geometry import Matrix, Model, Vector, place
from kit.materials import Materials, card, glow, plain, standard

GRADE = studio.Grade(exposure=0.9, vignette=0.22, warmth=-0.015)

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
    build_model()
    light()
    studio.camera((5.0, -13.4, 6.0), (-0.62, 0, 0.78), 56, 5.0, focus=(0.5, -0.3, 0.6))


def build_model(figure: Figure = silhouette) -> Materials:
    """Returns its materials, for what other scenes add."""
    surfaces = standard(
        card('sand', '#E3CFAF', variation=0.035),
        card('sand2', '#D6BD97', variation=0.05),
        plain('pane', '#4B4A46', roughness=0.2, specular=0.6),
        card('leafA', '#76855F', bump=0, variation=0.16),
        card('leafB', '#94A077', bump=0, variation=0.14),
        card('pool', '#5F93A0', roughness=0.18, bump=0.02, variation=0),
        card('pool2', '#8DB3B8', roughness=0.25, bump=0.02, variation=0),
        glow('glowin', '#FFC98C', 1.3, 0.3),
    )
    model = Model(surfaces, seed=71)
    draw = random.Random(15)
    ground(model)
    pool(model)
    body(model, (LEFT, BACK - WING), (RIGHT, BACK), 6, draw)
    body(model, (LEFT, FRONT), (LEFT + WING, BACK - WING + 0.05), 4, draw)
    body(model, (RIGHT - WING, EAST_FRONT), (RIGHT, BACK - WING + 0.05), 3, draw)
    # The north range and the west wing towards the court, the ends of both wings, the east wing.
    # A gap of 4 mm at both corners of the wings, where faces would share a plane
    upwards = math.pi / 2
    for x, y, angle, length, bays, storeys, seed in (
        (LEFT + WING, BACK - WING, 0, RIGHT - LEFT - 2 * WING, 9, 6, 3),
        (LEFT + WING, FRONT + 0.004, upwards, BACK - WING - FRONT - 0.004, 9, 4, 5),
        (LEFT, FRONT, 0, WING - 0.004, 2, 4, 7),
        (RIGHT - WING, EAST_FRONT, 0, WING - 0.004, 2, 3, 9),
        (RIGHT, EAST_FRONT + 0.004, upwards, BACK - FRONT - 1.004, 7, 3, 11),
    ):
        facade(Wall(model, x, y, angle), length, bays, storeys, random.Random(seed))
    gate = Wall(model, LEFT + WING + 0.15, FRONT + 0.02)  # an arcade along the front of the court
    for i in range(9):
        arch(gate, (i * 0.40, (i + 1) * 0.40), (0, 0.50), (-0.12, 0))
    gate.block((-0.02, 3.62), (-0.14, 0.02), (0.50, 0.55))
    wind_tower(model.at(LEFT + 0.40, BACK - 0.45, roof_of(6) + 0.04))
    for beds in model.at(-0.30, POOL[3]).row(4, 0.50):
        sun_beds(beds, draw)
    people(model, draw, figure)
    model.finish()
    plant_palms(surfaces, draw)
    return surfaces


def ground(model: Model) -> None:
    """The board, sand, the base of the hotel, and the paving of the court round the pool."""
    model.base((-5.4, -3.3), (6.0, 3.9), (-0.36, -0.08, GROUND), 'sand2', 0.15)
    model.slab((LEFT - 0.55, FRONT - 0.55, GROUND), (RIGHT + 0.6, BACK + 0.4, 0), 'sand', 0.008)
    left, right, front, back = COURT
    columns, rows = 15, 13
    width, depth = (right - left) / columns, (back - front) / rows
    for k, flag in enumerate(model.at(left, front).grid(columns, rows, width, depth)):
        column, row = divmod(k, rows)
        x, y = left + column * width, front + row * depth
        over_pool_x = x + width > POOL[0] - 0.02 and x < POOL[1] + 0.02
        over_pool_y = y + depth > POOL[2] - 0.02 and y < POOL[3] + 0.02
        if not (over_pool_x and over_pool_y):
            material = 'sand' if (column + row) % 3 else 'sand2'
            flag.slab((0.004, 0.004, 0), (width - 0.004, depth - 0.004, PAVING), material, 0.002)


def pool(model: Model) -> None:
    """Coping, water that is shallow on the left, and a fountain on a star of eight points."""
    left, right, front, back = POOL
    for x0, x1, y0, y1 in around(POOL, (left - 0.10, right + 0.10, front - 0.10, back + 0.10)):
        model.slab((x0, y0, 0), (x1, y1, 0.045), 'card', 0.005)
    model.slab((left, front, 0.001), (right, back, 0.022), 'pool', 0.001)
    low, high = (left + 0.001, front + 0.001, 0.0225), (left + 0.45, back - 0.001, 0.028)
    model.slab(low, high, 'pool2', 0.002)
    model.at(left, 0).slab((0.001, front + 0.2, 0.0285), (0.16, back - 0.2, 0.034), 'pool2', 0.001)
    x, y = FOUNTAIN
    stars = ((0.26, 0.0225, 0.05, 'card'), (0.17, 0.05, 0.075, 'sand'))
    for radius, bottom, top, material in stars:
        star = []
        for i in range(16):
            angle, reach = math.pi * i / 8 + math.pi / 8, radius * (0.765 if i % 2 else 1)
            star.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
        model.prism(star, bottom, top, material, chamfer=0.005)
    model.rod((x, y, 0.07), (x, y, 0.15), 0.02, 'brass', 12, end_radius=0.012)
    model.rod((x, y, 0.15), (x, y, 0.16), 0.07, 'brass', 20)


def roof_of(storeys: int) -> float:
    """Height of a wing with so many storeys."""
    return ARCADE + (storeys - 1) * STOREY


def body(model: Model, low: Span, high: Span, storeys: int, draw: random.Random) -> None:
    """The body of a wing, its roof, and windows on all sides, some of them lit."""
    (x0, y0), (x1, y1), margin, top = low, high, 0.12, roof_of(storeys)
    inner = (x1 - margin, y1 - margin, top + 0.01)
    model.slab((x0 + margin, y0 + margin, 0), inner, 'sand2', 0.003)
    outer = (x1 - 0.05, y1 - 0.05, top + 0.04)
    model.slab((x0 + 0.05, y0 + 0.05, top + 0.012), outer, 'sand', 0.003)
    across, along = int((x1 - x0 - 0.3) / 0.36), int((y1 - y0 - 0.3) / 0.36)
    for storey in range(storeys):
        z = 0.05 if storey == 0 else ARCADE + (storey - 1) * STOREY + 0.05
        height = 0.36 if storey == 0 else STOREY - 0.10
        panes = []
        for i in range(across):
            x = x0 + 0.2 + i * (x1 - x0 - 0.4) / across
            panes += [(x, y - 0.004, 0.22, 0.008) for y in (y0 + margin, y1 - margin)]
        for j in range(along):
            y = y0 + 0.2 + j * (y1 - y0 - 0.4) / along
            panes += [(x - 0.004, y, 0.008, 0.22) for x in (x0 + margin, x1 - margin)]
        for x, y, width, depth in panes:
            material = 'glowin' if draw.random() < 0.22 else 'pane'
            model.slab((x, y, z), (x + width, y + depth, z + height), material, 0.001)


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
        self, u: Span, v: Span, z: Span, material: str = 'sand', chamfer=0.004, grain=None
    ) -> None:
        """A box from and to U, V and Z."""
        middle = self.at((u[0] + u[1]) / 2, (v[0] + v[1]) / 2, (z[0] + z[1]) / 2)
        size = (abs(u[1] - u[0]), abs(v[1] - v[0]), abs(z[1] - z[0]))
        self.model.box(middle, size, material, chamfer, self.angle, grain)

    def prism(self, outline: list[Span], v: Span) -> None:
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
    shares = [k / 8 for k in range(9)]
    curve = [(left + half * t, springing + rise * (1 - (1 - t) ** 2.2) ** 0.62) for t in shares]
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


def facade(wall: Wall, length: float, bays: int, storeys: int, draw: random.Random) -> None:
    """An arcade, storeys with bays of screens or balconies at random, and merlons on the roof."""
    width = length / bays
    for i in range(bays):
        arch(wall, (i * width, (i + 1) * width), (PAVING, ARCADE), (-0.10, 0))
    for storey in range(1, storeys):
        z = roof_of(storey)
        wall.block((0, length), (-0.12, 0.018), (z, z + 0.045))
        for i in range(bays):
            left, right = i * width, (i + 1) * width
            piers = (-0.10, 0.0)
            wall.block((left, left + 0.05), piers, (z + 0.045, z + STOREY))
            wall.block((right - 0.05, right - 0.0005), piers, (z + 0.045, z + STOREY))
            bay = screened_bay if draw.random() < 0.55 else balcony_bay
            bay(wall, left, right, z)
    # A cornice, the parapet, and pointed merlons on it
    z = roof_of(storeys)
    wall.block((0, length), (-0.12, 0.03), (z, z + 0.05))
    wall.block((0, length), (-0.05, 0.0), (z + 0.05, z + 0.12))
    merlons = int(length / 0.12)
    width = length / merlons
    for i in range(merlons):
        u = i * length / merlons
        outline = [(u + 0.012, z + 0.12), (u + width - 0.012, z + 0.12)]
        outline += [(u + width - 0.03, z + 0.16), (u + width / 2, z + 0.195), (u + 0.03, z + 0.16)]
        wall.prism(outline, (-0.045, -0.005))


def screened_bay(wall: Wall, left: float, right: float, z: float) -> None:
    """A mashrabiya: a pierced screen between a sill and a head that stand out."""
    top, span = z + STOREY, (z + 0.07, z + STOREY - 0.05)
    wall.block((left + 0.05, right - 0.05), (-0.11, -0.004), (top - 0.05, top))
    wall.block((left + 0.03, right - 0.03), (-0.03, 0.085), (z + 0.046, z + 0.07), 'sand2', 0.003)
    pierced_screen(wall, (left + 0.055, right - 0.055), span)
    for cheek in (left + 0.055, right - 0.067):
        wall.block((cheek, cheek + 0.012), (0.0, 0.045), span, 'oak', 0.002, 2)
    wall.block((left + 0.04, right - 0.04), (-0.02, 0.09), (top - 0.05, top - 0.025), 'oak', 0.003)


def balcony_bay(wall: Wall, left: float, right: float, z: float) -> None:
    """A brass balustrade with an oak rail."""
    top = z + STOREY
    wall.block((left + 0.05, right - 0.05), (-0.11, -0.004), (top - 0.06, top))
    for k in range(9):
        bar = k * (right - left - 0.116) / 8
        span = (left + 0.055 + bar, left + 0.061 + bar)
        wall.block(span, (-0.02, -0.012), (z + 0.045, z + 0.13), 'brass', 0.001)
    wall.block((left + 0.05, right - 0.05), (-0.024, -0.008), (z + 0.13, z + 0.14), 'oak', 0.002)


def wind_tower(model: Model) -> None:
    """A badgir on the corner of the north range: slots on two sides under a flat cap."""
    blocks = ((0.24, 0, 0.62, 0.006), (0.27, 0.62, 0.67, 0.006), (0.20, 0.67, 0.70, 0.005))
    for half, bottom, top, chamfer in blocks:
        model.slab((-half, -half, bottom), (half, half, top), 'sand', chamfer)
    for k in range(4):
        start, end = -0.19 + k * 0.105, -0.13 + k * 0.105
        model.slab((start, -0.252, 0.12), (end, -0.239, 0.56), 'pane', 0.002)
        model.slab((0.239, start, 0.12), (0.252, end, 0.56), 'pane', 0.002)


def sun_beds(model: Model, draw: random.Random) -> None:
    """A pair of loungers with raised backs, and a parasol: eight triangles of vermilion card."""
    for bed in model.each(((-0.085, 0), (0.085, 0))):
        bed.slab((-0.05, 0.18, 0.05), (0.05, 0.46, 0.065), 'oak', 0.004)
        bed.beam((0, 0.44, 0.06), (0, 0.54, 0.14), (0.10, 0.012), 'oak', 0.003)
        for foot in (0.19, 0.40):
            bed.slab((-0.04, foot, PAVING), (0.04, foot + 0.02, 0.05), 'oak', 0.002)
    model.rod((0, 0.36, PAVING), (0, 0.36, 0.36), 0.008, 'bass', 8)
    pieces = model.pieces('accentcard')
    first = len(pieces.vertices)
    grain = [draw.uniform(-9, 9) for _ in range(3)]
    for i in range(8):
        angle = math.pi * i / 4 + 0.39
        rim = (0.20 * math.cos(angle), 0.36 + 0.20 * math.sin(angle), 0.315)
        pieces.vertices.append(Vector(model.point(rim)))
        pieces.faces.append([first + i, first + (i + 1) % 8, first + 8])
    pieces.vertices.append(Vector(model.point((0, 0.36, 0.385))))
    pieces.grain += [grain] * 9


def people(model: Model, draw: random.Random, figure: Figure) -> None:
    """Guests in the court, before and behind the pool, and in front of the hotel."""

    def guest(spot: tuple, materials: list[str], poses: list[str]) -> None:
        turn, material = draw.uniform(-1, 1), draw.choice(materials)
        pose = draw.choice(poses) if len(poses) > 1 else poses[0]
        figure(model, spot, PERSON, turn, material, pose)

    for _ in range(16):
        x = draw.uniform(COURT[0] + 0.2, COURT[1] - 0.2)
        y = draw.choice([draw.uniform(-1.7, -1.25), draw.uniform(1.2, 1.7)])
        guest((x, y, PAVING), ['dark', 'dark', 'card'], ['walk', 'stand'])
    for _ in range(9):
        guest((draw.uniform(-1.8, 3.4), draw.uniform(-2.48, -2.15), 0), ['dark', 'card'], ['walk'])


def plant_palms(surfaces: Materials, draw: random.Random) -> None:
    """Palms in the court, in a row along the front, and around the hotel."""
    leaves = enumerate(('leafA', 'leafB', 'leafA', 'leafA'), start=2)
    palms = [trees.palm(surfaces, f'palm {seed}', leaf, seed) for seed, leaf in leaves]
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
    studio.room('#8E867B', wall=15, floor=-0.38, light='#C6D0DC', strength=0.22)
    studio.point_light((0.5, BACK - WING - 0.1, 0.35), 3.5, '#FFC07C', 0.06)
    studio.point_light((LEFT + WING + 0.25, 0.0, 0.3), 2.5, '#FFC07C', 0.06)
    studio.area_light((-8.5, -8.0, 8.0), (0, 0, 0.8), 1.5, 2700, '#FFE0BC')
    studio.area_light((9, -4, 5), (0, 0, 1), 6, 120, '#CFDEF0')
