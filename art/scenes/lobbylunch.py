"""The lobby at one o'clock: lunch in the sun, and a cleaner who clears the table."""

from kit import studio
from kit.geometry import rotation, shift
from scenes import _lobby_day as day
from scenes import lobby

GRADE = day.GRADE

STAFF = (
    (lobby.RECEPTIONIST, 180, 'stand'),
    ((1.44, -0.26, day.FLOOR), -60, 'plan'),
)
VISITORS = (
    ((1.46, 0.14, day.FLOOR), 180, 'sit'),
    ((1.80, 0.14, day.FLOOR), 165, 'sit'),
    ((-1.20, -0.05, day.FLOOR), 95, 'walk'),
    ((-1.06, 0.12, day.FLOOR), 95, 'walk'),
    ((-2.35, -0.35, day.OUTSIDE), 110, 'walk'),
    ((-0.62, -0.62, day.FLOOR), -50, 'stand'),
    ((-0.42, -0.50, day.FLOOR), 130, 'stand'),
    ((0.30, 0.10, day.FLOOR), 100, 'walk'),
    ((1.25, 0.56, day.GALLERY), 180, 'stand'),
    ((1.42, 0.58, day.GALLERY), 200, 'stand'),
    ((2.25, 0.80, day.GALLERY), -80, 'walk'),
    ((1.75, 1.02, day.FLOOR), 190, 'walk'),
)


def build() -> None:
    trolley = shift(0.90, -0.74) @ rotation(12)
    day.build(day.Hour(STAFF, VISITORS, lit=(), trolley=trolley), light)


def light() -> None:
    """A high sun; the lamps over the desk are off."""
    studio.room('#A3A8AA', wall=13, floor=-0.46, light='#C9DAEC', strength=0.20)
    studio.point_light((1.7, 0.85, 0.70), 3, '#FFD0A0', 0.06)
    studio.area_light((-4.6, -6.8, 10.5), (0, 0, 0.4), 0.5, 2500, '#FFF1DE')
    studio.area_light((8, -5, 4.5), (0, 0, 0.8), 6, 70, '#CFDEF0')
