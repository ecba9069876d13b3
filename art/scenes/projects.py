"""Four models on a relief map of card, joined to the Thames by a vermilion thread.

For the index of international projects: Los Angeles, New York, Riyadh and Manila as on their own
pages, small. The labels on the plinths carry no words, because the page has them. North is at the
back; the models are moved off their towns where they would hide each other or the thread.
"""

import math
import random
from collections.abc import Callable
from dataclasses import dataclass

from mathutils import Vector

from kit import coastlines, materials, studio, trees
from kit.buildings import grid_building
from kit.geometry import TOWARDS_CAMERA, Model, Point, place
from kit.shot import Grade

GRADE = Grade(exposure=0.85, vignette=0.22, warmth=-0.02)

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

    make: Callable[[Model, Flat], float]  # returns the height of its top
    centre: Flat
    pin: Flat
    trees: Flat


def build() -> None:
    """Build the model and set up the studio."""
    surfaces = materials.standard(
        materials.card('sea', '#8FA3A8', 0.55, bump=0.04, variation=0),
        materials.card('land', '#EDE8DE', variation=0.012),
        materials.plain('hair', '#B4C0C2', roughness=0.7),
        materials.plain('pane', '#55636A', roughness=0.16, specular=0.7),
        materials.card('sand', '#E3CFAF', variation=0.03),
        materials.card('pool', '#5F93A0', 0.2, bump=0.02, variation=0),
        materials.card('shade', '#8A7B64', roughness=0.8, variation=0.05),
    )
    model = Model(surfaces, seed=29)
    draw = random.Random(3)
    # The boards, the sea, and a grid of every fifteenth degree
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
    # All land in one thickness of card; it runs off the edges of the map
    for coast in coastlines.coasts():
        inside = coastlines.clipped(coast, SOUTH_WEST, NORTH_EAST)
        if not inside:
            continue
        outline = [on_map(*point) for point in inside]
        following = [*outline[1:], outline[0]]
        area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, following))
        model.prism(outline if area > 0 else outline[::-1], 0.001, LAND, 'land')
    tops = [site.make(model, site.centre) for site in SITES]
    # The sawtooth workshop on the Thames, from which the thread starts
    x, y = LONDON
    bay = 0.19
    for k in range(3):
        left, right = x - 0.28 + k * bay, x - 0.28 + k * bay + bay - 0.002
        low, high = (left, y - 0.20, LAND), (right, y + 0.20, LAND + 0.17)
        model.slab(low, high, 'oak', 0.003, grain=2)
        roof = [(left, LAND + 0.171), (right, LAND + 0.171), (left, LAND + 0.29)]
        model.prism(roof, -(y + 0.20), -(y - 0.20), 'card', TOWARDS_CAMERA)
    pin(model, LONDON_PIN, LONDON_PIN_TOP, LAND * 0.5)
    for site, top in zip(SITES, tops):
        thread_to(model, site, top)
    x, y = LONDON_PIN
    windings(model, (x, y, 0.965), count=4, radius=0.028)
    model.finish()
    # Three small trees in a row at the front of each plinth
    kinds = [
        trees.tree(surfaces, f'tree {seed}', leaves, seed, flakes=700, flake=0.03)
        for seed, leaves in ((3, 'sage'), (4, 'moss'))
    ]
    for site in SITES:
        (x, y), (dx, dy) = site.centre, site.trees
        for k in range(3):
            spot = (x + dx * (1 - 0.55 * k) + 0.02 * k, y + dy + 0.03 * k, PLINTH)
            scale, turn = draw.uniform(0.22, 0.30), draw.uniform(0, 6)
            place(kinds[k % 2], spot, scale=scale, turn=turn)

    # The key as two lamps, which is calmer than one, and the fill; from higher than usual
    studio.sweep('#8E8882', wall=13, floor=-0.46)
    studio.world('#BFCFE2', 0.2)
    studio.split_light((-9, -7.0, 7.6), (0.4, 0, 0.3), 1.4, 1250, '#FFE6C8')
    studio.area_light((9, -4, 5), (0, 0, 1), 6, 115, '#CFDEF0')
    studio.only_lamps_light()
    studio.camera((4.2, -13.0, 6.3), (-0.88, -0.05, 0.5), 51, 5.0, focus=(0.8, -0.2, 0.4))


