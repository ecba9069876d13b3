"""Materials: card, timber, paint and metal, sheet acrylic, light.

All are procedural. Card and timber read two things that kit/geometry.py provides: the tone of a
piece (Random Per Island, so that no two pieces of a mesh look the same) and its grain coordinates
(`gpos`, whose X runs along the grain, displaced at random for each piece).
"""

import bpy

from kit import palette
from kit.nodes import NodeGraph, Socket
from kit.palette import linear

Material = bpy.types.Material
# What a scene calls its materials
Materials = dict[str, Material]


def new_material(name: str) -> tuple[Material, NodeGraph]:
    """A material with an empty graph, for surfaces that one scene alone needs."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    return material, NodeGraph(material.node_tree)


def grain_coordinates(graph: NodeGraph) -> Socket:
    """Coordinates of the piece, X along its grain, as stored by kit/geometry.py."""
    return graph.add('Attribute', attribute_name='gpos').outputs['Vector']


def card(
    name: str,
    colour: str,
    roughness: float = 0.82,
    bump: float = 0.12,
    variation: float = 0.035,
) -> Material:
    """Matt card whose tone varies from piece to piece by `variation` either way.

    The slow mottling stays under 2 %: on large walls more of it shows as blotches.
    """
    material, graph = new_material(name)
    grain = grain_coordinates(graph)
    island = graph.add('NewGeometry').outputs['Random Per Island']
    fibre = graph.add('TexNoise', {'Vector': grain, 'Scale': 28, 'Detail': 6, 'Roughness': 0.7})
    mottling = graph.add('TexNoise', {'Vector': grain, 'Scale': 2.2, 'Detail': 3}).outputs['Fac']
    tone = graph.calculate(
        'ADD',
        graph.calculate('MULTIPLY', graph.calculate('SUBTRACT', island, 0.5), variation * 2),
        graph.calculate('MULTIPLY', graph.calculate('SUBTRACT', mottling, 0.5), variation * 0.7),
    )
    toned = graph.add(
        'HueSaturation', {'Value': graph.calculate('ADD', tone, 1.0), 'Color': linear(colour)}
    )
    relief = graph.add('Bump', {'Strength': bump, 'Distance': 0.01, 'Height': fibre.outputs['Fac']})
    surface = {
        'Base Color': toned.outputs[0],
        'Roughness': roughness,
        'Specular': 0.25,
        'Normal': relief.outputs[0],
    }
    graph.finish(graph.add('BsdfPrincipled', surface))
    return material


def wood(
    name: str,
    tones: tuple[str, str, str],
    scale: float = 1.0,
    roughness: float = 0.5,
    contrast: float = 1.0,
    coat: float = 0.0,
    pores: float = 0.5,
) -> Material:
    """Plain-sawn timber: growth rings, long fibres and pores, all along the grain.

    `tones` are early wood, the usual tone and late wood; `pores` says how dark pores are.
    """
    material, graph = new_material(name)
    grain = grain_coordinates(graph)
    island = graph.add('NewGeometry').outputs['Random Per Island']
    rings = _growth_rings(graph, grain, scale)
    fibre = _noise(graph, _stretched(graph, grain, 1.2 * scale, 34 * scale), 5, 0.65)
    pore_noise = _noise(graph, _stretched(graph, grain, 3.0 * scale, 70 * scale), 2)
    pore = graph.ramp(pore_noise, [(0.60, 0.0), (0.70, 1.0)])

    figure = graph.calculate(
        'ADD',
        graph.calculate('MULTIPLY', rings, 0.50 * contrast),
        graph.calculate('MULTIPLY', fibre, 0.70),
    )
    piece = graph.calculate('MULTIPLY', graph.calculate('SUBTRACT', island, 0.5), 0.24)
    figure = graph.calculate('ADD', figure, piece)
    colour = graph.ramp(figure, list(zip((0.18, 0.55, 1.0), tones)))
    darkest = linear(tones[2])
    colour = graph.mix(graph.calculate('MULTIPLY', pore, pores * 0.55), colour, darkest)
    height = graph.calculate(
        'SUBTRACT',
        graph.calculate('MULTIPLY', fibre, 0.5),
        graph.calculate('MULTIPLY', pore, 0.6 * pores),
    )
    relief = graph.add('Bump', {'Strength': 0.16, 'Distance': 0.01, 'Height': height})
    sheen = graph.calculate('MULTIPLY', fibre, 0.22)
    surface = {
        'Base Color': colour,
        'Roughness': graph.calculate('ADD', sheen, roughness - 0.1),
        'Specular': 0.4,
        'Clearcoat': coat,
        'Clearcoat Roughness': 0.25,
        'Normal': relief.outputs[0],
    }
    graph.finish(graph.add('BsdfPrincipled', surface))
    return material


def _growth_rings(graph: NodeGraph, grain: Socket, scale: float) -> Socket:
    """Irregular rings: stretched noise with a little of a distorted band.

    A regular wave alone reads as corduroy.
    """
    stretched = _stretched(graph, grain, 0.055 * scale, 1.0 * scale)
    spacing = graph.add(
        'TexNoise',
        {'Vector': stretched, 'Scale': 5.5, 'Detail': 5, 'Roughness': 0.62, 'Distortion': 0.25},
    )
    warp = graph.add('TexNoise', {'Vector': stretched, 'Scale': 0.8, 'Detail': 1.5})
    scaled = graph.add('VectorMath', {0: warp.outputs['Color'], 'Scale': 1.1}, operation='SCALE')
    warped = graph.add('VectorMath', {0: stretched, 1: scaled.outputs[0]}, operation='ADD')
    bands = graph.add(
        'TexWave',
        {
            'Vector': warped.outputs[0],
            'Scale': 4.2,
            'Distortion': 3.0,
            'Detail': 3,
            'Detail Scale': 1.6,
            'Detail Roughness': 0.7,
        },
        wave_type='BANDS',
        bands_direction='DIAGONAL',
        wave_profile='SAW',
    )
    rings = graph.ramp(spacing.outputs['Fac'], [(0.34, 0.0), (0.66, 1.0)])
    return graph.calculate(
        'ADD',
        graph.calculate('MULTIPLY', rings, 0.82),
        graph.calculate('MULTIPLY', bands.outputs['Fac'], 0.18),
    )


def _stretched(graph: NodeGraph, grain: Socket, along: float, across: float) -> Socket:
    mapping = graph.add('Mapping', {'Vector': grain, 'Scale': (along, across, across)})
    return mapping.outputs[0]


def _noise(graph: NodeGraph, vector: Socket, detail: float, roughness: float = 0.5) -> Socket:
    inputs = {'Vector': vector, 'Scale': 1.0, 'Detail': detail, 'Roughness': roughness}
    return graph.add('TexNoise', inputs).outputs['Fac']


def plain(
    name: str,
    colour: str,
    roughness: float = 0.5,
    metal: float = 0.0,
    specular: float = 0.5,
    coat: float = 0.0,
    bump: float = 0.0,
) -> Material:
    """Paint or metal in one tone."""
    material, graph = new_material(name)
    surface = {
        'Base Color': linear(colour),
        'Roughness': roughness,
        'Metallic': metal,
        'Specular': specular,
        'Clearcoat': coat,
    }
    if bump:
        place = graph.add('TexCoord').outputs['Object']
        noise = graph.add('TexNoise', {'Vector': place, 'Scale': 18, 'Detail': 4}).outputs['Fac']
        relief = graph.add('Bump', {'Strength': bump, 'Distance': 0.01, 'Height': noise})
        surface['Normal'] = relief.outputs[0]
    graph.finish(graph.add('BsdfPrincipled', surface))
    return material


def acrylic(name: str, colour: str = '#DDE6E6', reflection: float = 1.0) -> Material:
    """Sheet acrylic: tinted, with reflections, but without refraction and so without noise."""
    material, graph = new_material(name)
    sheet = graph.add('BsdfTransparent', {'Color': linear(colour)})
    gloss = graph.add('BsdfGlossy', {'Color': (1, 1, 1, 1), 'Roughness': 0.04})
    # On back faces Fresnel comes to total reflection, and overlapping sheets would go black.
    back = graph.add('NewGeometry').outputs['Backfacing']
    fresnel = graph.add('Fresnel', {'IOR': 1.5}).outputs[0]
    share = graph.calculate(
        'MULTIPLY',
        graph.calculate('MULTIPLY', fresnel, reflection, clamp=True),
        graph.calculate('SUBTRACT', 1.0, back),
    )
    inputs = {0: share, 1: sheet.outputs[0], 2: gloss.outputs[0]}
    graph.finish(graph.add('MixShader', inputs))
    return material


def glow(name: str, colour: str, strength: float, variation: float = 0.0) -> Material:
    """A surface that shines, e.g. a lit window; `variation` makes pieces differ."""
    material, graph = new_material(name)
    power: Socket | float = strength
    if variation:
        island = graph.add('NewGeometry').outputs['Random Per Island']
        spread = graph.calculate('MULTIPLY', island, 2 * variation)
        power = graph.calculate('MULTIPLY', graph.calculate('ADD', spread, 1 - variation), strength)
    graph.finish(graph.add('Emission', {'Color': linear(colour), 'Strength': power}))
    return material


def standard(*own: Material) -> Materials:
    """The materials that every scene has, and those that a scene has of its own."""
    made = [
        card('card', palette.CARD),
        card('card2', palette.CARD_DARKER, variation=0.05),
        card('grey', palette.GREY_BOARD, variation=0.04),
        card('dark', palette.CHARCOAL, roughness=0.6, variation=0.1),
        wood('oak', palette.OAK, roughness=0.48),
        wood('bass', palette.BASSWOOD, scale=1.4, roughness=0.6, contrast=0.7, pores=0.15),
        wood('walnut', palette.WALNUT, roughness=0.45),
        plain('accent', palette.ACCENT, roughness=0.42, coat=0.1),
        card('accentcard', palette.ACCENT, roughness=0.6, variation=0.03),
        plain('brass', palette.BRASS, roughness=0.28, metal=1.0),
        plain('steel', palette.STEEL, roughness=0.35, metal=1.0),
        plain('black', palette.BLACK, roughness=0.45),
        card('sage', palette.SAGE, roughness=0.9, bump=0, variation=0.16),
        card('moss', palette.MOSS, roughness=0.9, bump=0, variation=0.14),
        card('foam', palette.FOAM, roughness=0.9, bump=0, variation=0.10),
        acrylic('acrylic', '#F7FAFA'),
        acrylic('smoke', '#7D868A'),
        glow('glow', '#FFD3A0', 6.0, 0.4),
    ]
    return {material.name: material for material in (*made, *own)}
