import {expect, it} from 'vitest';
import {mailtoHref, questionLines} from './mailto';

it('mailtoHref encodes subject and text so that they cannot break the address', () => {
  const href = mailtoHref({
    to: 'careers@group.example',
    subject: 'Application: Joiner & Fitter (BES-26-014)',
    lines: ['Name:', '', 'Pay: £20?'],
  });
  const {pathname, searchParams} = new URL(href);
  expect(pathname).toBe('careers@group.example');
  expect(searchParams.get('subject')).toBe('Application: Joiner & Fitter (BES-26-014)');
  expect(searchParams.get('body')).toBe('Name:\r\n\r\nPay: £20?');
  expect(href).not.toContain('+');
});

it('mailtoHref omits the body when there are no lines', () => {
  expect(mailtoHref({to: 'info@group.example', subject: 'Hello'})).toBe(
    'mailto:info@group.example?subject=Hello',
  );
});

it('questionLines capitalises each question and adds a colon and an empty line', () => {
  expect(questionLines(['what you want made', 'its sizes'])).toEqual([
    'What you want made:',
    '',
    'Its sizes:',
    '',
  ]);
});
