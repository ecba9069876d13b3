"""A cast-iron corner building: a lit shop on two levels, and a water tower.

For the work in New York. The shop glows; the vermilion fascia over it is the accent. South front
and east front have the same parts: class Front places them by distance along and out of the wall.
"""

import math
import random
from dataclasses import dataclass

from mathutils import Matrix, Vector

from kit import materials, studio, trees
from kit.buildings import grid_building
from kit.figures import Figure, silhouette
from kit.geometry import ALONG_X, TOWARDS_CAMERA, Model, place, shift
from kit.shot import Grade

GRADE = Grade(exposure=0.95, vignette=0.24, warmth=-0.02, bloom=0.07, bloom_threshold=1.8)

LEFT, RIGHT, SOUTH, NORTH = -1.35, 2.15, -0.15, 2.1
WIDTH, DEPTH = RIGHT - LEFT, NORTH - SOUTH
BAYS, SIDE_BAYS = 7, 5
BAY = (WIDTH - 0.1) / BAYS
SHOP, STOREY, STOREYS = 1.05, 0.50, 3  # heights, and the number of storeys over the shop
DOOR = 3  # bay of the entrance
CORNICE = SHOP + STOREYS * STOREY
ROOF = CORNICE + 0.10
MEZZANINE = 0.54

PAVEMENT, ROAD = 0.008, -0.05
TANK_X, TANK_Y = RIGHT - 0.95, SOUTH + 0.95
GOODS = ('card', 'card2', 'walnut', 'bass', 'grey')

# X, Y, turn, pose, material
PASSERS_BY = (
    (-0.9, -0.65, 0.3, 'walk', 'dark'),
    (-0.65, -0.62, -0.4, 'walk', 'bass'),
    (0.28, -0.48, 0.2, 'stand', 'dark'),
    (0.6, -0.78, -0.6, 'walk', 'dark'),
    (1.5, -0.55, 0.4, 'walk', 'dark'),
    (1.72, -0.60, -0.2, 'walk', 'card'),
    (2.02, -0.62, 0.9, 'stand', 'dark'),
    (2.5, -0.3, 1.2, 'walk', 'bass'),
    (2.45, 0.6, 1.3, 'walk', 'dark'),
    (-2.1, -0.5, 0.1, 'walk', 'card'),
    (-2.75, -0.6, -0.2, 'walk', 'dark'),
    (2.38, -1.30, 1.1, 'walk', 'dark'),
)


def build() -> None:
    """Build the model and set up the studio."""
    build_model()
    photograph()


def build_model(figure: Figure = silhouette, bare_street: bool = False) -> None:
    """The model alone: other scenes photograph it too, from near with moulded figures.

    On a bare street no lamp post and no car stands before the shop.
    """
    surfaces = materials.standard()
    add_surfaces(surfaces)
    model = Model(surfaces, seed=61)
    draw = random.Random(11)
    streets(model)
    shop_rooms(model)
    shelving(model, draw)
    tables(model, draw)
    stair_and_lamps(model)
    for front in (Front(model, True, BAYS, WIDTH), Front(model, False, SIDE_BAYS, DEPTH)):
        shopfront(front)
        for storey in range(STOREYS):
            upper_storey(front, SHOP + storey * STOREY, draw)
        cornice(front)
    core(model)
    fascia_and_canopy(model)
    fire_escape(model)
    water_tower(model, draw)
    roof_plant(model)
    neighbours(model)
    if not bare_street:
        street_furniture(model)
        traffic(model)
    people(model, figure)
    model.finish()
    studio.not_as_lamps(surfaces, ['lampc'])
    plant_trees(surfaces, draw)


def add_surfaces(surfaces: materials.Materials) -> None:
    """Glass, road, lamps, the warm walls of the shop, and blinds."""
    surfaces['pane'] = materials.plain('pane', '#4C565C', roughness=0.14, specular=0.7)
    surfaces['road'] = materials.card('road', '#A6A29B', variation=0.02)
    surfaces['lampc'] = materials.glow('lampc', '#FFD7A6', 7.0, 0.2)
    surfaces['wallin'] = materials.card('wallin', '#E9DCC4', variation=0.02)
    surfaces['blind'] = materials.card('blind', '#CFC8BA', variation=0.05)


