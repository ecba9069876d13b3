"""Trees of a model: one like dried flowers, one a palm cut from paper.

Each function makes a mesh; `place` of kit/geometry.py puts instances of it into the scene. Trees
are the weakest prop: beyond a third of the height of the frame their flakes show.
"""

import math
import random
from collections.abc import Iterable, Sequence

import bpy
from mathutils import Vector

from kit.geometry import Pieces, new_mesh, place
from kit.materials import Materials

BLOBS = 15
FLAKE = ((-1, -0.6), (0.2, -1), (1, 0), (0.3, 0.9), (-0.7, 0.7))
LEAF, TRUNK = 0, 1  # indices of the two materials of a tree


class Growth:
    """The pieces of a plant, and which of them are leaves."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.pieces = Pieces()
        self.materials: list[int] = []

    def face(self, corners: list[int], material: int) -> None:
        self.pieces.faces.append(corners)
        self.materials.append(material)

    def point(self, place: Vector, grain: list[float]) -> None:
        self.pieces.vertices.append(place)
        self.pieces.grain.append(grain)

    def direction(self) -> Vector:
        draw = self.random
        return Vector((draw.gauss(0, 1), draw.gauss(0, 1), draw.gauss(0, 1))).normalized()

    def flake(self, centre: Vector, size: float, normal: Vector) -> None:
        """A slightly crumpled pentagon."""
        a = normal.orthogonal().normalized()
        b = normal.cross(a)
        first = len(self.pieces.vertices)
        for u, v in FLAKE:
            crumple = normal * self.random.uniform(-0.3, 0.3) * size
            self.point(centre + a * u * size + b * v * size + crumple, [c * 3 for c in centre])
        self.face([first + i for i in range(len(FLAKE))], LEAF)

    def mesh(self, name: str, materials: Materials, leaves: str, trunk: str) -> bpy.types.Mesh:
        mesh = new_mesh(name, self.pieces, [materials[leaves], materials[trunk]])
        mesh.polygons.foreach_set('material_index', self.materials)
        return mesh


def tree(
    materials: Materials,
    name: str,
    leaves: str,
    seed: int,
    height: float = 1.0,
    crown: float = 0.36,
    flakes: int = 900,
    flake: float = 0.028,
) -> bpy.types.Mesh:
    """A dowel trunk, forked twigs and a cloud of flakes; `crown` and `flake` are radii."""
    growth = Growth(seed)
    draw = growth.random
    centre = Vector((0, 0, height * 0.64))
    foot, fork = Vector((0, 0, -0.03)), Vector((0, 0, height * 0.55))
    _twig(growth, foot, fork, 0.026 * height, 0.018 * height)
    blobs = []
    for _ in range(BLOBS):
        angle, rise = draw.uniform(0, 6.283), draw.uniform(-0.35, 1.0)
        out = crown * draw.uniform(0.35, 0.78)
        x = math.cos(angle) * out * math.cos(rise * 1.2)
        y = math.sin(angle) * out * math.cos(rise * 1.2)
        blob = centre + Vector((x, y, math.sin(rise * 1.2) * crown * 0.95))
        blobs.append((blob, crown * draw.uniform(0.28, 0.46)))
        start = Vector((0, 0, height * draw.uniform(0.3, 0.55)))
        _twig(growth, start, blob, 0.012 * height, 0.004 * height)
    for _ in range(flakes):
        blob, radius = draw.choice(blobs)
        place = blob + growth.direction() * radius * (draw.random() ** 0.33)
        growth.flake(place, flake * draw.uniform(0.6, 1.25), growth.direction())
    return growth.mesh(name, materials, leaves, 'bass')


def grove(
    materials: Materials,
    spots: Iterable[tuple],
    turn: float | random.Random,
    flakes: int,
    flake: float,
    ground: float = 0.0,
    leaves: Sequence[str] = ('sage', 'moss'),
    seed: int = 3,
) -> list[bpy.types.Mesh]:
    """Trees of a few kinds, one for each of `leaves`; `seed` is that of the first.

    A spot is X, Y, scale and, unless it is left to chance, the number of its kind. `turn` is a
    random generator, or by how much X turns a tree. Returns the kinds, to plant more of them.
    """
    kinds = [
        tree(materials, f'tree {number}', leaf, number, flakes=flakes, flake=flake)
        for number, leaf in enumerate(leaves, start=seed)
    ]
    for x, y, scale, *kind in spots:
        mesh = kinds[kind[0]] if kind else turn.choice(kinds)
        angle = turn.uniform(0, 6) if isinstance(turn, random.Random) else x * turn
        place(mesh, (x, y, ground), scale=scale, turn=angle)
    return kinds


def _twig(growth: Growth, start: Vector, end: Vector, radius: float, end_radius: float) -> None:
    direction = (end - start).normalized()
    level = direction.orthogonal().normalized()
    upright = direction.cross(level)
    first = len(growth.pieces.vertices)
    for point, r in ((start, radius), (end, end_radius)):
        for i in range(6):
            angle = i * math.pi / 3
            cos, sin = math.cos(angle), math.sin(angle)
            growth.point(
                point + level * cos * r + upright * sin * r, [point.z * 4, cos * 0.1, sin * 0.1]
            )
    for i in range(6):
        j = (i + 1) % 6
        growth.face([first + i, first + j, first + 6 + j, first + 6 + i], TRUNK)


def palm(
    materials: Materials,
    name: str,
    leaves: str,
    seed: int,
    height: float = 1.0,
    frond: float = 0.42,
    fronds: int = 13,
    trunk: str = 'bass',
) -> bpy.types.Mesh:
    """A bent dowel and arching fronds with slit leaflets; `frond` is their length."""
    growth = Growth(seed)
    draw = growth.random
    bend = (draw.uniform(-0.07, 0.07) * height, draw.uniform(-0.07, 0.07) * height)
    _palm_trunk(growth, height, bend)
    top = Vector((*bend, height * 0.985))
    for number in range(fronds):
        azimuth = 2 * math.pi * (number + draw.uniform(-0.3, 0.3)) / fronds
        rise = draw.uniform(0.15, 1.15)
        length = frond * height * draw.uniform(0.85, 1.1)
        _frond(growth, number, top, azimuth, rise, length, height, frond)
    return growth.mesh(name, materials, leaves, trunk)


def _palm_trunk(growth: Growth, height: float, bend: tuple[float, float]) -> None:
    rings, sides = 9, 8
    for k in range(rings):
        t = k / (rings - 1)
        centre = Vector((bend[0] * t * t, bend[1] * t * t, height * t))
        notch = 1.06 if k % 2 else 0.97
        foot = 0.012 * height if k == 0 else 0
        radius = 0.030 * height * (1 - 0.45 * t) * notch + foot
        first = len(growth.pieces.vertices)
        for i in range(sides):
            cos, sin = math.cos(i * math.pi / 4), math.sin(i * math.pi / 4)
            place = centre + Vector((cos * radius, sin * radius, 0))
            growth.point(place, [t * 4, cos * 0.1, sin * 0.1])
        for i in range(sides if k else 0):
            j, below = (i + 1) % sides, first - sides
            growth.face([below + i, below + j, first + j, first + i], TRUNK)


def _frond(
    growth: Growth,
    number: int,
    top: Vector,
    azimuth: float,
    rise: float,
    length: float,
    height: float,
    frond: float,
) -> None:
    steps = 13
    out = Vector((math.cos(azimuth), math.sin(azimuth), 0))
    side = Vector((-math.sin(azimuth), math.cos(azimuth), 0))
    path = []
    for k in range(steps + 1):
        t = k / steps
        sag = 1.0 * t * t * (0.55 + 0.25 * math.cos(rise))
        level = out * (length * (math.cos(rise) * t + 0.10 * t * t))
        path.append(top + level + Vector((0, 0, length * (math.sin(rise) * t - sag))))
    for k, (a, b) in enumerate(zip(path, path[1:])):
        width = 0.014 * height * (1 - 0.8 * k / steps)
        rib = (
            *(a - side * width * 0.5, a + side * width * 0.5),
            *(b + side * width * 0.45, b - side * width * 0.45),
        )
        _leaf(growth, rib, [number * 3.1, 0, 0])
        if not k:
            continue
        shape = math.sin(math.pi * min(1, 0.18 + 0.82 * k / steps)) * 0.95 + 0.12
        leaflet = 0.17 * height * frond / 0.42 * shape
        for sign in (-1, 1):
            tip = b + side * sign * leaflet * 0.86 + (b - a).normalized() * leaflet * 0.55
            tip += Vector((0, 0, -leaflet * 0.42))
            off = side * sign * width * 0.3
            corners = (a + off, b + (b - a) * 0.05 + off, tip + off)
            _leaf(growth, corners, [number * 3.1 + k * 0.01, 0, 0])


def _leaf(growth: Growth, corners: tuple[Vector, ...], grain: list[float]) -> None:
    first = len(growth.pieces.vertices)
    for corner in corners:
        growth.point(corner, grain)
    growth.face([first + i for i in range(len(corners))], LEAF)
