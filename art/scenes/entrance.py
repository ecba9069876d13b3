"""The lit entrance of the guarded office from across the street, with an officer under its canopy.

For security on the facilities home page, whose neighbours show `night` and `gate`. Model and lamps
are those of night.py.
"""

from kit import studio
from kit.figures import moulded
from kit.shot import Grade
from scenes import night

GRADE = Grade(exposure=1.0, vignette=0.26, bloom=0.10, bloom_threshold=1.3)


def build() -> None:
    """Photograph the entrance."""
    night.build_model(moulded)
    night.light()
    studio.camera((1.9, -7.2, 1.5), (0.35, -0.6, 0.95), 46, 7, focus=(0.6, -1.4, 0.5))
