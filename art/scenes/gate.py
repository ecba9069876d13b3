"""The gate of the guarded office at eye level, with an officer beside the vermilion barrier.

For security wherever `night` is one click away. Model and lamps are those of night.py. The camera
stands in the street, so the gatehouse is on the left and the lit lobby only glows behind the arm.
"""

from kit import studio
from kit.figures import moulded, person
from kit.geometry import Model, rotation, shift
from scenes import night

GRADE = studio.Grade(exposure=1.0, vignette=0.26, bloom=0.10, bloom_threshold=1.3)

OFFICER = (-2.55, -2.16, night.STREET)


def build() -> None:
    surfaces = night.build_model(moulded)
    model = Model(surfaces, seed=17)
    officer(model)
    model.finish()
    night.light()
    studio.camera((-5.0, -6.7, 0.66), (-2.66, -1.4, 0.55), 46, 8, focus=(-3.0, -1.9, 0.4))


def officer(model: Model) -> None:
    """An officer in a white jacket with the list of visitors, who looks down the street."""
    turn = 140
    on_figure = person(model, OFFICER, night.PERSON, turn * 0.01745, 'dark', 'plan', top='card')
    board = shift(*on_figure((0, 0.20, 0.665))) @ rotation(turn) @ rotation(30, 'X')
    model.box_at(board, (0.10, 0.13, 0.008), 'oak', 0.002)
    model.box_at(board @ shift(0, 0, 0.0065), (0.085, 0.115, 0.003), 'card', 0.001)
