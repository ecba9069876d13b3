"""Reads and writes uncompressed OpenEXR files, which OpenCV cannot where they have many layers."""

import struct
from pathlib import Path

import numpy as np

MAGIC_AND_VERSION = (20000630, 2)
PIXEL_TYPES = {0: np.uint32, 1: np.float16, 2: np.float32}
FLOAT = 2
UNCOMPRESSED = 0

Planes = dict[str, np.ndarray]


class UnreadablePicture(Exception):
    """The file is not of the kind that kit/rendering.py writes."""


def read(path: Path) -> Planes:
    """The channels of a file by name, e.g. 'ViewLayer.Combined.R', as planes of float32."""
    data = path.read_bytes()
    header, start = _header(data)
    if header['compression'][0] != UNCOMPRESSED:
        raise UnreadablePicture(f'{path} is compressed')
    left, top, right, bottom = struct.unpack('<4i', header['dataWindow'])
    width, height = right - left + 1, bottom - top + 1
    channels = _channels(header['channels'])
    planes = {name: np.empty((height, width), np.float32) for name, _ in channels}
    for row, line in enumerate(struct.unpack_from(f'<{height}Q', data, start)):
        position = line + 8  # after the number of the line and its length
        for name, pixel_type in channels:
            values = np.frombuffer(data, PIXEL_TYPES[pixel_type], width, position)
            planes[name][row] = values
            position += values.nbytes
    return planes


def write(path: Path, picture: np.ndarray) -> None:
    """Write planes R, G, B of a picture (3 × height × width) as float32."""
    height, width = picture.shape[1:]
    window = struct.pack('<4i', 0, 0, width - 1, height - 1)
    channels = b''.join(
        name + b'\0' + struct.pack('<iiii', FLOAT, 0, 1, 1) for name in (b'B', b'G', b'R')
    )
    header = struct.pack('<ii', *MAGIC_AND_VERSION)
    header += _attribute('channels', 'chlist', channels + b'\0')
    header += _attribute('compression', 'compression', bytes([UNCOMPRESSED]))
    header += _attribute('dataWindow', 'box2i', window)
    header += _attribute('displayWindow', 'box2i', window)
    header += _attribute('lineOrder', 'lineOrder', b'\0')
    header += _attribute('pixelAspectRatio', 'float', struct.pack('<f', 1))
    header += _attribute('screenWindowCenter', 'v2f', struct.pack('<ff', 0, 0))
    header += _attribute('screenWindowWidth', 'float', struct.pack('<f', 1)) + b'\0'
    line_size = 8 + width * 3 * 4
    first = len(header) + 8 * height
    lines = np.ascontiguousarray(picture[::-1].transpose(1, 0, 2), np.float32)
    with path.open('wb') as file:
        file.write(header)
        file.write(struct.pack(f'<{height}Q', *(first + y * line_size for y in range(height))))
        for y, line in enumerate(lines):
            file.write(struct.pack('<ii', y, width * 3 * 4))
            file.write(line.tobytes())


def _header(data: bytes) -> tuple[dict[str, bytes], int]:
    """The attributes of a file, and where they end."""
    attributes = {}
    position = 8
    while data[position]:
        name, position = _text(data, position)
        _, position = _text(data, position)
        (size,) = struct.unpack_from('<i', data, position)
        position += 4
        attributes[name] = data[position : position + size]
        position += size
    return attributes, position + 1


def _channels(data: bytes) -> list[tuple[str, int]]:
    channels = []
    position = 0
    while data[position]:
        name, position = _text(data, position)
        channels.append((name, struct.unpack_from('<i', data, position)[0]))
        position += 16
    return channels


def _text(data: bytes, position: int) -> tuple[str, int]:
    end = data.index(0, position)
    return data[position:end].decode(), end + 1


def _attribute(name: str, kind: str, data: bytes) -> bytes:
    return name.encode() + b'\0' + kind.encode() + b'\0' + struct.pack('<i', len(data)) + data
