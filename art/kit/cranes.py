"""Lattice trusses, and the tower crane that is made of them."""

import math
from collections.abc import Callable, Sequence

from mathutils import Vector

from kit.geometry import Model, Point, across

SQUARE = ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5))
TRIANGLE = ((-0.5, 0), (0.5, 0), (0, 0.9))
BRACE = 0.62  # radius of a brace, in radii of a chord


def lattice(
    model: Model,
    start: Point,
    end: Point,
    width: float,
    segment: float,
    radius: float,
    material: str,
    taper: float = 1.0,
    section: Sequence[tuple[float, float]] = SQUARE,
) -> None:
    """A truss with a chord at each corner of `section`, braced about every `segment`.

    `radius` is that of a chord, `taper` the width at the end over that at the start.
    """
    start, end = Vector(start), Vector(end)
    run = end - start
    length = run.length
    direction = run / length
    level, upright = across(direction)
    segments = max(1, round(length / segment))
    chords = len(section)

    def node(k: int, corner: int) -> Vector:
        scale = width * (1 + (taper - 1) * k / segments)
        a, b = section[corner]
        along = start + direction * (length * k / segments)
        return along + level * (a * scale) + upright * (b * scale)

    for corner in range(chords):
        model.rod(node(0, corner), node(segments, corner), radius, material, 8)
    for k in range(segments):
        for corner in range(chords):
            following = (corner + 1) % chords
            near, far = (corner, following) if (k + corner) % 2 else (following, corner)
            model.rod(node(k, near), node(k + 1, far), radius * BRACE, material, 6)
            model.rod(node(k + 1, corner), node(k + 1, following), radius * BRACE, material, 6)


def tower_crane(
    model: Model,
    position: Point,
    height: float,
    jib: float,
    counter_jib: float,
    angle: float,
    hook_drop: float,
    material: str = 'accent',
    width: float = 0.085,
    radius: float = 0.0075,
) -> Point:
    """A tower crane whose jib points to `angle`. Returns the place of its hook, for a load."""
    x, y, z = position
    cos, sin = math.cos(angle), math.sin(angle)
    top = z + height

    def on_jib(along: float, rise: float = 0.0) -> Point:
        return (x + cos * along, y + sin * along, top + rise)

    thin = radius * 0.85
    model.slab((x - 0.16, y - 0.16, z), (x + 0.16, y + 0.16, z + 0.05), 'grey', 0.008)
    lattice(model, (x, y, z + 0.05), (x, y, top), width, width, radius, material)
    slewing_ring = (width * 1.5, width * 1.5, 0.06)
    model.box((x, y, top + 0.03), slewing_ring, material, 0.006, turn=angle)
    cabin = (x + cos * 0.09 - sin * 0.085, y + sin * 0.09 + cos * 0.085, top + 0.02)
    model.box(cabin, (0.11, 0.075, 0.1), 'card', 0.006, turn=angle)
    for end in (jib, -counter_jib):
        lattice(
            model,
            on_jib(0.0, 0.07),
            on_jib(end, 0.07),
            width * 0.8,
            width * 0.95,
            thin,
            material,
            section=TRIANGLE,
        )
    apex = (x, y, top + 0.42)
    head = (x, y, top + 0.06)
    lattice(model, head, apex, width * 0.75, width * 0.8, thin, material, taper=0.25)
    for tie in (
        on_jib(jib * 0.66, 0.14),
        on_jib(jib * 0.3, 0.14),
        on_jib(-counter_jib * 0.9, 0.12),
    ):
        model.rod(apex, tie, radius * 0.38, 'black', 5)
    for k in range(3):
        back = counter_jib - 0.09 - k * 0.095
        ballast = (x - cos * back, y - sin * back, top - 0.02)
        model.box(ballast, (0.075, 0.13, 0.17), 'dark', 0.006, turn=angle)
    return _hook(model, on_jib, jib * 0.72, hook_drop, angle, radius * 0.3)


def _hook(
    model: Model,
    on_jib: Callable[..., Point],
    along: float,
    drop: float,
    angle: float,
    cable: float,
) -> Point:
    """The trolley with two cables and the block of the hook; returns the place below it."""
    model.box(on_jib(along, 0.045), (0.1, 0.07, 0.03), 'black', 0.004, turn=angle)
    for offset in (-0.018, 0.018):
        below = on_jib(along + offset * 0.4, -drop)
        model.rod(on_jib(along + offset, 0.03), below, cable, 'black', 5)
    model.box(on_jib(along, -drop - 0.02), (0.035, 0.035, 0.05), 'black', 0.005)
    return on_jib(along, -drop - 0.045)
