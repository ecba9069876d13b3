"""Two fire-rated door leaves, of 30 and 60 minutes, cut away in steps.

For the page about the group, the bespoke joinery company and fit-out. What has to be seen is the
build-up: each layer stops further out than the one before it, and the vermilion strips, which swell
in a fire, run on above the cut. The left is kept bare for words.
"""

from dataclasses import dataclass

from kit import materials, studio
from kit.geometry import Model, Point, rotation, shift
from kit.materials import card, wood

GRADE = studio.Grade(exposure=0.72, vignette=0.18, warmth=-0.03)

BOARD = 0.06  # top of the board, above the oak
WIDTH, HEIGHT = 2.05, 4.35  # of a leaf
VENEER, FACE = 0.016, 0.05  # depth to which veneer and the fibreboard behind it reach
LIPPING, STILE = 0.07, 0.22
INSIDE = LIPPING + STILE
CUT = 1.95  # height of the lowest step
STRIP = 0.10  # width of the groove for a strip
GAP = 0.001  # keeps two pieces from sharing a plane
LOCK_X, LOCK_Z = WIDTH - 0.26, 1.5


@dataclass(frozen=True)
class Leaf:
    """A leaf: X from its hinges to its lock, Y through its thickness, Z up from its foot."""

    model: Model  # from the foot of its hinges
    thickness: float
    core: tuple[tuple[float, str], ...]  # from the front: share of the thickness, material
    strips: tuple[float, ...]  # where they lie, in shares of the thickness from its middle

    @property
    def front(self) -> float:
        """Y of its front; its back lies as far behind the middle."""
        return -self.thickness / 2

    def stepped(
        self, low: Point, high: Point, step: tuple, material: str, chamfer: float = 0.003
    ) -> None:
        """A layer that is whole below `step` (X and Z) and cut back to it above."""
        x, z = step
        self.model.slab(low, (x, high[1], high[2]), material, chamfer, grain=2)
        beside = (x + 0.0005, low[1], low[2])
        self.model.slab(beside, (high[0], high[1], z), material, chamfer, grain=2)


def build() -> None:
    surfaces = materials.standard(*leaf_materials())
    model = Model(surfaces, seed=5)
    model.slab((-3.4, -2.3, -0.30), (3.9, 1.9, 0), 'oak', 0.02)
    model.slab((-3.15, -2.05, 0), (3.65, 1.65, BOARD), 'card2', 0.006)
    place = shift(-2.0, 0.55, 0.07) @ rotation(-20)
    thirty = Leaf(model.on(place), 0.30, ((1, 'chip'),), (0.0,))
    place = shift(0.85, 0.35, 0.07) @ rotation(-20)
    sandwich = ((1, 'chip'), (1.1, 'min'), (1, 'chip'))
    sixty = Leaf(model.on(place), 0.58, sandwich, (-0.24, 0.24))
    for leaf in (thirty, sixty):
        faces(leaf)
        core(leaf)
        lippings(leaf)
        fittings(leaf)
    # Offcuts of both cores and a fan of veneers on the board
    z = BOARD + 0.001
    lower, upper = (0.85, 0.55, 0.20), (0.7, 0.45, 0.14)
    model.box_at(shift(-2.3, -1.35, z + 0.10) @ rotation(12), lower, 'chip')
    model.box_at(shift(-2.1, -1.3, z + 0.271) @ rotation(-8), upper, 'min')
    for k in range(5):
        sheet = shift(-0.95 + 0.03 * k, -1.5 + 0.012 * k, z + k * 0.0125 + 0.006)
        material = 'veneer' if k % 2 else 'oak'
        model.box_at(sheet @ rotation(-14 + 7 * k), (1.15, 0.42, 0.012), material, grain=0)
    model.finish()

    studio.room('#938D85', wall=14, floor=-0.30, light='#C6D4E4', strength=0.24)
    studio.split_light((-7.5, -8.5, 8.5), (0, 0, 2.2), 1.4, 1250, '#FFE6CA')
    studio.area_light((8, -5, 4), (0, 0, 2), 6, 190, '#CFDEF0')
    studio.camera((5.2, -14.4, 4.6), (-1.0, 0, 2.13), 56, 5.0, focus=(1.8, -0.2, 2.4))
    studio.only_lamps_light()


