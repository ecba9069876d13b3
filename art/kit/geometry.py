"""Model: the pieces of a scale model, each cut, chamfered and given a grain.

One unit is 10 cm of the real model: a base board of 90 × 60 cm is 9 × 6 units. X runs to the
right, Y away from the camera, Z up. Angles are in radians.

Every piece gets its chamfer here, limited by its own thickness. Blender's Bevel modifier limits
it by the thinnest part of a whole mesh, so that one strip of card would take the edges off all
other pieces.
"""

import copy
import math
import random
from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product

import bmesh
import bpy
from mathutils import Matrix, Vector

from kit.materials import Material, Materials

Point = Sequence[float]
UP = Vector((0, 0, 1))

# Places for a prism that does not stand: its outline in Y and Z, extruded along X; or its outline
# in X and Z, extruded towards the camera
ALONG_X = Matrix(((0, 0, 1, 0), (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 1)))
TOWARDS_CAMERA = Matrix(((1, 0, 0, 0), (0, 0, -1, 0), (0, 1, 0, 0), (0, 0, 0, 1)))

# Pieces are laid out this far apart in the material, so that no two show the same stretch of grain
GRAIN_SPREAD = 40
# A chamfer takes at most this share of half the thickness of a piece
CHAMFER_LIMIT = 0.32
SMALLEST_HALF_SIZE = 1e-5
ROD_END = 0.14  # length of the rounded end of a rod, in radii
ROD_END_RADIUS = 0.86  # radius of its end face, in radii
SHARP_EDGE = math.radians(62)


@dataclass
class Pieces:
    """All that is made of one material: it becomes one mesh."""

    vertices: list[Vector] = field(default_factory=list)
    faces: list[list[int]] = field(default_factory=list)
    grain: list[list[float]] = field(default_factory=list)  # coordinates in the material

    def ring(self, first: int, sides: int) -> None:
        """Join the ring of `sides` vertices that starts at `first` to the ring that follows."""
        for i in range(sides):
            j = (i + 1) % sides
            self.faces.append([first + i, first + j, first + sides + j, first + sides + i])

    def tube(self, rings: int, sides: int) -> None:
        """Join the last rings of vertices, each of so many `sides`, and close both ends."""
        first, last = (len(self.vertices) - sides * k for k in (rings, 1))
        for ring in range(first, last, sides):
            self.ring(ring, sides)
        self.faces.append([first + i for i in reversed(range(sides))])
        self.faces.append([last + i for i in range(sides)])


def rotation(degrees: float, axis: str = 'Z') -> Matrix:
    """A turn about an axis, in degrees."""
    return Matrix.Rotation(math.radians(degrees), 4, axis)


def shift(x: float, y: float, z: float = 0.0) -> Matrix:
    """A move. `board @ shift(0, 1) @ rotation(20)` is a place on a board, turned."""
    return Matrix.Translation((x, y, z))


def across(direction: Vector) -> tuple[Vector, Vector]:
    """Two directions square to `direction`: a level one, and one as upright as can be."""
    up = UP if abs(direction.z) < 0.99 else Vector((0, 1, 0))
    level = up.cross(direction).normalized()
    return level, direction.cross(level)


def arc(radius: float, start: float = 0, end: float = 360, steps: int = 32) -> list[Point]:
    """Points on a circle about the origin, from and to an angle in degrees."""
    angles = [math.radians(start + (end - start) * k / steps) for k in range(steps + 1)]
    return [(math.cos(a) * radius, math.sin(a) * radius) for a in angles]


def spline(points: Sequence[Point], steps: int = 16) -> list[Point]:
    """Points of a smooth curve (Catmull-Rom) through all but the first and the last of `points`."""

    def between(p: float, q: float, r: float, s: float, t: float) -> float:
        bend = (2 * p - 5 * q + 4 * r - s) * t**2 + (3 * q - p - 3 * r + s) * t**3
        return q + 0.5 * ((r - p) * t + bend)

    return [
        tuple(between(*values, k / steps) for values in zip(*four))
        for four in zip(points, points[1:], points[2:], points[3:])
        for k in range(steps)
    ]