def streets(model: Model) -> None:
    """The board, the road, pavements on both sides of the crossing, and its stripes."""
    model.slab((-5.6, -3.0, -0.36), (6.0, 3.2, -0.08), 'oak', 0.02)
    model.slab((-5.45, -2.85, -0.08), (5.85, 3.05, ROAD), 'road', 0.006)
    paving(model, (LEFT - 0.3 - 2.6, SOUTH - 0.85), (RIGHT + 0.62, 3.0))
    model.slab((3.75, SOUTH - 0.85, ROAD), (5.8, 3.0, 0), 'card2', 0.006)
    for k in range(8):
        low = (RIGHT + 0.66, SOUTH - 0.80 + k * 0.12, ROAD)
        model.slab(low, (RIGHT + 1.54, SOUTH - 0.74 + k * 0.12, -0.046), 'card', 0.001)
    for k in range(8):
        low = (RIGHT - 0.35 + k * 0.12, SOUTH - 1.75, ROAD)
        model.slab(low, (RIGHT - 0.29 + k * 0.12, SOUTH - 0.92, -0.046), 'card', 0.001)
    for k in range(12):
        low, high = (-5.2 + k * 0.6, -2.18, ROAD), (-4.9 + k * 0.6, -2.16, -0.046)
        model.slab(low, high, 'card', 0.001)


def paving(model: Model, low: tuple[float, float], high: tuple[float, float]) -> None:
    """A pavement of square flags."""
    (x0, y0), (x1, y1) = low, high
    model.slab((x0, y0, ROAD), (x1, y1, 0), 'card2', 0.006)
    width, depth = x1 - x0 - 0.06, y1 - y0 - 0.06
    across, along = round(width / 0.24), round(depth / 0.24)
    for i in range(across):
        for j in range(along):
            x, y = x0 + 0.03 + i * width / across, y0 + 0.03 + j * depth / along
            corner = (x + width / across - 0.003, y + depth / along - 0.003, PAVEMENT)
            model.slab((x + 0.003, y + 0.003, 0), corner, 'card', 0.002)


def shop_rooms(model: Model) -> None:
    """Floor, two walls, and the mezzanine with its brass balustrade."""
    model.slab((LEFT + 0.02, SOUTH + 0.02, 0), (RIGHT - 0.02, NORTH, 0.03), 'oak', 0.004)
    low, high = (LEFT + 0.05, NORTH - 0.9, 0.03), (RIGHT - 0.3, NORTH - 0.86, SHOP - 0.05)
    model.slab(low, high, 'wallin', 0.003)
    low, high = (LEFT + 0.02, SOUTH + 0.12, 0.03), (LEFT + 0.06, NORTH, SHOP - 0.05)
    model.slab(low, high, 'wallin', 0.003)
    low, high = (LEFT + 0.06, SOUTH + 0.62, 0.50), (RIGHT - 0.75, NORTH - 0.9, MEZZANINE)
    model.slab(low, high, 'card', 0.004)
    for k in range(15):
        x = LEFT + k * 0.175
        low, high = (x + 0.1, SOUTH + 0.615, 0.545), (x + 0.108, SOUTH + 0.63, 0.66)
        model.slab(low, high, 'brass', 0.002)
    low, high = (LEFT + 0.06, SOUTH + 0.61, 0.66), (RIGHT - 0.75, SOUTH + 0.635, 0.675)
    model.slab(low, high, 'oak', 0.003)


def shelving(model: Model, draw: random.Random) -> None:
    """Shelves full of goods at the back, on both levels."""
    for k in range(9):
        x = LEFT + 0.12 + k * 0.33
        if x + 0.3 > RIGHT - 0.32:
            continue
        for floor in (0.03, MEZZANINE):
            low, high = (x, NORTH - 0.98, floor), (x + 0.30, NORTH - 0.965, floor + 0.40)
            model.slab(low, high, 'oak', 0.003, grain=2)
            for shelf in range(3):
                z = floor + 0.06 + shelf * 0.12
                low, high = (x, NORTH - 1.10, z), (x + 0.30, NORTH - 0.98, z + 0.012)
                model.slab(low, high, 'oak', 0.002)
                for item in range(4):
                    left = x + 0.02 + item * 0.068
                    right, back = left + draw.uniform(0.03, 0.055), NORTH - 1.0
                    high = (right, back, z + 0.013 + draw.uniform(0.03, 0.085))
                    material = draw.choice(GOODS)
                    model.slab((left, NORTH - 1.07, z + 0.013), high, material, 0.003)


