"""The headquarters from the river at dusk, with light in its roof and its two open doors.

For the head of the About page. Model and figures are those of hq.py. The camera stands upstream,
above the water, from where the glazed sides of the roof are seen. The sky stays plain for words.
"""

from kit import studio
from scenes import hq

GRADE = studio.Grade(exposure=0.82, vignette=0.2, bloom=0.08, bloom_threshold=1.3)


def build() -> None:
    hq.build_model()
    light()
    studio.camera((-7.5, -12.9, 2.6), (-0.56, 0, 1.56), 56, 4.5, focus=(0.6, -0.6, 0.6))


def light() -> None:
    """Dusk: a blue room, the last sun from the left, an afterglow, and lamps in the doorways."""
    for x in (0.47, 2.57):
        studio.point_light((x, hq.FRONT + 0.75, 0.70), 7, '#FFB870', 0.05)
    studio.room('#8C939B', wall=14, floor=-0.62, light='#9FBBE0', strength=0.14)
    studio.split_light((-10, -5, 4.5), (0, 0, 0.4), 1.5, 420, '#FFC48E')
    studio.area_light((9, -3, 5), (0, 0, 1), 6, 90, '#BFD4F0')
    studio.area_light((5, 6, -0.5), (5, 14, 1.2), 10, 170, '#FFC9A0', height=0.6)
    studio.only_lamps_light()