class Model:
    """Collects pieces and puts them into the scene, one mesh for each material.

    `random` places each piece in its material. Every piece draws from it when it is made, so the
    order of the pieces is part of a scene, and the same seed gives the same model every time: the
    denoiser compares two renders and needs that.
    """

    def __init__(self, materials: Materials, seed: int) -> None:
        self.materials = materials
        self.random = random.Random(seed)
        self._made: dict[str, Pieces] = {}
        self._origin: Point = (0.0, 0.0, 0.0)
        self._scale = 1.0
        self._frame: Matrix | None = None  # a place that is turned, instead of an origin

    # Places. Each of these is the same model with another origin, so a part can be written once,
    # in coordinates of its own, and set down wherever it is needed.

    def at(self, x: float, y: float, z: float = 0.0) -> 'Model':
        """The model from an origin at (x, y, z)."""
        moved = copy.copy(self)
        if self._frame:
            moved._frame = self._frame @ Matrix.Translation(Vector((x, y, z)) * self._scale)
        else:
            moved._origin = self.point((x, y, z))
        return moved

    def row(self, count: int, x: float = 0.0, y: float = 0.0, z: float = 0.0) -> Iterator['Model']:
        """The model from `count` origins, each (x, y, z) further than the one before."""
        return (self.at(i * x, i * y, i * z) for i in range(count))

    def grid(self, columns: int, rows: int, x: float, y: float) -> Iterator['Model']:
        """The model from the origins of a grid, column by column, `x` and `y` apart."""
        return (spot for column in self.row(columns, x) for spot in column.row(rows, 0, y))

    def each(self, places: Iterable[Point]) -> Iterator['Model']:
        """The model from each of some origins."""
        return (self.at(*place) for place in places)

    def on(self, place: Matrix) -> 'Model':
        """The model from a place that is turned, such as `shift(1, 2) @ rotation(30)`."""
        turned = copy.copy(self)
        turned._frame = self._placed(place)
        return turned

    def scaled(self, scale: float) -> 'Model':
        """The model in another unit, such as metres of the house. Chamfers stay in units."""
        scaled = copy.copy(self)
        scaled._scale = self._scale * scale
        return scaled

    def point(self, point: Point) -> Point:
        """Where a point of this origin lies in the scene."""
        if self._frame:
            return self._frame @ (Vector(point) * self._scale)
        # In Python's floats: a vector of Blender has 32 bits, and sums of those would drift.
        return tuple(o + self._scale * p for o, p in zip(self._origin, point))

    def _placed(self, place: Matrix) -> Matrix:
        if self._frame:
            return self._frame @ place
        return Matrix.Translation(self._origin) @ place if any(self._origin) else place

    def pieces(self, material: str) -> Pieces:
        """The pieces of one material, for forms that are not provided below."""
        return self._made.setdefault(material, Pieces())

    def grain_offset(self) -> list[float]:
        """Where the next piece lies in its material."""
        return [self.random.uniform(-GRAIN_SPREAD, GRAIN_SPREAD) for _ in range(3)]

    def box(
        self,
        centre: Point,
        size: Point,
        material: str = 'card',
        chamfer: float = 0.006,
        turn: float = 0.0,
        grain: int | None = None,
    ) -> None:
        """A box by its centre and full size, turned about its upright axis.

        `grain` is the axis along which the grain runs (0, 1, 2); the longest by default.
        """
        place = Matrix.Rotation(turn, 4, 'Z')
        if self._frame:
            place = self._frame @ Matrix.Translation(Vector(centre) * self._scale) @ place
        else:
            place = Matrix.Translation(self.point(centre)) @ place
        self._box(place, [length * self._scale for length in size], material, chamfer, grain)

    def box_at(
        self,
        place: Matrix,
        size: Point,
        material: str = 'card',
        chamfer: float = 0.006,
        grain: int | None = None,
    ) -> None:
        """A box about the origin of `place`."""
        size = [length * self._scale for length in size]
        self._box(self._placed(place), size, material, chamfer, grain)

    def _box(
        self, place: Matrix, size: Point, material: str, chamfer: float, grain: int | None
    ) -> None:
        pieces = self.pieces(material)
        half = [max(SMALLEST_HALF_SIZE, length / 2) for length in size]
        cut = min(chamfer, CHAMFER_LIMIT * min(half))
        along = grain if grain is not None else max(range(3), key=lambda axis: size[axis])
        axes = [along] + [axis for axis in range(3) if axis != along]
        offset = self.grain_offset()
        corners: dict[tuple[int, int, int, int], int] = {}
        for signs in product((-1, 1), repeat=3):
            for face_axis in range(3):  # at each corner one vertex on each of its three faces
                point = [signs[axis] * (half[axis] - cut) for axis in range(3)]
                point[face_axis] = signs[face_axis] * half[face_axis]
                corners[(*signs, face_axis)] = len(pieces.vertices)
                pieces.vertices.append(place @ Vector(point))
                pieces.grain.append([point[axes[k]] + offset[k] for k in range(3)])
        centre = place.translation
        for keys in BOX_FACES:
            pieces.faces.append(_outward([corners[key] for key in keys], pieces.vertices, centre))

    def slab(
        self,
        low: Point,
        high: Point,
        material: str = 'card',
        chamfer: float = 0.006,
        grain: int | None = None,
    ) -> None:
        """A box between two opposite corners."""
        if self._frame:
            scale = self._scale
            low, high = ([scale * length for length in corner] for corner in (low, high))
        else:
            low, high = self.point(low), self.point(high)
        place = Matrix.Translation([(a + b) / 2 for a, b in zip(low, high)])
        if self._frame:
            place = self._frame @ place
        self._box(place, [abs(b - a) for a, b in zip(low, high)], material, chamfer, grain)

    def legs(
        self, low: Point, high: Point, size: float, material: str = 'card', chamfer: float = 0.006
    ) -> None:
        """A square post at each corner of a box, such as the legs of a table."""
        near, far = low[:2], [length - size for length in high[:2]]
        for x, y in product(*zip(near, far)):
            self.slab((x, y, low[2]), (x + size, y + size, high[2]), material, chamfer, grain=2)

    def base(
        self, low: Point, high: Point, levels: Point, layer: str = 'card2', back: float = 0.1
    ) -> None:
        """An oak board between two corners in X and Y, with a `layer` that stands `back` on it.

        `levels` are the underside of the board, its top, and the top of the layer.
        """
        (x0, y0), (x1, y1), (bottom, top, ground) = low, high, levels
        self.slab((x0, y0, bottom), (x1, y1, top), 'oak', 0.02)
        self.slab((x0 + back, y0 + back, top), (x1 - back, y1 - back, ground), layer, 0.006)

    def beam(
        self,
        start: Point,
        end: Point,
        section: tuple[float, float],
        material: str = 'bass',
        chamfer: float = 0.004,
        roll: float = 0.0,
    ) -> None:
        """A bar from point to point, grain along it; `section` is its width and its height."""
        start, end = Vector(self.point(start)), Vector(self.point(end))
        run = end - start
        length = run.length
        if length < 1e-6:
            return
        direction = run / length
        level, upright = across(direction)
        turn = Matrix((direction, level, upright)).transposed().to_4x4()
        place = Matrix.Translation((start + end) / 2) @ turn @ Matrix.Rotation(roll, 4, 'X')
        width, height = (side * self._scale for side in section)
        self._box(place, (length, width, height), material, chamfer, grain=0)

    def rod(
        self,
        start: Point,
        end: Point,
        radius: float,
        material: str = 'brass',
        sides: int = 12,
        end_radius: float | None = None,
    ) -> None:
        """A round bar from point to point with softened ends, tapering if `end_radius` is given."""
        start, end = Vector(self.point(start)), Vector(self.point(end))
        run = end - start
        length = run.length
        direction = run / length
        level, upright = across(direction)
        last = (radius if end_radius is None else end_radius) * self._scale
        radius *= self._scale
        profile = [
            (0, radius * ROD_END_RADIUS),
            (min(radius * ROD_END, length * 0.1), radius),
            (length - min(last * ROD_END, length * 0.1), last),
            (length, last * ROD_END_RADIUS),
        ]

        def spot(along: float, a: float, b: float) -> Vector:
            return start + direction * along + level * a + upright * b

        self._lathe(profile, material, sides, spot)

    def turned(
        self,
        profile: Sequence[tuple[float, float]],
        material: str,
        sides: int = 24,
        upright: bool = True,
    ) -> None:
        """A piece from the lathe by the places and radii along its axis: Z, or X if it lies.

        The grain runs along the axis.
        """

        def spot(along: float, a: float, b: float) -> Vector:
            return Vector(self.point((a, b, along) if upright else (along, a, b)))

        self._lathe(profile, material, sides, spot)

    def _lathe(
        self,
        profile: Sequence[tuple[float, float]],
        material: str,
        sides: int,
        spot: Callable[[float, float, float], Vector],
    ) -> None:
        pieces, offset = self.pieces(material), self.grain_offset()
        for along, radius in profile:
            for i in range(sides):
                angle = 2 * math.pi * i / sides
                a, b = math.cos(angle) * radius, math.sin(angle) * radius
                pieces.vertices.append(spot(along, a, b))
                pieces.grain.append([along + offset[0], a + offset[1], b + offset[2]])
        pieces.tube(len(profile), sides)

    def prism(
        self,
        outline: Sequence[Point],
        bottom: float,
        top: float,
        material: str = 'card',
        place: Matrix | None = None,
        chamfer: float = 0.0,
    ) -> None:
        """An upright extrusion of a flat outline (counter-clockwise), then moved by `place`."""
        pieces, offset = self.pieces(material), self.grain_offset()
        place = self._placed(place or Matrix.Identity(4))
        scale = self._scale
        bottom, top = bottom * scale, top * scale
        points = [Vector((point[0] * scale, point[1] * scale)) for point in outline]
        if chamfer:
            inner = inset(points, chamfer)
            low, high = bottom + chamfer, top - chamfer
            rings = [(bottom, inner), (low, points), (high, points), (top, inset(points, chamfer))]
        else:
            rings = [(bottom, points), (top, points)]
        for z, ring in rings:
            for point in ring:
                pieces.vertices.append(place @ Vector((point.x, point.y, z)))
                pieces.grain.append([point.x + offset[0], point.y + offset[1], z + offset[2]])
        pieces.tube(len(rings), len(points))

    def ball(
        self,
        centre: Point,
        radius: float,
        material: str = 'sage',
        detail: int = 2,
        squash: float = 1.0,
    ) -> None:
        """A ball; `squash` is its height over its width, `detail` how often its faces are split."""
        mesh = bmesh.new()
        bmesh.ops.create_icosphere(mesh, subdivisions=detail, radius=radius * self._scale)
        centre = self.point(centre)
        pieces = self.pieces(material)
        first = len(pieces.vertices)
        offset = self.grain_offset()
        mesh.verts.index_update()
        for vertex in mesh.verts:
            x, y, z = vertex.co
            pieces.vertices.append(Vector((centre[0] + x, centre[1] + y, centre[2] + z * squash)))
            pieces.grain.append([x + offset[0], y + offset[1], z + offset[2]])
        for face in mesh.faces:
            pieces.faces.append([first + vertex.index for vertex in face.verts])
        mesh.free()

    def ribbon(
        self,
        path: Sequence[Point],
        section: tuple[float, float],
        material: str = 'oak',
        up: Vector = UP,
        chamfer_share: float = 0.12,
        closed: bool = False,
    ) -> None:
        """A chamfered bar along a path: stair strings, handrails, ducts, hoses.

        `section` is its width and its height, `chamfer_share` its chamfer as a share of the
        smaller of both, `up` the direction of its height.
        """
        pieces = self.pieces(material)
        points = [Vector(self.point(point)) for point in path]
        count = len(points)
        first = len(pieces.vertices)
        offset = self.grain_offset()
        section = [side * self._scale for side in section]
        profile = _chamfered_rectangle(*section, min(section) * chamfer_share)
        sides = len(profile)
        along = 0.0
        for i, point in enumerate(points):
            if closed:
                tangent = points[(i + 1) % count] - points[i - 1]
            else:
                tangent = points[min(i + 1, count - 1)] - points[max(i - 1, 0)]
            tangent.normalize()
            along += (point - points[i - 1]).length if i else 0
            upright = up if abs(tangent.dot(up)) <= 0.99 else Vector((0, 1, 0))
            level = upright.cross(tangent).normalized()
            upright = tangent.cross(level)
            for a, b in profile:
                pieces.vertices.append(point + level * a + upright * b)
                pieces.grain.append([along + offset[0], a + offset[1], b + offset[2]])
        for i in range(count if closed else count - 1):
            here, there = first + i * sides, first + (i + 1) % count * sides
            for k in range(sides):
                n = (k + 1) % sides
                pieces.faces.append([here + n, there + n, there + k, here + k])
        if not closed:
            last = first + (count - 1) * sides
            pieces.faces.append([first + k for k in range(sides)])
            pieces.faces.append([last + k for k in reversed(range(sides))])

    def finish(self, prefix: str = 'm') -> list[bpy.types.Object]:
        """Put all pieces into the scene, and start anew."""
        objects = []
        for name, pieces in self._made.items():
            mesh = new_mesh(f'{prefix}_{name}', pieces, [self.materials[name]])
            mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
            mesh.use_auto_smooth = True
            mesh.auto_smooth_angle = SHARP_EDGE
            thing = bpy.data.objects.new(mesh.name, mesh)
            bpy.context.scene.collection.objects.link(thing)
            # Flat faces stay flat in the light and only their chamfers turn. Sharp edges stay sharp:
            # a prism without a chamfer would be shaded as if its corners were round.
            normals = thing.modifiers.new('normals', 'WEIGHTED_NORMAL')
            normals.weight = 100
            normals.keep_sharp = True
            objects.append(thing)
        self._made.clear()
        return objects


