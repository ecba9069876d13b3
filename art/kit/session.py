"""What art/render runs inside Blender.

    blender --background --factory-startup --python-exit-code 1 --python session.py -- ACTION …

    render SCENE WIDTH HEIGHT SAMPLES FOLDER   render a scene into FOLDER/a.exr and FOLDER/b.exr
    develop SCENE SOURCE TARGET                grade a linear EXR with the grade of a scene
    fingerprint SCENE                          print the fingerprint of a scene and of its parts
"""

import sys
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from types import ModuleType

import bpy

ART = Path(__file__).resolve().parent.parent
# Blender does not look for modules beside the file that it runs.
sys.path.insert(0, str(ART))
sys.dont_write_bytecode = True

from kit import developing, fingerprint, rendering
from kit.shot import Quality


def load(name: str) -> tuple[ModuleType, list[int]]:
    """A scene, and its stage if there is one: `tower3` is the third stage of `tower`."""
    scene = name.rstrip('0123456789')
    stage = name.removeprefix(scene)
    return import_module(f'scenes.{scene}'), [int(stage)] if stage else []


def build(name: str) -> ModuleType:
    """Build a scene from nothing."""
    scene, stage = load(name)
    rendering.empty_scene()
    scene.build(*stage)
    return scene


def main(action: str, name: str, *rest: str) -> None:
    """Do what the arguments after `--` say."""
    if bpy.app.version[0] != 3:
        raise RuntimeError(f'This is Blender {bpy.app.version_string}; the kit needs version 3.')
    if action == 'render':
        width, height, samples = (int(number) for number in rest[:3])
        build(name)
        rendering.render_halves(Quality(width, height, samples), Path(rest[3]))
    elif action == 'develop':
        grade = load(name)[0].GRADE
        developing.develop(grade, Path(rest[0]), Path(rest[1]))
    elif action == 'fingerprint':
        scene = build(name)
        result = fingerprint.fingerprint(asdict(scene.GRADE))
        print('\n'.join([*(f'PART {part}' for part in result.parts), f'WHOLE {result.whole}']))
    else:
        raise SystemExit(f'unknown action {action}')


main(*sys.argv[sys.argv.index('--') + 1 :])
