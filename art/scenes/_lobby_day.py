"""The lobby at one hour of a day, from one camera: what the five hours share.

For the hours on the facilities home page. Model and lamps are those of lobby.py, with a door in the
glass front. Everyone who works for us wears vermilion, so the eye finds them at each hour.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import radians

from kit import studio
from kit.figures import person
from kit.geometry import Matrix, Model, Point, Vector, rotation, shift
from scenes import lobby

GRADE = studio.Grade(exposure=0.65, vignette=0.20, warmth=-0.01)
NIGHT = studio.Grade(exposure=1.0, vignette=0.24, bloom=0.08, bloom_threshold=1.3)

OUTSIDE, FLOOR, GALLERY = lobby.PAVING, 0, lobby.GALLERY_FLOOR

# Where somebody is, the direction in degrees, and a pose
Stance = tuple[Point, float, str]


@dataclass(frozen=True)
class Hour:
    """What changes from hour to hour."""

    staff: tuple[Stance, ...] = ()
    visitors: tuple[Stance, ...] = ()
    lit: tuple[int, ...] = (0, 1, 2)  # pendants over the desk
    cleaning: bool = False
    trolley: Matrix | None = None


def build(hour: Hour, light: Callable[[], None]) -> None:
    """Build the lobby at an hour, light it and set up the camera."""
    build_model(hour)
    light()
    studio.camera((3.6, -10.4, 3.1), (0.12, 0, 0.60), 71, 5.6, focus=(0.2, -0.7, 0.3))


def build_model(hour: Hour) -> None:
    """Build the lobby at an hour."""
    surfaces = lobby.new_surfaces()
    model = Model(surfaces, seed=12)
    lobby.rooms(model)
    lobby.seats(model)
    lobby.planters(model)
    lobby.pendants(model, hour.lit)
    door(model)
    if hour.cleaning:
        lobby.cleaner(model, top='accent')
        lobby.wet_floor_sign(model)
    if hour.trolley:
        lobby.trolley(model, hour.trolley)
    for place, turn, pose in hour.staff:
        on_figure = person(model, place, lobby.PERSON, radians(turn), 'dark', pose, top='accent')
        if pose == 'push':
            vacuum_cleaner(model, on_figure, turn)
    for place, turn, pose in hour.visitors:
        person(model, place, lobby.PERSON, radians(turn), 'dark', pose)
    model.finish()
    studio.not_as_lamps(surfaces, ['pglow'])
    lobby.plant_trees(surfaces)


def door(model: Model) -> None:
    """A porch of dark card through the glass front, as wide as two bays."""
    porch, half, height = model.at(lobby.LEFT, 0), 0.3375, 0.62
    for y in (-half, half):
        porch.slab((-0.20, y - 0.02, -0.02), (0.06, y + 0.02, height), 'dark', 0.004)
    porch.slab((-0.20, -half - 0.02, height), (0.06, half + 0.02, height + 0.04), 'dark', 0.004)


def vacuum_cleaner(model: Model, on_figure: Callable[[Point], Vector], turn: float) -> None:
    """An upright vacuum cleaner in the hands of a figure that pushes."""
    head, grip = on_figure((0, 0.50, 0.035)), on_figure((0, 0.23, 0.58))
    model.rod(head, grip, 0.007, 'dark', 8)
    model.rod(head.lerp(grip, 0.15), head.lerp(grip, 0.6), 0.022, 'card', 12, end_radius=0.014)
    model.rod(on_figure((-0.13, 0.23, 0.58)), on_figure((0.13, 0.23, 0.58)), 0.007, 'dark', 8)
    model.box_at(shift(*head) @ rotation(turn), (0.11, 0.055, 0.03), 'card', 0.006)
