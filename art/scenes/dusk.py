"""The house of house3d.py at dusk, with its lamps lit, for the head of the page that draws it.

The lit extension and the vermilion door are what to look at; the trees are dark, so that words can
stand before them.
"""

from kit import studio
from scenes import house3d
from scenes.house3d import METRE, at

GRADE = studio.Grade(exposure=1.05, vignette=0.24, bloom=0.08, bloom_threshold=1.4)


def build() -> None:
    """Photograph the house from a little to the right, above the hedge."""
    house3d.build_model()
    light()
    studio.camera((5.0, -11.2, 2.0), (-0.55, 0, 1.3), 45, 4.5, focus=(1.9, -1.2, 0.6))


def light() -> None:
    """The last light from the left, the sky low behind the house, and four lamps in the model."""
    studio.sweep('#3F464E', wall=13, floor=house3d.BOARD_BOTTOM * METRE)
    studio.world('#8FA6C8', 0.13)
    studio.area_light((-8.4, -7.8, 7.2), (0, 0, 0.9), 1.6, 760, '#C9D6EA')
    studio.area_light((3.0, 8.5, 0.2), (2.2, 13, 1.2), 5, 1100, '#E6A070')
    studio.area_light((1, 9, 4), (-2, 13.5, 3.5), 5, 300, '#7F9FCF')
    for centre, power, width, depth in (
        (at(6.4, -0.6, house3d.NEW_TOP - 0.12), 44, 5.0, 3.0),
        (at(-1.1, 1.7, 2.75), 24, 6.4, 1.6),
        (at(-1.1, 1.7, 5.3), 24, 6.4, 1.6),
    ):
        below = (centre[0], centre[1], 0)
        studio.area_light(centre, below, width * METRE, power, '#FFC486', height=depth * METRE)
    studio.point_light(at(-1.1, -0.35, 2.3), 1.0, '#FFC98A', 0.04)
    studio.only_lamps_light()
