import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {brand} from '../data/brand/brand';
import {configurationWarnings, readConfiguration, type Environment} from './readConfiguration';
import {variablesSchema} from './variables';

const ids = {
  EMAILJS_PUBLIC_KEY: 'key_1',
  EMAILJS_SERVICE_ID: 'service_1',
  EMAILJS_TEMPLATE_ID: 'template_1',
};

const endpoint = (address: string): Environment => ({
  APPLICATION_DELIVERY: 'endpoint',
  APPLICATION_ENDPOINT: address,
});

function problemsOf(environment: Environment): string {
  try {
    readConfiguration(environment);
  } catch (error) {
    return String(error);
  }
  return '';
}

it.each([
  ['MAPS_API_KEY', 'MAP_API_KEY'],
  ['EMAIL_JS_PUBLIC_KEY', 'EMAILJS_PUBLIC_KEY'],
  ['EMBEDDED__MAILBOX', 'EMBEDDED_MAILBOX'],
  ['BUILD_CLOCK_', 'BUILD_CLOCK'],
  ['MAP_API_KEZ', 'MAP_API_KEY'],
  ['CV_LIMIT', 'CV_LIMIT_KB'],
])('reports the unknown name %s as a misspelling of %s', (name, meant) => {
  expect(problemsOf({[name]: 'x'})).toContain(
    `${name}: no variable of this name is known. Did you mean ${meant}?`,
  );
});

it.each(['API_KEY', 'MAPBOX_KEY', 'BUILD_NUMBER', 'MAIL', 'CI', 'MAP_OF_THINGS', '__proto__'])(
  'ignores the unknown name %s, which may belong to another program',
  (name) => expect(problemsOf({[name]: 'x'})).toBe(''),
);

describe('readConfiguration without variables', () => {
  it('delivers no applications by default under npm start and npm run preview', () => {
    expect(readConfiguration({EMBEDDED_MAILBOX: 'true'}).application).toEqual({delivery: 'log'});
  });

  it('builds without ids or delivery, and says how to connect each form', () => {
    const configuration = readConfiguration({});
    expect(readConfiguration({APPLICATION_DELIVERY: 'log'})).toEqual(configuration);
    expect(configuration.enquiry).toEqual({
      publicKey: '',
      serviceId: '',
      templateId: '',
      origin: 'service',
      recipient: brand.email.info,
      blockHeadless: false,
    });
    expect(configuration.map?.key).toBeNull();
    expect(configuration.application).toEqual({delivery: 'log'});
    const warnings = configurationWarnings(configuration, {});
    expect(warnings).toHaveLength(2);
    for (const line of warnings)
      expect(line).toMatch(/^[^\n]*contributing\/connect-the-form\.md\S*$/);
    expect(warnings[0]).toContain('EMAILJS_PUBLIC_KEY');
    expect(warnings[1]).toContain('set APPLICATION_DELIVERY');
  });

  it('uses the mailbox on the site’s own origin under npm start and npm run preview', () => {
    const environment = {EMBEDDED_MAILBOX: 'true'};
    const configuration = readConfiguration(environment);
    expect(configuration.enquiry).toMatchObject({
      origin: 'site',
      publicKey: 'local-user',
      serviceId: 'local-service',
      templateId: 'local-template',
    });
    expect(configurationWarnings(configuration, environment)).toEqual([]);
  });

  it('treats a blank variable as unset', () => {
    const blank = Object.fromEntries(Object.keys(variablesSchema.shape).map((name) => [name, ' ']));
    expect(readConfiguration(blank)).toEqual(readConfiguration({}));
  });
});

