import {spawnSync} from 'node:child_process';

/**
 * A file as it was last committed, or undefined when there is no git, no commit or no such file:
 * who works on a downloaded copy can do without.
 */
export function committedText(root: string, file: string): string | undefined {
  const {status, stdout} = spawnSync('git', ['show', `HEAD:./${file}`], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return status === 0 ? stdout : undefined;
}
