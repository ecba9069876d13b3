import * as z from 'zod';
import {formatProblems, problemsFromZod} from '../../src/data/report';
import type {OpeningFrontMatter} from '../../src/plugins/openings/schema';

/** The three parts of an advert's text, as paragraphs and lists in Markdown. */
export const advertHeadings = {
  whatYouWillDo: 'What you will do',
  whatWeOffer: 'What we offer',
  howWeChoose: 'How we choose',
} as const;

export type AdvertPart = keyof typeof advertHeadings;

export const advertParts = ['whatYouWillDo', 'whatWeOffer', 'howWeChoose'] as const;

/** What is known of a new opening so far. Whether it is right shows when the file is verified. */
export interface Answers {
  readonly frontMatter: Partial<OpeningFrontMatter>;
  readonly advert: Readonly<Partial<Record<AdvertPart, string>>>;
}

/**
 * Answers in a file: the fields of an opening and, in `advert`, the parts of its text. `id`,
 * `reference` and `posted` may be left out.
 */
const answersFile = z.looseObject({
  advert: z.strictObject({
    whatYouWillDo: z.string(),
    whatWeOffer: z.string(),
    howWeChoose: z.string(),
  }),
});

/**
 * Reads answers from JSON. The fields themselves are checked later, as those of every opening are.
 *
 * @param file its name, for the report
 * @throws Error when it is no JSON, or has no text
 */
export function answersFrom(json: string, file: string): Answers {
  const value = parsedJson(json, file);
  const {data, error} = answersFile.safeParse(value);
  if (error !== undefined) {
    throw new Error(`Answers: ${formatProblems(problemsFromZod(file, error, value))}`);
  }
  const {advert, ...frontMatter} = data;
  return {frontMatter, advert};
}

function parsedJson(json: string, file: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new Error(`${file} is no JSON.`, {cause: error});
  }
}
