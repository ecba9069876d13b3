"""A cast-iron corner building: a lit shop on two levels, and a water tower.

For the work in New York. The shop glows; the vermilion fascia over it is the accent. South front
and east front have the same parts: class Front places them by distance along and out of the wall.
"""

import math
import random
from dataclasses import dataclass

from kit import studio, trees, vehicles
from kit.buildings import grid_building
from kit.figures import Figure, crowd, silhouette
from kit.geometry import ALONG_X, TOWARDS_CAMERA, Model, Vector, arc, place, rotation, shift
from kit.materials import Materials, card, glow, plain, standard

GRADE = studio.Grade(exposure=0.95, vignette=0.24, warmth=-0.02, bloom=0.07, bloom_threshold=1.8)

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
GOODS = ('card', 'card2', 'walnut', 'bass', 'grey')

# X, Y, Z, turn, pose, material
PASSERS_BY = (
    *((-0.9, -0.65, PAVEMENT, 0.3, 'walk', 'dark'), (-0.65, -0.62, PAVEMENT, -0.4, 'walk', 'bass')),
    *((0.28, -0.48, PAVEMENT, 0.2, 'stand', 'dark'), (0.6, -0.78, PAVEMENT, -0.6, 'walk', 'dark')),
    *((1.5, -0.55, PAVEMENT, 0.4, 'walk', 'dark'), (1.72, -0.60, PAVEMENT, -0.2, 'walk', 'card')),
    *((2.02, -0.62, PAVEMENT, 0.9, 'stand', 'dark'), (2.5, -0.3, PAVEMENT, 1.2, 'walk', 'bass')),
    *((2.45, 0.6, PAVEMENT, 1.3, 'walk', 'dark'), (-2.1, -0.5, PAVEMENT, 0.1, 'walk', 'card')),
    *((-2.75, -0.6, PAVEMENT, -0.2, 'walk', 'dark'), (2.38, -1.30, ROAD, 1.1, 'walk', 'dark')),
)
CUSTOMERS = (
    *((-0.2, 0.30, 0.03, 0.2, 'stand', 'dark'), (1.1, 0.2, 0.03, -0.3, 'stand', 'dark')),
    (0.5, 0.85, MEZZANINE, 0.1, 'stand', 'dark'),
)

Span = tuple[float, float]


def build() -> None:
    build_model()
    light()
    studio.camera((5.9, -13.0, 2.9), (-0.62, 0.1, 1.52), 60, 4.5, focus=(0.9, -0.3, 1.3))


