import {international} from '../international/international';
import type {PictureName} from '../pictures/catalogue';
import type {EntityId} from '../companies/companies';
import {constructionPages, services} from './services';

/** What a neighbouring page's card needs. */
export interface NeighbourCard {
  readonly title: string;
  readonly href: string;
  readonly picture: PictureName;
  readonly company: EntityId;
  /** A few words under the title. */
  readonly strapline: string;
}

const projects: readonly (NeighbourCard & {readonly slug: string})[] =
  international.featuredWork.map(({title, href, picture, text}) => ({
    slug: href.split('/').at(-1) ?? '',
    title,
    href,
    picture,
    company: 'group',
    strapline: text,
  }));

const cards: readonly (NeighbourCard & {readonly slug: string})[] = [
  ...Object.values(services),
  ...Object.values(constructionPages),
  ...projects,
];

/**
 * The card of a service, construction page or project, by the last part of its address.
 * `project-management` stands for the facilities service of that name.
 *
 * @throws when no card has the slug.
 */
export function neighbourCard(slug: string): NeighbourCard {
  const card = cards.find((candidate) => candidate.slug === slug);
  if (card === undefined) {
    const known = cards.map((candidate) => candidate.slug).join(', ');
    throw new Error(`Front matter "related": "${slug}" is not one of ${known}`);
  }
  return card;
}
