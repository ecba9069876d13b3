"""What a scene says of its picture besides the model: how it is developed, how large it is made."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Grade:
    """How the linear picture is developed. Changing it needs no new render."""

    exposure: float  # stops
    vignette: float = 0.22  # share of light that the corners lose
    warmth: float = 0.0  # gain of red and loss of blue; negative is cooler
    bloom: float = 0.0  # share of the glow about lamps; 0 is none
    bloom_threshold: float = 1.2  # linear light from which things glow


@dataclass(frozen=True)
class Quality:
    """Size in pixels and light samples for each pixel."""

    width: int
    height: int
    samples: int


QUALITIES = {
    # Enough to judge composition and light
    'draft': Quality(384, 216, 8),
    # The master of a picture that fills half a page at most
    'plate': Quality(1200, 900, 32),
    # The master of a picture as wide as the text, or of one beside it
    'wide': Quality(1600, 900, 24),
    # The master of a picture beside text or at the head of a page
    'final': Quality(1920, 1080, 32),
    # The master of a picture that fills the head of a landing page
    'hero': Quality(2400, 1350, 32),
}
