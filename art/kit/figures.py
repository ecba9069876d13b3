"""People: flat ones cut from card for a distance, moulded ones for a scene that is seen closely.

Keep silhouettes under 8 % of the height of the frame: larger ones look like signs on a door.
"""

import math
import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from mathutils import Matrix, Vector

from kit.geometry import Model, Point, arc

# Outlines without the head, in shares of the height
SILHOUETTES = {
    'walk': [
        *((-0.16, 0), (-0.06, 0), (0.0, 0.40), (0.10, 0.02), (0.20, 0.02), (0.09, 0.47)),
        *((0.10, 0.62), (0.17, 0.45), (0.21, 0.46), (0.13, 0.80), (0.05, 0.84), (-0.06, 0.84)),
        *((-0.13, 0.78), (-0.19, 0.47), (-0.15, 0.46), (-0.09, 0.62), (-0.09, 0.45)),
    ],
    'stand': [
        *((-0.09, 0), (-0.01, 0), (0.0, 0.42), (0.02, 0), (0.10, 0), (0.10, 0.48)),
        *((0.12, 0.48), (0.16, 0.50), (0.13, 0.80), (0.05, 0.84), (-0.05, 0.84)),
        *((-0.13, 0.80), (-0.16, 0.50), (-0.12, 0.48), (-0.10, 0.48)),
    ],
    'point': [
        *((-0.10, 0), (-0.01, 0), (0.0, 0.42), (0.03, 0), (0.12, 0), (0.10, 0.48)),
        *((0.11, 0.66), (0.34, 0.70), (0.34, 0.75), (0.12, 0.82), (0.05, 0.84)),
        *((-0.05, 0.84), (-0.13, 0.80), (-0.16, 0.50), (-0.12, 0.48), (-0.10, 0.48)),
    ],
}
SILHOUETTE_POSES = tuple(SILHOUETTES)
SILHOUETTE_THICKNESS = 0.05  # half of it, in shares of the height


def silhouette(
    model: Model,
    position: Point,
    height: float = 0.17,
    turn: float = 0.0,
    material: str = 'card',
    pose: str = 'walk',
) -> None:
    """A flat figure of laser-cut card, standing at `position`, in one of SILHOUETTE_POSES."""
    upright = Matrix.Rotation(math.pi / 2, 4, 'X')
    model, place = model.at(*position), Matrix.Rotation(turn, 4, 'Z') @ upright
    thickness = SILHOUETTE_THICKNESS * height
    body = [(x * height, y * height) for x, y in SILHOUETTES[pose]]
    model.prism(body, -thickness, thickness, material, place)
    oval = arc(height, steps=12)[:-1]
    head = [(x * 0.075, 0.925 * height + y * 0.085) for x, y in oval]
    model.prism(head, -thickness, thickness, material, place)


def moulded(model: Model, position: Point, height: float, turn: float, *look: str) -> None:
    """A moulded figure in the place of a silhouette, for a camera that stands near."""
    # A silhouette walks to its right, a moulded figure forward.
    person(model, position, height, turn - math.pi / 2, *look)


def crowd(
    model: Model,
    people: Iterable[tuple[float, float, float, float, str, str]],
    height: float,
    figure: Callable[..., None] = silhouette,
    **clothes: str,
) -> None:
    """Figures of one height: for each X, Y, Z, its turn, its pose and its material."""
    for x, y, z, turn, pose, material in people:
        figure(model, (x, y, z), height, turn, material, pose, **clothes)


def passers_by(
    model: Model,
    draw: random.Random,
    count: int,
    x: tuple[float, float],
    y: tuple[float, float] | float,
    z: float,
    height: float,
    turn: float,
    materials: Sequence[str],
    poses: Sequence[str] | str,
) -> None:
    """Figures at random from and to X and Y, turned up to `turn` either way."""
    for _ in range(count):
        spot = (draw.uniform(*x), y if isinstance(y, float) else draw.uniform(*y), z)
        angle, material = draw.uniform(-turn, turn), draw.choice(materials)
        pose = poses if isinstance(poses, str) else draw.choice(poses)
        silhouette(model, spot, height, angle, material, pose)


