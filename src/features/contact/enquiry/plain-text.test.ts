import {describe, expect, it} from 'vitest';
import {brand} from '@site/src/data/brand/brand';
import {blankMailLink, letterOf, plainText} from './plain-text';
import {divisions, emptyEnquiry, type Enquiry} from './rules';

const enquiry: Enquiry = {
  name: 'Anna Carter',
  email: 'anna@harrow.example',
  company: 'Harrow & Finch',
  division: divisions[1]?.id ?? '',
  phone: '01632 960 218',
  message: 'A stair?\nOf oak & steel: 100% ours.',
};

const bodyOf = (href: string) => new URL(href).searchParams.get('body') ?? '';

describe('the plain-text enquiry', () => {
  it('contains everything typed', () => {
    expect(plainText(enquiry)).toBe(
      `Name: Anna Carter\nEmail: anna@harrow.example\nCompany: Harrow & Finch\nTo: ${divisions[1]?.company}\nPhone: 01632 960 218\n\nA stair?\nOf oak & steel: 100% ours.`,
    );
  });

  it('fits in the mail link complete, with CRLF line breaks', () => {
    const {href, complete} = letterOf(enquiry).mail;
    expect(complete).toBe(true);
    expect(href.startsWith(`mailto:${brand.email.info}?subject=Enquiry%20for%20`)).toBe(true);
    expect(bodyOf(href)).toBe(plainText(enquiry).replaceAll('\n', '\r\n'));
  });

  it('is shortened in the mail link if too long, with a request to paste it', () => {
    const {href, complete} = letterOf({
      ...enquiry,
      message: '\u05D0\u05D1\u05D2 '.repeat(20_000),
    }).mail;
    expect(complete).toBe(false);
    expect(bodyOf(href)).toContain('Name: Anna Carter');
    expect(bodyOf(href)).toContain('paste your message');
    expect(letterOf({...enquiry, name: 'x'.repeat(9000)}).mail.complete).toBe(false);
  });

  it('asks the form’s questions in the email for visitors without the form', () => {
    expect(bodyOf(blankMailLink.href)).toBe(plainText(emptyEnquiry).replaceAll('\n', '\r\n'));
  });
});
