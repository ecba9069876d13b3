"""The New York shop from inside: oak shelves on two levels, tables and the stair.

For the joinery on its project page, beside `newyork`. Model and light are those of newyork.py. The
accent is the tool box of the joinery supervisor.
"""

from kit import studio
from kit.figures import moulded
from kit.geometry import Model
from scenes import newyork
from scenes.newyork import DEPTH, LEFT, MEZZANINE, RIGHT, SOUTH

GRADE = studio.Grade(exposure=0.95, vignette=0.24, warmth=-0.02, bloom=0.07, bloom_threshold=1.8)


def build() -> None:
    model = Model(newyork.build_model(moulded, bare_street=True), seed=62)
    stair(model)
    for bar in model.at(LEFT + 0.104, SOUTH + 0.6225).row(120, 0.0219):
        bar.rod((0, 0, MEZZANINE), (0, 0, 0.66), 0.0018, 'brass', 5)
    tool_box(model.at(0.0, 0.42, 0.03))
    model.finish()
    newyork.light()
    studio.camera((-1.15, 0.02, 0.63), (0.42, 0.8, 0.34), 24, 22, focus=(0.1, 0.5, 0.4))


def stair(model: Model) -> None:
    """The steel strings under the treads, and a landing at the mezzanine's end."""
    for x in (RIGHT - 0.71, RIGHT - 0.43):
        foot, head = (x, SOUTH + 0.60, 0.03), (x, SOUTH + 1.16, 0.54)
        model.beam(foot, head, (0.012, 0.035), 'dark', 0.002)
    low = (RIGHT - 0.75, SOUTH + 1.16, 0.50)
    model.slab(low, (RIGHT - 0.42, SOUTH + DEPTH - 0.9, MEZZANINE), 'card', 0.004)


def tool_box(model: Model) -> None:
    """A closed box with a handle, on the floor beside a table."""
    model.slab((0, 0, 0), (0.15, 0.075, 0.05), 'accentcard', 0.003)
    for x in (0.004, 0.146):
        model.slab((x - 0.004, 0.03, 0.05), (x + 0.004, 0.045, 0.085), 'accentcard', 0.001)
    model.rod((0, 0.0375, 0.08), (0.15, 0.0375, 0.08), 0.006, 'oak', 8)