def plinth(model: Model, centre: Flat, size: Flat) -> None:
    """Walnut with a layer of card, and a blank label at the front left."""
    (x, y), (w, d) = centre, size
    left, right, front, back = x - w / 2, x + w / 2, y - d / 2, y + d / 2
    model.slab((left, front, 0.003), (right, back, LAND + 0.075), 'walnut', 0.012)
    low, high = (left + 0.03, front + 0.03, LAND + 0.075), (right - 0.03, back - 0.03, PLINTH)
    model.slab(low, high, 'card', 0.004)
    low = (left + 0.06, front - 0.006, LAND - 0.015)
    model.slab(low, (left + 0.30, front + 0.002, LAND + 0.055), 'card', 0.001)


def rounded(centre: Flat, size: Flat, radius: float, steps: int = 5) -> list[Flat]:
    """The outline of a rectangle with round corners."""
    (x, y), (w, d) = centre, size
    outline = []
    for sx, sy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for k in range(steps + 1):
            angle = math.radians(start + 90 * k / steps)
            px = x + sx * (w / 2 - radius) + math.cos(angle) * radius
            outline.append((px, y + sy * (d / 2 - radius) + math.sin(angle) * radius))
    return outline


def manila(model: Model, centre: Flat) -> float:
    """Twin towers over a podium with a bridge between them."""
    x, y = centre
    z = PLINTH
    plinth(model, centre, (1.66, 1.15))
    model.slab((x - 0.70, y - 0.40, z), (x + 0.70, y + 0.40, z + 0.13), 'pane', 0.003)
    low, high = (x - 0.74, y - 0.44, z + 0.13), (x + 0.74, y + 0.44, z + 0.16)
    model.slab(low, high, 'card', 0.005)
    for i in range(25):
        fin = x - 0.70 + i * 0.057
        low, high = (fin, y - 0.425, z), (x - 0.69 + i * 0.057, y - 0.40, z + 0.13)
        model.slab(low, high, 'oak', 0.002, grain=2)
    for side in (-0.36, 0.36):
        manila_tower(model, (x + side, y), side)
    model.slab((x - 0.13, y - 0.06, z + 0.90), (x + 0.13, y + 0.06, z + 0.98), 'bass', 0.004)
    return z + 1.52


def manila_tower(model: Model, centre: Flat, phase: float) -> None:
    """Twelve slabs that sway a little, glass and oak fins between them, a crown."""
    x, y = centre
    for floor in range(12):
        z = PLINTH + 0.16 + floor * 0.105
        sway = 0.028 * math.sin(floor * 0.9 + phase * 3) * 0.4
        slab = rounded((x + sway, y), (0.54, 0.46), 0.13)
        model.prism(slab, z + 0.083, z + 0.105, 'card', chamfer=0.003)
        model.prism(rounded(centre, (0.42, 0.34), 0.09), z, z + 0.084, 'pane')
        for fx, fy in rounded(centre, (0.46, 0.38), 0.11, 4):
            low, high = (fx - 0.007, fy - 0.007, z), (fx + 0.007, fy + 0.007, z + 0.084)
            model.slab(low, high, 'oak', 0.001, grain=2)
        for k in range(5):
            fin = x - 0.10 + k * 0.05
            low, high = (fin - 0.006, y - 0.195, z), (fin + 0.006, y - 0.183, z + 0.084)
            model.slab(low, high, 'oak', 0.001, grain=2)
    model.prism(rounded(centre, (0.34, 0.28), 0.08), PLINTH + 1.42, PLINTH + 1.50, 'bass')
    crown = rounded(centre, (0.40, 0.33), 0.10)
    model.prism(crown, PLINTH + 1.50, PLINTH + 1.52, 'card', chamfer=0.003)