def tables(model: Model, draw: random.Random) -> None:
    """Tables of goods behind the window."""
    for k in range(5):
        x, y = LEFT + 0.25 + k * 0.58, SOUTH
        model.slab((x, y + 0.30, 0.16), (x + 0.36, y + 0.48, 0.18), 'oak', 0.004)
        model.slab((x + 0.03, y + 0.33, 0.03), (x + 0.33, y + 0.45, 0.16), 'card', 0.003)
        for item in range(4):
            low = (x + 0.03 + item * 0.08, y + 0.34, 0.18)
            high = (x + 0.08 + item * 0.08, y + 0.44, 0.18 + draw.uniform(0.02, 0.09))
            model.slab(low, high, draw.choice(['card', 'walnut', 'bass', 'card2']), 0.004)


def stair_and_lamps(model: Model) -> None:
    """The stair to the mezzanine, and lamps on cords under the ceiling."""
    for k in range(10):
        low = (RIGHT - 0.72, SOUTH + 0.62 + k * 0.055, 0.05 + k * 0.05)
        high = (RIGHT - 0.42, SOUTH + 0.67 + k * 0.055, 0.07 + k * 0.05)
        model.slab(low, high, 'oak', 0.003)
    for k in range(12):
        x, y = LEFT + 0.3 + k * 0.25, SOUTH + 0.36 + 0.12 * (k % 2)
        model.rod((x, y, SHOP - 0.06), (x, y, SHOP - 0.28), 0.003, 'black', 5)
        model.ball((x, y, SHOP - 0.30), 0.026, 'lampc', 2)


@dataclass(frozen=True)
class Front:
    """The south front, or the east front. U runs along it, V out of it."""

    model: Model
    south: bool
    bays: int
    length: float

    def at(self, u: float, v: float) -> tuple[float, float]:
        """X and Y of a point."""
        return (LEFT + u, SOUTH - v) if self.south else (RIGHT + v, SOUTH + u)

    def pier(self, i: int) -> float:
        """U of a pier."""
        return 0.05 + i * ((self.length - 0.1) / self.bays)

    def piers(self) -> range:
        """Piers by number. The one at the corner belongs to the south front."""
        return range(0 if self.south else 1, self.bays + 1)

    def block(
        self,
        u: tuple[float, float],
        v: tuple[float, float],
        z: tuple[float, float],
        material: str,
        chamfer: float = 0.004,
        grain: int | None = None,
    ) -> None:
        """A box from and to U, V and Z."""
        (xa, ya), (xb, yb) = self.at(u[0], v[0]), self.at(u[1], v[1])
        low, high = (min(xa, xb), min(ya, yb), z[0]), (max(xa, xb), max(ya, yb), z[1])
        self.model.slab(low, high, material, chamfer, grain)

    def band(self, over: tuple[float, float]) -> tuple[float, float]:
        """From and to U of a band that passes the corner: `over` is how far, at both ends."""
        return (-over[0], self.length + over[1]) if self.south else (0, self.length)

    @property
    def gap(self) -> float:
        """Keeps bands of the two fronts from sharing a plane, which would turn it black."""
        return 0 if self.south else 0.001


def column(
    model: Model, spot: tuple[float, float], span: tuple[float, float], radius: float, sides: int
) -> None:
    """A tapering column with a base and two plates as its capital."""
    (x, y), (bottom, top) = spot, span

    def plate(share: float, low: float, high: float, chamfer: float) -> None:
        half = radius * share
        model.slab((x - half, y - half, low), (x + half, y + half, high), 'card', chamfer)

    foot, head = (x, y, bottom + 0.05), (x, y, top - 0.06)
    model.rod(foot, head, radius, 'card', sides, end_radius=radius * 0.86)
    plate(1.5, bottom, bottom + 0.05, 0.006)
    plate(1.2, top - 0.075, top - 0.045, 0.004)
    plate(1.6, top - 0.045, top, 0.005)


