"""Shader graphs in a few words."""

from collections.abc import Mapping, Sequence

import bpy

from kit.palette import linear

Socket = bpy.types.NodeSocket
# What an input takes: the output of another node, or a value
Source = Socket | float | str | Sequence[float]


class NodeGraph:
    """The node tree of a material, empty at first."""

    def __init__(self, tree: bpy.types.NodeTree) -> None:
        self.tree = tree
        tree.nodes.clear()

    def add(
        self,
        kind: str,
        inputs: Mapping[str | int, Source] | None = None,
        **settings: object,
    ) -> bpy.types.Node:
        """A node of a kind, e.g. 'TexNoise' for ShaderNodeTexNoise, with inputs and settings."""
        node = self.tree.nodes.new(f'ShaderNode{kind}')
        for name, value in settings.items():
            setattr(node, name, value)
        for name, source in (inputs or {}).items():
            if isinstance(source, Socket):
                self.tree.links.new(source, node.inputs[name])
            else:
                node.inputs[name].default_value = source
        return node

    def calculate(self, operation: str, a: Source, b: Source = 0.0, clamp: bool = False) -> Socket:
        """`a` and `b` under an operation of the Math node, e.g. 'ADD'."""
        node = self.add('Math', {0: a, 1: b}, operation=operation, use_clamp=clamp)
        return node.outputs[0]

    def ramp(self, factor: Socket, stops: Sequence[tuple[float, str | float]]) -> Socket:
        """A colour ramp. A stop is a position and a hexadecimal colour or a grey from 0 to 1."""
        node = self.add('ValToRGB', {0: factor})
        ramp = node.color_ramp
        ramp.interpolation = 'LINEAR'
        while len(ramp.elements) < len(stops):
            ramp.elements.new(0.5)
        for element, (position, tone) in zip(ramp.elements, stops):
            element.position = position
            element.color = linear(tone) if isinstance(tone, str) else (tone, tone, tone, 1)
        return node.outputs[0]

    def mix(self, factor: Source, a: Source, b: Source, mode: str = 'MIX') -> Socket:
        """Two colours mixed."""
        return self.add('MixRGB', {0: factor, 1: a, 2: b}, blend_type=mode).outputs[0]

    def finish(self, shader: bpy.types.Node) -> None:
        """Make `shader` the surface of the material."""
        self.tree.links.new(shader.outputs[0], self.add('OutputMaterial').inputs[0])
