"""Two towers with planted balconies on a stepped podium, joined by a bridge.

For the work in Manila. The balconies wave from storey to storey; the sky bridge is the accent.
Every plant on a balcony is a small tree, collected while the towers are built and planted last.
"""

import math
import random
from dataclasses import dataclass

from kit import studio, trees, vehicles
from kit.buildings import grid_building
from kit.figures import passers_by
from kit.geometry import Model, Vector, place, shift
from kit.materials import Materials, card, plain, standard, wood

GRADE = studio.Grade(exposure=1.0, vignette=0.22, warmth=-0.025)

ROAD = -0.05
PODIUM = 0.62  # height of its upper deck
PODIUM_STEPS = (  # left, right, front, bottom, height
    (-2.0, 3.7, -1.0, 0, 0.34),
    (-1.75, 3.5, -0.72, 0.34, 0.28),
)
STOREYS, STOREY = 12, 0.255
BRIDGE = PODIUM + 7 * STOREY + 0.06
# How square an outline is: 2 is an ellipse, more is squarer
BALCONY, SLAB_OF_ROOF, GLASS = 3.6, 4, 6
OUTLINE_POINTS = 56

LEAVES = ('leafA', 'leafB', 'leafA')
PALMS_BY_POOL = (
    *((-3.95, -0.7, 0.85), (-2.35, -0.6, 0.95), (-2.4, 0.5, 1.1), (-3.9, 0.6, 1.0)),
    *((-3.1, 0.75, 0.9), (-4.6, 0.2, 0.9), (-2.9, 1.5, 1.0), (4.1, -0.6, 0.95)),
    *((4.5, -0.2, 0.8), (3.95, 0.3, 1.0), (5.0, -0.7, 0.9)),
)
PALMS_ON_PODIUM = (
    *((0.55, -0.45, 0.42), (0.85, -0.5, 0.5), (1.2, -0.42, 0.45)),
    *((0.95, 0.1, 0.5), (3.2, -0.3, 0.5), (-1.55, -0.4, 0.42)),
)

Span = tuple[float, float]
Outline = list[Span]
# X, Y, Z and size of each plant
Plants = list[tuple[float, float, float, float]]