def new_mesh(name: str, pieces: Pieces, materials: Sequence[Material]) -> bpy.types.Mesh:
    """A mesh of `pieces` with their grain coordinates, for kit/materials.py to read."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(vertex) for vertex in pieces.vertices], [], pieces.faces)
    grain = mesh.attributes.new('gpos', 'FLOAT_VECTOR', 'POINT')
    flat = array('f', [value for coordinates in pieces.grain for value in coordinates])
    grain.data.foreach_set('vector', flat)
    for material in materials:
        mesh.materials.append(material)
    return mesh


def place(
    mesh: bpy.types.Mesh, position: Point, scale: float = 1.0, turn: float = 0.0, tilt: float = 0.0
) -> bpy.types.Object:
    """One more instance of a mesh, such as a tree; instances cost the renderer no memory."""
    thing = bpy.data.objects.new(mesh.name, mesh)
    thing.location = position
    thing.scale = (scale, scale, scale)
    thing.rotation_euler = (tilt, 0, turn)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def _box_faces() -> list[list[tuple[int, int, int, int]]]:
    """Faces of a chamfered box, by the signs of their corners and the axis of the corner's face."""

    def corner(signs: dict[int, int], face_axis: int) -> tuple[int, int, int, int]:
        return (signs[0], signs[1], signs[2], face_axis)

    faces = []
    for axis in range(3):
        u, v = (other for other in range(3) if other != axis)
        for side in (-1, 1):
            ring = ((-1, -1), (1, -1), (1, 1), (-1, 1))
            faces.append([corner({axis: side, u: su, v: sv}, axis) for su, sv in ring])
        for su, sv in product((-1, 1), repeat=2):  # chamfers along the axis
            near, far = {axis: -1, u: su, v: sv}, {axis: 1, u: su, v: sv}
            faces.append([corner(near, u), corner(far, u), corner(far, v), corner(near, v)])
    for signs in product((-1, 1), repeat=3):  # the triangle that is left at a corner
        faces.append([(*signs, axis) for axis in range(3)])
    return faces


