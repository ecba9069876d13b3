"""Four models on a relief map of card, joined to the Thames by a vermilion thread.

For the index of international projects: Los Angeles, New York, Riyadh and Manila as on their own
pages, small. The labels on the plinths carry no words, because the page has them. North is at the
back; the models are moved off their towns where they would hide each other or the thread.
"""

import math
import random
from collections.abc import Callable
from dataclasses import dataclass

from kit import coastlines, studio, trees
from kit.buildings import grid_building
from kit.geometry import TOWARDS_CAMERA, Model, Point, Vector, place
from kit.materials import card, plain, standard

GRADE = studio.Grade(exposure=0.85, vignette=0.22, warmth=-0.02)

Flat = tuple[float, float]

# The map: units for a degree, the place that lies at the origin, and its corners
DEGREE_EAST = 0.029
DEGREE_NORTH = DEGREE_EAST * 1.16
ORIGIN = (8, 20)
SOUTH_WEST, NORTH_EAST = (-147, -37), (151, 67)
LAND = 0.085  # top of the land above the sea
PLINTH = LAND + 0.10  # top of a plinth


def on_map(longitude: float, latitude: float) -> Flat:
    """Where a place lies on the map."""
    x = (longitude - ORIGIN[0]) * DEGREE_EAST
    return (x, (latitude - ORIGIN[1]) * DEGREE_NORTH)


LONDON = on_map(-1.2, 52.2)
LONDON_PIN = (LONDON[0] + 0.02, LONDON[1] - 0.34)
LONDON_PIN_TOP = 1.02


@dataclass(frozen=True)
class Site:
    """A model on the map: how it is made, where it stands, its pin and its trees beside it."""

    make: Callable[[Model, float, float], float]
    size: Flat  # of its plinth
    centre: Flat
    pin: Flat
    trees: Flat


def build() -> None:
    surfaces = standard(
        card('sea', '#8FA3A8', 0.55, bump=0.04, variation=0),
        card('land', '#EDE8DE', variation=0.012),
        plain('hair', '#B4C0C2', roughness=0.7),
        plain('pane', '#55636A', roughness=0.16, specular=0.7),
        card('sand', '#E3CFAF', variation=0.03),
        card('pool', '#5F93A0', 0.2, bump=0.02, variation=0),
        card('shade', '#8A7B64', roughness=0.8, variation=0.05),
    )
    model = Model(surfaces, seed=29)
    draw = random.Random(3)
    world_map(model)
    tops = []
    for site in SITES:
        plinth(model.at(*site.centre), *site.size)
        tops.append(PLINTH + site.make(model, *site.centre))
    for bay in model.at(LONDON[0] - 0.28, LONDON[1]).row(3, 0.19):  # the workshop on the Thames
        bay.slab((0, -0.20, LAND), (0.188, 0.20, LAND + 0.17), 'oak', 0.003, grain=2)
        x, _, _ = bay.point((0, 0, 0))
        roof = [(x, LAND + 0.171), (x + 0.188, LAND + 0.171), (x, LAND + 0.29)]
        y = LONDON[1]
        model.prism(roof, -(y + 0.20), -(y - 0.20), 'card', TOWARDS_CAMERA)
    pin(model, LONDON_PIN, LONDON_PIN_TOP, LAND * 0.5)
    for site, top in zip(SITES, tops):
        thread_to(model, site, top)
    windings(model, (*LONDON_PIN, 0.965), count=4, radius=0.028)
    model.finish()
    kinds = trees.grove(surfaces, (), draw, flakes=700, flake=0.03)
    for site in SITES:  # three small trees in a row at the front of each plinth
        (x, y), (dx, dy) = site.centre, site.trees
        for k in range(3):
            spot = (x + dx * (1 - 0.55 * k) + 0.02 * k, y + dy + 0.03 * k, PLINTH)
            scale, turn = draw.uniform(0.22, 0.30), draw.uniform(0, 6)
            place(kinds[k % 2], spot, scale=scale, turn=turn)

    # From higher than usual
    studio.room('#8E8882', wall=13, floor=-0.46, light='#BFCFE2', strength=0.2)
    studio.split_light((-9, -7.0, 7.6), (0.4, 0, 0.3), 1.4, 1250, '#FFE6C8')
    studio.area_light((9, -4, 5), (0, 0, 1), 6, 115, '#CFDEF0')
    studio.only_lamps_light()
    studio.camera((2.6, -13.4, 5.8), (-0.4, -0.05, 0.48), 44.5, 5.0, focus=(0.8, -0.2, 0.4))


