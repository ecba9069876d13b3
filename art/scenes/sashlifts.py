"""The lower sash of the box window from near: glazing bars and two brass lifts.

For the heritage windows of the bespoke joinery company, beside `sash`. Model and light are those of
sash.py.
"""

from kit import studio
from scenes import sash

GRADE = studio.Grade(exposure=0.75, vignette=0.18, warmth=-0.03)


def build() -> None:
    """Photograph the lower sash from near."""
    sash.build_model()
    sash.light()
    studio.camera((2.6, -6.4, 2.5), (0.1, -0.2, 1.75), 62, 8, focus=(0.1, -0.1, 1.6))
