"""A pen: prints the lines of a plan on a sheet, in X and Y of the sheet."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from mathutils import Matrix

from kit.geometry import Model, Point, shift


@dataclass
class Pen:
    """Lines are printed strips on a sheet that lies level in `model`.

    Lines that cross lie at different heights, or their faces would show as black strips.
    """

    model: Model
    bottom: float  # height of the lowest line's middle
    levels: int
    level: float  # from one level to the next
    thickness: float
    chamfer: float
    widening: float  # thin lines are widened so much, or they would not show in the picture
    thin: float = math.inf  # up to this width
    scale: float = 1.0  # units for one unit of the plan
    overlap: float = 0.9  # of lines that meet, in shares of their width
    lines: int = 0

    def line(self, start: Point, end: Point, width: float, ink: str = 'ink') -> None:
        """A line from point to point."""
        self.lines += 1
        (x0, y0), (x1, y1), scale = start, end, self.scale
        width *= self.widening if width < self.thin else 1
        z = self.bottom + self.lines % self.levels * self.level
        middle = shift((x0 + x1) / 2 * scale, (y0 + y1) / 2 * scale, z)
        turn = Matrix.Rotation(math.atan2(y1 - y0, x1 - x0), 4, 'Z')
        length = math.hypot(x1 - x0, y1 - y0) * scale
        size = (length + width * scale * self.overlap, width * scale, self.thickness)
        self.model.on(middle).box_at(turn, size, ink, self.chamfer, grain=0)

    def path(self, points: Sequence[Point], width: float, ink: str = 'ink') -> None:
        """Lines from point to point."""
        for start, end in zip(points, points[1:]):
            self.line(start, end, width, ink)

    def rectangle(self, low: Point, high: Point, width: float, ink: str = 'ink') -> None:
        """A rectangle between two opposite corners."""
        (x0, y0), (x1, y1) = low, high
        self.path([(x0, y0), (x1, y0), (x1, y1), (x0, y1), (x0, y0)], width, ink)

    def arc(
        self,
        centre: Point,
        radius: float,
        degrees: tuple[float, float] = (0, 360),
        width: float = 0.022,
        ink: str = 'ink2',
        steps: int = 14,
    ) -> None:
        """An arc between two angles, or a circle."""
        start, end = degrees
        angles = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
        x, y = centre
        points = [(x + math.cos(a) * radius, y + math.sin(a) * radius) for a in angles]
        self.path(points, width, ink)

    def dashes(
        self, start: Point, end: Point, width: float, ink: str = 'ink2', dash: float = 0.22
    ) -> None:
        """A dashed line; gaps are as long as dashes."""
        (x0, y0), (x1, y1) = start, end
        parts = int(math.hypot(x1 - x0, y1 - y0) / dash)
        stops = [(x0 + (x1 - x0) * i / parts, y0 + (y1 - y0) * i / parts) for i in range(parts + 1)]
        for a, b in zip(stops[::2], stops[1::2]):
            self.line(a, b, width, ink)
