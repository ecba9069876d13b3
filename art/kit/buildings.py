"""Buildings and what stands round them while they are built."""

from collections.abc import Sequence

from kit.geometry import Model, Point

EDGE = 0.004  # chamfer of card, and the gap that keeps two faces from sharing a plane

# A rectangle of a wall, or a hole in it: start, end, bottom (a sill) and top (a head)
Opening = tuple[float, float, float, float]


def solid_parts(
    start: float, end: float, bottom: float, top: float, openings: Sequence[Opening]
) -> list[Opening]:
    """What is left of a wall around its openings, column by column, in the unit of the caller."""
    edges = sorted({start, end, *(edge for opening in openings for edge in opening[:2])})
    parts = []
    for left, right in zip(edges, edges[1:]):
        here = [opening for opening in openings if opening[0] <= left and opening[1] >= right]
        z = bottom
        for _, _, sill, head in sorted(here, key=lambda opening: opening[2]):
            if sill > z + 0.01:
                parts.append((left, right, z, sill))
            z = head
        if top > z + 0.01:
            parts.append((left, right, z, top))
    return parts


def around(hole: Opening, whole: Opening, upright: bool = False) -> tuple[Opening, ...]:
    """The four strips that a hole leaves of a rectangle: a kerb, a parapet, a frame, a wall.

    Bottom and top run from end to end, with left and right between them; if `upright`, left and
    right come first and run from bottom to top.
    """
    (x0, x1, z0, z1), (start, end, bottom, top) = hole, whole
    if upright:
        sides = ((start, x0, bottom, top), (x1, end, bottom, top))
        return (*sides, (x0, x1, bottom, z0), (x0, x1, z1, top))
    levels = ((start, end, bottom, z0), (start, end, z1, top))
    return (*levels, (start, x0, z0, z1), (x1, end, z0, z1))


def grid_building(
    model: Model,
    corner: tuple[float, float],
    size: tuple[float, float],
    base: float,
    floors: int,
    floor_height: float,
    bays: tuple[int, int],
    frame: str = 'card',
    core: str = 'grey',
    pier: float = 0.035,
    spandrel: float = 0.05,
    depth: float = 0.05,
    roof: str = 'card2',
    plant: bool = True,
) -> None:
    """A block with a facade of real piers and spandrels before a recessed core.

    `corner` is its front left corner, `bays` how many there are along X and along Y, `depth` how
    far the core lies back. One to three pieces of `plant` are put on the roof at random.
    """
    (w, d), top = size, floors * floor_height
    model = model.at(*corner, base)
    model.slab((depth, depth, 0), (w - depth, d - depth, top - 0.01), core, EDGE)
    for bay in model.row(bays[0] + 1, (w - pier) / bays[0]):
        for y in (0, d - depth):
            bay.slab((0, y, 0), (pier, y + depth, top), frame, EDGE)
    for j in range(1, bays[1]):
        y = (d - pier) * j / bays[1]
        for x in (0, w - depth):
            model.slab((x, y, 0), (x + depth, y + pier, top), frame, EDGE)
    for floor in range(floors + 1):
        # The band round a floor: half a spandrel at the ground, and a parapet at the roof
        is_roof = floor == floors
        below = spandrel if is_roof else spandrel / 2 if floor else 0
        band, h = model.at(0, 0, floor * floor_height - below), spandrel * (1.4 if is_roof else 1)
        back = d - depth
        band.slab((EDGE, EDGE, 0), (w - EDGE, depth - EDGE, h), frame, EDGE)
        band.slab((EDGE, back + EDGE, 0), (w - EDGE, d - EDGE, h), frame, EDGE)
        band.slab((EDGE, depth, 0), (depth - EDGE, back, h), frame, EDGE)
        band.slab((w - depth + EDGE, depth, 0), (w - EDGE, back, h), frame, EDGE)
    inset, draw = depth * 0.8, model.random
    model.slab((inset, inset, top - 0.02), (w - inset, d - inset, top), roof, 0.003)
    for _ in range(draw.randint(1, 3) if plant else 0):
        pw, pd = draw.uniform(0.18, 0.32) * w, draw.uniform(0.18, 0.32) * d
        height = draw.uniform(0.06, 0.13)
        x = draw.uniform(depth * 2, w - pw - depth * 2)
        y = draw.uniform(depth * 2, d - pd - depth * 2)
        unit = model.at(x, y, top)
        unit.slab((0, 0, 0), (pw, pd, height), draw.choice((frame, roof)), EDGE)


def bare_tower(
    model: Model,
    corner: tuple[float, float],
    size: tuple[float, float],
    base: float,
    floors: int,
    floor_height: float,
    columns: tuple[int, int],
    core: float = 0.32,
) -> None:
    """A tower of slabs on timber columns about a core, not yet clad; `core` is its share."""
    (w, d), (across, along) = size, columns
    model = model.at(*corner, base)
    for floor in range(floors + 1):
        level = model.at(0, 0, floor * floor_height)
        level.slab((0, 0, 0), (w, d, 0.03), 'card', EDGE)
        if floor == floors:
            break
        spots = level.at(0.05, 0.05)
        for column in spots.grid(across, along, (w - 0.1) / (across - 1), (d - 0.1) / (along - 1)):
            low, high = (-0.016, -0.016, 0.03), (0.016, 0.016, floor_height)
            column.slab(low, high, 'bass', 0.003)
    overrun, x, y = 0.22, core * w / 2, core * d / 2
    low = (w / 2 - x, d / 2 - y, 0)
    high = (w / 2 + x, d / 2 + y, floors * floor_height + overrun)
    model.slab(low, high, 'card2', 0.005)


def scaffold(
    model: Model,
    start: float,
    end: float,
    face: float,
    bottom: float,
    top: float,
    bay: float = 0.16,
    lift: float = 0.16,
    depth: float = 0.07,
    wire: float = 0.0045,
    side: int = -1,
) -> None:
    """Brass wire and boards along X before a face at Y `face`, on its near side (-1) or far (1).

    `bay` and `lift` are about how far standards and boards stand apart, `wire` is a radius.
    """
    bays = max(1, round((end - start) / bay))
    lifts = max(1, round((top - bottom) / lift))
    inner, outer = face + side * 0.03, face + side * (0.03 + depth)

    def rod(a: Point, b: Point, share: float = 1.0) -> None:
        model.rod(a, b, wire * share, 'brass', 6)

    for i in range(bays + 1):
        x = start + (end - start) * i / bays
        for y in (inner, outer):
            rod((x, y, bottom), (x, y, top + 0.06))
        for k in range(1, lifts + 1):
            z = bottom + (top - bottom) * k / lifts
            rod((x, inner, z), (x, outer, z), 0.8)
    for k in range(1, lifts + 1):
        z = bottom + (top - bottom) * k / lifts
        for y in (inner, outer):
            rod((start, y, z), (end, y, z), 0.9)
        rail = z - lift * 0.45
        rod((start, outer, rail), (end, outer, rail), 0.8)
        near, far = min(inner, outer) + 0.006, max(inner, outer) - 0.006
        model.slab((start - 0.01, near, z + 0.004), (end + 0.01, far, z + 0.014), 'bass', 0.002)
    for i in range(0, bays - 1, 2):
        last = min(bays, i + lifts)
        a = (start + (end - start) * i / bays, outer, bottom)
        height = (top - bottom) * min(1, (last - i) / lifts)
        rod(a, (start + (end - start) * last / bays, outer, bottom + height), 0.8)
