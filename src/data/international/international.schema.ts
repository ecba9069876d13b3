import * as z from 'zod';
import {pictureName} from '../pictures/picture.schema';

/** Id of a tab, as the address carries it (specification, section 4). Example: `'usa'`. */
const countryId = z.enum(['philippines', 'usa', 'saudi']);

/** A picture with what it shows. */
const figure = z.strictObject({
  picture: pictureName,
  /** What the model shows; no claim of a finished job. Example: `'Joinery workshop. Scale model, 1:100.'`. */
  caption: z.string().min(10).max(90).endsWith('.'),
});

/** A title with a sentence or two. Example: `{title: 'Design review', text: '…'}`. */
const point = z.strictObject({
  title: z.string().min(5).max(60),
  text: z.string().min(40).max(240).endsWith('.'),
});

/** What one tab shows. */
const country = z.strictObject({
  id: countryId,
  /** Label of the tab. Example: `'USA'`. */
  label: z.string().min(2).max(20),
  /** Example: `'A workshop in the Philippines'`. */
  heading: z.string().min(8).max(60),
  /** The work there in one line, for the home page. Example: `'Retail fit-outs in three cities.'`. */
  summary: z.string().min(20).max(90).endsWith('.'),
  paragraphs: z.array(z.string().min(40).max(420).endsWith('.')).min(1),
  /** What the points are. Example: `'Five consultancy services'`. */
  pointsHeading: z.string().min(5).max(60),
  points: z.array(point).min(2),
  figures: z.array(figure).min(1),
});

/** A featured project. */
const featuredWork = z.strictObject({
  /** Literal in the specification, section 2. Example: `'Riyadh Hotel Development'`. */
  title: z.string().min(10).max(50),
  text: z.string().min(40).max(220).endsWith('.'),
  /** Its project writeup. Example: `'/projects/riyadh-hotel-development'`. */
  href: z.string().startsWith('/projects/'),
  picture: pictureName,
});

/** A place where work abroad is done, on the locator. */
const place = z.strictObject({
  /** Example: `'Riyadh'`. */
  name: z.string().min(3).max(20),
  /** Example: `'Saudi Arabia'`. */
  country: z.string().min(3).max(20),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** Name of its time zone. Example: `'Asia/Riyadh'`. */
  timeZone: z.string().regex(/^[A-Z][a-z]+\/[A-Za-z_]+$/),
  /** Hours ahead of Greenwich in standard time; behind it when negative. Example: `3`. */
  hoursAhead: z.number().min(-12).max(14),
  /** What is done there. Example: `'Riyadh Hotel Development'`. */
  work: z.string().min(10).max(60),
  /** Its project writeup, `null` where there is none. */
  href: z.string().startsWith('/projects/').nullable(),
});

/** The international projects page (specification, section 2). */
export const internationalSchema = z.strictObject({
  /** Picture at the head of the page. */
  hero: figure,
  /** The tab shown when the address names none. Example: `'philippines'`. */
  defaultCountry: countryId,
  /** The tabs, in order. */
  countries: z.array(country),
  /** Three cards. */
  featuredWork: z.array(featuredWork),
  /** From the nearest to the farthest. */
  places: z.array(place).min(1),
});

export type Country = z.infer<typeof country>;
export type Place = z.infer<typeof place>;
export type International = z.infer<typeof internationalSchema>;