# How a scene that can be seen from near and from far makes its figures
Figure = Callable[..., None]


@dataclass(frozen=True)
class Pose:
    """How a moulded figure holds itself. Lengths in shares of the height, Y is forward."""

    feet: tuple[float, float]  # left and right, forward of the hip
    arms: tuple[tuple[Point, Point], tuple[Point, Point]]  # left and right: elbow, wrist
    lean: float = 0.0  # of the shoulders, forward
    hip: float = 0.49
    drop: float = 0.0  # of all above the hip


_HANGING = ((0.15, -0.01, 0.63), (0.14, 0.03, 0.47))
_HOLDING_PLAN = ((0.15, 0.0, 0.63), (0.10, 0.19, 0.64))
_PUSHING = ((0.15, 0.03, 0.66), (0.13, 0.23, 0.58))
_AT_DESK = ((0.15, 0.0, 0.63), (0.08, 0.18, 0.55))
POSES = {
    'stand': Pose(feet=(0.0, 0.05), arms=(_HANGING, _HANGING)),
    'walk': Pose(
        feet=(0.16, -0.16),
        arms=(((0.15, 0.02, 0.62), (0.14, 0.12, 0.50)), ((0.15, -0.06, 0.62), (0.14, -0.04, 0.46))),
    ),
    'mop': Pose(
        feet=(0.06, -0.10),
        arms=(((0.14, 0.12, 0.64), (0.05, 0.24, 0.62)), ((0.14, 0.10, 0.62), (0.03, 0.27, 0.50))),
        lean=0.13,
    ),
    'point': Pose(
        feet=(0, 0.04), arms=(_HANGING, ((0.16, 0.10, 0.70), (0.17, 0.27, 0.76))), lean=0.02
    ),
    'plan': Pose(feet=(0.02, -0.02), arms=(_HOLDING_PLAN, _HOLDING_PLAN), lean=0.01),
    'push': Pose(feet=(0.12, -0.16), arms=(_PUSHING, _PUSHING), lean=0.09),
    'sit': Pose(feet=(0.24, 0.24), arms=(_AT_DESK, _AT_DESK), hip=0.27, drop=-0.22),
}


def person(
    model: Model,
    position: Point,
    height: float = 0.38,
    turn: float = 0.0,
    material: str = 'card',
    pose: str = 'stand',
    top: str | None = None,
    hat: str | None = None,
) -> Callable[[Point], Vector]:
    """A moulded figure in one of POSES; `top` and `hat` are materials of jacket and helmet.

    Returns a function that finds a place on the figure, e.g. for a tool in its hand: from shares
    of its height, Y forward, to the scene.
    """
    stance = POSES[pose]
    turned = Matrix.Rotation(turn, 4, 'Z')
    frame = Matrix.Translation(model.point(position)) @ turned @ Matrix.Scale(height, 4)
    figure = _Figure(model, frame, height, Matrix.Rotation(turn, 3, 'Z') @ Vector((1, 0, 0)))
    _legs(figure, stance, material, seated=pose == 'sit')
    _body(figure, stance, material, top or material, hat)
    _arms(figure, stance, top or material)
    return figure.at


@dataclass(frozen=True)
class _Figure:
    model: Model
    frame: Matrix
    height: float
    side: Vector

    def at(self, point: Point) -> Vector:
        return self.frame @ Vector(point)

    def limb(
        self,
        start: Point,
        end: Point,
        section: tuple[float, float],
        end_section: tuple[float, float],
        material: str,
        sides: int = 10,
        cap: float = 0.8,
    ) -> None:
        """A limb whose sections are half axes, in shares of the height like its ends."""
        scaled = [tuple(length * self.height for length in size) for size in (section, end_section)]
        ends = self.at(start), self.at(end)
        limb(self.model, *ends, *scaled, material, self.side, sides, cap)