def world_map(model: Model) -> None:
    """The boards, the sea with a grid of every fifteenth degree, and all land, cut at the edges."""
    x0, y0 = on_map(*SOUTH_WEST)
    x1, y1 = on_map(*NORTH_EAST)
    model.slab((x0 - 0.30, y0 - 0.30, -0.46), (x1 + 0.30, y1 + 0.30, -0.14), 'oak', 0.02)
    model.slab((x0 - 0.16, y0 - 0.16, -0.14), (x1 + 0.16, y1 + 0.16, -0.09), 'card2', 0.006)
    model.slab((x0, y0, -0.09), (x1, y1, 0), 'sea', 0.005)
    for longitude in range(-120, 151, 15):
        x, _ = on_map(longitude, 0)
        model.slab((x - 0.005, y0 + 0.01, 0), (x + 0.005, y1 - 0.01, 0.002), 'hair', 0.0004)
    for latitude in range(-30, 67, 15):
        _, y = on_map(0, latitude)
        model.slab((x0 + 0.01, y - 0.005, 0.0002), (x1 - 0.01, y + 0.005, 0.0022), 'hair', 0.0004)
    for coast in coastlines.coasts():
        inside = coastlines.clipped(coast, SOUTH_WEST, NORTH_EAST)
        if inside:
            outline = [on_map(*point) for point in inside]
            following = [*outline[1:], outline[0]]
            area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, following))
            model.prism(outline if area > 0 else outline[::-1], 0.001, LAND, 'land')


def plinth(model: Model, width: float, depth: float) -> None:
    """Walnut with a layer of card, and a blank label at the front left."""
    here = model.at(-width / 2, -depth / 2, LAND)
    here.slab((0, 0, 0.003 - LAND), (width, depth, 0.075), 'walnut', 0.012)
    here.slab((0.03, 0.03, 0.075), (width - 0.03, depth - 0.03, PLINTH - LAND), 'card', 0.004)
    here.slab((0.06, -0.006, -0.015), (0.30, 0.002, 0.055), 'card', 0.001)


def rounded(
    x: float, y: float, width: float, depth: float, radius: float, steps: int = 5
) -> list[Flat]:
    """The outline of a rectangle with round corners."""
    outline = []
    for sx, sy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for k in range(steps + 1):
            angle = math.radians(start + 90 * k / steps)
            px = x + sx * (width / 2 - radius) + math.cos(angle) * radius
            outline.append((px, y + sy * (depth / 2 - radius) + math.sin(angle) * radius))
    return outline


# The four models. Each returns the height of its top above its plinth.


def manila(model: Model, x: float, y: float) -> float:
    """Twin towers over a podium with a bridge between them."""
    here = model.at(x, y, PLINTH)
    here.slab((-0.70, -0.40, 0), (0.70, 0.40, 0.13), 'pane', 0.003)
    here.slab((-0.74, -0.44, 0.13), (0.74, 0.44, 0.16), 'card', 0.005)
    for fin in here.at(-0.70, 0).row(25, 0.057):
        fin.slab((0, -0.425, 0), (0.01, -0.40, 0.13), 'oak', 0.002, grain=2)
    for side in (-0.36, 0.36):
        manila_tower(model, x + side, y, side)
    here.slab((-0.13, -0.06, 0.90), (0.13, 0.06, 0.98), 'bass', 0.004)
    return 1.52