def build() -> None:
    surfaces = standard(
        plain('pane', '#6F7F86', roughness=0.16, specular=0.7),
        card('road', '#B9B5AD', variation=0.02),
        wood('fin', ('#E6CBA2', '#CFA874', '#9C7146'), roughness=0.5),
        card('leafA', '#76855F', bump=0, variation=0.16),
        card('leafB', '#94A077', bump=0, variation=0.14),
        card('pool', '#8FA3A8', roughness=0.3, bump=0.03, variation=0),
    )
    model = Model(surfaces, seed=51)
    draw = random.Random(14)
    plants: Plants = []
    street(model)
    for step in PODIUM_STEPS:
        podium(model, step, plants, draw)
    model.slab((0.3, -1.45, 0.28), (1.5, -0.97, 0.33), 'oak', 0.006)  # the entrance
    for x in (0.36, 1.44):
        model.rod((x, -1.40, 0), (x, -1.40, 0.28), 0.016, 'brass', 12)
    Tower(model, (-0.55, 0.45), (0.78, 0.62), 0.4, plants, draw).build()
    Tower(model, (2.05, 0.85), (0.82, 0.60), 2.6, plants, draw).build()
    bridge = model.at(0.10, 0.34, BRIDGE)
    bridge.slab((0, 0, 0), (1.32, 0.38, 0.04), 'accentcard', 0.005)
    bridge.slab((0, 0, 0.235), (1.32, 0.38, 0.27), 'accentcard', 0.005)
    bridge.slab((0.01, 0.04, 0.04), (1.31, 0.34, 0.235), 'pane', 0.002)
    for post in bridge.at(0.06, 0.01).row(9, 0.15):
        post.slab((-0.009, 0, 0.04), (0.009, 0.025, 0.235), 'accentcard', 0.002)
    clothes, walking = ['dark', 'dark', 'bass', 'card'], ['walk', 'walk', 'stand']
    passers_by(model, draw, 34, (-4.6, 5.0), (-1.66, -1.15), 0, 0.155, 1, clothes, walking)
    on_deck = ['dark', 'bass'], ['walk', 'stand']
    passers_by(model, draw, 10, (-1.5, 3.4), -0.82, 0.34, 0.15, 1, *on_deck)
    for x, y, material, kind in (
        *((-3.0, -2.05, 'card', car), (-1.2, -2.05, 'bass', car), (0.4, -2.05, 'oak', jeepney)),
        *((2.6, -2.06, 'card', car), (4.2, -2.05, 'oak', car)),
        *((-2.2, -2.62, 'oak', car), (1.6, -2.62, 'card', jeepney)),
    ):
        here = model.on(shift(x, y, ROAD))
        kind(here, material)
        vehicles.wheels(here, (-0.10, 0.12), 0.05, 0.075, 0.032, 12)
    size, bays = (1.25, 1.7), (7, 8)
    grid_building(model, (4.3, 0.6), size, 0, 5, STOREY, bays, frame='card2', pier=0.05)
    grid_building(model, (-4.9, 1.7), (1.3, 1.2), 0, 3, STOREY, (8, 7), pier=0.05)
    model.slab((-3.9, -0.55, 0), (-2.5, 0.35, 0.02), 'card', 0.005)
    model.slab((-3.8, -0.45, 0.0205), (-2.6, 0.25, 0.026), 'pool', 0.002)
    model.finish()
    plant(surfaces, plants, draw)

    studio.room('#8E8882', wall=15, floor=-0.38, light='#BFD0E4', strength=0.22)
    studio.area_light((-9.5, -7.0, 8.0), (0, 0, 1.6), 1.5, 2700, '#FFE6C8')
    studio.area_light((9, -4, 5), (0, 0, 1.5), 6, 130, '#CFDEF0')
    studio.camera((5.2, -14.2, 3.7), (-0.68, 0, 1.90), 54, 4.5, focus=(0.3, -0.4, 1.9))


def street(model: Model) -> None:
    """The board, the road with its line, the pavement and kerb stones."""
    model.base((-5.6, -3.0), (5.8, 3.2), (-0.36, -0.08, ROAD), 'road', 0.15)
    model.slab((-5.42, -1.75, ROAD), (5.62, 3.02, 0), 'card2', 0.005)
    for stone in model.at(-5.4, 0).row(40, 0.276):
        stone.slab((0, -1.775, ROAD), (0.271, -1.745, 0.004), 'card', 0.003)
    for dash in model.at(-5.3, 0).row(14, 0.8):
        dash.slab((0, -2.35, ROAD), (0.4, -2.325, -0.046), 'card', 0.001)


def rounded(centre: tuple[float, float], half: tuple[float, float], squareness: float) -> Outline:
    """A superellipse about `centre` with these half axes."""
    outline = []
    for i in range(OUTLINE_POINTS):
        angle = 2 * math.pi * i / OUTLINE_POINTS
        cos, sin = math.cos(angle), math.sin(angle)
        x = half[0] * math.copysign(abs(cos) ** (2 / squareness), cos)
        y = half[1] * math.copysign(abs(sin) ** (2 / squareness), sin)
        outline.append((centre[0] + x, centre[1] + y))
    return outline


def walk(outline: Outline, step: float) -> list[tuple[float, float, float]]:
    """Points every `step` along an outline, each with the direction of its side."""
    corners = [Vector((*corner, 0)) for corner in outline]
    walked, following, found = 0.0, 0.0, []
    for a, b in zip(corners, [*corners[1:], corners[0]]):
        length = (b - a).length
        while following <= walked + length and length > 1e-6:
            at = a.lerp(b, (following - walked) / length)
            found.append((at.x, at.y, math.atan2(b.y - a.y, b.x - a.x)))
            following += step
        walked += length
    return found


