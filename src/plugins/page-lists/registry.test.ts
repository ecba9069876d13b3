import {describe, expect, it} from 'vitest';
import {neededModules, readRegistry, shortNames, writeRegistry} from './registry';

const entry = (name: string, request: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${request}"), "${request}", require.resolveWeak("${request}")],`;

/** As Docusaurus writes it: the end stands on the line of the last entry. */
const REGISTRY = `export default {
${entry('0e5021b5', '@theme/Doc')}
${entry('023453fa', '@site/docs/terms.mdx')}
${entry('fccc19c6', '/home/somebody/.docusaurus/redirects/terms.json')}};
`;

describe('the modules that browsers know', () => {
  const modules = readRegistry(REGISTRY);

  it('are read as they were written', () => {
    expect(modules).toEqual([
      {name: '0e5021b5', request: '"@theme/Doc"'},
      {name: '023453fa', request: '"@site/docs/terms.mdx"'},
      {name: 'fccc19c6', request: '"/home/somebody/.docusaurus/redirects/terms.json"'},
    ]);
  });

  it('are refused in a form that is not known', () => {
    const changed = REGISTRY.replace('webpackChunkName: "023453fa"', 'chunk: "023453fa"');
    expect(() => readRegistry(changed)).toThrow('1 of 3 entries');
  });

  it('are those that a page needs', () => {
    const routes = {'/terms-1aa': {__comp: '0e5021b5', content: '023453fa'}};
    expect(neededModules(modules, routes).map(({name}) => name)).toEqual(['0e5021b5', '023453fa']);
  });

  it('have short names of their own, and say nothing of the machine that built the site', () => {
    const names = shortNames(modules);
    expect(new Set(names.values()).size).toBe(modules.length);
    const written = writeRegistry(modules.slice(0, 1), names);
    expect(written).toBe(
      'export default {\n  "p0": [() => import(/* webpackChunkName: "p0" */ "@theme/Doc")],\n};\n',
    );
    expect(writeRegistry(modules, names)).not.toContain('resolveWeak');
  });
});
