"""The New York shop from inside: oak shelves on two levels, tables and the stair.

For the joinery on its project page, beside `newyork`. Model and light are those of newyork.py. The
accent is the tool box of the joinery supervisor.
"""

from kit import studio
from kit.figures import moulded, person
from kit.geometry import Model
from scenes import newyork
from scenes.newyork import DEPTH, LEFT, MEZZANINE, RIGHT, SOUTH

GRADE = studio.Grade(exposure=0.0, vignette=0.2, warmth=-0.05, bloom=0.04, bloom_threshold=2.4)

# X, Y, Z, turn, pose, material
CUSTOMERS = (
    *((1.02, 0.42, 0.03, -0.6, 'walk', 'dark'), (0.75, 0.62, MEZZANINE, -1.2, 'stand', 'dark')),
)


def build() -> None:
    model = Model(newyork.build_model(moulded, bare_street=True, customers=CUSTOMERS), seed=62)
    stair(model)
    for bar in model.at(LEFT + 0.104, SOUTH + 0.6225).row(120, 0.0219):
        bar.rod((0, 0, MEZZANINE), (0, 0, 0.66), 0.0018, 'brass', 5)
    front = newyork.Front(model, True, newyork.BAYS, newyork.WIDTH)
    for i in range(newyork.BAYS):  # beads, over the ends of the transoms
        end = front.pier(i) + 0.055
        front.block((end - 0.003, end + 0.001), (-0.067, -0.033), (0.12, 0.92), 'oak', 0.001, 2)
    supervisor(model.at(0.1, 0.5, 0.03))
    model.finish()
    newyork.light('#FFF1E2')
    studio.camera((-1.27, 0.03, 0.6), (0.42, 0.56, 0.35), 31, 36, focus=(0.1, 0.5, 0.2))


def supervisor(model: Model) -> None:
    """The joinery supervisor planes a shelf on two trestles; the tool box stands at his feet."""
    for x in (0.03, 0.33):
        model.slab((x, 0, 0.125), (x + 0.025, 0.11, 0.14), 'bass', 0.002)
        for y in (0.015, 0.095):
            model.beam((x + 0.0125, y, 0), (x + 0.0125, y, 0.13), (0.015, 0.015), 'bass', 0.002)
    model.slab((-0.02, 0.02, 0.141), (0.41, 0.09, 0.153), 'oak', 0.002)
    model.slab((0.16, 0.035, 0.154), (0.24, 0.065, 0.172), 'walnut', 0.003)
    person(model, (0.2, 0.16, 0), 0.28, 3.14, 'dark', 'push', top='card')
    tool_box(model.at(-0.02, -0.1))


def stair(model: Model) -> None:
    """The steel strings under the treads, their handrails, and a landing at the mezzanine's end."""
    for x in (RIGHT - 0.71, RIGHT - 0.43):
        foot, head = (x, SOUTH + 0.60, 0.03), (x, SOUTH + 1.16, 0.54)
        model.beam(foot, head, (0.012, 0.035), 'dark', 0.002)
        for step in range(8):  # balusters under the rail
            y, z = foot[1] + 0.04 + 0.07 * step, foot[2] + 0.036 + 0.064 * step
            model.rod((x, y, z), (x, y, z + 0.16), 0.0022, 'brass', 5)
        rail = (x, foot[1], foot[2] + 0.16), (x, head[1], head[2] + 0.16)
        model.beam(*rail, (0.014, 0.018), 'oak', 0.002)
    low = (RIGHT - 0.75, SOUTH + 1.16, 0.50)
    model.slab(low, (RIGHT - 0.42, SOUTH + DEPTH - 0.9, MEZZANINE), 'card', 0.004)


def tool_box(model: Model) -> None:
    """A closed box with a handle."""
    model.slab((0, 0, 0), (0.15, 0.075, 0.05), 'accentcard', 0.003)
    for x in (0.004, 0.146):
        model.slab((x - 0.004, 0.03, 0.05), (x + 0.004, 0.045, 0.085), 'accentcard', 0.001)
    model.rod((0, 0.0375, 0.08), (0.15, 0.0375, 0.08), 0.006, 'oak', 8)
