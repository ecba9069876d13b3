"""The clinic of the fourteen buildings with its roof off: six rooms in use, a technician at a door.

For the maintenance of fourteen buildings: eleven checks were late here. Tray and light are those of
fourteen.py. The plant there has its roof on now, so the vermilion stepladder is what to look at.
"""

from kit import studio
from kit.figures import person
from kit.geometry import Model, rotation, shift
from scenes import fourteen

GRADE = studio.Grade(exposure=0.75, vignette=0.2, warmth=-0.02)

ARM, END, THICK = 0.15, 0.40, 0.014  # half width of an arm, its end, thickness of the wall
FLOOR = 0.18  # upper floor
SILL, CUT = 0.071, 0.098  # heights at which outer walls and partitions are cut
PERSON = 0.0875
STAIR = 0.20  # Y of its head


def cross(arm: float, end: float) -> list[tuple[float, float]]:
    """The plan, from the right corner of the front arm."""
    corners = (arm - end * 1j, arm - arm * 1j, end - arm * 1j)
    points = [corner * 1j**turn for turn in range(4) for corner in corners]
    return [(point.real, point.imag) for point in points]


def build() -> None:
    swap = {fourteen.clinic: clinic, fourteen.roof_off: roof_on}
    plan = [
        [(swap.get(building, building), cells) for building, cells in row] for row in fourteen.PLAN
    ]
    fourteen.build_model(plan)
    fourteen.light()
    studio.camera((-0.06, -2.30, 2.12), (0.375, -0.48, 0.135), 67, 12, focus=(0.37, -0.55, 0.2))


def roof_on(model: Model) -> None:
    """The two storeys of `roof_off` with the roof on."""
    x, y, height = 0.50, 0.36, 0.2
    here = model.at(0.27, 0.0)
    top = fourteen.storeys(here, fourteen.box(-x, -y, x, y), 2)
    top.slab((-x, -y, -0.002), (x, y, height), 'card', 0.004)
    fourteen.lid(top.at(-x - 0.03, 0, height + 0.001), x, y)


def clinic(model: Model) -> None:
    """A cross in plan: six rooms about a hall, stair and lift in the arm at the back."""
    model.prism(cross(ARM, END), 0, SILL, 'card')
    model.prism(cross(ARM - 0.012, END - 0.012), SILL - 0.01, FLOOR - 0.055, 'pane')
    slab = cross(ARM - 0.006, END - 0.006)
    well = [(0, slab[6][1]), (0, STAIR), (slab[6][0], STAIR)]
    model.prism([*slab[:6], *well, *slab[7:]], FLOOR - 0.06, FLOOR, 'card2')
    floor = model.at(0, 0, FLOOR)
    for board in floor.at(-ARM + 0.001, -ARM + 0.009).row(12, 0, 0.0233):
        board.slab((0, 0, -0.002), (2 * ARM - 0.002, 0.0228, 0.001), 'bass', 0.0004)
    for turn in (0, 90, 180, 270):
        arm = floor.on(rotation(turn))
        a, b, t = ARM, END, THICK
        wall = [(-a, -a), (-a, -b), (a, -b), (a, -a + t), (a - t, -a + t), (a - t, -b + t)]
        arm.prism([*wall, (-a + t, -b + t), (-a + t, -a)], -0.053, SILL, 'card')
    rooms = ((at_desk, on_couch), (on_couch, at_desk), None, (at_desk, on_couch))
    for quarter, pair in enumerate(rooms):
        arm = floor.on(rotation(90 * quarter))
        if pair:
            partitions(arm)
            pair[0](arm.at(ARM - THICK, -END + THICK), 1)
            pair[1](arm.at(THICK - ARM, -END + THICK), -1)
    stair(floor.on(rotation(180)))
    hall(floor)


def partitions(arm: Model) -> None:
    """The wall between two rooms, and that towards the hall with two oak doors, shut."""
    y = -ARM
    arm.slab((THICK - ARM, -END + THICK, -0.002), (ARM - THICK, y + 0.004, 0.001), 'slate', 0.0004)
    arm.slab((-0.004, -END + THICK, 0), (0.004, y - 0.0002, SILL + 0.002), 'card', 0.002)
    for start, end in ((-0.1358, -0.118), (-0.070, 0.070), (0.118, 0.1358)):
        arm.slab((start, y, 0), (end, y + 0.008, CUT), 'card', 0.002)
    for x in (-0.118, 0.070):
        arm.slab((x + 0.001, y + 0.001, 0), (x + 0.047, y + 0.006, CUT - 0.003), 'oak', 0.001, 2)
        knob = x + (0.041 if x < 0 else 0.007)
        arm.rod((knob, y + 0.005, 0.05), (knob, y + 0.012, 0.05), 0.002, 'steel', 8)


def chair(model: Model) -> None:
    """A seat and its back, for somebody who looks along Y."""
    model.slab((-0.012, -0.012, 0.019), (0.012, 0.012, 0.023), 'dark', 0.001)
    model.slab((-0.012, -0.015, 0.019), (0.012, -0.012, 0.046), 'dark', 0.001)
    for leg in model.each((x, y) for x in (-0.010, 0.010) for y in (-0.013, 0.010)):
        leg.rod((0, 0, 0), (0, 0, 0.02), 0.0013, 'steel', 6)