def manila_tower(model: Model, x: float, y: float, phase: float) -> None:
    """Twelve slabs that sway a little, glass and oak fins between them, a crown."""
    for floor in range(12):
        z = PLINTH + 0.16 + floor * 0.105
        sway = 0.028 * math.sin(floor * 0.9 + phase * 3) * 0.4
        slab = rounded(x + sway, y, 0.54, 0.46, 0.13)
        model.prism(slab, z + 0.083, z + 0.105, 'card', chamfer=0.003)
        model.prism(rounded(x, y, 0.42, 0.34, 0.09), z, z + 0.084, 'pane')
        for fx, fy in rounded(x, y, 0.46, 0.38, 0.11, 4):
            low, high = (fx - 0.007, fy - 0.007, z), (fx + 0.007, fy + 0.007, z + 0.084)
            model.slab(low, high, 'oak', 0.001, grain=2)
        for fin in model.at(x - 0.10, y, z).row(5, 0.05):
            fin.slab((-0.006, -0.195, 0), (0.006, -0.183, 0.084), 'oak', 0.001, grain=2)
    top = PLINTH + 1.50
    model.prism(rounded(x, y, 0.34, 0.28, 0.08), PLINTH + 1.42, top, 'bass')
    crown = rounded(x, y, 0.40, 0.33, 0.10)
    model.prism(crown, top, PLINTH + 1.52, 'card', chamfer=0.003)


def new_york(model: Model, x: float, y: float) -> float:
    """A cast-iron corner building: open ground floor, four storeys, cornice, water tower."""
    w, d, roof = 0.86, 0.74, 1.04
    here = model.at(x - w / 2, y - d / 2, PLINTH)
    here.slab((0.03, 0.03, 0), (w - 0.03, d - 0.03, 0.24), 'bass', 0.003)
    for pier in here.row(8, (w - 0.035) / 7):
        pier.slab((0, 0, 0), (0.035, 0.04, 0.24), 'card', 0.003)
    pitch = (d - 0.035) / 5
    for pier in here.at(w, pitch).row(5, y=pitch):
        pier.slab((-0.04, 0, 0), (0, 0.035, 0.24), 'card', 0.003)
    style = {'core': 'pane', 'pier': 0.045, 'spandrel': 0.055, 'depth': 0.045, 'plant': False}
    grid_building(here, (0, 0), (w, d), 0.24, 4, 0.20, (7, 5), **style)
    here.slab((-0.05, -0.05, roof - 0.015), (w + 0.05, d + 0.05, roof + 0.03), 'card', 0.008)
    here.slab((-0.03, -0.03, 0.225), (w + 0.03, d + 0.03, 0.25), 'card', 0.004)
    top = model.at(0, 0, PLINTH + roof)
    top.slab((x - 0.34, y, 0.03), (x - 0.12, y + 0.22, 0.14), 'card', 0.005)
    tank = top.at(x + 0.20, y + 0.06)  # the water tower
    for x, y in ((-0.07, -0.07), (-0.07, 0.07), (0.07, -0.07), (0.07, 0.07)):
        tank.rod((x, y, 0.03), (x * 0.8, y * 0.8, 0.20), 0.010, 'dark', 6)
    tank.rod((0, 0, 0.20), (0, 0, 0.42), 0.105, 'oak', 22)
    tank.rod((0, 0, 0.42), (0, 0, 0.54), 0.125, 'card', 22, end_radius=0.008)
    for hoop in (0.25, 0.33):
        tank.rod((0, 0, hoop), (0, 0, hoop + 0.012), 0.108, 'dark', 22)
    return roof


def los_angeles(model: Model, x: float, y: float) -> float:
    """Two low storeys on a terraced slope; the upper one reaches far out to the left."""
    here = model.at(x, y, PLINTH)
    for k in range(4):
        low = (-0.30 + k * 0.13, -0.28 + k * 0.10, k * 0.045)
        here.slab(low, (0.75, 0.46, (k + 1) * 0.045), 'land', 0.004)
    here = here.at(0, 0, 0.18)
    here.slab((0.12, -0.06, 0), (0.66, 0.36, 0.16), 'pane', 0.003)
    for fin in here.row(9, 0.066):
        fin.slab((0.12, -0.075, 0), (0.128, -0.06, 0.16), 'oak', 0.001, grain=2)
    here = here.at(0, 0, 0.16)
    here.slab((-0.66, -0.20, 0), (0.70, 0.38, 0.035), 'card', 0.005)
    here.slab((-0.64, -0.18, -0.012), (0.68, 0.36, -0.001), 'oak', 0.003)
    here.slab((-0.54, -0.08, 0.035), (0.62, 0.34, 0.22), 'pane', 0.003)
    for fin in here.row(19, 0.064):
        fin.slab((-0.54, -0.10, 0.035), (-0.53, -0.08, 0.22), 'oak', 0.001, grain=2)
    here.slab((-0.70, -0.24, 0.22), (0.72, 0.40, 0.26), 'card', 0.005)
    here.slab((-0.68, -0.22, 0.208), (0.70, 0.38, 0.219), 'oak', 0.003)
    here.slab((0.26, 0.02, 0.26), (0.50, 0.24, 0.37), 'card', 0.005)
    return 0.60