def build_model(
    figure: Figure = silhouette, bare_street: bool = False, customers: tuple = CUSTOMERS
) -> Materials:
    """The model alone: other scenes photograph it too, from near with moulded figures.

    On a bare street no lamp post and no car stands before the shop. Returns the materials.
    """
    surfaces = standard(
        plain('pane', '#4C565C', roughness=0.14, specular=0.7),
        card('road', '#A6A29B', variation=0.02),
        glow('lampc', '#FFD7A6', 7.0, 0.2),
        card('wallin', '#E9DCC4', variation=0.02),
        card('blind', '#CFC8BA', variation=0.05),
    )
    model = Model(surfaces, seed=61)
    draw = random.Random(11)
    streets(model)
    shop(model, draw)
    for front in (Front(model, True, BAYS, WIDTH), Front(model, False, SIDE_BAYS, DEPTH)):
        shopfront(front)
        for storey in range(STOREYS):
            upper_storey(front, SHOP + storey * STOREY, draw)
        cornice(front)
    core_and_canopy(model)
    fire_escape(model.at(LEFT + 0.05 + BAY, SOUTH))
    water_tower(model.at(RIGHT - 0.95, SOUTH + 0.95, ROOF), draw)
    roof = model.at(LEFT, SOUTH, ROOF)  # the head of the stair, and three units behind it
    roof.slab((0.5, 0.9, 0), (1.15, 1.5, 0.36), 'card', 0.006)
    roof.slab((0.46, 0.86, 0.36), (1.19, 1.54, 0.39), 'card2', 0.005)
    roof.slab((0.72, 0.885, 0), (0.9, 0.902, 0.26), 'dark', 0.003)
    for unit in roof.row(3, 0.2):
        unit.slab((1.45, 1.5, 0), (1.59, 1.7, 0.14), 'card2', 0.006)
    style = {'pier': 0.07, 'depth': 0.07, 'spandrel': 0.07}
    grid_building(model, (-3.1, 0.15), (1.70, 1.9), 0, 4, 0.46, (7, 8), frame='card2', **style)
    grid_building(model, (4.0, 0.2), (1.7, 2.2), 0, 6, 0.46, (7, 9), **style)
    if not bare_street:
        street_furniture(model)
        for x, y, material, turn in (
            *((-2.3, -1.35, 'bass', 0), (-0.25, -1.36, 'card', 0)),
            *((3.2, 1.0, 'oak', math.degrees(1.57)), (0.9, -2.45, 'oak', 0)),
        ):
            body = ((0, 0, 0.11), (0.66, 0.26, 0.115), 0.035)
            cabin = ((-0.03, 0, 0.205), (0.36, 0.235, 0.10), 0.035)
            here = model.on(shift(x, y, ROAD) @ rotation(turn))
            vehicles.car(here, material, body, cabin, 0.2, (0.10, 0.134, 0.055))
    crowd(model, PASSERS_BY, 0.30, figure)
    crowd(model, customers, 0.28, figure)
    model.finish()
    spots = ((-3.6, SOUTH - 0.70, 0.9), (-1.55, SOUTH - 0.70, 0.78))
    kinds = trees.grove(surfaces, spots, draw, flakes=1200, flake=0.023)
    place(kinds[0], (4.4, -0.6, 0), scale=0.8, turn=2)
    place(kinds[1], (2.6, 1.7, 0), scale=0.75, turn=2)
    return surfaces


def streets(model: Model) -> None:
    """The board, the road, pavements on both sides of the crossing, and its stripes."""
    model.base((-5.6, -3.0), (6.0, 3.2), (-0.36, -0.08, ROAD), 'road', 0.15)
    (x0, y0), (x1, y1) = (LEFT - 0.3 - 2.6, SOUTH - 0.85), (RIGHT + 0.62, 3.0)
    model.slab((x0, y0, ROAD), (x1, y1, 0), 'card2', 0.006)
    width, depth = x1 - x0 - 0.06, y1 - y0 - 0.06
    columns, rows = round(width / 0.24), round(depth / 0.24)
    width, depth = width / columns, depth / rows
    for flag in model.at(x0 + 0.03, y0 + 0.03).grid(columns, rows, width, depth):
        flag.slab((0.003, 0.003, 0), (width - 0.003, depth - 0.003, PAVEMENT), 'card', 0.002)
    model.slab((3.75, SOUTH - 0.85, ROAD), (5.8, 3.0, 0), 'card2', 0.006)
    for stripe in model.at(RIGHT, SOUTH).row(8, 0, 0.12):
        stripe.slab((0.66, -0.80, ROAD), (1.54, -0.74, -0.046), 'card', 0.001)
    for stripe in model.at(RIGHT, SOUTH).row(8, 0.12):
        stripe.slab((-0.35, -1.75, ROAD), (-0.29, -0.92, -0.046), 'card', 0.001)
    for dash in model.row(12, 0.6):
        dash.slab((-5.2, -2.18, ROAD), (-4.9, -2.16, -0.046), 'card', 0.001)


