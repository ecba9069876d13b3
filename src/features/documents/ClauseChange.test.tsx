import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {beforeEach, expect, it, vi} from 'vitest';
import {exampleHistory} from '@site/src/policy-record/example-history.test-data';
import {factsOf} from '@site/src/policy-record/facts';
import {ClauseChange, type ClauseChangeProps} from './ClauseChange';
import {useFacts, useSections} from './front-matter';

vi.mock('@site/src/components/action/Link', () => ({
  Link: ({to, children}: {to: string; children: ReactNode}) => <a href={to}>{children}</a>,
}));
vi.mock('./front-matter', () => ({useFacts: vi.fn(), useSections: vi.fn()}));

const OLD = '## Gifts\n\nOld rule stays as it is. Gifts above £25.\n';
const NEW = '## Gifts\n\nOld rule stays as it is. Gifts above £50.\n\nAnd a new one entirely.\n';

/** Renders the later of two texts. */
function show(before: string, after: string, sections = 2): void {
  const history = exampleHistory({body: before}, {body: after});
  const words = history.versions[0]?.kept;
  vi.mocked(useFacts).mockReturnValue(words && factsOf(history, words));
  const section = {id: 'a', value: 'A', level: 2};
  vi.mocked(useSections).mockReturnValue(Array.from({length: sections}, () => section));
}

const htmlOf = (props: ClauseChangeProps) => renderToStaticMarkup(<ClauseChange {...props} />);
const textOf = (props: ClauseChangeProps) =>
  htmlOf(props)
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ');

beforeEach(() => show(OLD, NEW));

it('a clause shows its earlier text and who approved the change', () => {
  expect(textOf({number: '1.1'})).toBe(
    '1.1 reworded in 2.0, 1 April 2026. Previous wordingGifts above £25.' +
      'Replaces version 1.0. Approved by Board, 18 March 2026. Compare',
  );
  expect(htmlOf({number: '1.1'})).toContain('<blockquote>Gifts above <del>£25</del>.</blockquote>');
});

it('a clause without earlier text says when it changed', () => {
  expect(textOf({number: '1.2'})).toBe('1.2 new in 2.0, 1 April 2026');
  expect(textOf({number: '1.3'})).toBe('');
});

it('a section that is a single clause has one note', () => {
  show('## Gifts\n\nWe take none.\n', '## Presents\n\nWe take none at all.\n');
  expect(textOf({number: '1', clause: '1.1'})).toBe('');
  expect(textOf({number: '1.1', section: '1'})).toMatch(
    /^Section 1 reworded in 2\.0, 1 April 2026\. Previous wordingGiftsWe take none\./,
  );
});

it('a single clause has its own note if its heading did not change', () => {
  show(OLD, OLD.replace('25', '50'));
  expect(textOf({number: '1', clause: '1.1'})).toBe('');
  expect(textOf({number: '1.1', section: '1'})).toMatch(/^1\.1 reworded/);
});

it('a removed clause has its former number', () => {
  show(NEW, NEW.replace('Old rule stays as it is. Gifts above £50.\n\n', ''));
  expect(textOf({number: '1', clause: '1.1'})).toMatch(/^Former 1\.1 removed in 2\.0/);
});

it('a version that changed every section has no notes', () => {
  show(OLD, NEW, 1);
  expect(textOf({number: '1.1'})).toBe('');
});