def seated(model: Model, x: float, y: float, degrees: float, material: str, top: str) -> None:
    """Somebody on a chair."""
    chair(model.on(shift(x, y) @ rotation(degrees)))
    person(model, (x, y, 0), PERSON, degrees * 0.017453, material, 'sit', top)


def at_desk(room: Model, side: int) -> None:
    """A doctor at a desk and a patient beside it; X runs out of the room, to its outer wall."""
    desk = room.at(-side * 0.022, 0.10)
    desk.slab((-0.019, -0.04, 0.033), (0.019, 0.04, 0.037), 'oak', 0.001)
    for y in (-0.037, 0.034):
        desk.slab((-0.017, y, 0), (0.017, y + 0.003, 0.033), 'card', 0.001)
    desk.slab((side * 0.008 - 0.001, -0.022, 0.040), (side * 0.008 + 0.001, 0.012, 0.060), 'black')
    desk.slab((side * 0.006, -0.006, 0.036), (side * 0.010, 0.002, 0.042), 'black', 0.001)
    seated(room, -side * 0.060, 0.10, -side * 90, 'dark', 'card')
    seated(room, -side * 0.066, 0.045, -side * 40, 'dark', 'bass')
    cupboard(room, side)


def on_couch(room: Model, side: int) -> None:
    """A patient who sits on a couch, and a nurse before them."""
    couch = room.at(-side * 0.021, 0.075)
    couch.slab((-0.016, -0.05, 0.028), (0.016, 0.05, 0.035), 'dark', 0.002)
    couch.slab((-0.0155, 0.03, 0.035), (0.0155, 0.049, 0.038), 'card', 0.001)
    for leg in couch.each((x, y) for x in (-0.013, 0.011) for y in (-0.046, 0.044)):
        leg.slab((0, 0, 0), (0.002, 0.002, 0.028), 'steel', 0.0005)
    person(room, (-side * 0.024, 0.07, 0.0135), PERSON, side * 1.5708, 'dark', 'sit', 'bass')
    person(room, (-side * 0.083, 0.072, 0), PERSON, -side * 1.5708, 'dark', 'plan', 'card')
    cupboard(room, side)


def cupboard(room: Model, side: int) -> None:
    """A worktop with a basin, in the corner beside the partition."""
    inner = room.at(-side * 0.110, 0.012)
    inner.slab((-0.018, -0.011, 0), (0.018, 0.012, 0.043), 'bass', 0.001)
    inner.slab((-0.0185, -0.0115, 0.043), (0.0185, 0.013, 0.046), 'card', 0.001)
    inner.slab((-0.008, -0.005, 0.0455), (0.008, 0.006, 0.0465), 'steel', 0.0005)


def stair(arm: Model) -> None:
    """A flight down, and the lift, in the arm that a half turn puts at the back."""
    for k in range(8):
        step = arm.at(0, -STAIR - k * 0.0231)
        step.slab((0.002, -0.0231, -0.056), (ARM - THICK, 0, -0.0065 * (k + 1)), 'slate', 0.001)
    arm.slab((-0.006, -END + THICK, -0.004), (0.002, -STAIR + 0.004, 0.055), 'card', 0.001)
    arm.slab((0.002, -STAIR - 0.0005, -0.004), (0.045, -STAIR + 0.004, 0.055), 'card', 0.001)
    arm.slab((-0.125, -0.33, 0), (-0.03, -0.205, CUT), 'card', 0.002)
    arm.slab((-0.102, -0.2052, 0), (-0.053, -0.2035, CUT - 0.008), 'steel', 0.0005)


def hall(floor: Model) -> None:
    """Three who wait on chairs, and a technician at a shut door with a stepladder and a bag."""
    for k, top in enumerate(('bass', 'card', None)):
        spot = (-0.05 + 0.033 * k, 0.125)
        if top:
            seated(floor, *spot, 180, 'dark', top)
        else:
            chair(floor.on(shift(*spot) @ rotation(180)))
    person(floor, (0.088, -0.06, 0), PERSON, -2.3, 'dark', 'stand', 'card')
    floor.slab((-0.055, -0.06, 0.001), (-0.022, -0.046, 0.017), 'dark', 0.002)
    floor.slab((-0.046, -0.0545, 0.017), (-0.031, -0.0515, 0.022), 'dark', 0.001)
    stepladder(floor.on(shift(0.022, -0.04) @ rotation(-20)))
    floor.slab((-0.128, 0.0, 0.001), (-0.098, 0.10, 0.05), 'oak', 0.001, grain=1)
    floor.slab((-0.131, -0.003, 0.05), (-0.095, 0.103, 0.054), 'card', 0.001)


def stepladder(model: Model) -> None:
    """Open, with five treads."""
    height, foot, half = 0.105, 0.030, 0.018
    for side in (-1, 1):
        for y in (-foot, foot * 0.9):
            start, end = (side * half, y, 0), (side * half * 0.7, 0, height)
            model.beam(start, end, (0.0035, 0.0035), 'accent', 0.0005)
    for k in range(1, 6):
        share = k / 6
        x, tread = half * (1 - 0.3 * share), model.at(0, -foot * (1 - share), share * height)
        tread.slab((-x, -0.004, -0.001), (x, 0.004, 0.001), 'accent', 0.0005)
    model.slab((-0.013, -0.006, height - 0.001), (0.013, 0.006, height + 0.003), 'accent', 0.001)
