"""The guarded office with its gate, and a third of dark sky at the left for the words.

For the head of security. Model and lamps are those of night.py, but the officer outside walks past
the lobby and not behind the barrier, and the trees on the left stay below the words. The lens is
shifted, so that verticals stay upright although the office stands far to the right.
"""

from kit import studio
from scenes import night

GRADE = night.GRADE

GUARDS = (*night.GUARDS[:3], (-0.9, -0.55, 0.014, -0.6, 'walk', 'dark'))
TREES = (
    *((-5.2, 0.6, 0.9), (-3.6, 0.9, 1.35), (-2.8, 2.3, 1.7), (-4.9, 2.2, 1.3)),
    *night.TREES[4:],
)


def build() -> None:
    night.build_model(guards=GUARDS, grove=TREES)
    night.light()
    studio.camera(
        *((-7.9, -11.7, 2.8), (-0.15, 0, 1.15), 50, 3.5),
        focus=(-1.5, -1.0, 0.5),
        shift=(-0.145, 0.047),
    )
