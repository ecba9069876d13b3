"""The gate of the building site at eye level: hoarding, a lorry driving in, site cabins.

For project management, wherever `siteplan` is one click away.
"""

from kit import studio
from scenes import siteplan

GRADE = studio.Grade(exposure=0.62, vignette=0.2, warmth=-0.015)


def build() -> None:
    siteplan.build_model()
    siteplan.light()
    studio.camera((0.9, -5.6, 0.85), (-1.4, -0.4, 0.30), 60, 22, focus=(-0.8, -1.5, 0.2))