def leaf_materials() -> tuple[materials.Material, ...]:
    """What a leaf is made of; another scene shows one from near."""
    oak = {'scale': 0.8, 'roughness': 0.42, 'contrast': 0.9}
    return (
        wood('veneer', ('#CFA878', '#B58759', '#7E5430'), **oak),
        card('hdf', '#8A6A4A', roughness=0.8, variation=0.04),
        flaked('chip', ('#D2BA92', '#C3A87E', '#AF9166')),
        flaked('min', ('#D2CDC4', '#C6C0B6', '#B9B2A7')),
    )


def flaked(name: str, tones: tuple[str, str, str]) -> materials.Material:
    """Board of pressed flakes, which lie along the grain: chipboard, mineral board."""
    material, graph = materials.new_material(name)
    grain = materials.grain_coordinates(graph)
    stretched = graph.add('Mapping', {'Vector': grain, 'Scale': (22, 58, 58)}).outputs[0]
    inputs = {'Vector': stretched, 'Scale': 1.0, 'Randomness': 1.0}
    flakes = graph.add('TexVoronoi', inputs).outputs['Color']
    tone, height, _ = graph.add('SeparateRGB', {0: flakes}).outputs
    relief = graph.add('Bump', {'Strength': 0.25, 'Distance': 0.01, 'Height': height})
    surface = {
        'Base Color': graph.ramp(tone, list(zip((0.0, 0.5, 1.0), tones))),
        'Roughness': 0.9,
        'Specular': 0.2,
        'Normal': relief.outputs[0],
    }
    graph.finish(graph.add('BsdfPrincipled', surface))
    return material


def faces(leaf: Leaf) -> None:
    """Veneer on fibreboard: cut in two steps at the front, whole at the back."""
    front, back = leaf.front, -leaf.front
    low, high = (0, front, 0), (WIDTH, front + VENEER, HEIGHT)
    leaf.stepped(low, high, (WIDTH - 1.42, CUT), 'veneer')
    low, high = (0.001, front + VENEER + 0.0005, 0), (WIDTH - 0.001, front + FACE, HEIGHT)
    leaf.stepped(low, high, (WIDTH - 1.18, CUT + 0.20), 'hdf')
    leaf.model.slab((0, back - VENEER, 0), (WIDTH, back, HEIGHT), 'veneer', 0.003, grain=2)
    low, high = (0.001, back - FACE, 0), (WIDTH - 0.001, back - VENEER - 0.0005, HEIGHT - 0.002)
    leaf.model.slab(low, high, 'hdf', 0.003, grain=2)


def core(leaf: Leaf) -> None:
    """The layers of the core, each stepped, in a frame of rails and stiles."""
    front, end = leaf.front + FACE + GAP, -leaf.front - FACE - GAP
    total, depth = sum(share for share, _ in leaf.core), end - front
    for k, (share, material) in enumerate(leaf.core):
        back = front + depth * share / total
        y0, y1 = front + 0.0015, back - 0.0015
        cut_x = WIDTH - 0.92 + (0.62 * k / (len(leaf.core) - 1) if k else 0)
        low, high = (INSIDE + GAP, y0, STILE), (WIDTH - INSIDE - GAP, y1, HEIGHT - STILE)
        leaf.stepped(low, high, (cut_x, CUT + 0.44 + 0.34 * k), material, 0.004)
        for x0, z0, x1, z1, grain in (
            (INSIDE, HEIGHT - STILE + 0.002, cut_x, HEIGHT - GAP, 0),
            (INSIDE, GAP, WIDTH - INSIDE, STILE - 0.002, 0),
            (LIPPING + GAP, GAP, INSIDE - GAP, HEIGHT - GAP, 2),
            (WIDTH - INSIDE + GAP, GAP, WIDTH - LIPPING - GAP, CUT + 0.44, 2),
        ):
            leaf.model.slab((x0, y0, z0), (x1, y1, z1), 'bass', 0.005, grain)
        front = back