def riyadh(model: Model, x: float, y: float) -> float:
    """A hotel of sand-coloured card round a court with an arcade, a pool and a wind tower."""
    style = {'frame': 'sand', 'core': 'shade', 'roof': 'sand', 'plant': False}
    for dx, dy, size, floors, bays in (
        (-0.68, 0.16, (1.36, 0.36), 4, (11, 3)),
        (-0.68, -0.46, (0.34, 0.615), 3, (3, 5)),
        (0.34, -0.30, (0.34, 0.455), 2, (3, 4)),
    ):
        measures = {'spandrel': 0.045, 'depth': 0.035}
        corner = (x + dx, y + dy)
        grid_building(model, corner, size, PLINTH, floors, 0.15, bays, **style, **measures)
    here = model.at(x, y, PLINTH)
    for pier in here.at(-0.30, 0).row(9, 0.077):
        pier.slab((0, -0.47, 0), (0.022, -0.43, 0.17), 'sand', 0.002)
    here.slab((-0.33, -0.48, 0.17), (0.345, -0.42, 0.205), 'sand', 0.003)
    here.slab((-0.20, -0.24, 0), (0.22, 0.04, 0.012), 'card', 0.003)
    here.slab((-0.17, -0.21, 0.0125), (0.19, 0.01, 0.018), 'pool', 0.001)
    here.slab((-0.60, 0.26, 0.60), (-0.40, 0.46, 0.90), 'sand', 0.005)
    here.slab((-0.63, 0.23, 0.90), (-0.37, 0.49, 0.94), 'sand', 0.004)
    for slot in here.row(4, 0.045):
        slot.slab((-0.575, 0.252, 0.66), (-0.555, 0.262, 0.86), 'shade', 0.001)
    return 0.94


def site(make: Callable, size: Flat, degrees: Flat, moved: Flat, pin: Flat, trees: Flat) -> Site:
    """A site at a town, moved off it a little."""
    x, y = on_map(*degrees)
    return Site(make, size, (x + moved[0], y + moved[1]), pin, trees)


SITES = (
    site(los_angeles, (1.62, 1.05), (-118, 34), (-0.02, 0.05), (0.10, 0.12), (-0.62, -0.40)),
    site(new_york, (1.12, 1.05), (-74, 40.7), (0.18, 0.55), (-0.24, 0.10), (0.48, -0.44)),
    site(riyadh, (1.62, 1.30), (46.7, 24.7), (0.05, -0.10), (-0.50, 0.36), (0.62, -0.52)),
    site(manila, (1.66, 1.15), (121, 14.6), (-0.10, 0.25), (-0.36, 0), (0.76, -0.50)),
)


def pin(model: Model, spot: Flat, top: float, bottom: float) -> None:
    """A brass pin with a round head."""
    model.rod((*spot, bottom), (*spot, top), 0.013, 'brass', 10)
    model.ball((*spot, top), 0.04, 'brass', 3)


def thread_to(model: Model, site: Site, top: float) -> None:
    """A pin on a model, and the thread from London to it, sagging a little."""
    x, y = site.centre[0] + site.pin[0], site.centre[1] + site.pin[1]
    pin(model, (x, y), top + 0.24, top - 0.02)
    start, end = Vector((*LONDON_PIN, 1.0)), Vector((x, y, top + 0.21))
    shares = [k / 24 for k in range(25)]
    points = [start.lerp(end, t) - Vector((0, 0, 0.05 * 4 * t * (1 - t))) for t in shares]
    for a, b in zip(points, points[1:]):
        model.rod(a, b, 0.016, 'accent', 8)
    windings(model, (x, y, top + 0.192), count=2, radius=0.026)


def windings(model: Model, bottom: Point, count: int, radius: float) -> None:
    """The thread wound round a pin."""
    for turn in model.at(*bottom).row(count, z=0.016):
        turn.rod((0, 0, 0), (0, 0, 0.014), radius, 'accent', 14)
