import {describe, expect, it} from 'vitest';
import {pruneRoutes} from './routes';

const ROUTES = `export default [
  {
    path: '/2025/policies',
    component: ComponentCreator('/2025/policies', 'c0d'),
    exact: true
  },
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

describe('the routes that browsers know', () => {
  it('lack those of a folder, and only those', () => {
    const pruned = pruneRoutes(ROUTES, ['/2025']);
    expect(pruned).not.toContain('2025');
    expect(pruned).toContain("path: '/terms'");
    expect(pruned.match(/[{[]/g)?.length).toBe(pruned.match(/[}\]]/g)?.length);
  });

  it('are refused in a form that is not known', () => {
    expect(() => pruneRoutes(ROUTES, ['/2024'])).toThrow('no route /2024');
    const elsewhere = ROUTES.replace("path: '/terms'", "at: '/2025/other'");
    expect(() => pruneRoutes(elsewhere, ['/2025'])).toThrow('still names addresses below /2025');
  });
});