def shopfront(front: Front) -> None:
    """Columns, oak frames with glass between them, and the beam over them."""
    for i in front.piers():
        x, y = front.at(front.pier(i), 0)
        low, high = (x - 0.05, y - 0.05, 0), (x + 0.05, y + 0.05, 0.10)
        front.model.slab(low, high, 'card', 0.006)
        column(front.model, (x, y), (0.10, SHOP - 0.12), 0.036, 14)
    for i in range(front.bays):
        a, b = front.pier(i) + 0.055, front.pier(i + 1) - 0.055
        is_door = front.south and i == DOOR
        if not is_door:
            front.block((a, b), (-0.07, -0.03), (0.03, 0.12), 'oak')
        for u in (a, (a + b) / 2 - 0.007, b - 0.014):
            span = (0.03 if is_door else 0.12, SHOP - 0.13)
            front.block((u, u + 0.014), (-0.065, -0.035), span, 'oak', 0.002, 2)
        for z in (0.55, SHOP - 0.15):
            front.block((a, b), (-0.066, -0.034), (z, z + 0.02), 'oak', 0.002)
        front.block((a, b), (-0.052, -0.048), (0.12, SHOP - 0.14), 'acrylic', 0.001)
    # The east beam starts behind the south one: where they shared a face it would turn black.
    start = 0 if front.south else 0.0905
    front.block((start, front.length), (-0.09, 0), (SHOP - 0.12, SHOP), 'card', 0.005)


def upper_storey(front: Front, z: float, draw: random.Random) -> None:
    """The string course, windows, and columns between them."""
    gap = front.gap
    low, high = (z + gap, z + 0.035), (z + 0.035, z + 0.055)
    front.block(front.band((0.03, 0.03)), (-0.05, 0.045 - gap), low, 'card', 0.005)
    front.block(front.band((0.045, 0.07)), (-0.05, 0.07 - gap), high, 'card', 0.005)
    for i in range(front.bays):
        window(front, (front.pier(i) + 0.045, front.pier(i + 1) - 0.045), z, draw)
    for i in front.piers():
        u = front.pier(i)
        front.block((u - 0.046, u + 0.046), (-0.10, -0.02), (z + 0.055, z + STOREY), 'card')
        span = (z + 0.055, z + STOREY - 0.005)
        column(front.model, front.at(u, 0.012), span, 0.027, 12)


def window(front: Front, u: tuple[float, float], z: float, draw: random.Random) -> None:
    """A sill, glass, now and then a blind, an oak sash, and an arched head with its keystone."""
    a, b = u
    top = z + STOREY
    front.block((a - 0.01, b + 0.01), (-0.08, 0.02), (z + 0.055, z + 0.085), 'card')
    front.block((a, b), (-0.098, -0.092), (z + 0.085, top - 0.02), 'pane', 0.001)
    if draw.random() < 0.3:
        span = (top - draw.uniform(0.12, 0.25), top - 0.03)
        front.block((a + 0.012, b - 0.012), (-0.090, -0.086), span, 'blind', 0.001)
    for bar in (a, (a + b) / 2 - 0.006, b - 0.013):
        span = (z + 0.085, top - 0.05)
        front.block((bar, bar + 0.013), (-0.09, -0.06), span, 'oak', 0.002, 2)
    front.block((a + 0.013, b - 0.013), (-0.088, -0.062), (z + 0.26, z + 0.275), 'oak', 0.002)
    x, y = front.at(a, -0.035)
    across = TOWARDS_CAMERA if front.south else ALONG_X
    head = [(0, top + 0.006), *arch(b - a, top - 0.17, 0.095), (b - a, top + 0.006)]
    front.model.prism(head, -0.02, 0.02, 'card', shift(x, y) @ across)
    middle = (a + b) / 2
    span = (top - 0.10, top - 0.028)
    front.block((middle - 0.016, middle + 0.016), (-0.035, 0.008), span, 'card')


def arch(width: float, springing: float, rise: float) -> list[tuple[float, float]]:
    """The underside of an arch, from left to right."""
    angles = [math.pi * k / 10 for k in range(11)]
    return [(width * (1 - math.cos(a)) / 2, springing + rise * math.sin(a)) for a in angles]