describe('readConfiguration with variables', () => {
  it('uses the email service when its ids are set, even under npm start', () => {
    const configuration = readConfiguration({...ids, EMBEDDED_MAILBOX: 'true'});
    expect(configuration.enquiry).toMatchObject({
      publicKey: 'key_1',
      serviceId: 'service_1',
      templateId: 'template_1',
      origin: 'service',
    });
    expect(configurationWarnings(configuration, {EMBEDDED_MAILBOX: 'true'})).toEqual([]);
  });

  it('reads origin, recipient, flag and map', () => {
    const {enquiry, map} = readConfiguration({
      ...ids,
      EMAILJS_ORIGIN: ' https://mail.example.com:8443 ',
      ENQUIRY_RECIPIENT: 'sales@example.com',
      EMAILJS_BLOCK_HEADLESS: 'true',
      MAP_STYLE_URL: '/maps-demo/styles/{style:roads|aerial}.json?key={key}',
      MAP_ORIGINS: 'https://a.example  https://b.example',
      MAP_API_KEY: 'demo',
    });
    expect(enquiry.origin).toBe('https://mail.example.com:8443');
    expect(enquiry.recipient).toBe('sales@example.com');
    expect(enquiry.blockHeadless).toBe(true);
    expect(map).toEqual({
      styleUrl: '/maps-demo/styles/{style:roads|aerial}.json?key={key}',
      origins: ['https://a.example', 'https://b.example'],
      key: 'demo',
    });
  });

  const account = {publicKey: 'key_1', serviceId: 'service_1', origin: 'service'};
  const mailbox = {publicKey: 'local-user', templateId: 'local-template', origin: 'site'};
  it.each<[Environment, object]>([
    [
      {...ids, APPLICATION_DELIVERY: 'emailjs', EMAILJS_APPLICATION_TEMPLATE_ID: 'template_2'},
      {delivery: 'emailjs', account: {...account, templateId: 'template_2'}, fileLimit: 512_000},
    ],
    [
      {EMBEDDED_MAILBOX: 'true', APPLICATION_DELIVERY: 'emailjs'},
      {delivery: 'emailjs', account: mailbox, fileLimit: 512_000},
    ],
    [
      endpoint('https://jobs.example.com/a?b=c'),
      {delivery: 'endpoint', endpoint: 'https://jobs.example.com/a?b=c', fileLimit: 5_242_880},
    ],
    [
      {...endpoint('/jobs/apply'), CV_LIMIT_KB: '1024'},
      {delivery: 'endpoint', endpoint: '/jobs/apply', fileLimit: 1_048_576},
    ],
    [
      {EMBEDDED_MAILBOX: 'true', APPLICATION_DELIVERY: 'endpoint'},
      {delivery: 'endpoint', endpoint: '/api/applications', fileLimit: 5_242_880},
    ],
    [{APPLICATION_DELIVERY: 'log', CV_LIMIT_KB: '50'}, {delivery: 'log'}],
  ])('delivers applications as %j says', (environment, expected) => {
    expect(readConfiguration(environment).application).toMatchObject(expected);
  });

  it('warns about applications only while they aren’t delivered', () => {
    const warned = (environment: Environment) =>
      configurationWarnings(readConfiguration({...ids, ...environment}), environment);
    expect(warned({})).toHaveLength(1);
    expect(warned({APPLICATION_DELIVERY: 'endpoint', APPLICATION_ENDPOINT: '/a'})).toEqual([]);
  });
});

