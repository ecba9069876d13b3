import type {PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import ICAL from 'ical.js';
import {describe, expect, it} from 'vitest';
import {brand} from '../../data/brand/brand';
import {EXAMPLE_SITE} from './example-site.test-data';
import {loadOpenings} from './load';
import {addOpeningRoutes, calendarFiles, similarOpenings} from './index';
import type {OpeningDocument} from './parse';
import type {Opening} from '../../shared/openings/schema';

const DAY = new Date('2026-11-20T12:00:00Z');
const documents = loadOpenings(EXAMPLE_SITE, DAY).open;

function first(): OpeningDocument {
  const [document] = documents;
  if (document === undefined) throw new Error('There are no openings.');
  return document;
}

it('every published opening states its pay, and the terms and probation that all jobs share', () => {
  const {open, upcoming} = loadOpenings(process.cwd());
  for (const {opening, body} of [...open, ...upcoming]) {
    expect(opening.pay, opening.slug).toBeDefined();
    for (const term of ['holiday', 'pension', 'sickPay']) {
      expect(body, opening.slug).toContain(`{terms.${term}}`);
    }
    expect(opening.contract, opening.slug).toContain('with three months’ probation');
  }
});

describe('the pages', () => {
  async function routesAt(now: Date) {
    const routes: RouteConfig[] = [];
    const data: Record<string, unknown> = {};
    const actions: PluginContentLoadedActions = {
      addRoute: (route) => routes.push(route),
      createData: (name, text) => {
        data[name] = text;
        return Promise.resolve(name);
      },
      setGlobalData: () => undefined,
    };
    await addOpeningRoutes(actions, loadOpenings(EXAMPLE_SITE, now), {delivers: false});
    return {routes: new Map(routes.map((route) => [route.path, route])), data};
  }

  it('are the list at both its addresses, the form, and one page for each opening', async () => {
    const {routes, data} = await routesAt(DAY);
    expect([...routes.keys()]).toEqual([
      '/careers',
      '/recruitment',
      '/careers/apply',
      ...documents.map(({opening}) => `/careers/${opening.slug}`),
    ]);
    const withoutPictures = documents.map(({opening}) => ({...opening, picture: undefined}));
    expect(data['openings.json']).toBe(JSON.stringify(withoutPictures));
    expect(routes.get('/careers/bench-joiner')).toMatchObject({
      component: '@site/src/features/careers/opening/OpeningPage',
      props: {opening: {slug: 'bench-joiner'}, jobPosting: {title: 'Bench Joiner'}},
      modules: {content: '@site/openings/bench-joiner.mdx'},
    });
  });

  it('become notices without structured data when openings close', async () => {
    const {routes, data} = await routesAt(new Date('2100-01-01'));
    expect(data['openings.json']).toBe('[]');
    const route = routes.get('/careers/bench-joiner');
    expect(route?.component).toBe('@site/src/features/careers/opening/ClosedOpeningPage');
    expect(Object.keys(route?.props ?? {})).toEqual(['opening', 'similar']);
    expect(route?.modules).toBeUndefined();
  });
});

describe('similar openings', () => {
  const make = (id: number, values: Partial<Opening> = {}): Opening => ({
    ...first().opening,
    pay: undefined,
    id,
    slug: `opening-${id}`,
    company: 'bespoke',
    type: 'Full-time',
    locations: [{town: 'Leeds', region: 'West Yorkshire'}],
    closesAt: '2027-01-29T17:00:00.000Z',
    ...values,
  });
  const slugs = (opening: Opening, others: Opening[]) =>
    similarOpenings(opening, others).map(({slug}) => Number(slug.replace('opening-', '')));

  it('are those of the company, sorted by type, then region, then closing date', () => {
    const others = [
      make(2, {company: 'facilities'}),
      make(3, {type: 'Part-time'}),
      make(4, {locations: [{town: 'York', region: 'North Yorkshire'}]}),
      make(5, {closesAt: '2027-01-28T17:00:00.000Z'}),
      make(6),
    ];
    expect(slugs(make(1), others)).toEqual([5, 6, 4]);
    expect(slugs(make(1), [...others].reverse())).toEqual([5, 6, 4]);
    expect(slugs(make(1, {company: 'construction'}), others)).toEqual([5, 2, 6]);
    expect(slugs(make(7, {company: 'facilities'}), others)).toEqual([2]);
    expect(slugs(make(1), [make(1), make(2)])).toEqual([2]);
    expect(slugs(make(1), [])).toEqual([]);
  });
});

describe('the calendar file of an opening', () => {
  async function eventOf(document: OpeningDocument) {
    const [file] = calendarFiles([document]);
    const calendar = new ICAL.Component(ICAL.parse(String(await file?.content())) as unknown[]);
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
    const [stamp, changed] = ['dtstamp', 'last-modified'].map((name) =>
      String(event.component.getFirstPropertyValue(name)),
    );
    expect(changed).toBe(stamp);
    return {file, calendar, event, stamp, revision: event.sequence};
  }

  it('contains the closing moment and a link to the page', async () => {
    for (const document of documents) {
      const {opening} = document;
      const {file, calendar, event, stamp, revision} = await eventOf(document);
      expect(file?.path).toBe(`/careers/${opening.slug}.ics`);
      expect(event.summary).toBe(`Applications close: ${opening.title}`);
      expect(event.startDate.toJSDate().toISOString()).toBe(opening.closesAt);
      expect(event.uid).toBe(`opening-${opening.id}@${new URL(brand.url).host}`);
      expect(event.component.getFirstPropertyValue('url')).toBe(
        `${brand.url}/careers/${opening.slug}`,
      );
      expect(event.description).toContain(opening.reference);
      expect([stamp, revision]).toEqual([`${opening.posted}T00:00:00Z`, 0]);
      // Outlook would create a separate calendar for an entry in a calendar with a name.
      expect(calendar.getFirstProperty('x-wr-calname')).toBeNull();
    }
  });

  it('is a later revision after each change, also after two on one day', async () => {
    const {opening, ...rest} = first();
    const changes = ['2026-11-20', '2026-11-20T09:15', '2026-11-20T09:16', '2027-06-01'];
    const events = await Promise.all(
      [undefined, ...changes].map((updated) => eventOf({...rest, opening: {...opening, updated}})),
    );
    const revisions = events.map(({revision}) => revision);
    expect(revisions).toEqual([...new Set(revisions)].sort((one, other) => one - other));
    expect(Math.max(...revisions)).toBeLessThan(2 ** 31);
    expect(events.map(({stamp}) => stamp)).toEqual([
      `${opening.posted}T00:00:00Z`,
      '2026-11-20T00:00:00Z',
      '2026-11-20T09:15:00Z',
      '2026-11-20T09:16:00Z',
      '2027-05-31T23:00:00Z',
    ]);
    expect(new Set(events.map(({event}) => event.uid)).size).toBe(1);
  });
});
