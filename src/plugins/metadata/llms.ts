import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {brand} from '../../data/brand/brand';
import {companies, registration, withServices} from '../../data/companies/companies';
import {navigation} from '../../data/navigation/navigation';
import {
  CHANGES_FEED_PATH,
  copyPath,
  REGISTER_PATH,
  REVIEWS_PATH,
} from '../../policy-record/shared/addresses';
import {CAREERS_PATH} from '../../shared/openings/addresses';
import {familyOf, recordedSidebar} from '../../features/documents/families';
import {openingFeeds} from '../../shared/openings/feed-list';
import {type History, versionInForce} from '../../policy-record/ledger/timeline';

interface Entry {
  readonly title: string;
  /** Path on the site. */
  readonly path: string;
  readonly description?: string;
}

type Documents = LoadedContent['loadedVersions'][number]['docs'];

/** Returns a list of links with its heading; empty if there are none. */
function section(heading: string, entries: readonly Entry[]): string {
  if (entries.length === 0) return '';
  const lines = entries.map(
    ({title, path, description}) =>
      `- [${title}](${brand.url}${path})${description === undefined ? '' : `: ${description}`}`,
  );
  return [`## ${heading}`, '', ...lines].join('\n');
}

function pages(documents: Documents, family: string): string {
  const entries = documents
    .filter(({sidebar}) => sidebar === family)
    .sort((one, other) => one.permalink.localeCompare(other.permalink, 'en'))
    .map(({title, permalink, description}) => ({title, path: permalink, description}));
  return section(familyOf(family).label, entries);
}

/**
 * Links to the plain text of the versions in force, the text whose fingerprint is in the ledger.
 */
function plainTexts(
  histories: readonly History[],
  family: ReturnType<typeof recordedSidebar>,
): string {
  const entries = histories.flatMap((history) => {
    const version = versionInForce(history);
    const words = version?.kept?.frontMatter;
    if (version === undefined || !words || recordedSidebar(history.path) !== family) return [];
    return {
      title: `${words.title}, version ${version.version}`,
      path: copyPath(history.path, version.version, 'txt'),
      description: words.description,
    };
  });
  return section(`${familyOf(family).label} in force, as plain text`, entries);
}

function contact(): string {
  const {phone, email, hours} = brand;
  const open = hours.map(({days, times}) => `${days} ${times}`).join(', ');
  return [
    `- Switchboard: ${phone.main.display} (${open})`,
    `- Emergency line, day and night: ${phone.emergency.display}`,
    `- Email: ${email.info}`,
    `- Headquarters and registered office: ${registration.office}`,
  ].join('\n');
}

/**
 * Returns a guide to the site for programs that read text.
 *
 * @param tagline what the group does, in one line
 * @param documents of the edition in force
 * @see https://llmstxt.org
 */
export function llmsText(
  tagline: string,
  documents: Documents,
  histories: readonly History[],
): string {
  const {footer} = navigation;
  return [
    `# ${brand.name}`,
    `> ${tagline}`,
    footer.blurb,
    contact(),
    section(
      footer.companies.label,
      companies.map(({name, href, summary}) => ({
        title: name,
        path: href,
        description: summary,
      })),
    ),
    ...[...withServices.map(({services}) => services.folder), 'projects'].map((family) =>
      pages(documents, family),
    ),
    plainTexts(histories, 'policies'),
    plainTexts(histories, 'reports'),
    plainTexts(histories, 'notices'),
    section('Careers', [
      {title: 'Careers', path: CAREERS_PATH},
      ...openingFeeds.map(({title, format, path}) => ({
        title: `${title}, ${format === 'atom' ? 'Atom' : 'JSON Feed'}`,
        path,
      })),
    ]),
    section('Optional', [
      {
        title: 'Register of every version of every policy, notice and report, as JSON',
        path: REGISTER_PATH,
      },
      {title: 'Major changes to policies, notices and reports, Atom', path: CHANGES_FEED_PATH},
      {title: 'Review dates of policies, notices and reports, iCalendar', path: REVIEWS_PATH},
      {title: 'All pages', path: '/sitemap.xml'},
    ]),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}
