"""Colours of the set, and how a hexadecimal colour becomes light."""

CARD = '#EFEBE3'  # never pure white: it would lose all drawing in the key light
CARD_DARKER = '#E2DDD2'
GREY_BOARD = '#8C8B87'
CHARCOAL = '#2B2D30'
BLACK = '#1B1C1E'  # never pure black, for the same reason
ACCENT = '#D2502A'  # the one vermilion thing to look at
BRASS = '#B08A4A'
STEEL = '#8F9398'
SAGE = '#7E8A6B'
MOSS = '#A9AD8C'
FOAM = '#D8D2C2'

# Timbers: early wood, the usual tone, late wood and pores
OAK = ('#D3AC7C', '#B88955', '#7E5430')
BASSWOOD = ('#E9D6B4', '#DCC297', '#C09E6C')
WALNUT = ('#7A5437', '#5A3A24', '#33200F')

Colour = tuple[float, float, float, float]


def linear(hexadecimal: str) -> Colour:
    """An sRGB colour such as '#D2502A' as linear light, opaque."""
    digits = hexadecimal.lstrip('#')
    red, green, blue = (_channel(int(digits[i : i + 2], 16) / 255) for i in (0, 2, 4))
    return (red, green, blue, 1.0)


def _channel(value: float) -> float:
    """One channel by the sRGB transfer function (IEC 61966-2-1)."""
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
