import {expect, it} from 'vitest';
import {brand} from '@site/src/data/brand/brand';
import {applicationMail, QUESTIONS} from './application-mail';
import {exampleOpening} from './finder/openings.test-data';

const partsOf = (href: string) => {
  const {pathname, searchParams} = new URL(href);
  return {to: pathname, subject: searchParams.get('subject'), body: searchParams.get('body')};
};

it('applicationMail addresses the opening’s contact, with title and reference in the subject', () => {
  const {to, subject, body} = partsOf(applicationMail([exampleOpening()]).href);
  expect(to).toBe('jobs@group.example');
  expect(subject).toBe('Application: Bench Joiner (BES-26-014)');
  expect(body).toContain('/privacy/candidates');
});

it('applicationMail addresses the careers mailbox when no job has been chosen', () => {
  const {to, subject} = partsOf(applicationMail([]).href);
  expect(to).toBe(brand.email.careers);
  expect(subject).toBe('Application: [job title and reference]');
});

it('applicationMail asks the form’s questions and fits into a link', () => {
  const {href, complete} = applicationMail([]);
  expect(complete).toBe(true);
  for (const line of QUESTIONS) {
    expect(partsOf(href).body).toContain(`${line}:`);
  }
});