def new_york(model: Model, centre: Flat) -> float:
    """A cast-iron corner building: open ground floor, four storeys, cornice, water tower."""
    x, y = centre
    z, w, d = PLINTH, 0.86, 0.74
    plinth(model, centre, (1.12, 1.05))
    left, right, front, back = x - w / 2, x + w / 2, y - d / 2, y + d / 2
    model.slab((left + 0.03, front + 0.03, z), (right - 0.03, back - 0.03, z + 0.24), 'bass', 0.003)
    for i in range(8):
        px = left + (w - 0.035) * i / 7
        model.slab((px, front, z), (px + 0.035, front + 0.04, z + 0.24), 'card', 0.003)
    for j in range(1, 6):
        py = front + (d - 0.035) * j / 5
        model.slab((right - 0.04, py, z), (right, py + 0.035, z + 0.24), 'card', 0.003)
    style = {'core': 'pane', 'pier': 0.045, 'spandrel': 0.055, 'depth': 0.045, 'plant': False}
    storeys = {'floors': 4, 'floor_height': 0.20, 'bays': (7, 5)}
    grid_building(model, (left, front), (w, d), z + 0.24, **storeys, **style)
    roof = z + 0.24 + 4 * 0.20
    low, high = (left - 0.05, front - 0.05, roof - 0.015), (right + 0.05, back + 0.05, roof + 0.03)
    model.slab(low, high, 'card', 0.008)
    low, high = (left - 0.03, front - 0.03, z + 0.225), (right + 0.03, back + 0.03, z + 0.25)
    model.slab(low, high, 'card', 0.004)
    model.slab((x - 0.34, y, roof + 0.03), (x - 0.12, y + 0.22, roof + 0.14), 'card', 0.005)
    # An oak tank on four legs with two hoops and a conical lid
    centre = (x + 0.20, y + 0.06)
    x, y = centre
    for dx in (-0.07, 0.07):
        for dy in (-0.07, 0.07):
            foot, head = (x + dx, y + dy, roof + 0.03), (x + dx * 0.8, y + dy * 0.8, roof + 0.20)
            model.rod(foot, head, 0.010, 'dark', 6)
    model.rod((x, y, roof + 0.20), (x, y, roof + 0.42), 0.105, 'oak', 22)
    lid = ((x, y, roof + 0.42), (x, y, roof + 0.54))
    model.rod(*lid, 0.125, 'card', 22, end_radius=0.008)
    for height in (0.25, 0.33):
        hoop = ((x, y, roof + height), (x, y, roof + height + 0.012))
        model.rod(*hoop, 0.108, 'dark', 22)
    return roof


def los_angeles(model: Model, centre: Flat) -> float:
    """Two low storeys on a terraced slope; the upper one reaches far out to the left."""
    x, y = centre
    plinth(model, centre, (1.62, 1.05))
    for k in range(4):
        low = (x - 0.30 + k * 0.13, y - 0.28 + k * 0.10, PLINTH + k * 0.045)
        model.slab(low, (x + 0.75, y + 0.46, PLINTH + (k + 1) * 0.045), 'land', 0.004)
    z = PLINTH + 0.18
    model.slab((x + 0.12, y - 0.06, z), (x + 0.66, y + 0.36, z + 0.16), 'pane', 0.003)
    for i in range(9):
        fin = i * 0.066
        low, high = (x + 0.12 + fin, y - 0.075, z), (x + 0.128 + fin, y - 0.06, z + 0.16)
        model.slab(low, high, 'oak', 0.001, grain=2)
    z += 0.16
    model.slab((x - 0.66, y - 0.20, z), (x + 0.70, y + 0.38, z + 0.035), 'card', 0.005)
    model.slab((x - 0.64, y - 0.18, z - 0.012), (x + 0.68, y + 0.36, z - 0.001), 'oak', 0.003)
    model.slab((x - 0.54, y - 0.08, z + 0.035), (x + 0.62, y + 0.34, z + 0.22), 'pane', 0.003)
    for i in range(19):
        fin = i * 0.064
        low, high = (x - 0.54 + fin, y - 0.10, z + 0.035), (x - 0.53 + fin, y - 0.08, z + 0.22)
        model.slab(low, high, 'oak', 0.001, grain=2)
    roof = z + 0.26
    model.slab((x - 0.70, y - 0.24, z + 0.22), (x + 0.72, y + 0.40, roof), 'card', 0.005)
    model.slab((x - 0.68, y - 0.22, z + 0.208), (x + 0.70, y + 0.38, z + 0.219), 'oak', 0.003)
    model.slab((x + 0.26, y + 0.02, roof), (x + 0.50, y + 0.24, z + 0.37), 'card', 0.005)
    return roof


