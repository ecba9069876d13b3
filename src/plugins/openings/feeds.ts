import {brand} from '../../data/brand/brand';
import {companyOf, entityOf} from '../../data/companies/companies';
import {
  ATOM_TYPE,
  atomFeed,
  type FeedContent,
  type FeedEntry,
  JSON_FEED_TYPE,
  jsonFeed,
} from '../../platform/generated-files/formats/feed';
import {escapeHtml} from '../../platform/generated-files/formats/html';
import type {GeneratedFile} from '../../platform/generated-files/index';
import {CAREERS_PATH, openingPath} from '../../shared/openings/addresses';
import {openingFeeds} from '../../shared/openings/feed-list';
import {changedAt, postedAt, type OpeningsAtBuild} from './load';
import {jobDescription} from './job-posting';
import type {OpeningDocument} from './parse';
import {closingMoment, FROM_HOME, payRange, placeWords} from '../../shared/openings/words';

/**
 * Prefix of all ids (RFC 4151). 2026 is the year in which the first ids were assigned; it must
 * never change.
 */
const ID_PREFIX = `tag:${new URL(brand.url).host},2026:openings`;

/** Update time of a feed that has never had an opening. */
const EPOCH = new Date(0);

const FORMATS = {
  atom: {mediaType: ATOM_TYPE, write: atomFeed},
  json: {mediaType: JSON_FEED_TYPE, write: jsonFeed},
} as const;

export function feedFiles(openings: OpeningsAtBuild): GeneratedFile[] {
  return openingFeeds.map((feed) => {
    const {mediaType, write} = FORMATS[feed.format];
    return {path: feed.path, mediaType, content: () => write(feedContent(feed, openings))};
  });
}

/**
 * Collects a feed's content from the open openings. It depends only on the openings, not on the
 * build time.
 */
function feedContent(
  {path, title}: (typeof openingFeeds)[number],
  {open, closed}: OpeningsAtBuild,
): FeedContent {
  const changes = [
    ...open.map(({opening}) => changedAt(opening)),
    ...closed.flatMap((opening) => [changedAt(opening), new Date(opening.closesAt)]),
  ];
  const {legalName, href} = entityOf('group');
  return {
    id: ID_PREFIX,
    title,
    description: 'Jobs open for applications.',
    language: 'en-GB',
    page: `${brand.url}${CAREERS_PATH}`,
    self: `${brand.url}${path}`,
    updated: changes.reduce((latest, change) => (change > latest ? change : latest), EPOCH),
    author: {name: legalName, url: `${brand.url}${href}`},
    entries: [...open]
      .sort(({opening: one}, {opening: other}) =>
        other.posted === one.posted ? other.id - one.id : other.posted.localeCompare(one.posted),
      )
      .map(entryOf),
  };
}

function entryOf(document: OpeningDocument): FeedEntry {
  const {opening} = document;
  const employer = companyOf(opening.company);
  return {
    id: `${ID_PREFIX}/${opening.id}`,
    url: `${brand.url}${openingPath(opening.slug)}`,
    title: opening.title,
    summary: opening.description,
    html: `${factsOf(opening)}\n${jobDescription(document)}`,
    published: postedAt(opening),
    updated: changedAt(opening),
    author: {name: employer.legalName, url: `${brand.url}${employer.href}`},
    tags: [
      ...new Set([employer.name, opening.type, ...opening.locations.map(({region}) => region)]),
      ...(opening.remote ? [FROM_HOME] : []),
    ],
  };
}

function factsOf(opening: OpeningDocument['opening']): string {
  const {company, type, hours, flexibility, contract, pay, extras, closes, reference} = opening;
  const facts = [
    ['Company', companyOf(company).name],
    ['Place', placeWords(opening)],
    ['Hours', `${type}, ${hours}`],
    ['Flexibility', flexibility],
    ['Contract', contract],
    ['Pay', payRange(pay) ?? 'Not stated'],
    ...(extras ? [['Extras', extras.join('; ')] as const] : []),
    ['Closes', closingMoment({closes})],
    ['Reference', reference],
  ] as const;
  return `<ul>${facts.map(([name, fact]) => `<li>${name}: ${escapeHtml(fact)}</li>`).join('')}</ul>`;
}
