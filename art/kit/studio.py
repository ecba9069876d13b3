"""The studio: a sweep of paper, a key light from the left, a fill from the right, a camera.

The functions work on the current scene. Distances are units of 10 cm, powers watts of the model's
studio, angles degrees.
"""

import math
from collections.abc import Sequence

import bpy
from mathutils import Vector

from kit.geometry import Point
from kit.materials import Materials, plain
from kit.palette import linear
from kit.shot import Grade as Grade  # scenes take it from here

SENSOR_WIDTH = 36  # mm
UNITS_PER_METRE = 10
SWEEP_WIDTH = 60
SWEEP_DEPTH = 40  # towards the camera
SWEEP_HEIGHT = 30
SWEEP_STEPS = 24  # facets of the curve


def room(
    paper: str,
    wall: float,
    floor: float,
    light: str,
    strength: float,
    radius: float = 6.0,
    roughness: float = 0.9,
) -> None:
    """The sweep of paper, and the even light of the room about it."""
    sweep(paper, wall, floor, radius, roughness)
    world(light, strength)


def sweep(
    colour: str, wall: float, floor: float, radius: float = 6.0, roughness: float = 0.9
) -> None:
    """A seamless sheet of paper: a floor at height `floor` that curves up into a wall at Y `wall`.

    The key light falls off across it. That makes the dark corner at the top left, where the
    headline stands.
    """
    profile = [(-SWEEP_DEPTH, floor), (wall - radius, floor)]
    for i in range(1, SWEEP_STEPS + 1):
        angle = i / SWEEP_STEPS * math.pi / 2
        y = wall - radius + math.sin(angle) * radius
        profile.append((y, floor + radius - math.cos(angle) * radius))
    profile.append((wall, floor + SWEEP_HEIGHT))
    vertices = [(x, y, z) for y, z in profile for x in (-SWEEP_WIDTH / 2, SWEEP_WIDTH / 2)]
    faces = [[2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2] for i in range(len(profile) - 1)]
    mesh = bpy.data.meshes.new('sweep')
    mesh.from_pydata(vertices, [], faces)
    mesh.polygons.foreach_set('use_smooth', [True] * len(faces))
    mesh.materials.append(plain('sweep', colour, roughness=roughness, specular=0.15))
    _link(bpy.data.objects.new('sweep', mesh))


def area_light(
    position: Point,
    target: Point,
    size: float,
    power: float,
    colour: str = '#FFFFFF',
    height: float | None = None,
) -> bpy.types.Object:
    """A square lamp that looks at `target`, or an oblong one if it has a `height`."""
    lamp = bpy.data.lights.new('area', 'AREA')
    lamp.energy = power
    lamp.color = linear(colour)[:3]
    lamp.size = size
    if height:
        lamp.shape = 'RECTANGLE'
        lamp.size_y = height
    thing = bpy.data.objects.new('area', lamp)
    thing.location = position
    thing.rotation_euler = _looking(Vector(target) - Vector(position))
    return _link(thing)


def split_light(
    position: Point,
    target: Point,
    size: float,
    power: float,
    colour: str = '#FFFFFF',
    apart: Point = (0.22, 0, 0),
) -> None:
    """A key light as two lamps, each of `power`, the second so far `apart` from the first.

    Each ray picks one lamp at random: two halves are picked twice as often, so they are calmer.
    """
    second = [a + b for a, b in zip(position, apart)]
    for place in (position, second):
        area_light(place, target, size, power, colour)


def point_light(
    position: Point, power: float, colour: str = '#FFC98A', radius: float = 0.05
) -> bpy.types.Object:
    """A bare lamp inside the model; neither the lens nor a mirror shows it."""
    lamp = bpy.data.lights.new('point', 'POINT')
    lamp.energy = power
    lamp.color = linear(colour)[:3]
    lamp.shadow_soft_size = radius
    thing = bpy.data.objects.new('point', lamp)
    thing.location = position
    thing.visible_glossy = False
    thing.visible_camera = False
    return _link(thing)


def world(colour: str, strength: float) -> None:
    """The light of the room, even from all sides."""
    room = bpy.data.worlds.new('room')
    room.use_nodes = True
    background = room.node_tree.nodes['Background']
    background.inputs['Color'].default_value = linear(colour)
    background.inputs['Strength'].default_value = strength
    bpy.context.scene.world = room


def camera(
    position: Point,
    target: Point,
    lens: float,
    f_number: float | None = None,
    focus: Point | None = None,
    shift: tuple[float, float] = (0, 0),
) -> None:
    """A camera that looks at `target`, with a lens in mm and an f-number as on a real camera.

    `focus` is the point that is sharp (`target` by default); `shift` moves the frame in shares of
    its width.
    """
    lens_data = bpy.data.cameras.new('camera')
    lens_data.lens = lens
    lens_data.sensor_width = SENSOR_WIDTH
    thing = bpy.data.objects.new('camera', lens_data)
    thing.location = position
    here, there = Vector(position), Vector(target)
    thing.rotation_euler = _looking(there - here)
    lens_data.shift_x, lens_data.shift_y = shift
    if f_number:
        sharp = Vector(focus) if focus else there
        axis = thing.matrix_basis.to_quaternion() @ Vector((0, 0, -1))
        lens_data.dof.use_dof = True
        # The lens counts a unit as a metre and would open ten times too little.
        lens_data.dof.aperture_fstop = f_number / UNITS_PER_METRE
        lens_data.dof.focus_distance = (sharp - here).dot(axis)
        lens_data.dof.aperture_blades = 9
    _link(thing)
    bpy.context.scene.camera = thing


def clamp_indirect_light(limit: float) -> None:
    """Cut bounced light off at `limit`: lower is calmer, and darker where lamps stand close."""
    bpy.context.scene.cycles.sample_clamp_indirect = limit


def not_as_lamps(materials: Materials, names: Sequence[str]) -> None:
    """Let glowing materials only be seen, and leave lighting the model to the lamps.

    Cycles 3.4 picks one light at random for each ray, so every glowing piece that counts as a lamp
    adds noise to all others.
    """
    for name in names:
        materials[name].cycles.sample_as_light = False


def only_lamps_light() -> None:
    """Nothing but lamps is sampled as a light: no glowing material, and not the room."""
    for material in bpy.data.materials:
        material.cycles.sample_as_light = False
    bpy.context.scene.world.cycles.sampling_method = 'NONE'


def _looking(direction: Vector) -> object:
    return direction.to_track_quat('-Z', 'Y').to_euler()


def _link(thing: bpy.types.Object) -> bpy.types.Object:
    bpy.context.scene.collection.objects.link(thing)
    return thing