def podium(model: Model, step: tuple, plants: Plants, draw: random.Random) -> None:
    """One step of the podium: glass behind oak fins, a slab, a parapet and plants along it."""
    left, right, front, bottom, height = step
    top = bottom + height
    model.slab((left + 0.09, front + 0.09, bottom), (right - 0.09, 2.3, top - 0.02), 'pane', 0.002)
    fins = int((right - left) / 0.12)
    for fin in model.at(left + 0.05, front).row(fins + 1, (right - left - 0.1) / fins):
        fin.slab((-0.012, 0.03, bottom), (0.012, 0.085, top - 0.04), 'fin', 0.004, grain=2)
    for fin in model.at(right, front + 0.15).row(22, 0, 0.14):
        fin.slab((-0.085, -0.012, bottom), (-0.03, 0.012, top - 0.04), 'fin', 0.004, grain=2)
    model.slab((left, front, top - 0.04), (right, 2.35, top), 'card', 0.007)
    for x0, x1, y0, y1 in (
        (left + 0.01, right - 0.01, front + 0.01, front + 0.03),
        (right - 0.03, right - 0.01, front + 0.03, 2.3),
        (left + 0.01, left + 0.03, front + 0.03, 2.3),
    ):
        model.slab((x0, y0, top), (x1, y1, top + 0.05), 'card', 0.004)
    x = left + 0.12
    while x < right - 0.1:
        y = front + 0.11 + draw.uniform(-0.03, 0.03)
        plants.append((x, y, top - 0.02, draw.uniform(0.1, 0.2)))
        x += draw.uniform(0.06, 0.15)
    y = front + 0.2
    while y < 2.1:
        plants.append((right - 0.1, y, top - 0.02, draw.uniform(0.10, 0.2)))
        y += draw.uniform(0.07, 0.16)


@dataclass(frozen=True)
class Tower:
    """A tower; `phase` sets how its balconies wave."""

    model: Model
    centre: Span
    half: Span
    phase: float
    plants: Plants
    draw: random.Random

    def build(self) -> None:
        """All storeys, a last slab, and the roof."""
        for storey in range(STOREYS):
            self.slab(storey)
            self.storey(storey)
        self.slab(STOREYS)
        self.roof()

    def balcony(self, storey: int, margin: tuple[float, float]) -> Outline:
        """An outline of the balconies, which swell and shift with each storey."""
        swell = 0.075 * math.sin(storey * 0.85 + self.phase)
        aside = 0.05 * math.sin(storey * 0.6 + self.phase)
        forward = -0.06 * math.cos(storey * 0.85 + self.phase)
        centre = (self.centre[0] + aside, self.centre[1] + forward)
        half = (self.half[0] + margin[0] + swell * 0.6, self.half[1] + margin[1] + swell)
        return rounded(centre, half, BALCONY)

    def slab(self, storey: int) -> None:
        """The slab under a storey."""
        z = PODIUM + storey * STOREY
        self.model.prism(self.balcony(storey, (0.15, 0.14)), z, z + 0.036, 'card', chamfer=0.006)

    def storey(self, storey: int) -> None:
        """Parapet, glass, oak fins where they are seen, and plants in clusters."""
        model, (x_middle, y_middle) = self.model, self.centre
        z = PODIUM + storey * STOREY
        floor = z + 0.036
        parapet = [(x, y, z + 0.056) for x, y in self.balcony(storey, (0.137, 0.127))]
        model.ribbon(parapet, (0.016, 0.046), 'card', closed=True)
        model.prism(rounded(self.centre, self.half, GLASS), floor, z + STOREY, 'pane')
        before_glass = (self.half[0] + 0.014, self.half[1] + 0.014)
        for x, y, turn in walk(rounded(self.centre, before_glass, GLASS), 0.135):
            if y < y_middle + 0.35 or x > x_middle + 0.3:
                middle = (x, y, floor + (STOREY - 0.036) / 2)
                model.box(middle, (0.020, 0.036, STOREY - 0.037), 'fin', 0.003, turn=turn, grain=2)
        for x, y, _ in walk(self.balcony(storey, (0.09, 0.08)), 0.075):
            seen = y < y_middle + 0.3 or x > x_middle + 0.2
            cluster = math.sin(x * 5.1 + storey * 1.9 + self.phase) + math.sin(y * 4 + storey * 2.7)
            if seen and cluster > 0.15:
                self.plants.append((x, y, z + 0.02, self.draw.uniform(0.085, 0.165)))

    def roof(self) -> None:
        """A room for plant behind fins, its slab, and a roof garden round it."""
        model, (a, b) = self.model, self.half
        z = PODIUM + STOREYS * STOREY + 0.036
        centre = (self.centre[0], self.centre[1] + 0.1)
        room = rounded(centre, (a * 0.62, b * 0.58), SLAB_OF_ROOF)
        model.prism(room, z, z + 0.22, 'card2', chamfer=0.006)
        screen = rounded(centre, (a * 0.62 + 0.02, b * 0.58 + 0.02), SLAB_OF_ROOF)
        for x, y, turn in walk(screen, 0.07):
            model.box((x, y, z + 0.12), (0.022, 0.03, 0.20), 'fin', 0.003, turn=turn, grain=2)
        slab = rounded(centre, (a * 0.74, b * 0.72), SLAB_OF_ROOF)
        model.prism(slab, z + 0.22, z + 0.25, 'card', chamfer=0.005)
        for x, y, _ in walk(rounded(self.centre, (a * 0.95, b * 0.95), SLAB_OF_ROOF), 0.13):
            self.plants.append((x, y, z - 0.02, self.draw.uniform(0.10, 0.19)))