def shop(model: Model, draw: random.Random) -> None:
    """Floor, two walls, the mezzanine with its balustrade, shelves, tables, stair and lamps."""
    model.slab((LEFT + 0.02, SOUTH + 0.02, 0), (RIGHT - 0.02, NORTH, 0.03), 'oak', 0.004)
    west, ceiling = model.at(LEFT, SOUTH), SHOP - 0.05
    west.slab((0.05, DEPTH - 0.9, 0.03), (WIDTH - 0.3, DEPTH - 0.86, ceiling), 'wallin', 0.003)
    west.slab((0.02, 0.12, 0.03), (0.06, DEPTH, ceiling), 'wallin', 0.003)
    west.slab((0.06, 0.62, 0.50), (WIDTH - 0.75, DEPTH - 0.9, MEZZANINE), 'card', 0.004)
    for bar in west.row(15, 0.175):
        bar.slab((0.1, 0.615, 0.545), (0.108, 0.63, 0.66), 'brass', 0.002)
    west.slab((0.06, 0.61, 0.66), (WIDTH - 0.75, 0.635, 0.675), 'oak', 0.003)
    for bay in model.at(LEFT + 0.12, NORTH).row(9, 0.33):  # shelves of goods, on both levels
        for floor in (0.03, MEZZANINE):
            bay.slab((0, -0.98, floor), (0.30, -0.965, floor + 0.40), 'oak', 0.003, grain=2)
            for shelf in bay.at(0, 0, floor + 0.06).row(3, z=0.12):
                shelf.slab((0, -1.10, 0), (0.30, -0.98, 0.012), 'oak', 0.002)
                for item in shelf.at(0.02, 0, 0.013).row(4, 0.068):
                    width, height = draw.uniform(0.03, 0.055), draw.uniform(0.03, 0.085)
                    item.slab((0, -1.07, 0), (width, -1.0, height), draw.choice(GOODS), 0.003)
    for table in west.at(0.25, 0.30).row(5, 0.58):
        table.slab((0, 0, 0.16), (0.36, 0.18, 0.18), 'oak', 0.004)
        table.slab((0.03, 0.03, 0.03), (0.33, 0.15, 0.16), 'card', 0.003)
        for item in table.at(0.03, 0.04, 0.18).row(4, 0.08):
            high = (0.05, 0.10, draw.uniform(0.02, 0.09))
            item.slab((0, 0, 0), high, draw.choice(['card', 'walnut', 'bass', 'card2']), 0.004)
    for tread in model.at(RIGHT, SOUTH).row(10, 0, 0.055, 0.05):
        tread.slab((-0.72, 0.62, 0.05), (-0.42, 0.67, 0.07), 'oak', 0.003)
    for k, lamp in enumerate(west.at(0.3, 0.36, SHOP).row(12, 0.25)):
        y = 0.12 * (k % 2)
        lamp.rod((0, y, -0.06), (0, y, -0.28), 0.003, 'black', 5)
        lamp.ball((0, y, -0.30), 0.026, 'lampc', 2)


