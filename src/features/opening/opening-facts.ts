import type {Opening} from '@site/src/content/openings/schema';
import {payWords} from '../careers/opening-words';

export {closingMoment, placeWords} from '@site/src/content/openings/words';

type Named = Pick<Opening, 'title' | 'location' | 'reference'>;

/** Title of the page; the reference tells two openings of one title and town apart. */
export function pageTitle({title, location, reference}: Named): string {
  return `${title}, ${location.town} (${reference})`;
}

/** Search engines cut what is longer. */
const LONGEST_DESCRIPTION = 170;

/** What the page is about: the job, its place and pay, as much of it as search engines show. */
export function pageDescription({description, location, pay, type}: Opening): string {
  const facts = [type, location.town, ...(pay === undefined ? [] : [payWords(pay)])].join(', ');
  const [firstSentence = ''] = description.split(/(?<=\.) /, 1);
  const choices = [`${description} ${facts}.`, `${firstSentence} ${facts}.`, description];
  return choices.find(({length}) => length <= LONGEST_DESCRIPTION) ?? description;
}