it.each<[string, Environment]>([
  ['EMAILJS_PUBLIC_KEY', {...ids, EMAILJS_PUBLIC_KEY: undefined}],
  ['EMAILJS_TEMPLATE_ID', {...ids, EMAILJS_TEMPLATE_ID: undefined, EMBEDDED_MAILBOX: 'true'}],
  ['EMAILJS_SERVICE_ID', {EMAILJS_ORIGIN: 'https://mail.example.com'}],
  ['EMAILJS_PUBLIC_KEY', {...ids, EMAILJS_PUBLIC_KEY: 'two words'}],
  ['EMAILJS_ORIGIN', {...ids, EMAILJS_ORIGIN: 'http://mail.example.com'}],
  ['EMAILJS_ORIGIN', {...ids, EMAILJS_ORIGIN: 'https://mail.example.com/'}],
  ['ENQUIRY_PROVIDER', {ENQUIRY_PROVIDER: 'smtp'}],
  ['ENQUIRY_RECIPIENT', {ENQUIRY_RECIPIENT: 'a@example.com, b@example.com'}],
  ['EMAILJS_BLOCK_HEADLESS', {EMAILJS_BLOCK_HEADLESS: 'yes'}],
  ['EMBEDDED_MAILBOX', {EMBEDDED_MAILBOX: '1'}],
  ['MAP_STYLE_URL', {MAP_STYLE_URL: 'https://maps.example.com/streets.json?key={key}'}],
  ['MAP_STYLE_URL', {MAP_STYLE_URL: 'https://maps.example.com/{style}.json'}],
  ['MAP_ORIGINS', {MAP_ORIGINS: 'https://a.example http://b.example'}],
  ['MAP_ORIGINS', {MAP_ORIGINS: 'https://a.example/tiles'}],
  ['ANALYTICS_ORIGIN', {ANALYTICS_ORIGIN: 'https://stats.example/script.js'}],
  ['SHOW_MAP', {SHOW_MAP: 'no'}],
  ['MAP_STYLE_URL', {MAP_STYLE_URL: 'http://maps.example.com/{style}?key={key}'}],
  ['MAP_API_KEY', {MAP_API_KEY: 'a b'}],
  ['APPLICATION_DELIVERY', {APPLICATION_DELIVERY: 'email'}],
  ['APPLICATION_ENDPOINT', {APPLICATION_DELIVERY: 'endpoint'}],
  ['APPLICATION_ENDPOINT', {APPLICATION_ENDPOINT: '/api'}],
  ['APPLICATION_ENDPOINT', endpoint('http://jobs.example.com')],
  ['APPLICATION_ENDPOINT', endpoint('//jobs.example.com')],
  ['APPLICATION_ENDPOINT', endpoint('https://jobs.example.com/#form')],
  ['APPLICATION_ENDPOINT', endpoint('https://me:hush@jobs.example.com')],
  ['APPLICATION_ENDPOINT', endpoint('/two words')],
  ['EMAILJS_APPLICATION_TEMPLATE_ID', {...ids, EMAILJS_APPLICATION_TEMPLATE_ID: 'template_2'}],
  ['EMAILJS_APPLICATION_TEMPLATE_ID', {...ids, APPLICATION_DELIVERY: 'emailjs'}],
  [
    'EMAILJS_APPLICATION_TEMPLATE_ID',
    {
      EMBEDDED_MAILBOX: 'true',
      APPLICATION_DELIVERY: 'emailjs',
      EMAILJS_APPLICATION_TEMPLATE_ID: 'template_2',
    },
  ],
  ['EMAILJS_PUBLIC_KEY', {APPLICATION_DELIVERY: 'emailjs'}],
  ['CV_LIMIT_KB', {CV_LIMIT_KB: '49'}],
  ['CV_LIMIT_KB', {CV_LIMIT_KB: '20481'}],
  ['CV_LIMIT_KB', {CV_LIMIT_KB: '2 MB'}],
  ['ENQUIRY_TO', {ENQUIRY_TO: 'sales@example.com'}],
])('refuses a configuration and names the wrong variable %s', (name, environment) => {
  expect(problemsOf(environment)).toMatch(new RegExp(`\\n  ${name}: `));
});

it('reads the origin of analytics, and that a site shows no map', () => {
  const {analytics, map} = readConfiguration({
    ANALYTICS_ORIGIN: 'https://stats.example.com',
    SHOW_MAP: 'false',
  });
  expect([analytics, map]).toEqual(['https://stats.example.com', null]);
});

it('lists every problem at once without showing a value', () => {
  const problems = problemsOf({EMAILJS_BLOCK_HEADLESS: 'hush', MAP_API_KEY: 'hush hush'});
  expect(problems).toContain('EMAILJS_BLOCK_HEADLESS');
  expect(problems).toContain('MAP_API_KEY');
  expect(problems).not.toContain('hush');
});

it('names a variable in every error, for any values', () => {
  const names = Object.keys(variablesSchema.shape);
  const environment = fc.dictionary(fc.constantFrom(...names), fc.string({unit: 'binary'}));
  fc.assert(
    fc.property(environment, (set) => {
      const problems = problemsOf(set);
      expect(problems === '' || names.some((name) => problems.includes(`\n  ${name}: `))).toBe(
        true,
      );
    }),
    {numRuns: 2000},
  );
});

it('.env.example lists every variable with a valid value', () => {
  const text = readFileSync(path.join(__dirname, '../../.env.example'), 'utf8');
  const lines = [...text.matchAll(/^# ([A-Z_]+)='?([^'\n]+)'?$/gm)];
  const examples = Object.fromEntries(lines.map(([, name = '', value]) => [name, value]));
  const names = [...Object.keys(variablesSchema.shape), 'BUILD_CLOCK'];
  expect(Object.keys(examples).sort()).toEqual(names.sort());
  expect(variablesSchema.safeParse(examples).error).toBeUndefined();
});