@dataclass(frozen=True)
class Front:
    """The south front, or the east front. U runs along it, V out of it."""

    model: Model
    south: bool
    bays: int
    length: float

    def at(self, u: float, v: float) -> Span:
        """X and Y of a point."""
        return (LEFT + u, SOUTH - v) if self.south else (RIGHT + v, SOUTH + u)

    def pier(self, i: int) -> float:
        """U of a pier."""
        return 0.05 + i * ((self.length - 0.1) / self.bays)

    def piers(self) -> range:
        """Piers by number. The one at the corner belongs to the south front."""
        return range(0 if self.south else 1, self.bays + 1)

    def block(
        self, u: Span, v: Span, z: Span, material: str = 'card', chamfer=0.004, grain=None
    ) -> None:
        """A box from and to U, V and Z."""
        (xa, ya), (xb, yb) = self.at(u[0], v[0]), self.at(u[1], v[1])
        low, high = (min(xa, xb), min(ya, yb), z[0]), (max(xa, xb), max(ya, yb), z[1])
        self.model.slab(low, high, material, chamfer, grain)

    def band(
        self, before: float, after: float, out: Span, z: Span, chamfer: float, gap: float = 0.0
    ) -> None:
        """A band that passes the corner: it starts `before` the south front and ends `after` it.

        On the east front it is a millimetre's tenth thinner: where bands of the two fronts shared
        a plane they would turn black.
        """
        u = (-before, self.length + after) if self.south else (0, self.length)
        less = 0 if self.south else 0.001
        self.block(u, (out[0], out[1] - less), (z[0] + less * gap, z[1]), 'card', chamfer)

    def column(self, u: float, v: float, z: Span, radius: float, sides: int) -> None:
        """A tapering column with a base and two plates as its capital."""
        here, (bottom, top) = self.model.at(*self.at(u, v)), z
        foot, head = (0, 0, bottom + 0.05), (0, 0, top - 0.06)
        here.rod(foot, head, radius, 'card', sides, end_radius=radius * 0.86)
        for share, low, high, chamfer in (
            *((1.5, bottom, bottom + 0.05, 0.006), (1.2, top - 0.075, top - 0.045, 0.004)),
            (1.6, top - 0.045, top, 0.005),
        ):
            half = radius * share
            here.slab((-half, -half, low), (half, half, high), 'card', chamfer)


def shopfront(front: Front) -> None:
    """Columns, oak frames with glass between them, and the beam over them."""
    for i in front.piers():
        foot = front.model.at(*front.at(front.pier(i), 0))
        foot.slab((-0.05, -0.05, 0), (0.05, 0.05, 0.10), 'card', 0.006)
        front.column(front.pier(i), 0, (0.10, SHOP - 0.12), 0.036, 14)
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
    """The string course; then windows, each with a blind now and then, and columns."""
    front.band(0.03, 0.03, (-0.05, 0.045), (z, z + 0.035), 0.005, gap=1)
    front.band(0.045, 0.07, (-0.05, 0.07), (z + 0.035, z + 0.055), 0.005)
    top = z + STOREY
    for i in range(front.bays):
        a, b = front.pier(i) + 0.045, front.pier(i + 1) - 0.045
        middle, width = (a + b) / 2, b - a
        front.block((a - 0.01, b + 0.01), (-0.08, 0.02), (z + 0.055, z + 0.085))
        front.block((a, b), (-0.098, -0.092), (z + 0.085, top - 0.02), 'pane', 0.001)
        if draw.random() < 0.3:
            span = (top - draw.uniform(0.12, 0.25), top - 0.03)
            front.block((a + 0.012, b - 0.012), (-0.090, -0.086), span, 'blind', 0.001)
        for bar in (a, middle - 0.006, b - 0.013):
            span = (z + 0.085, top - 0.05)
            front.block((bar, bar + 0.013), (-0.09, -0.06), span, 'oak', 0.002, 2)
        front.block((a + 0.013, b - 0.013), (-0.088, -0.062), (z + 0.26, z + 0.275), 'oak', 0.002)
        angles = [math.pi * k / 10 for k in range(11)]
        arch = [(width * (1 - math.cos(t)) / 2, top - 0.17 + 0.095 * math.sin(t)) for t in angles]
        head = [(0, top + 0.006), *arch, (width, top + 0.006)]
        across = TOWARDS_CAMERA if front.south else ALONG_X
        front.model.at(*front.at(a, -0.035)).prism(head, -0.02, 0.02, 'card', across)
        keystone = (middle - 0.016, middle + 0.016)
        front.block(keystone, (-0.035, 0.008), (top - 0.10, top - 0.028))
    for i in front.piers():
        u = front.pier(i)
        front.block((u - 0.046, u + 0.046), (-0.10, -0.02), (z + 0.055, top))
        front.column(u, 0.012, (z + 0.055, top - 0.005), 0.027, 12)