def riyadh(model: Model, centre: Flat) -> float:
    """A hotel of sand-coloured card round a court with an arcade, a pool and a wind tower."""
    x, y = centre
    z = PLINTH
    plinth(model, centre, (1.62, 1.30))
    sandstone = {'frame': 'sand', 'core': 'shade', 'roof': 'sand', 'plant': False}
    style = {**sandstone, 'spandrel': 0.045, 'depth': 0.035}
    for corner, size, floors, bays in (
        ((x - 0.68, y + 0.16), (1.36, 0.36), 4, (11, 3)),
        ((x - 0.68, y - 0.46), (0.34, 0.615), 3, (3, 5)),
        ((x + 0.34, y - 0.30), (0.34, 0.455), 2, (3, 4)),
    ):
        grid_building(model, corner, size, z, floors, 0.15, bays, **style)
    for i in range(9):
        px = x - 0.30 + i * 0.077
        model.slab((px, y - 0.47, z), (px + 0.022, y - 0.43, z + 0.17), 'sand', 0.002)
    model.slab((x - 0.33, y - 0.48, z + 0.17), (x + 0.345, y - 0.42, z + 0.205), 'sand', 0.003)
    model.slab((x - 0.20, y - 0.24, z), (x + 0.22, y + 0.04, z + 0.012), 'card', 0.003)
    model.slab((x - 0.17, y - 0.21, z + 0.0125), (x + 0.19, y + 0.01, z + 0.018), 'pool', 0.001)
    model.slab((x - 0.60, y + 0.26, z + 0.60), (x - 0.40, y + 0.46, z + 0.90), 'sand', 0.005)
    model.slab((x - 0.63, y + 0.23, z + 0.90), (x - 0.37, y + 0.49, z + 0.94), 'sand', 0.004)
    for k in range(4):
        slot = k * 0.045
        low, high = (x - 0.575 + slot, y + 0.252, z + 0.66), (x - 0.555 + slot, y + 0.262, z + 0.86)
        model.slab(low, high, 'shade', 0.001)
    return z + 0.94


SITES = (
    Site(
        los_angeles,
        centre=(on_map(-118, 34)[0] - 0.02, on_map(-118, 34)[1] + 0.05),
        pin=(0.10, 0.12),
        trees=(-0.62, -0.40),
    ),
    Site(
        new_york,
        centre=(on_map(-74, 40.7)[0] + 0.18, on_map(-74, 40.7)[1] + 0.55),
        pin=(-0.24, 0.10),
        trees=(0.48, -0.44),
    ),
    Site(
        riyadh,
        centre=(on_map(46.7, 24.7)[0] + 0.05, on_map(46.7, 24.7)[1] - 0.10),
        pin=(-0.50, 0.36),
        trees=(0.62, -0.52),
    ),
    Site(
        manila,
        centre=(on_map(121, 14.6)[0] - 0.10, on_map(121, 14.6)[1] + 0.25),
        pin=(-0.36, 0),
        trees=(0.76, -0.50),
    ),
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
    points = []
    for k in range(25):
        t = k / 24
        points.append(start.lerp(end, t) - Vector((0, 0, 0.05 * 4 * t * (1 - t))))
    for a, b in zip(points, points[1:]):
        model.rod(a, b, 0.016, 'accent', 8)
    windings(model, (x, y, top + 0.192), count=2, radius=0.026)


def windings(model: Model, bottom: Point, count: int, radius: float) -> None:
    """The thread wound round a pin."""
    x, y, z = bottom
    for k in range(count):
        ends = ((x, y, z + k * 0.016), (x, y, z + 0.014 + k * 0.016))
        model.rod(*ends, radius, 'accent', 14)
