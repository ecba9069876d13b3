"""Takes the noise out of a render, from two halves of it with different seeds.

Debian builds Blender without a denoiser. This one follows Bitterli and others, "Nonlinearly
Weighted First-order Regression for Denoising Monte Carlo Renderings" (2016), in small: where the
weights of a pixel's neighbours come from the other half, a chance error cannot favour itself. With
it 20 to 32 samples are enough; without it a picture would take several hundred.
"""

import ctypes
import subprocess
from pathlib import Path

import cv2
import numpy as np

from kit import exr

SOURCE = Path(__file__).with_name('nfor.c')
COMPILER = ('gcc', '-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC')

WINDOW = 6  # pixels each way in which neighbours are sought
PATCH = 2  # pixels each way by which two neighbours are compared
STRENGTH = 0.75  # the larger, the less alike neighbours may be
RIDGE = 1e-3  # keeps the regression steady where features are flat
FEATURE_WINDOW, FEATURE_PATCH, FEATURE_STRENGTH = 4, 1, 0.8
GRAIN = 0.06  # share of the noise that stays: without it walls look painted
SPIKE = 2.2  # how many times brighter than its surroundings a firefly is
DEPTH_RANGE = (0.1, 200)  # units

Halves = tuple[np.ndarray, np.ndarray]


def denoise(first: Path, second: Path, target: Path, library: Path) -> None:
    """Make one linear EXR of two half renders. `library` is where nfor.c is compiled to."""
    nfor = _Regression(library)
    a, b = exr.read(first), exr.read(second)
    noisy = tuple(_without_spikes(half) for half in _both(a, b, 'Combined', 'RGB'))
    albedo = _both(a, b, 'Denoising Albedo', 'RGB')
    normal = tuple(half * 0.5 + 0.5 for half in _both(a, b, 'Denoising Normal', 'XYZ'))
    depth = tuple(
        np.log(np.clip(half, *DEPTH_RANGE)) for half in _both(a, b, 'Denoising Depth', 'Z')
    )

    # Depth of field makes features noisy too, so they are smoothed first.
    smooth_albedo = nfor.smoothed(albedo)
    smooth_depth = nfor.smoothed(depth)
    spread = max(1e-4, smooth_depth.std())
    features = np.concatenate(
        [smooth_albedo, nfor.smoothed(normal), (smooth_depth - smooth_depth.mean()) / spread * 0.5]
    )
    # Light is filtered, not texture.
    texture = np.clip(smooth_albedo, 0.04, None)
    light = tuple(half / texture for half in noisy)
    guide = tuple(np.log1p(half) for half in light)
    variance = _blurred((guide[0] - guide[1]) ** 2 / 2, 5) + 2e-6
    filtered = [
        nfor.run(guide[1 - i], variance, light[i], features, WINDOW, PATCH, STRENGTH, RIDGE)
        for i in range(2)
    ]
    clean = (filtered[0] + filtered[1]) / 2 * texture
    raw = (noisy[0] + noisy[1]) / 2
    # No pixel comes out far brighter than its surroundings were.
    clean = np.minimum(clean, np.maximum(_blurred(raw, 7) * 4 + 0.05, raw))
    exr.write(target, clean * (1 - GRAIN) + raw * GRAIN)


class _Regression:
    """The compiled filter of nfor.c."""

    def __init__(self, library: Path) -> None:
        if not library.exists() or library.stat().st_mtime < SOURCE.stat().st_mtime:
            subprocess.run([*COMPILER, str(SOURCE), '-o', str(library), '-lm'], check=True)
        self.library = ctypes.CDLL(str(library))

    def run(
        self,
        guide: np.ndarray,
        variance: np.ndarray,
        source: np.ndarray,
        features: np.ndarray,
        window: int,
        patch: int,
        strength: float,
        ridge: float,
    ) -> np.ndarray:
        """Filter three planes of `source`; nfor.c says what the arguments are."""
        planes = [np.ascontiguousarray(p, np.float32) for p in (guide, variance, source, features)]
        result = np.empty_like(planes[2])
        height, width = source.shape[1:]
        self.library.nfor(
            *(_pointer(plane) for plane in planes),
            ctypes.c_int(len(features)),
            _pointer(result),
            width,
            height,
            window,
            patch,
            ctypes.c_float(strength),
            ctypes.c_float(ridge),
        )
        return result

    def smoothed(self, halves: Halves) -> np.ndarray:
        """The mean of a feature of both halves, filtered by itself."""
        a, b = halves
        variance = (_blurred((a - b) ** 2 / 2, 3) + 1e-7) / 2
        mean = (a + b) / 2
        if len(mean) == 1:  # the filter takes three planes
            return self._alone(np.repeat(mean, 3, 0), np.repeat(variance, 3, 0))[:1]
        return self._alone(mean, variance)

    def _alone(self, mean: np.ndarray, variance: np.ndarray) -> np.ndarray:
        none = np.zeros((0, *mean.shape[1:]), np.float32)
        settings = (FEATURE_WINDOW, FEATURE_PATCH, FEATURE_STRENGTH, 1)
        return self.run(mean, variance, mean, none, *settings)


def _both(a: exr.Planes, b: exr.Planes, layer: str, components: str) -> Halves:
    return exr.layer(a, layer, components), exr.layer(b, layer, components)


def _blurred(planes: np.ndarray, size: int) -> np.ndarray:
    blur = [cv2.blur(plane, (size, size), borderType=cv2.BORDER_REFLECT) for plane in planes]
    return np.stack(blur)


def _without_spikes(colour: np.ndarray) -> np.ndarray:
    """Fireflies brought down towards the median of their surroundings."""
    luminance = colour.mean(0)
    median = cv2.medianBlur(luminance.astype(np.float32), 5)
    limit = SPIKE * np.maximum(median, 0.25 * cv2.blur(luminance, (5, 5))) + 0.06
    return colour * np.where(luminance > limit, limit / np.maximum(luminance, 1e-6), 1)


def _pointer(plane: np.ndarray) -> ctypes._Pointer:
    return plane.ctypes.data_as(ctypes.POINTER(ctypes.c_float))