def cornice(front: Front) -> None:
    """Four courses that step out over a row of brackets, and the parapet."""
    z, gap = CORNICE, front.gap
    bed = (-0.06, 0.05 - gap)
    front.block(front.band((0.03, 0.05)), bed, (z, z + 0.07), 'card', 0.005)
    brackets = front.bays * 4
    for i in range(brackets + 1):
        u = 0.03 + i * (front.length - 0.06) / brackets
        front.block((u - 0.014, u + 0.014), (0.05, 0.125), (z + 0.01, z + 0.068), 'card')
    corona = (-0.06, 0.16 - gap)
    front.block(front.band((0.09, 0.17)), corona, (z + 0.07, z + 0.10), 'card', 0.006)
    edge = (-0.06, 0.19 - gap)
    front.block(front.band((0.11, 0.20)), edge, (z + 0.10, z + 0.125), 'card', 0.006)
    parapet = (0.02, front.length - 0.02)
    front.block(parapet, (-0.06, 0.0 - gap), (z + 0.125, z + 0.24), 'card', 0.005)


def core(model: Model) -> None:
    """What the fronts stand before: the upper floors, the ceiling of the shop, the west wall."""
    low, high = (LEFT + 0.12, SOUTH + 0.12, SHOP), (RIGHT - 0.12, NORTH, ROOF)
    model.slab(low, high, 'card2', 0.003)
    low, high = (LEFT + 0.03, SOUTH + 0.09, SHOP - 0.05), (RIGHT - 0.09, NORTH, SHOP - 0.001)
    model.slab(low, high, 'wallin', 0.003)
    model.slab((LEFT, SOUTH + 0.1, 0), (LEFT + 0.02, NORTH, CORNICE + 0.2), 'card2', 0.003)


def fascia_and_canopy(model: Model) -> None:
    """The vermilion fascia, and a canopy on two rods over the door."""
    front = Front(model, True, BAYS, WIDTH)
    span = (SHOP - 0.115, SHOP - 0.012)
    front.block((0.35, WIDTH - 0.35), (0.0, 0.035), span, 'accentcard', 0.004)
    x = LEFT + 0.05 + DOOR * BAY
    low, high = (x + 0.045, SOUTH - 0.34, 0.745), (x + BAY - 0.045, SOUTH - 0.02, 0.785)
    model.slab(low, high, 'card', 0.006)
    for rod in (x + 0.07, x + BAY - 0.07):
        model.rod((rod, SOUTH - 0.31, 0.785), (rod, SOUTH, SHOP - 0.06), 0.006, 'dark', 6)


def fire_escape(model: Model) -> None:
    """Platforms with railings on the south front, and flights between them."""
    left = LEFT + 0.05 + BAY
    start, end, y = left + 0.05, left + 2 * BAY - 0.05, SOUTH - 0.26
    for k in range(1, STOREYS):
        z = SHOP + k * STOREY + 0.06
        model.slab((start, y, z), (end, SOUTH - 0.075, z + 0.010), 'dark', 0.002)
        for height in (0.07, 0.14):
            model.rod((start, y, z + height), (end, y, z + height), 0.0045, 'dark', 6)
        for i in range(13):
            x = start + i * (2 * BAY - 0.10) / 12
            model.rod((x, y, z), (x, y, z + 0.14), 0.0032, 'dark', 5)
        if k < STOREYS - 1:
            flight(model, left, z)


def flight(model: Model, left: float, z: float) -> None:
    """A flight of the fire escape, from one platform to the next."""
    start, end = left + 0.18, left + 2 * BAY - 0.24
    for y in (SOUTH - 0.225, SOUTH - 0.15):
        model.beam((start, y, z), (end, y, z + STOREY), (0.008, 0.016), 'dark', 0.002)
    for i in range(11):
        t = (i + 0.5) / 11
        x, tread = start + t * (2 * BAY - 0.42), z + t * STOREY
        low, high = (x - 0.014, SOUTH - 0.225, tread), (x + 0.014, SOUTH - 0.15, tread + 0.006)
        model.slab(low, high, 'dark', 0.001)


