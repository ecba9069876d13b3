"""The reception desk of the lobby from near, before upright oak slats.

For the commercial joinery of the bespoke joinery company. The rooms, the receptionist, the pendants
and the light are those of lobby.py.
"""

import math

from kit import studio
from kit.figures import person
from kit.geometry import Model
from scenes import lobby

GRADE = studio.Grade(exposure=0.65, vignette=0.2, warmth=-0.01)


def build() -> None:
    model = Model(lobby.new_surfaces(), seed=12)
    lobby.rooms(model)
    lobby.pendants(model)
    person(model, lobby.RECEPTIONIST, lobby.PERSON, math.pi + 0.25, 'dark', 'stand', top='accent')
    model.finish()
    lobby.light()
    studio.camera((1.2, -3.6, 1.35), (-0.26, 0.5, 0.36), 78, 8, focus=(-0.2, 0.4, 0.2))
