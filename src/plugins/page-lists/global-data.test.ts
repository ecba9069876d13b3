import {describe, expect, it} from 'vitest';
import {pruneGlobalData} from './global-data';

const current = {
  name: 'current',
  path: '/',
  docs: [{id: 'terms', path: '/terms'}],
  draftIds: ['policies/secret'],
  sidebars: {notices: {}},
};
const older = {...current, name: '2025', path: '/2025'};

describe('what browsers know of the editions', () => {
  it('is names and addresses, and neither documents nor drafts', () => {
    const data = {
      other: {default: 1},
      'docusaurus-plugin-content-docs': {default: {path: '/', versions: [current, older]}},
    };
    const bare = {docs: [], draftIds: [], sidebars: {}};
    expect(pruneGlobalData(data)).toEqual({
      other: {default: 1},
      'docusaurus-plugin-content-docs': {
        default: {
          path: '/',
          versions: [
            {...current, ...bare},
            {...older, ...bare},
          ],
        },
      },
    });
  });

  it('is left alone without documents', () => {
    expect(pruneGlobalData({other: 1})).toEqual({other: 1});
  });
});
