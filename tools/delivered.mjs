import {readdirSync, readFileSync} from 'node:fs';

/**
 * Whether this is still the group that the site was delivered with. Tests know it by the number of
 * its holding company.
 */
export const isDelivered = readFileSync('src/data/brand/brand.ts', 'utf8').includes("'99999901'");

/**
 * Unit tests and journeys whose subject is the delivered group: its companies, documents, adverts,
 * pictures and weights. Another group leaves them out: contributing/adopt.md.
 */
const ABOUT_DELIVERED = {
  units: [
    'src/data/specification.test.ts',
    'src/data/companies/company-pages.test.ts',
    'src/features/careers/finder/filters.test.ts',
    'src/features/careers/pay-after-two-years.test.ts',
    'src/features/companies/international/place-facts.test.ts',
    'src/features/contact/enquiry/context.test.ts',
    'src/features/documents/projects/values.test.ts',
    'src/features/documents/specimens.test.ts',
    'src/local-services/hostile.test.ts',
    'src/plugins/content/page-anchors.test.ts',
    'src/plugins/openings/feeds.test.ts',
    'src/plugins/openings/job-posting.test.ts',
    'src/plugins/openings/load.test.ts',
    'src/plugins/openings/openings.test.ts',
    'src/plugins/openings/words.test.ts',
    'src/plugins/search/indexed-page.test.ts',
    'src/policy-record/editor/api.test.ts',
    'src/policy-record/facts.test.ts',
    'src/reading/documents.test.ts',
    'src/reading/links.test.ts',
    'src/reading/text.test.ts',
    'src/shared/openings/opening.test.ts',
  ],
  journeys: [
    'e2e/application-draft.spec.ts',
    'e2e/application-position.spec.ts',
    'e2e/application-ways.spec.ts',
    'e2e/careers.spec.ts',
    'e2e/careers-phone.spec.ts',
    'e2e/changed-pages.spec.ts',
    'e2e/cut-line.spec.ts',
    'e2e/documents.spec.ts',
    'e2e/drawings.spec.ts',
    'e2e/first-screens.spec.ts',
    'e2e/in-force.spec.ts',
    'e2e/international.spec.ts',
    'e2e/keynotes.spec.ts',
    'e2e/long-words.spec.ts',
    'e2e/old-links.spec.ts',
    'e2e/opening.spec.ts',
    'e2e/pages.spec.ts',
    'e2e/people.spec.ts',
    'e2e/picture-choice.spec.ts',
    'e2e/picture-frames.spec.ts',
    'e2e/policies.spec.ts',
    'e2e/programme.spec.ts',
    'e2e/projects.spec.ts',
    'e2e/reading.spec.ts',
    'e2e/reports.spec.ts',
    'e2e/search-questions.spec.ts',
    'e2e/specimens.spec.ts',
    'e2e/tasks.spec.ts',
    'e2e/ways.spec.ts',
    'e2e/weight.spec.ts',
    'e2e/development/pages.spec.ts',
    'e2e/development/policy-editor.spec.ts',
    'e2e/endpoint/application.spec.ts',
    'e2e/endpoint/closed-opening.spec.ts',
    'e2e/endpoint/privacy.spec.ts',
    'e2e/endpoint/turned-over.spec.ts',
    'e2e/visual/pages.spec.ts',
    'e2e/visual/style-page.spec.ts',
  ],
};

/**
 * Returns the tests that this group leaves out, and says so.
 *
 * @param {keyof typeof ABOUT_DELIVERED} kind
 */
export function leftOut(kind) {
  if (isDelivered) return [];
  const files = ABOUT_DELIVERED[kind];
  // Playwright reads its configuration in each worker too.
  if (process.env.TEST_WORKER_INDEX === undefined) {
    console.log(
      `${files.length} files of ${kind} are about the group that the site was delivered with, and are left out: tools/delivered.mjs`,
    );
  }
  return files.map((file) => `**/${file}`);
}

/**
 * Ends a command whose subject is the delivered group, if this is another one.
 *
 * @param {string} command
 */
export function endForAnotherGroup(command) {
  if (isDelivered) return;
  console.log(
    `npm run ${command} tests the group that the site was delivered with: nothing to do.`,
  );
  process.exit(0);
}

/** The newest day on which a document was approved or an opening posted: all of them are public. */
export function newestDay() {
  const days = ['openings', 'versioned_docs/record'].flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => /(?:^|[\\/])[^_\\/]+\.(?:mdx|jsonl)$/.test(file))
      .flatMap((file) => [
        ...readFileSync(`${folder}/${file}`, 'utf8').matchAll(
          /(?:^posted: |"approvedOn":")(\d{4}-\d\d-\d\d)/gm,
        ),
      ])
      .map(([, day = '']) => day),
  );
  return days.sort().at(-1);
}
