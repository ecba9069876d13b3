import {expect, it} from 'vitest';
import {brand} from '@site/src/data/brand/brand';
import {letterOf, plainText} from './plain-text';
import {positionsOf} from './positions';
import {emptyApplication} from './rules';
import {application, opening} from './sample.test-data';

const positions = positionsOf([opening(14)]);
const bodyOf = (href: string) => new URL(href).searchParams.get('body') ?? '';

it('the plain-text application contains every answer in words', () => {
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

it('the plain-text application is addressed to the position’s mailbox, with the reference as subject', () => {
  const {href, to, complete} = letterOf(application, positions).mail;
  expect(to).toBe('jobs@group.example');
  expect(complete).toBe(true);
  expect(new URL(href).searchParams.get('subject')).toBe('Application: Bench Joiner (BES-26-014)');
  expect(bodyOf(href)).toContain('attach your CV');
  expect(bodyOf(letterOf(application, positions, 'APP-1').mail.href)).toContain('Reference: APP-1');
  expect(letterOf(emptyApplication, positions).mail.to).toBe(brand.email.careers);
});

it('the plain-text application is shortened in the mail link if too long, with a request to paste it', () => {
  const long = {...application, experience: 'Stairs. '.repeat(2000)};
  const {href, complete} = letterOf(long, positions).mail;
  expect(complete).toBe(false);
  expect(bodyOf(href)).toContain('First name: Zoë');
  expect(bodyOf(href)).toContain('paste your application');
});
