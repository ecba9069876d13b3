import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {brand} from '@site/src/data/brand/brand';
import {mailLinkFor, plainText} from './plain-text';
import {positionsOf} from './positions';
import {emptyApplication} from './rules';
import {application, opening} from './sample.test-data';

const positions = positionsOf([opening(14)]);
const bodyOf = (href: string) => new URL(href).searchParams.get('body') ?? '';

describe('the plain text', () => {
  it('says everything entered, in words', () => {
    expect(plainText(application, positions)).toBe(
      [
        'First name: Zoë',
        'Last name: O’Neill',
        'Email: zoe@harrow.example',
        'Phone: 01632 960 218',
        'Address: 1 Jetty Road',
        'Tilbury',
        'Postcode: RM18 0',
        'Position: Bench Joiner',
        'Available: Full-time',
        '',
        'Experience:',
        'Six years at the bench.',
        'Stairs & sashes: 100% mine.',
        '',
        'CV: Zoë’s CV.pdf',
        'Eligible to work in the UK: Yes',
        'Candidate privacy notice read: Yes',
      ].join('\n'),
    );
  });

  it('goes to whoever reads applications for the position, under its reference', () => {
    const {href, to, complete} = mailLinkFor(application, positions);
    expect(to).toBe('jobs@group.example');
    expect(complete).toBe(true);
    expect(new URL(href).searchParams.get('subject')).toBe(
      'Application: Bench Joiner (BES-26-014)',
    );
    expect(bodyOf(href)).toContain('attach your CV');
    expect(bodyOf(mailLinkFor(application, positions, 'APP-1').href)).toContain('Reference: APP-1');
    expect(mailLinkFor(emptyApplication, positions).to).toBe(brand.email.careers);
  });

  it('makes a link that a mail program opens, whatever was entered', () => {
    const text = fc.string({unit: 'binary', maxLength: 3000});
    fc.assert(
      fc.property(text, text, (firstName, experience) => {
        const {href} = mailLinkFor({...application, firstName, experience}, positions);
        expect(href.length).toBeLessThanOrEqual(2000);
        expect(href).toMatch(/^mailto:[^?]+\?subject=[^&]+&body=[\w.~!*'()%-]*$/);
      }),
      {numRuns: 2000},
    );
  });

  it('says when it does not fit into a link', () => {
    const long = {...application, experience: 'Stairs. '.repeat(2000)};
    const {href, complete} = mailLinkFor(long, positions);
    expect(complete).toBe(false);
    expect(bodyOf(href)).toContain('First name: Zoë');
    expect(bodyOf(href)).toContain('paste your application');
  });
});