def car(model: Model, material: str) -> None:
    """A car of two blocks, without its wheels."""
    model.box((0, 0, 0.06), (0.34, 0.14, 0.06), material, 0.02)
    model.box((-0.01, 0, 0.11), (0.19, 0.125, 0.055), material, 0.02)


def jeepney(model: Model, material: str) -> None:
    """A jeepney with a long roof and a bonnet, without its wheels."""
    model.box((-0.03, 0, 0.12), (0.42, 0.15, 0.10), material, 0.012)
    model.box((-0.04, 0, 0.195), (0.40, 0.15, 0.03), 'card', 0.01)
    model.box((0.22, 0, 0.09), (0.12, 0.13, 0.08), material, 0.012)


def plant(surfaces: Materials, plants: Plants, draw: random.Random) -> None:
    """The plants of towers and podium, and palms in the street, by the pool and on the podium."""
    shrubs = [
        trees.tree(surfaces, f'shrub {seed}', leaves, seed, flakes=420, flake=0.05)
        for seed, leaves in enumerate(LEAVES, start=3)
    ]
    for x, y, z, size in plants:
        shrub = draw.choice(shrubs)
        place(shrub, (x, y, z - 0.28 * size), scale=size, turn=draw.uniform(0, 6))
    palms = [
        trees.palm(surfaces, f'palm {seed}', leaves, seed)
        for seed, leaves in enumerate((*LEAVES, 'leafA'), start=2)
    ]
    for i in range(20):
        palm = draw.choice(palms)
        x = -4.9 + i * 0.52 + draw.uniform(-0.07, 0.07)
        spot = (x, -1.55 + draw.uniform(-0.05, 0.05), 0)
        place(palm, spot, scale=draw.uniform(0.58, 0.80), turn=draw.uniform(0, 6))
    for palm_spots, z in ((PALMS_BY_POOL, 0), (PALMS_ON_PODIUM, PODIUM)):
        for x, y, size in palm_spots:
            place(draw.choice(palms), (x, y, z), scale=size, turn=draw.uniform(0, 6))