def cornice(front: Front) -> None:
    """Four courses that step out over a row of brackets, and the parapet."""
    z = CORNICE
    front.band(0.03, 0.05, (-0.06, 0.05), (z, z + 0.07), 0.005)
    for i in range(front.bays * 4 + 1):
        u = 0.03 + i * (front.length - 0.06) / (front.bays * 4)
        front.block((u - 0.014, u + 0.014), (0.05, 0.125), (z + 0.01, z + 0.068))
    front.band(0.09, 0.17, (-0.06, 0.16), (z + 0.07, z + 0.10), 0.006)
    front.band(0.11, 0.20, (-0.06, 0.19), (z + 0.10, z + 0.125), 0.006)
    parapet, out = (0.02, front.length - 0.02), (-0.06, 0 if front.south else -0.001)
    front.block(parapet, out, (z + 0.125, z + 0.24), 'card', 0.005)


def core_and_canopy(model: Model) -> None:
    """What the fronts stand before; the vermilion fascia, and the canopy over the door."""
    model.slab((LEFT + 0.12, SOUTH + 0.12, SHOP), (RIGHT - 0.12, NORTH, ROOF), 'card2', 0.003)
    low, high = (LEFT + 0.03, SOUTH + 0.09, SHOP - 0.05), (RIGHT - 0.09, NORTH, SHOP - 0.001)
    model.slab(low, high, 'wallin', 0.003)
    model.slab((LEFT, SOUTH + 0.1, 0), (LEFT + 0.02, NORTH, CORNICE + 0.2), 'card2', 0.003)
    low, high = (LEFT + 0.35, SOUTH - 0.035, SHOP - 0.115), (RIGHT - 0.35, SOUTH, SHOP - 0.012)
    model.slab(low, high, 'accentcard', 0.004)
    door = model.at(LEFT + 0.05 + DOOR * BAY, SOUTH)
    door.slab((0.045, -0.34, 0.745), (BAY - 0.045, -0.02, 0.785), 'card', 0.006)
    for x in (0.07, BAY - 0.07):
        door.rod((x, -0.31, 0.785), (x, 0, SHOP - 0.06), 0.006, 'dark', 6)


def fire_escape(model: Model) -> None:
    """Platforms with railings on the south front, and flights between them."""
    start, end, y = 0.05, 2 * BAY - 0.05, -0.26
    for level in model.at(0, 0, SHOP + STOREY + 0.06).row(STOREYS - 1, z=STOREY):
        level.slab((start, y, 0), (end, -0.075, 0.010), 'dark', 0.002)
        for z in (0.07, 0.14):
            level.rod((start, y, z), (end, y, z), 0.0045, 'dark', 6)
        for bar in level.row(13, (end - start) / 12):
            bar.rod((start, y, 0), (start, y, 0.14), 0.0032, 'dark', 5)
        if level.point((0, 0, 0))[2] > CORNICE - STOREY:
            break  # no flight leads on from the last one
        for string in (-0.225, -0.15):
            foot, head = (0.18, string, 0), (2 * BAY - 0.24, string, STOREY)
            level.beam(foot, head, (0.008, 0.016), 'dark', 0.002)
        for i in range(11):
            t = (i + 0.5) / 11
            tread = level.at(0.18 + t * (2 * BAY - 0.42), 0, t * STOREY)
            tread.slab((-0.014, -0.225, 0), (0.014, -0.15, 0.006), 'dark', 0.001)


