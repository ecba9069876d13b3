"""Cycles: how light is traced, the two half renders that the denoiser compares, and drawings."""

from pathlib import Path

import bpy

from kit.nodes import NodeGraph
from kit.shot import Quality

# Any two will do. They stay the same, so that a picture comes out the same every time.
SEEDS = {'a': 11, 'b': 27}
NOISE_THRESHOLD = 0.01
SAMPLES_BEFORE_STOPPING = 32  # of the adaptive sampling
BOUNCES = 4
DIFFUSE_BOUNCES = 3
GLOSSY_BOUNCES = 3
TRANSPARENT_LAYERS = 12  # sheets of acrylic in line
INDIRECT_CLAMP = 6.0
LEAVES = ('sage', 'moss')  # materials of trees and hedges


def empty_scene() -> None:
    """Start from nothing, with light paths that suit matt models: few bounces, no caustics."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.max_bounces = BOUNCES
    cycles.diffuse_bounces = DIFFUSE_BOUNCES
    cycles.glossy_bounces = GLOSSY_BOUNCES
    cycles.transmission_bounces = BOUNCES
    cycles.transparent_max_bounces = TRANSPARENT_LAYERS
    cycles.sample_clamp_indirect = INDIRECT_CLAMP
    cycles.sample_clamp_direct = 0
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.blur_glossy = 0.5


def render_halves(quality: Quality, folder: Path) -> None:
    """Render the scene twice with half of the samples each, to `folder`/a.exr and b.exr.

    The files hold albedo, normals and depth as well. They are not compressed, so that kit/exr.py
    can read them.
    """
    scene = bpy.context.scene
    render, cycles = scene.render, scene.cycles
    render.resolution_x, render.resolution_y = quality.width, quality.height
    render.resolution_percentage = 100
    render.use_persistent_data = True  # the second half need not build the scene again
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = NOISE_THRESHOLD
    cycles.adaptive_min_samples = min(SAMPLES_BEFORE_STOPPING, quality.samples)
    cycles.samples = max(1, quality.samples // 2)
    cycles.pixel_filter_type = 'BLACKMAN_HARRIS'
    cycles.filter_width = 1.5
    _write_features(depth='16')
    for half, seed in SEEDS.items():
        cycles.seed = seed
        render.filepath = str(folder / f'{half}.exr')
        bpy.ops.render.render(write_still=True)


def render_features(quality: Quality, target: Path) -> None:
    """Render what a drawing is made of: everything sharp, one ray a pixel, no light.

    In place of colours, materials get codes: red for the piece, green for the material, blue where
    leaves are. Glass is left out.
    """
    scene = bpy.context.scene
    render, cycles = scene.render, scene.cycles
    render.resolution_x, render.resolution_y = quality.width, quality.height
    render.resolution_percentage = 100
    scene.camera.data.dof.use_dof = False
    cycles.max_bounces = 0
    cycles.use_adaptive_sampling = False
    cycles.samples = 1
    cycles.pixel_filter_type = 'BOX'
    cycles.filter_width = 0.01  # the ray goes through the middle of the pixel
    for number, material in enumerate(bpy.data.materials):
        _encode(material, number)
    _write_features(depth='32')
    render.filepath = str(target)
    bpy.ops.render.render(write_still=True)


def _encode(material: bpy.types.Material, number: int) -> None:
    """Give a material its codes in place of its surface."""
    if not material.use_nodes:
        return
    kinds = {node.type for node in material.node_tree.nodes}
    graph = NodeGraph(material.node_tree)
    if 'BSDF_TRANSPARENT' in kinds:
        graph.finish(graph.add('BsdfTransparent'))
        return
    codes = {
        'R': graph.add('NewGeometry').outputs['Random Per Island'],
        'G': 0.1 + number * 0.618 % 0.9,
        'B': 1.0 if material.name in LEAVES else 0.0,
    }
    graph.finish(graph.add('BsdfDiffuse', {'Color': graph.add('CombineRGB', codes).outputs[0]}))


def _write_features(depth: str) -> None:
    """Write albedo, normals and depth beside the light, in a file that kit/exr.py can read."""
    scene = bpy.context.scene
    # Debian's Blender is built without a denoiser, but still writes what one needs.
    scene.cycles.use_denoising = False
    scene.view_layers[0].cycles.denoising_store_passes = True
    image = scene.render.image_settings
    image.file_format = 'OPEN_EXR_MULTILAYER'
    image.color_depth = depth
    image.exr_codec = 'NONE'
