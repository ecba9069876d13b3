"""The lobby at twenty to six, before dawn: cleaners at work under the lamps."""

from kit import studio
from kit.geometry import rotation, shift
from scenes import _lobby_day as day
from scenes import lobby

GRADE = day.NIGHT

STAFF = (
    (lobby.RECEPTIONIST, 194, 'stand'),
    ((-0.50, 0.24, day.FLOOR), -8, 'plan'),
    ((2.05, 0.62, day.GALLERY), 90, 'push'),
    ((0.98, -0.36, day.FLOOR), -115, 'push'),
)


HOUR = day.Hour(STAFF, cleaning=True, trolley=shift(0.36, -0.62) @ rotation(-18))


def build() -> None:
    """Build the lobby before dawn."""
    day.build(HOUR, light)


def light() -> None:
    """A blue sky with the first warm light low behind the square, and all lamps."""
    studio.room('#4B5664', wall=14, floor=-0.46, light='#6F8DB8', strength=0.13, roughness=0.8)
    studio.point_light((1.05, 0.75, 0.66), 6, '#FFC88F', 0.06)
    studio.point_light((2.1, 0.75, 0.66), 6, '#FFC88F', 0.06)
    studio.point_light((-0.3, 0.60, 0.84), 9, '#FFC98F', 0.07)
    studio.area_light((0.6, -0.3, 3.4), (0.5, -0.1, 0), 2.6, 34, '#FFD7A8')
    studio.area_light((-9.5, 1.5, 1.6), (0, 0, 0.4), 1.6, 330, '#F2A98C')
    studio.area_light((-8, -6, 7), (0, 0, 0.4), 2.5, 330, '#9DBBE8')
    studio.only_lamps_light()
    studio.clamp_indirect_light(4.0)
