"""Corner of an oak drawer, half withdrawn, with a marking knife on the bench below.

For bespoke joinery: the sample that a client approves. The lapped dovetails are what to look at:
tails on the side, sloped 1:7, and pins of the front in end grain, half a pin at top and bottom. One
unit is 20 mm at full size. The accent is the dipped end of the knife.
"""

from kit import studio
from kit.geometry import TOWARDS_CAMERA, Model, Point, rotation, shift
from kit.materials import plain, standard, wood

GRADE = studio.Grade(exposure=0.70, vignette=0.24, warmth=-0.02)

# The drawer: X into the cabinet, its front at the left; Y along its front, away from the camera
HEIGHT, WIDTH, DEPTH = 5.5, 20.0, 17.0
FRONT, LAP = 1.1, 0.28  # thickness of the front, and of what covers the ends of the tails
SIDE = 0.6
TAIL = FRONT - LAP  # length of a tail
TAILS, HALF_PIN, PIN = 4, 0.34, 0.26  # width of the pins where they are narrowest
SPLAY = TAIL / 7
PITCH = (HEIGHT - 2 * HALF_PIN + PIN) / TAILS
PLAY = 0.006  # what a saw cut leaves
BOTTOM = 0.55  # height of the groove; the lowest tail hides its end
CABINET = 6.2  # X of the front of the cabinet
BENCH = -1.5


def build() -> None:
    side = {'scale': 0.8, 'roughness': 0.5, 'contrast': 0.8}
    bench_top = {'scale': 0.5, 'roughness': 0.6, 'contrast': 0.8}
    surfaces = standard(
        wood('end', ('#B58A58', '#986C41', '#63401F'), roughness=0.6, contrast=0.9),
        wood('side', ('#E0C196', '#CBA26F', '#966A3F'), **side),
        wood('bench', ('#A98A66', '#886747', '#573E28'), **bench_top),
        wood('handle', ('#7A5437', '#5A3A24', '#33200F'), roughness=0.4),
        plain('blade', '#C9CCD0', roughness=0.2, metal=1.0),
        plain('pencil', '#6A4C30', roughness=0.9, specular=0.1),
    )
    model = Model(surfaces, seed=21)
    bench(model)
    drawer(model)
    for k in range(TAILS):
        tail(model, k)
    for k in range(TAILS + 1):
        pin(model, k)
    # The line of the marking gauge at the root of the tails, which a joiner leaves
    model.slab((-0.008, -0.0012, 0.03), (0.008, 0.001, HEIGHT - 0.03), 'pencil', 0.0002)
    cabinet(model)
    knife(model)
    model.finish()

    # The key rakes along the side of the drawer, so that the joint shows
    studio.room('#8F877D', wall=34, floor=-9, light='#BFD0E4', strength=0.16, radius=8)
    studio.split_light((-15, -12, 15), (0, 0, 2), 2.2, 3000, '#FFE6C9', apart=(0.3, 0, 0))
    studio.area_light((14, -14, 7), (0, 0, 2), 9, 200, '#CFDEF0')
    studio.only_lamps_light()
    studio.camera((-8.6, -15.4, 10.6), (0, 0, 2.35), 44, 2.4, focus=(-0.3, 0, 3.2))


def bench(model: Model) -> None:
    """Boards of the bench, glued up."""
    for k in range(12):
        y = -22 + k * 4.5
        model.slab((-40, y, BENCH - 2), (40, y + 4.49, BENCH), 'bench', 0.02)


def drawer(model: Model) -> None:
    """The front behind its joint, the two sides, the back and the bottom."""
    lap = -FRONT + LAP
    model.slab((-FRONT, 0, 0), (lap - 0.0005, WIDTH, HEIGHT), 'oak', 0.03, grain=1)
    model.slab((lap, SIDE + 0.001, 0), (0, WIDTH, HEIGHT), 'oak', 0.006, grain=1)
    model.slab((0.0005, 0, 0), (DEPTH, SIDE, HEIGHT), 'side', 0.025, grain=0)
    model.slab((0.0005, WIDTH - SIDE, 0), (DEPTH, WIDTH, HEIGHT), 'side', 0.025, grain=0)
    model.slab((0.001, SIDE, BOTTOM), (DEPTH, WIDTH - SIDE, BOTTOM + 0.3), 'side', 0.005, grain=1)


def span(k: int) -> tuple[float, float]:
    """Bottom and top of a tail at its wide end."""
    bottom = HALF_PIN + k * PITCH
    return bottom, bottom + PITCH - PIN


def tail(model: Model, k: int) -> None:
    """A tail of the side: it widens towards the front."""
    bottom, top = span(k)
    outline = [(-TAIL, bottom), (0, bottom + SPLAY), (0, top - SPLAY), (-TAIL, top)]
    piece(model, outline, 'side')


def pin(model: Model, k: int) -> None:
    """A pin of the front between two tails, in end grain; half a pin at top and bottom."""
    low = span(k - 1)[1] + PLAY if k else 0.0
    high = span(k)[0] - PLAY if k < TAILS else HEIGHT
    inner_low, inner_high = low - SPLAY if k else 0.0, high + SPLAY if k < TAILS else HEIGHT
    outline = [(-TAIL, low), (0, inner_low), (0, inner_high), (-TAIL, high)]
    pieces = model.pieces('end')
    first = len(pieces.grain)
    piece(model, outline, 'end')
    for coordinates in pieces.grain[first:]:  # the grain of the front comes towards the camera
        coordinates[0], coordinates[2] = coordinates[2], coordinates[0]


def piece(model: Model, outline: list[Point], material: str) -> None:
    """An outline in X and Z, as thick as the side."""
    model.prism(outline, -SIDE, 0, material, TOWARDS_CAMERA, chamfer=0.004)


def cabinet(model: Model) -> None:
    """Side of the cabinet, and the rails above and below the drawer."""
    end = CABINET + 24
    model.slab((CABINET, -1.15, BENCH), (end, -0.05, 16), 'oak', 0.03, grain=2)
    for low, high in ((BENCH, -0.05), (HEIGHT + 0.06, HEIGHT + 1.3)):
        model.slab((CABINET + 0.03, -0.05, low), (end, 30, high), 'oak', 0.02, grain=1)
    model.slab((end - 1, -0.05, BENCH), (end, 30, 16), 'dark', 0.02)


def knife(model: Model) -> None:
    """A marking knife: ground to a point on one side, its handle dipped in paint."""
    here = model.on(shift(-4.9, 1.9, BENCH) @ rotation(-24))
    for start, end, radius, material, end_radius in (
        (1.3, 4.6, 0.30, 'handle', 0.36),
        (4.6, 6.0, 0.362, 'accent', 0.31),
        (0.95, 1.3, 0.24, 'brass', 0.29),
    ):
        here.rod((start, 0, 0.36), (end, 0, 0.36), radius, material, 40, end_radius=end_radius)
    blade = [(1.0, -0.17), (1.0, 0.17), (-1.3, 0.17), (-1.75, -0.17)]
    here.prism(blade[::-1], 0.32, 0.38, 'blade', chamfer=0.012)
