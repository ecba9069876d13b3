"""The office floor of fitout.py as Category A: finished, serviced and empty, from wall to wall.

For the choice between Category A and B on the page about fit-out; fitoutb.py is the other half.
Structure, ceiling and services are the same in both, and so is the camera.
"""

from kit import studio
from kit.figures import crowd
from kit.geometry import Model
from scenes import fitout
from scenes.fitout import BACK, BARE, BARE_END, FITTED, FLOOR, FRONT, PERSON, SLAB, TOP, WALL

GRADE = studio.Grade(exposure=1.0, vignette=0.22, warmth=-0.02, bloom=0.05, bloom_threshold=2.0)


def build() -> None:
    surfaces = fitout.new_surfaces()
    model = Model(surfaces, seed=41)
    shell(model)
    fitout.side_walls(model, (fitout.WALLS[0], fitout.WALLS[2]))
    for x in (BARE, FITTED):
        fitout.raised_floor(model, x)
        fitout.services_below_floor(model, x)
        fitout.ceiling_grid(model, x)
    model.slab((BARE_END, FRONT, FLOOR - 0.03), (FITTED, BACK, FLOOR), 'tile', 0.004)
    crowd(model, fitout.INSPECTORS, PERSON)
    model.finish()
    studio.not_as_lamps(surfaces, ['lamp'])
    fitout.light()
    camera()


def shell(model: Model) -> None:
    """The board, the rear wall and the services above the ceiling of both bays."""
    fitout.site(model)
    for x in (BARE, FITTED):
        fitout.rear_wall(model, x)
        fitout.services_above_ceiling(model, x)
    model.slab((BARE_END, BACK, SLAB), (FITTED, BACK + WALL, TOP), 'card', 0.005)


def camera() -> None:
    """Near enough to fill the frame: no words stand on the picture."""
    studio.camera((3.7, -12.0, 5.6), (0.72, -0.12, 0.50), 80, 6.3, focus=(0.8, -0.6, 0.5))