def lippings(leaf: Leaf) -> None:
    """Oak on both edges; that at the lock is cut off above, so that the strips stand bare."""
    start, end, top = leaf.front + FACE + GAP, -leaf.front - FACE - GAP, CUT + 0.62
    leaf.model.slab((0.0, start, 0), (LIPPING - GAP, end, HEIGHT), 'oak', 0.008, grain=2)
    middles = [share * leaf.thickness for share in leaf.strips]
    grooves = [(y - STRIP / 2, y + STRIP / 2) for y in middles]
    edges = [start, *(edge for groove in grooves for edge in groove), end]
    lock = leaf.model.at(WIDTH, 0)
    for y0, y1 in zip(edges[::2], edges[1::2]):
        lock.slab((-LIPPING + GAP, y0, 0), (0, y1, top), 'oak', 0.006, grain=2)
    for y0, y1 in grooves:
        low, high = (-LIPPING + 0.002, y0 + GAP, 0.002), (-0.04, y1 - GAP, top - 0.002)
        lock.slab(low, high, 'oak', 0.002, grain=2)
        low, high = (-0.038, y0 + 0.006, 0.004), (0.014, y1 - 0.006, HEIGHT - 0.25)
        lock.slab(low, high, 'accent', 0.008, grain=2)


def fittings(leaf: Leaf) -> None:
    """Lever and keyhole, closer with its arm folded, hinges, the channel that holds the leaf.

    The thicker leaf has a plate on its edge, too.
    """
    model, front, back = leaf.model, leaf.front, -leaf.front
    x, y, z = LOCK_X, front, LOCK_Z
    for start, end, radius, sides in (
        ((x, y - 0.001, z), (x, y - 0.03, z), 0.09, 28),
        ((x, y - 0.02, z), (x, y - 0.17, z), 0.034, 16),
        ((x + 0.03, y - 0.16, z), (x - 0.42, y - 0.16, z), 0.036, 16),
        ((x, y - 0.001, z - 0.30), (x, y - 0.024, z - 0.30), 0.066, 24),
    ):
        model.rod(start, end, radius, 'brass', sides)
    model.at(x, y, z).slab((-0.012, -0.028, -0.345), (0.012, -0.0245, -0.275), 'black', 0.002)
    if len(leaf.strips) > 1:
        model.slab((WIDTH + 0.0005, -0.045, 1.22), (WIDTH + 0.012, 0.045, 1.78), 'brass', 0.003)
    z = HEIGHT - 0.42
    model.slab((0.10, y - 0.26, z), (0.60, y - 0.002, z + 0.26), 'dark', 0.025)
    model.rod((0.28, y - 0.14, z + 0.255), (0.28, y - 0.14, z + 0.35), 0.045, 'steel', 16)
    model.beam((0.24, y - 0.14, z + 0.33), (0.86, y - 0.2, z + 0.33), (0.075, 0.03), 'dark', 0.006)
    x, y = -0.045, front - 0.02
    for z in (0.42, 2.0, HEIGHT - 0.95):
        model.slab((-0.022, front + 0.02, z), (-0.001, back - 0.03, z + 0.42), 'brass', 0.003)
        for k in range(5):
            bottom = z + k * 0.084
            model.rod((x, y, bottom + 0.001), (x, y, bottom + 0.083), 0.034, 'brass', 18)
        for cap in (z, z + 0.42):
            model.rod((x, y, cap - 0.014), (x, y, cap + 0.016), 0.037, 'brass', 18)
    for y0, y1 in ((front - 0.045, front - 0.004), (back + 0.004, back + 0.045)):
        model.slab((-0.12, y0, -0.005), (WIDTH + 0.12, y1, 0.13), 'dark', 0.005)
