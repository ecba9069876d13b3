"""The call-out from the street: van and lit door side by side.

For emergency response wherever `emergency` is one click away. Model and lamps are those of
emergency.py.
"""

from kit import studio
from scenes import emergency

GRADE = studio.Grade(exposure=1.2, vignette=0.24, bloom=0.12, bloom_threshold=1.3)


def build() -> None:
    emergency.build_model()
    emergency.light()
    studio.camera((-1.5, -6.0, 0.85), (0.58, -0.4, 0.44), 55, 7, focus=(0.0, -1.3, 0.3))
