"""The lobby at three in the morning: empty, with one lamp over the desk and an officer under it."""

from kit import studio
from scenes import _lobby_day as day
from scenes import lobby

GRADE = day.NIGHT

STAFF = ((lobby.RECEPTIONIST, 180, 'stand'),)


def build() -> None:
    """Build the empty lobby."""
    day.build(day.Hour(STAFF, lit=(1,)), light)


def light() -> None:
    """Moonlight through the glass, and one lamp."""
    studio.room('#2C333B', wall=14, floor=-0.46, light='#55749E', strength=0.05, roughness=0.8)
    x, z = lobby.PENDANTS[1]
    studio.point_light((x, lobby.PENDANTS_Y, z - 0.16), 12, '#FFC488', 0.05)
    studio.area_light((-9, -2.5, 6), (0, 0, 0.4), 1.2, 300, '#8FB0E4')
    studio.only_lamps_light()
    studio.clamp_indirect_light(4.0)
