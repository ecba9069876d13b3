import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {policyFixture} from './policy-fixture';

const BODY = `## One

A clause with a [link](/policies/environmental).

- an entry

## Two

| A | B |
|---|---|
| 1 | 2 |

<Note>Careful.</Note>
`;

const record = policyFixture({body: BODY});

describe('the canonical text', () => {
  it('has the form that the README describes', () => {
    expect(record.text).toBe(`Gifts policy
Reference: POL-099
Version: 2.0
Edition: 2026
Effective from: 2026-04-01

What may be given and taken, who decides about it, and where it is written down.

In short
- Ask before you take it.
- Write it down at once.
- Nobody is punished for asking.

1 One
1.1 A clause with a link.
- an entry

2 Two
| A | B |
| 1 | 2 |
Note: Careful.
`);
  });

  it('separates text that stands before the first section', () => {
    expect(policyFixture({body: 'Before.\n\n## One'}).text).toContain(
      'asking.\n\nBefore.\n\n1 One',
    );
  });
});

describe('the fingerprint', () => {
  const hash = (body: string) => policyFixture({body}).sha256;

  it('is the SHA-256 of the text', () => {
    const {text, sha256} = record;
    expect(sha256).toBe(createHash('sha256').update(Buffer.from(text, 'utf8')).digest('hex'));
    expect(hash(BODY)).toBe(sha256);
  });

  it('changes with one letter', () => {
    expect(hash(BODY.replace('an entry', 'in entry'))).not.toBe(record.sha256);
    expect(hash(BODY.replace('clause', 'Clause'))).not.toBe(record.sha256);
  });

  it.each(['title', 'version', 'effectiveFrom', 'reference', 'description'] as const)(
    'changes with the %s',
    (field) => {
      const changed = policyFixture({body: BODY, frontMatter: {[field]: 'x'}});
      expect(changed.sha256).not.toBe(record.sha256);
    },
  );

  it('does not change when the source is wrapped or spaced in another way', () => {
    const rewrapped = BODY.replace('A clause with', '\n\nA clause\nwith').replaceAll('| 1', '|  1');
    expect(hash(rewrapped)).toBe(record.sha256);
  });

  it('outlives archiving: neither status nor a mended link target belongs to it', () => {
    const archived = policyFixture({
      body: BODY.replace('/policies/environmental', '/policies/climate'),
      frontMatter: {status: 'superseded'},
    });
    expect(archived.sha256).toBe(record.sha256);
  });
});
