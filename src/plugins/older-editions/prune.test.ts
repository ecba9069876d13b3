import {describe, expect, it} from 'vitest';
import {pruneChunkNames, pruneGlobalData, pruneRegistry, pruneRoutes} from './prune';

const ROUTES = `export default [
  {
    path: '/',
    component: ComponentCreator('/', '527'),
    routes: [
      {
        path: '/2025',
        component: ComponentCreator('/2025', '23f'),
        routes: [
          {
            path: '/2025/terms',
            component: ComponentCreator('/2025/terms', '176'),
            exact: true,
          }
        ]
      },
      {
        path: '/terms',
        component: ComponentCreator('/terms', '1aa'),
        exact: true,
      }
    ]
  },
];
`;

const NAMES = {
  '/2025-23f': {__comp: 'docs', __props: 'props-2025'},
  '/2025/terms-176': {__comp: 'doc', content: 'terms-2025'},
  '/20250-fair-176': {__comp: 'doc', content: 'fair'},
  '/terms-1aa': {__comp: 'doc', content: 'terms'},
};

const REGISTRY = `export default {
  "docs": [() => import("@theme/Docs"), "@theme/Docs"],
  "doc": [() => import("@theme/Doc"), "@theme/Doc"],
  "props-2025": [() => import("p.json"), "p.json"],
  "terms-2025": [() => import("old.mdx"), "old.mdx"],
  "terms": [() => import("new.mdx"), "new.mdx"],};
`;

describe('the lists of pages that browsers load', () => {
  it('lose the routes of an older edition, and only those', () => {
    const pruned = pruneRoutes(ROUTES, ['/2025']);
    expect(pruned).not.toContain('2025');
    expect(pruned).toContain("path: '/terms'");
    expect(pruned.match(/[{[]/g)?.length).toBe(pruned.match(/[}\]]/g)?.length);
  });

  it('are refused in a form that is not known', () => {
    expect(() => pruneRoutes(ROUTES, ['/2024'])).toThrow('no route /2024');
    const elsewhere = ROUTES.replace("path: '/terms'", "path: '/2025/other'");
    expect(() => pruneRoutes(elsewhere, ['/2025'])).toThrow('still names addresses below /2025');
  });

  it('lose the chunk names of the edition, and not of pages that begin alike', () => {
    expect(Object.keys(pruneChunkNames(NAMES, ['/2025']))).toEqual([
      '/20250-fair-176',
      '/terms-1aa',
    ]);
  });

  it('keep every module that another page needs', () => {
    const pruned = pruneRegistry(REGISTRY, NAMES, pruneChunkNames(NAMES, ['/2025']));
    expect(pruned).not.toContain('2025');
    expect(pruned).not.toContain('@theme/Docs"');
    expect(pruned).toContain('"doc"');
    expect(pruned).toContain('"terms"');
  });

  it('keep the name of the edition and forget its documents', () => {
    const current = {name: 'current', path: '/', docs: [{id: 'terms', path: '/terms'}]};
    const older = {name: '2025', path: '/2025', docs: [{id: 'terms', path: '/2025/terms'}]};
    const data = {
      other: {default: 1},
      'docusaurus-plugin-content-docs': {default: {path: '/', versions: [current, older]}},
    };
    expect(pruneGlobalData(data, ['/2025'])).toEqual({
      other: {default: 1},
      'docusaurus-plugin-content-docs': {
        default: {
          path: '/',
          versions: [current, {...older, docs: [], draftIds: [], sidebars: {}}],
        },
      },
    });
  });
});
