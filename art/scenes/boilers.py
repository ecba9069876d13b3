"""The plant room from near: three pumps on the vermilion run, boilers behind.

For property maintenance, and wherever `plantroom` is one click away. Model and light are those of
plantroom.py. The run leaves the frame on the left only.
"""

from kit import studio
from scenes import plantroom

GRADE = studio.Grade(exposure=0.6, vignette=0.22, warmth=-0.015)


def build() -> None:
    plantroom.build_model()
    plantroom.light()
    studio.camera((3.0, -4.9, 1.3), (0.98, 0.1, 0.64), 50, 7, focus=(1.3, -0.05, 0.4))