def water_tower(model: Model, draw: random.Random) -> None:
    """Four braced legs, a platform, oak staves with hoops, and a conical roof."""

    def braces(a: Span, b: Span) -> None:
        for start, end in ((a, b), (b, a)):
            model.rod((*start, 0.02), (*end, 0.40), 0.006, 'dark', 6)

    for x in (-0.2, 0.2):
        for y in (-0.2, 0.2):
            model.beam((x, y, 0), (x * 0.92, y * 0.92, 0.42), (0.026, 0.026), 'dark', 0.003)
        braces((x, -0.2), (x, 0.2))
    for y in (-0.2, 0.2):
        braces((-0.2, y), (0.2, y))
    model.slab((-0.27, -0.27, 0.42), (0.27, 0.27, 0.455), 'bass', 0.005)
    for k in range(26):
        a = 2 * math.pi * k / 26
        stave = (0.235 * math.cos(a), 0.235 * math.sin(a), 0.695)
        model.box(stave, (0.054, 0.022, 0.48), 'oak', 0.004, turn=a + math.pi / 2, grain=2)
    model.rod((0, 0, 0.46), (0, 0, 0.93), 0.222, 'walnut', 24)
    for z in (0.53, 0.68, 0.86):
        hoop = [(*point, z) for point in arc(0.249)[:-1]]
        model.ribbon(hoop, (0.008, 0.014), 'dark', closed=True)
    sides, pieces = 28, model.pieces('card2')
    first = len(pieces.vertices)
    grain = [draw.uniform(-9, 9) for _ in range(3)]
    for i in range(sides):
        a = 2 * math.pi * i / sides
        rim = (0.285 * math.cos(a), 0.285 * math.sin(a), 0.935)
        pieces.vertices.append(Vector(model.point(rim)))
        pieces.grain.append([grain[0] + a, grain[1], grain[2]])
    for z in (1.16, 0.936):  # the roof is closed beneath
        pieces.vertices.append(Vector(model.point((0, 0, z))))
        pieces.grain.append(grain)
    for i in range(sides):
        a, b = first + i, first + (i + 1) % sides
        pieces.faces += [[a, b, first + sides], [b, a, first + sides + 1]]
    model.ball((0, 0, 1.16), 0.02, 'dark', 2)


def street_furniture(model: Model) -> None:
    """Lamp posts with a bent arm over the road, a traffic signal, a hydrant and two benches."""
    for post in model.each((x, SOUTH - 0.78) for x in (-2.5, -0.4, 1.2)):
        post.rod((0, 0, 0), (0, 0, 0.95), 0.012, 'dark', 10)
        post.rod((0, 0, 0), (0, 0, 0.10), 0.024, 'dark', 10)
        arm = [(0, 0, 0.93), (0, -0.05, 1.0), (0, -0.14, 1.03), (0, -0.22, 1.02)]
        post.ribbon(arm, (0.014, 0.014), 'dark')
        post.box((0, -0.25, 1.01), (0.05, 0.10, 0.022), 'dark', 0.006)
    signal = model.at(RIGHT + 0.50, SOUTH - 0.72)
    signal.rod((0, 0, 0), (0, 0, 0.92), 0.012, 'dark', 10)
    signal.rod((0, 0, 0.90), (-0.55, -0.12, 0.92), 0.009, 'dark', 8)
    for t in (1, 1.9):
        signal.box((-0.28 * t, -0.06 * t, 0.84), (0.05, 0.05, 0.13), 'dark', 0.008)
    hydrant = model.at(RIGHT + 0.42, SOUTH - 0.52)
    hydrant.rod((0, 0, PAVEMENT), (0, 0, 0.11), 0.028, 'steel', 12)
    hydrant.ball((0, 0, 0.12), 0.03, 'steel', 2)
    for x in (-1.9, 0.2):
        model.slab((x, SOUTH - 0.72, PAVEMENT), (x + 0.34, SOUTH - 0.62, 0.055), 'oak', 0.006)


def light(lamps: str = '#FFC07C') -> None:
    """Three lamps in the shop, of this colour, the key and the fill."""
    studio.room('#857F79', wall=14, floor=-0.38, light='#BFCFE2', strength=0.17)
    for x in (-0.6, 0.5, 1.5):
        studio.point_light((x, SOUTH + 0.45, 0.80), 12, lamps, 0.06)
    studio.area_light((-9.5, -7.0, 7.5), (0, 0, 1.3), 1.4, 2300, '#FFE6C8')
    studio.area_light((9, -4, 5), (0, 0, 1), 6, 110, '#CFDEF0')
