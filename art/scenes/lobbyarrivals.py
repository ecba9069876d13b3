"""The lobby at two minutes to eight: people arrive, the receptionist and an officer meet them."""

from kit import studio
from scenes import _lobby_day as day
from scenes import lobby

GRADE = day.GRADE

STAFF = (
    (lobby.RECEPTIONIST, 194, 'stand'),
    ((-1.18, 0.48, day.FLOOR), 195, 'point'),
)
VISITORS = (
    ((-2.30, -0.80, day.OUTSIDE), -60, 'walk'),
    ((-2.36, -0.30, day.OUTSIDE), -80, 'walk'),
    ((-1.25, 0.02, day.FLOOR), -85, 'walk'),
    ((-0.72, -0.10, day.FLOOR), -100, 'walk'),
    ((-0.42, 0.14, day.FLOOR), 0, 'stand'),
    ((0.02, -0.52, day.FLOOR), -80, 'walk'),
    ((0.18, -0.40, day.FLOOR), -80, 'walk'),
    ((0.72, 0.12, day.FLOOR), -55, 'walk'),
    ((0.98, 0.70, day.FLOOR), -40, 'walk'),
    ((1.30, 1.02, day.FLOOR), 0, 'stand'),
    ((1.42, 0.94, day.FLOOR), 20, 'stand'),
    ((1.80, 1.02, day.FLOOR), 10, 'stand'),
    ((1.10, -0.88, day.FLOOR), -60, 'walk'),
    ((1.7, 0.72, day.GALLERY), -90, 'walk'),
)


def build() -> None:
    day.build(day.Hour(STAFF, VISITORS), light)


def light() -> None:
    """A low sun through the glass front, and the lamps."""
    studio.room('#A39D94', wall=13, floor=-0.46, light='#C3D2E4', strength=0.20)
    studio.point_light((1.7, 0.85, 0.70), 5, '#FFD0A0', 0.06)
    studio.point_light((-0.3, 0.75, 0.86), 4, '#FFD3A0', 0.06)
    studio.area_light((-10.5, -3.7, 3.7), (0, 0, 0.3), 0.35, 3300, '#FFD5A0')
    studio.area_light((8, -5, 4.5), (0, 0, 0.8), 6, 110, '#CFDEF0')