BOX_FACES = _box_faces()


def _outward(face: list[int], vertices: list[Vector], centre: Vector) -> list[int]:
    """`face` in the order that makes it look away from `centre`."""
    a, b, c = (vertices[i] for i in face[:3])
    normal = (b - a).cross(c - a)
    middle = sum((vertices[i] for i in face), Vector()) / len(face)
    return face[::-1] if normal.dot(middle - centre) < 0 else face


def inset(points: list[Vector], distance: float) -> list[Vector]:
    """A closed outline moved inwards; sharp corners move no further than four times as much."""
    moved = []
    for i, point in enumerate(points):
        before = (point - points[i - 1]).normalized()
        after = (points[(i + 1) % len(points)] - point).normalized()
        inward_before = Vector((-before.y, before.x))
        inward_after = Vector((-after.y, after.x))
        stretch = max(0.25, (1 + inward_before.dot(inward_after)))
        moved.append(point + (inward_before + inward_after) * (distance / stretch))
    return moved


def _chamfered_rectangle(width: float, height: float, cut: float) -> list[tuple[float, float]]:
    x, y = width / 2, height / 2
    return [
        *((cut - x, -y), (x - cut, -y), (x, cut - y), (x, y - cut)),
        *((x - cut, y), (cut - x, y), (-x, y - cut), (-x, cut - y)),
    ]
