import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {PluginContentLoadedActions} from '@docusaurus/types';
import {expect, it} from 'vitest';
import type {DocumentsData, PolicyRegister} from '../../shared/documents/registers';
import {addRegisters} from './registers';

const document = (sidebar: string, reference: string) => ({
  sidebar,
  permalink: `/${reference}`,
  frontMatter: {reference, title: reference},
});

const change = (kind: string, from: string) => ({
  version: '2.0',
  kind,
  from,
  note: 'What changes.',
  path: '/words',
});

it('lists coming changes to policies and notices: the most important first, then by date', () => {
  const coming = {
    'POL-001': change('minor', '2027-01-01'),
    'POL-002': change('major', '2027-03-01'),
    'POL-003': undefined,
    'LG-01': change('major', '2027-02-01'),
    'LG-02': change('withdrawn', '2027-01-15'),
  };
  const docs = Object.keys(coming).map((reference) =>
    document(reference.startsWith('POL') ? 'policies' : 'notices', reference),
  );
  const facts = Object.fromEntries(
    Object.entries(coming).map(([reference, next]) => [`/${reference}`, {coming: next}]),
  ) as unknown as DocumentsData['facts'];
  const registers: PolicyRegister[] = [];
  addRegisters(
    {
      addRoute: ({props}: {props: PolicyRegister}) => registers.push(props),
    } as unknown as PluginContentLoadedActions,
    {
      loadedVersions: [{docs, label: '2026', path: '/', isLast: true}],
    } as unknown as LoadedContent,
    {editions: {}, facts},
  );
  const register = registers.find(({path}) => path === '/policies');
  expect(register?.changes.map(({path}) => path)).toEqual([
    '/LG-02',
    '/LG-01',
    '/POL-002',
    '/POL-001',
  ]);
});