def _legs(figure: _Figure, stance: Pose, material: str, seated: bool) -> None:
    for side, foot in zip((-1, 1), stance.feet):
        hip = (side * 0.045, 0, stance.hip)
        bent = (side * 0.05, 0.22, stance.hip)
        knee = bent if seated else (side * 0.05, foot * 0.55 + 0.025, 0.26)
        # A foot that is set back stands on its toes; further back, the heel leans after it.
        heel_height = 0.06 if foot <= -0.1 else 0.045
        ankle = (side * 0.052, foot - (0.03 if foot < -0.1 else 0), heel_height)
        figure.limb(hip, knee, (0.056, 0.06), (0.042, 0.045), material)
        figure.limb(knee, ankle, (0.042, 0.045), (0.030, 0.032), material)
        heel = (ankle[0], ankle[1] - 0.015, 0.022)
        toe = (ankle[0] + side * 0.012, ankle[1] + 0.07, 0.018)
        figure.limb(heel, toe, (0.028, 0.022), (0.026, 0.016), material)


def _body(figure: _Figure, stance: Pose, material: str, top: str, hat: str | None) -> None:
    lean, drop = stance.lean, stance.drop
    waist, hips = (0, lean * 0.5, 0.64 + drop), (0, 0, stance.hip)
    figure.limb(hips, waist, (0.082, 0.062), (0.080, 0.058), top, 12, 0.5)
    chest = (0, lean, 0.79 + drop)
    figure.limb((0, lean * 0.5, 0.62 + drop), chest, (0.080, 0.058), (0.112, 0.062), top, 12, 0.5)
    neck = (0, lean * 1.25 + 0.01, 0.90 + drop)
    figure.limb((0, lean, 0.80 + drop), neck, (0.036, 0.036), (0.032, 0.032), material)
    forward, up = lean * 1.35 + 0.015, 0.935 + drop
    chin, crown = (0, forward, up - 0.02), (0, forward + 0.004, up + 0.02)
    figure.limb(chin, crown, (0.050, 0.058), (0.052, 0.060), material, 12, 0.85)
    if hat:
        brim, peak = (0, forward, up + 0.025), (0, forward, up + 0.040)
        figure.limb(brim, peak, (0.064, 0.075), (0.058, 0.066), hat, 12, 0.7)


def _arms(figure: _Figure, stance: Pose, top: str) -> None:
    lean, drop = stance.lean, stance.drop
    for side, (elbow, wrist) in zip((-1, 1), stance.arms):
        shoulder = (side * 0.132, lean, 0.775 + drop)
        elbow = (side * elbow[0], elbow[1] + lean * 0.6, elbow[2] + drop)
        wrist = (side * wrist[0], wrist[1] + lean * 0.4, wrist[2] + drop)
        figure.limb(shoulder, elbow, (0.034, 0.036), (0.028, 0.030), top, 8)
        figure.limb(elbow, wrist, (0.027, 0.029), (0.024, 0.024), top, 8)


def limb(
    model: Model,
    start: Point,
    end: Point,
    section: tuple[float, float],
    end_section: tuple[float, float],
    material: str,
    side: Vector = Vector((1, 0, 0)),
    sides: int = 10,
    cap: float = 0.8,
) -> None:
    """A rounded, tapering limb with elliptical sections.

    A section is two half axes, along `side` and across it. `cap` is how far its rounded ends
    reach, in shares of the smaller half axis.
    """
    start, end = Vector(start), Vector(end)
    direction = end - start
    length = direction.length
    direction.normalize()
    a = side - direction * side.dot(direction)
    a = a.normalized() if a.length > 1e-4 else direction.orthogonal().normalized()
    b = direction.cross(a)
    pieces = model.pieces(material)
    offset = model.random.uniform(-40, 40)
    reach, end_reach = cap * min(section), cap * min(end_section)
    profile = [
        (-reach, 0.3, section),
        (-reach * 0.65, 0.75, section),
        (0, 1, section),
        (length, 1, end_section),
        (length + end_reach * 0.65, 0.75, end_section),
        (length + end_reach, 0.3, end_section),
    ]
    for along, share, (w, d) in profile:
        for cos, sin in arc(1, steps=sides)[:-1]:
            middle = start + direction * along
            pieces.vertices.append(middle + a * (cos * w * share) + b * (sin * d * share))
            pieces.grain.append([along + offset, cos * w, sin * d])
    pieces.tube(len(profile), sides)
