import type {Problem} from '../../src/data/report';
import type {Opening} from '../../src/plugins/openings/schema';
import {advertHeadings, advertParts, type Answers} from './answers';
import {askParagraphs} from './prompts';
import type {Question} from './question';
import {jobQuestions} from './questions-job';
import {termsQuestions} from './questions-terms';

const NOTHING: Answers = {frontMatter: {}, advert: {}};

/** What the person is asked about: the openings there are, and the day. */
export interface Occasion {
  readonly existing: readonly Opening[];
  readonly today: string;
}

/** Asks everything, the text of the advert last. */
export function askAll(occasion: Occasion): Promise<Answers> {
  return ask([...jobQuestions, ...termsQuestions], true, NOTHING, occasion);
}

/** Asks again what the problems are about, with the earlier answers in place. */
export function askAgain(
  problems: readonly Problem[],
  answers: Answers,
  occasion: Occasion,
): Promise<Answers> {
  const fields = new Set(problems.map(fieldOf));
  const concerned = [...jobQuestions, ...termsQuestions].filter(({fills}) =>
    fills.some((field) => fields.has(field)),
  );
  // What no question fills can only be in the text.
  const text = fields.has('text') || concerned.length === 0;
  return ask(concerned, text, answers, occasion);
}

/** The field of a problem as the front matter has it; an address comes from the title. */
function fieldOf({field}: Problem): string {
  const name = /^\w+/.exec(field)?.[0] ?? '';
  return name === 'slug' ? 'title' : name;
}

async function ask(
  questions: readonly Question[],
  text: boolean,
  answers: Answers,
  occasion: Occasion,
): Promise<Answers> {
  let {frontMatter, advert} = answers;
  for (const question of questions) {
    frontMatter = {...frontMatter, ...(await question.ask({fields: frontMatter, ...occasion}))};
  }
  for (const part of text ? advertParts : []) {
    advert = {...advert, [part]: await askParagraphs(advertHeadings[part], advert[part])};
  }
  return {frontMatter, advert};
}
