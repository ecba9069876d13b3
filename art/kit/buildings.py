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
    x, y = corner
    w, d = size
    height = floors * floor_height
    top = base + height
    model.slab((x + depth, y + depth, base), (x + w - depth, y + d - depth, top - 0.01), core, EDGE)
    for i in range(bays[0] + 1):
        px = x + (w - pier) * i / bays[0]
        for py in (y, y + d - depth):
            model.slab((px, py, base), (px + pier, py + depth, top), frame, EDGE)
    for j in range(1, bays[1]):
        py = y + (d - pier) * j / bays[1]
        for px in (x, x + w - depth):
            model.slab((px, py, base), (px + depth, py + pier, top), frame, EDGE)
    for floor in range(floors + 1):
        _spandrels(model, corner, size, base, floor, floors, floor_height, frame, spandrel, depth)
    inset = depth * 0.8
    low, high = (x + inset, y + inset, top - 0.02), (x + w - inset, y + d - inset, top)
    model.slab(low, high, roof, 0.003)
    if plant:
        _roof_plant(model, corner, size, top, depth, (frame, roof))


def _spandrels(
    model: Model,
    corner: tuple[float, float],
    size: tuple[float, float],
    base: float,
    floor: int,
    floors: int,
    floor_height: float,
    frame: str,
    spandrel: float,
    depth: float,
) -> None:
    """The band round a floor: half a spandrel at the ground, and a parapet at the roof."""
    x, y = corner
    w, d = size
    roof = floor == floors
    z = base + floor * floor_height - (spandrel if roof else spandrel / 2 if floor else 0)
    h = spandrel * (1.4 if roof else 1)
    left, right, front, back = x + EDGE, x + w - EDGE, y + depth, y + d - depth
    for low, high in (
        ((left, y + EDGE, z), (right, y + depth - EDGE, z + h)),
        ((left, back + EDGE, z), (right, y + d - EDGE, z + h)),
        ((left, front, z), (x + depth - EDGE, back, z + h)),
        ((x + w - depth + EDGE, front, z), (right, back, z + h)),
    ):
        model.slab(low, high, frame, EDGE)


def _roof_plant(
    model: Model,
    corner: tuple[float, float],
    size: tuple[float, float],
    roof: float,
    depth: float,
    choice: tuple[str, str],
) -> None:
    (x, y), (w, d), draw = corner, size, model.random
    for _ in range(draw.randint(1, 3)):
        pw, pd = draw.uniform(0.18, 0.32) * w, draw.uniform(0.18, 0.32) * d
        ph = draw.uniform(0.06, 0.13)
        px = draw.uniform(x + depth * 2, x + w - pw - depth * 2)
        py = draw.uniform(y + depth * 2, y + d - pd - depth * 2)
        model.slab((px, py, roof), (px + pw, py + pd, roof + ph), draw.choice(choice), EDGE)


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
    x, y = corner
    w, d = size
    for floor in range(floors + 1):
        z = base + floor * floor_height
        model.slab((x, y, z), (x + w, y + d, z + 0.03), 'card', EDGE)
        if floor == floors:
            break
        for i in range(columns[0]):
            for j in range(columns[1]):
                px = x + 0.05 + (w - 0.1) * i / (columns[0] - 1)
                py = y + 0.05 + (d - 0.1) * j / (columns[1] - 1)
                low = (px - 0.016, py - 0.016, z + 0.03)
                model.slab(low, (px + 0.016, py + 0.016, z + floor_height), 'bass', 0.003)
    cx, cy, overrun = x + w / 2, y + d / 2, 0.22
    model.slab(
        (cx - w * core / 2, cy - d * core / 2, base),
        (cx + w * core / 2, cy + d * core / 2, base + floors * floor_height + overrun),
        'card2',
        0.005,
    )


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