def water_tower(model: Model, draw: random.Random) -> None:
    """Four braced legs, a platform, oak staves with hoops, and a conical roof."""
    x, y, z = TANK_X, TANK_Y, ROOF
    corners = (-0.2, 0.2)

    def braces(a: tuple[float, float], b: tuple[float, float]) -> None:
        for start, end in ((a, b), (b, a)):
            model.rod((*start, z + 0.02), (*end, z + 0.40), 0.006, 'dark', 6)

    for dx in corners:
        for dy in corners:
            foot, head = (x + dx, y + dy, z), (x + dx * 0.92, y + dy * 0.92, z + 0.42)
            model.beam(foot, head, (0.026, 0.026), 'dark', 0.003)
        braces((x + dx, y - 0.2), (x + dx, y + 0.2))
    for dy in corners:
        braces((x - 0.2, y + dy), (x + 0.2, y + dy))
    low, high = (x - 0.27, y - 0.27, z + 0.42), (x + 0.27, y + 0.27, z + 0.455)
    model.slab(low, high, 'bass', 0.005)
    for k in range(26):
        angle = 2 * math.pi * k / 26
        stave = (x + 0.235 * math.cos(angle), y + 0.235 * math.sin(angle), z + 0.455 + 0.24)
        model.box(stave, (0.054, 0.022, 0.48), 'oak', 0.004, turn=angle + math.pi / 2, grain=2)
    model.rod((x, y, z + 0.46), (x, y, z + 0.93), 0.222, 'walnut', 24)
    for height in (0.53, 0.68, 0.86):
        angles = [2 * math.pi * k / 32 for k in range(32)]
        hoop = [(x + 0.249 * math.cos(a), y + 0.249 * math.sin(a), z + height) for a in angles]
        model.ribbon(hoop, (0.008, 0.014), 'dark', closed=True)
    tank_roof(model, draw)
    model.ball((x, y, z + 1.16), 0.02, 'dark', 2)


def tank_roof(model: Model, draw: random.Random) -> None:
    """A cone of 28 sides, closed beneath."""
    sides = 28
    pieces = model.pieces('card2')
    first = len(pieces.vertices)
    grain = [draw.uniform(-9, 9) for _ in range(3)]
    for i in range(sides):
        angle = 2 * math.pi * i / sides
        x, y = TANK_X + 0.285 * math.cos(angle), TANK_Y + 0.285 * math.sin(angle)
        pieces.vertices.append(Vector((x, y, ROOF + 0.935)))
        pieces.grain.append([grain[0] + angle, grain[1], grain[2]])
    for height in (1.16, 0.936):
        pieces.vertices.append(Vector((TANK_X, TANK_Y, ROOF + height)))
        pieces.grain.append(grain)
    for i in range(sides):
        a, b = first + i, first + (i + 1) % sides
        pieces.faces.append([a, b, first + sides])
        pieces.faces.append([b, a, first + sides + 1])


def roof_plant(model: Model) -> None:
    """The head of the stair, and three units behind it."""
    x, y, z = LEFT, SOUTH, ROOF
    model.slab((x + 0.5, y + 0.9, z), (x + 1.15, y + 1.5, z + 0.36), 'card', 0.006)
    low, high = (x + 0.46, y + 0.86, z + 0.36), (x + 1.19, y + 1.54, z + 0.39)
    model.slab(low, high, 'card2', 0.005)
    model.slab((x + 0.72, y + 0.885, z), (x + 0.9, y + 0.902, z + 0.26), 'dark', 0.003)
    for k in range(3):
        low, high = (x + 1.45 + k * 0.2, y + 1.5, z), (x + 1.59 + k * 0.2, y + 1.7, z + 0.14)
        model.slab(low, high, 'card2', 0.006)


def neighbours(model: Model) -> None:
    """A lower block on the left, and a taller one across the side street."""
    style = {'pier': 0.07, 'depth': 0.07, 'spandrel': 0.07}
    left, right = (-3.1, 0.15), (4.0, 0.2)
    grid_building(model, left, (1.70, 1.9), 0, 4, 0.46, (7, 8), frame='card2', **style)
    grid_building(model, right, (1.7, 2.2), 0, 6, 0.46, (7, 9), **style)


def street_furniture(model: Model) -> None:
    """Lamp posts, a traffic signal, a hydrant and two benches."""
    for x in (-2.5, -0.4, 1.2):
        lamp_post(model, x, SOUTH - 0.78)
    x, y = RIGHT + 0.50, SOUTH - 0.72
    model.rod((x, y, 0), (x, y, 0.92), 0.012, 'dark', 10)
    model.rod((x, y, 0.90), (x - 0.55, y - 0.12, 0.92), 0.009, 'dark', 8)
    for t in (1, 1.9):
        model.box((x - 0.28 * t, y - 0.06 * t, 0.84), (0.05, 0.05, 0.13), 'dark', 0.008)
    x, y = RIGHT + 0.42, SOUTH - 0.52
    model.rod((x, y, PAVEMENT), (x, y, 0.11), 0.028, 'steel', 12)
    model.ball((x, y, 0.12), 0.03, 'steel', 2)
    for x in (-1.9, 0.2):
        low, high = (x, SOUTH - 0.72, PAVEMENT), (x + 0.34, SOUTH - 0.62, 0.055)
        model.slab(low, high, 'oak', 0.006)


