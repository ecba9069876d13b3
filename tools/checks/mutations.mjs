/**
 * Proves that the unit tests guard what the specification fixes: changes one literal of the site
 * after another, runs the test that must fail, and exits with 1 when one passes. The change is made
 * in memory while Vitest loads the file, so an interrupted run leaves nothing to restore.
 *
 *   node tools/checks/mutations.mjs
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {startVitest} from 'vitest/node';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Test, file of the site, and pairs of what is there once and what takes its place. */
const MUTATIONS = /** @type {const} */ ([
  [
    'src/features/site/header/dropdown.test.ts',
    'src/features/site/header/dropdown.ts',
    ['OPEN_DELAY = 200', 'OPEN_DELAY = 201'],
    ['SKIP_DELAY = 300', 'SKIP_DELAY = 299'],
    ['CLOSE_DELAY = 150', 'CLOSE_DELAY = 149'],
  ],
  [
    'src/features/contact/enquiry/rules.test.ts',
    'src/features/contact/enquiry/rules.ts',
    ['Your message has been sent successfully.', 'Your message has been sent.'],
    ['Failed to send your message.', 'We could not send your message.'],
    ["label: 'Name'", "label: 'Your name'"],
    ['company do you want to contact?', 'company do you wish to contact?'],
    ['Name must be at least 2 characters.', 'Name must be at least 3 characters.'],
    ['company you want to contact.', 'company you wish to contact.'],
    ['Message must be at least 10 characters.', 'Message must have 10 characters.'],
    ['characters: 10}', 'characters: 9}'],
    ['`${brand.prefix}-${company}`', '`${brand.prefix}_${company}`'],
  ],
  [
    'src/features/contact/enquiry/rules.test.ts',
    'src/data/contact/contact.ts',
    ["label: 'General Inquiry'", "label: 'General enquiry'"],
  ],
  [
    'src/features/careers/application/rules.test.ts',
    'src/features/site/form/rule.ts',
    ["label: 'Email'", "label: 'Email address'"],
    ['Please enter a valid phone number.', 'Please enter a phone number.'],
  ],
  [
    'src/features/careers/application/rules.test.ts',
    'src/features/careers/application/rules.ts',
    ["label: 'Postcode'", "label: 'Postal code'"],
    ['Please enter a valid postal code.', 'Please enter a valid postcode.'],
    ["Please select a position you're interested in.", 'Please select a position.'],
    ["label: 'Weekends only'", "label: 'Weekends'"],
    ["id: 'evenings'", "id: 'evening'"],
    ["'.pdf', '.doc', '.docx'", "'.pdf', '.docx'"],
    ['Please upload your resume.', 'Please upload your CV.'],
    ['You must agree to our data processing policy.', 'You must agree to our policy.'],
    ['Your application has been submitted successfully.', 'Your application has been submitted.'],
  ],
  [
    'src/features/site/form/outcome.test.ts',
    'src/features/site/form/outcome.ts',
    ["SENDING = 'Sending...'", "SENDING = 'Sending…'"],
  ],
  [
    'src/features/contact/enquiry/send.test.ts',
    'src/features/contact/enquiry/send.ts',
    ["'Not provided'", "'None'"],
    ['to_email: recipient,', 'email_to: recipient,'],
  ],
  [
    'src/features/contact/map/useStreetMap.test.ts',
    'src/features/contact/map/useStreetMap.ts',
    ['ZOOM = 14', 'ZOOM = 15'],
  ],
  [
    'src/features/contact/map/map-state.test.ts',
    'src/features/contact/map/texts.ts',
    ['Please enter a valid maps API key', 'Please enter a maps API key'],
    ["refused: 'Invalid maps API key. Please try again.'", "refused: 'The key is not valid.'"],
    ['There was an error loading the map. Please try again.', 'The map did not load.'],
  ],
  [
    'src/features/contact/map/key-storage.test.ts',
    'src/data/brand/storage-names.ts',
    ['.mapsApiKey`', '.mapKey`'],
  ],
  [
    'src/features/site/not-found/not-found.test.tsx',
    'src/features/site/not-found/NotFoundPage.tsx',
    ['<h1>404</h1>', '<h1>Not found</h1>'],
    ['Oops! Page not found', 'Page not found.'],
    ['Return to Home', 'Back to home'],
  ],
  [
    'src/shared/openings/words.test.ts',
    'src/shared/openings/words.ts',
    ["'positions'} found`", "'openings'} found`"],
  ],
  [
    'src/features/careers/finder/find.test.ts',
    'src/features/careers/finder/texts.ts',
    ["company: 'All Companies'", "company: 'All companies'"],
  ],
  [
    'src/features/careers/application/positions.test.ts',
    'src/shared/openings/title-slug.ts',
    ["'-'", "'_'"],
  ],
  [
    'src/data/specification.test.ts',
    'src/data/routes/routes.ts',
    ["from: '/group', to: '/'", "from: '/group', to: '/about'"],
    ["to: '/design'", "to: '/design-architecture'"],
    ["path: '/careers/apply'", "path: '/careers/form'"],
  ],
  [
    'src/data/specification.test.ts',
    'src/data/international/international.ts',
    ["defaultCountry: 'philippines'", "defaultCountry: 'usa'"],
  ],
  [
    'src/data/specification.test.ts',
    'src/data/navigation/navigation.ts',
    ["logoHref: '/group'", "logoHref: '/'"],
    ["label: 'Terms of Service'", "label: 'Terms'"],
    ["{label: 'Contact', href: '/contact'}", "{label: 'Contact Us', href: '/contact'}"],
  ],
  [
    'src/data/specification.test.ts',
    'src/data/companies/companies.ts',
    ["href: '/home'", "href: '/facilities-management'"],
  ],
  [
    'src/data/specification.test.ts',
    'src/data/brand/brand.ts',
    ['latitude: 51.484', 'latitude: 51.48'],
    ["closes: '17:30'", "closes: '17:00'"],
  ],
  ['src/data/specification.test.ts', 'src/data/group/group.ts', ["Your Space.',", "Your Home.',"]],
]);

