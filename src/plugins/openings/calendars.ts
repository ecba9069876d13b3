import {brand} from '../../data/brand/brand';
import {companies} from '../../data/companies/companies';
import {CALENDAR_TYPE, calendarFile} from '../generated-files/formats/calendar';
import type {GeneratedFile} from '../generated-files/generated-file';
import {calendarPath, openingPath} from './addresses';
import type {OpeningDocument} from './parse';
import type {Opening} from './schema';

/** The closing date of each opening as a file of the build. */
export function calendarFiles(open: readonly OpeningDocument[]): GeneratedFile[] {
  return open.map(({opening}) => ({
    path: calendarPath(opening.slug),
    mediaType: CALENDAR_TYPE,
    content: () => closingDate(opening),
  }));
}

/** The moment an opening closes, with a reminder a day before. */
function closingDate(opening: Opening): string {
  const {id, slug, title, company, reference, posted, closesAt} = opening;
  const url = `${brand.url}${openingPath(slug)}`;
  return calendarFile(brand.name, [
    {
      uid: `opening-${id}@${new URL(brand.url).host}`,
      stamp: new Date(posted),
      start: new Date(closesAt),
      summary: `Applications close: ${title}`,
      description: `${companies[company].name}, reference ${reference}.\nApply before this moment: ${url}`,
      url,
      reminderDays: 1,
    },
  ]);
}
