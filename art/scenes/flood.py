"""The patrol van stopped at the edge of a flooded road at night, with lit sites beyond the water.

For the page of the patrol, whose hero is `patrol`. Model and light are those of patrol.py with the
river over its bank, where the hero's key says so. The van is the accent. Marker posts show where
the road is. The pontoons, which the high river covers, are behind the camera.
"""

import math

from kit import coastlines, studio
from kit.figures import person
from kit.geometry import Model, rotation
from scenes import patrol
from scenes.patrol import ROAD_WIDTH, on_route

GRADE = studio.Grade(exposure=1.25, vignette=0.22, bloom=0.08, bloom_threshold=1.3)

LEVEL = 0.0135  # of the water, which covers the lines of the road
# How far inland the water reaches, along the road and aside
EDGE = (
    *((9.7, -0.66), (9.95, -0.45), (10.15, -0.22), (10.3, -0.03), (10.42, 0.1), (10.6, 0.19)),
    *((10.8, 0.23), (10.98, 0.2), (11.1, 0.1), (11.16, 0), (11.22, -0.1), (11.32, -0.22)),
    *((11.45, -0.4), (11.55, -0.66)),
)
VAN = on_route(11.55, -0.05) @ rotation(180)
OFFICER = (11.29, -0.03)  # along the road and aside
PERSON = 0.069


def build() -> None:
    surfaces, lamps = patrol.build_model(VAN)
    model = Model(surfaces, seed=43)
    water(model)
    posts(model)
    cladding(model.on(on_route(10, 0.24)).at(-0.44, 0.18))
    van_details(model.on(VAN).scaled(0.94))
    turn = math.pi / 2 + on_route(*OFFICER).to_euler().z
    person(model, (*on_route(*OFFICER).translation.xy, 0.01), PERSON, turn, 'dark', 'point', 'card')
    model.finish()
    patrol.light(lamps, VAN, on_route(10.7, -0.05))
    studio.camera((1.42, -2.75, 0.76), (1.63, -0.42, 0.12), 48, 45, focus=(1.8, -0.8, 0.05))


def water(model: Model) -> None:
    """The river, high up to its banks, and the sheet that covers the low ground and the road."""
    low = (patrol.BOARD_LEFT + 0.02, patrol.BOARD_FRONT + 0.02)
    high = (patrol.BOARD_RIGHT - 0.02, patrol.BOARD_BACK - 0.02)
    banks = [*patrol.offset(0.004), *patrol.offset(0.004, -1)[::-1]]
    model.prism(coastlines.clipped(banks, low, high), -0.05, LEVEL - 0.0005, 'river')
    inland = [on_route(*spot).translation for spot in EDGE]
    outline = patrol.spline((inland[0], *inland, inland[-1]), 6)
    outline = [point[:2] for point in outline]
    river = [on_route(along, -0.95).translation.xy for along in (11.5, 10.8, 10.2, 9.7)]
    model.prism([*outline, *map(tuple, river)], -0.05, LEVEL, 'river', chamfer=0.004)


def posts(model: Model) -> None:
    """White posts on both sides of the road; at the lowest place a gauge with black marks."""
    for k in range(14):
        for side in (-1, 1):
            post = model.on(on_route(10.0 + 0.17 * k, side * (ROAD_WIDTH / 2 + 0.025)))
            post.slab((-0.003, -0.003, 0), (0.003, 0.003, 0.042), 'card', 0.001)
            post.slab((-0.0034, -0.0034, 0.03), (0.0034, 0.0034, 0.036), 'black', 0.0005)


def cladding(units: Model) -> None:
    """Ribs on the roofs and on the near side of the estate's two units, with a door and a pipe."""
    for rib in units.grid(2, 13, 0.43, 0.04):
        rib.beam((-0.008, 0.01, 0.300), (0.418, 0.01, 0.2225), (0.004, 0.005), 'card2', 0.001)
    side = units.at(0.84, 0)
    for rib in side.row(24, 0, 0.021):
        rib.slab((-0.001, 0.006, 0.004), (0.003, 0.013, 0.217), 'card', 0.001)
    side.slab((-0.001, 0.33, 0.006), (0.0045, 0.375, 0.09), 'grey', 0.001)
    side.slab((-0.001, 0.018, 0.006), (0.008, 0.026, 0.219), 'dark', 0.001)


def van_details(van: Model) -> None:
    """Side windows, a line of the door, a strip of lamps on the roof and mirrors."""
    for y in (-0.0482, 0.0482):
        van.slab((0.035, y - 0.0006, 0.078), (0.078, y + 0.0006, 0.108), 'pane', 0.001)
        van.slab((-0.14, y - 0.0004, 0.04), (0.08, y + 0.0004, 0.046), 'card', 0.0002)
    van.slab((0.03, -0.03, 0.125), (0.05, 0.03, 0.133), 'card', 0.002)
    for y in (-0.058, 0.058):
        van.slab((0.068, y - 0.006, 0.075), (0.076, y + 0.006, 0.092), 'black', 0.001)
