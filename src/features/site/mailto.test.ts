import {describe, expect, it} from 'vitest';
import {mailtoHref, questionLines, telephoneHref} from './mailto';

describe('mailtoHref', () => {
  it('fills in recipient, subject and text so that nothing in them breaks the address', () => {
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

  it('leaves the text to the writer when there is none to fill in', () => {
    expect(mailtoHref({to: 'info@group.example', subject: 'Hello'})).toBe(
      'mailto:info@group.example?subject=Hello',
    );
  });
});

describe('questionLines', () => {
  it('gives each question a capital, a colon and a line to write on', () => {
    expect(questionLines(['what you want made', 'its sizes'])).toEqual([
      'What you want made:',
      '',
      'Its sizes:',
      '',
    ]);
  });
});

describe('telephoneHref', () => {
  it('writes the number in international form', () => {
    expect(telephoneHref('01632 960000')).toBe('tel:+441632960000');
  });
});
