import {writeFile} from 'node:fs/promises';
import {expect} from 'playwright/test';
import {applicant, cv, TYPED} from '../application';
import {DIVISION} from '../enquiry';
import {specification} from '../specification';
import {test} from './tab';

const {enquiry, application} = specification;

const submit = (form: string) => `#${form} button[type=submit]`;

test('an enquiry shows the specification’s messages, then arrives in the mailbox', async ({
  tab,
}) => {
  const mark = Math.random().toString(36).slice(2, 10);
  const typed = {
    name: `Zoë ${mark}`,
    email: `zoe.${mark}@example.com`,
    phone: '+44 (0)1632 960 218',
    message: `We need guarding from the first night. ${mark}`,
  };
  await tab.visit('/contact');
  await tab.click(submit('enquiry'));
  await tab.reads(enquiry.fields.name.message);
  await tab.reads(enquiry.fields.division.message);
  await tab.until(() => document.activeElement?.id === 'enquiry-name');
  for (const [name, text] of Object.entries(typed)) await tab.type(`#enquiry-${name}`, text);
  await tab.choose('#enquiry-division', DIVISION);
  await tab.click(submit('enquiry'));
  await tab.reads(enquiry.sent);
  // Waits for the form to be cleared, which happens after the toast appears.
  await tab.until(() => document.querySelector('input')?.value === '');
  const kept = await tab.evaluate(async (email) => {
    const response = await fetch('/mailbox/messages.json');
    const messages = (await response.json()) as {variables: Record<string, string>}[];
    return messages.map(({variables}) => variables).filter((found) => found.email === email);
  }, typed.email);
  expect(kept).toEqual([
    expect.objectContaining({
      ...typed,
      division: DIVISION,
      company: 'Not provided',
    }),
  ]);
});

test('an application shows the specification’s messages, then is logged and the form is cleared', async ({
  tab,
}, info) => {
  // WebKit's driver cannot type line breaks.
  const made = applicant();
  const person = {
    ...made,
    address: '1 Jetty Road, Tilbury',
    experience: made.experience.replace('\n', ' '),
  };
  const file = info.outputPath(cv.name);
  await writeFile(file, cv.buffer);
  await tab.visit('/careers/apply');
  await tab.click(submit('application'));
  for (const {message} of Object.values(application.fields)) await tab.reads(message);
  await tab.until(() => document.activeElement?.id === 'application-firstName');
  for (const name of TYPED) await tab.type(`#application-${name}`, person[name]);
  await tab.choose('#application-position', person.position);
  await tab.click(`//label[input[@name="availability" and @value="${person.availability}"]]`);
  await tab.click('#application-workEligibility');
  await tab.click('#application-dataConsent');
  await tab.attach('#application-resume', file);
  await tab.reads(cv.name);
  await tab.evaluate(() => {
    console.log = (...words: unknown[]) => {
      document.documentElement.dataset.logged = JSON.stringify(words);
    };
  });
  await tab.click(submit('application'));
  await tab.reads(application.sent);
  const logged = await tab.evaluate(() => document.documentElement.dataset.logged ?? '');
  expect(JSON.parse(logged)).toEqual([
    'Job application',
    {...person, resume: {name: cv.name, size: cv.buffer.length}},
  ]);
  await tab.until(
    () => document.querySelector<HTMLInputElement>('#application-firstName')?.value === '',
  );
});
