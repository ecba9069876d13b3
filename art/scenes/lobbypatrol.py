"""The lobby at a quarter past ten at night: an officer on a round, another at the desk."""

from kit import studio
from scenes import _lobby_day as day
from scenes import lobby

GRADE = day.NIGHT

STAFF = (
    (lobby.RECEPTIONIST, 180, 'stand'),
    ((0.62, -0.42, day.FLOOR), -75, 'walk'),
)
VISITORS = (((-1.10, -0.02, day.FLOOR), 92, 'walk'),)


def build() -> None:
    day.build(day.Hour(STAFF, VISITORS), light)


def light() -> None:
    """Moonlight, and the lamps over the desk and at the lifts."""
    studio.room('#3A4149', wall=14, floor=-0.46, light='#5F7FA8', strength=0.10, roughness=0.8)
    studio.point_light((1.05, 0.75, 0.66), 3, '#FFC48A', 0.06)
    studio.point_light((2.1, 0.75, 0.66), 3, '#FFC48A', 0.06)
    studio.point_light((-0.3, 0.60, 0.84), 8, '#FFC48A', 0.07)
    studio.area_light((-8, -3, 8), (0, 0, 0.4), 2.0, 420, '#8FB0E4')
    studio.only_lamps_light()
    studio.clamp_indirect_light(4.0)