def lamp_post(model: Model, x: float, y: float) -> None:
    """A post with a bent arm over the road."""
    model.rod((x, y, 0), (x, y, 0.95), 0.012, 'dark', 10)
    model.rod((x, y, 0), (x, y, 0.10), 0.024, 'dark', 10)
    arm = [(x, y, 0.93), (x, y - 0.05, 1.0), (x, y - 0.14, 1.03), (x, y - 0.22, 1.02)]
    model.ribbon(arm, (0.014, 0.014), 'dark')
    model.box((x, y - 0.25, 1.01), (0.05, 0.10, 0.022), 'dark', 0.006)


def traffic(model: Model) -> None:
    """Cars on both streets."""
    for x, y, material, turn in (
        (-2.3, -1.35, 'bass', 0),
        (-0.25, -1.36, 'card', 0),
        (3.2, 1.0, 'oak', 1.57),
        (0.9, -2.45, 'oak', 0),
    ):
        here = shift(x, y, ROAD) @ Matrix.Rotation(turn, 4, 'Z')
        model.box_at(here @ shift(0, 0, 0.11), (0.66, 0.26, 0.115), material, 0.035)
        model.box_at(here @ shift(-0.03, 0, 0.205), (0.36, 0.235, 0.10), material, 0.035)
        for axle in (-0.2, 0.2):
            for side in (-1, 1):
                inner = here @ Vector((axle, side * 0.10, 0.055))
                outer = here @ Vector((axle, side * 0.134, 0.055))
                model.rod(inner, outer, 0.055, 'dark', 16)


def people(model: Model, figure: Figure) -> None:
    """Passers-by, two customers in the shop and one on the mezzanine."""
    for x, y, turn, pose, material in PASSERS_BY:
        spot = (x, y, PAVEMENT if y > -1 else ROAD)
        figure(model, spot, height=0.30, turn=turn, material=material, pose=pose)
    for x, y, z, turn in (
        (-0.2, 0.30, 0.03, 0.2),
        (1.1, 0.2, 0.03, -0.3),
        (0.5, 0.85, MEZZANINE, 0.1),
    ):
        figure(model, (x, y, z), height=0.28, turn=turn, material='dark', pose='stand')


def plant_trees(surfaces: materials.Materials, draw: random.Random) -> None:
    """Street trees."""
    kinds = [
        trees.tree(surfaces, f'tree {seed}', leaves, seed, flakes=1200, flake=0.023)
        for seed, leaves in enumerate(('sage', 'moss'), start=3)
    ]
    for x, scale in ((-3.6, 0.9), (-1.55, 0.78)):
        spot = (x, SOUTH - 0.70, 0)
        place(draw.choice(kinds), spot, scale=scale, turn=draw.uniform(0, 6))
    place(kinds[0], (4.4, -0.6, 0), scale=0.8, turn=2)
    place(kinds[1], (2.6, 1.7, 0), scale=0.75, turn=2)


def photograph() -> None:
    """Light the model and set up the camera."""
    light()
    studio.camera(
        (5.9, -13.0, 2.9), (-0.62, 0.1, 1.52), lens=60, f_number=4.5, focus=(0.9, -0.3, 1.3)
    )


def light() -> None:
    """Three lamps in the shop, the key and the fill."""
    studio.sweep('#857F79', wall=14, floor=-0.38)
    studio.world('#BFCFE2', 0.17)
    for x in (-0.6, 0.5, 1.5):
        studio.point_light((x, SOUTH + 0.45, 0.80), 12, '#FFC07C', 0.06)
    studio.area_light((-9.5, -7.0, 7.5), (0, 0, 1.3), 1.4, 2300, '#FFE6C8')
    studio.area_light((9, -4, 5), (0, 0, 1), 6, 110, '#CFDEF0')