/**
 * Runs one test with one change.
 *
 * @param {string} test
 * @param {string} file
 * @param {readonly [from: string, to: string]} change
 * @returns {Promise<string>} title of the first test that failed; empty when none did
 */
async function firstFailure(test, file, [from, to]) {
  const changed = path.join(ROOT, file);
  const parts = readFileSync(changed, 'utf8').split(from);
  if (parts.length !== 2) {
    throw new Error(
      `tools/checks/mutations.mjs: expected "${from}" once in ${file}, found it ${parts.length - 1} times. Correct the entry.`,
    );
  }
  const vitest = await startVitest(
    'test',
    [test],
    {watch: false, root: ROOT, reporters: [{}]},
    {
      plugins: [
        {
          name: 'mutation',
          enforce: 'pre',
          transform: (_code, id) => (id === changed ? parts.join(to) : undefined),
        },
      ],
    },
  );
  const modules = vitest.state.getTestModules();
  const [failed] = modules.flatMap((module) => [...module.children.allTests('failed')]);
  const broken = modules.some((module) => module.errors().length > 0);
  await vitest.close();
  if (modules.length !== 1 || broken) {
    throw new Error(`${test} did not run with "${to}" in ${file}.`);
  }
  return failed?.fullName ?? '';
}

let unnoticed = 0;
for (const [test, file, ...changes] of MUTATIONS) {
  for (const change of changes) {
    const title = await firstFailure(test, file, change);
    console.log(`${title === '' ? 'UNNOTICED' : 'noticed  '}  ${file}: ${change.join('  →  ')}`);
    console.log(`           ${test}: ${title || 'every test passed'}`);
    unnoticed += Number(title === '');
  }
}
// Vitest sets 1 for each test that failed as it should.
process.exitCode = unnoticed === 0 ? 0 : 1;
console.log(
  unnoticed === 0 ? 'Every change failed a test.' : `${unnoticed} changes failed no test.`,
);
