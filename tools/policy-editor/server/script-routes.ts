import * as z from 'zod';
import type {Exchange, Route} from '../../../src/plugins/local-services/http';
import {comparisonWith} from '../compare/compare';
import {edited, editSchema} from '../document/edit';
import {answersSchema, suggestions} from '../document/new-version';
import {policyFile} from '../document/policies';
import {checkAnswer, saveAnswer, versionAnswer} from './answers';
import {answerJson, refusal, type JsonAnswer} from './guard';
import type {EditorSettings} from './settings';

/** What the page's script asks about a policy. Every question brings the text as it was typed. */
export function scriptRoutes({root, token, today}: EditorSettings): Route[] {
  const route = <T>(
    name: string,
    schema: z.ZodType<T>,
    answer: (slug: string, file: string, asked: T) => Promise<JsonAnswer> | JsonAnswer,
  ): Route => ({
    method: 'POST',
    path: new RegExp(`^/policies/([\\w-]+)/${name}$`),
    answer(exchange: Exchange) {
      const [slug = ''] = exchange.parameters;
      return answerJson(exchange, token, schema, (asked) => {
        const file = policyFile(root, slug);
        return file === undefined
          ? refusal(404, 'There is no such policy.')
          : answer(slug, file, asked);
      });
    },
  });
  const withEdit = {edit: editSchema};
  return [
    route('check', z.strictObject(withEdit), (slug, file, {edit}) =>
      checkAnswer(root, slug, file, edit),
    ),
    route('compare', z.strictObject({...withEdit, against: z.string()}), async (_, file, asked) => {
      const {edit, against} = asked;
      const texts = {original: edit.original, typed: edited(edit)};
      const comparison = await comparisonWith(root, file, texts, against);
      return comparison === undefined
        ? refusal(404, 'There is nothing of that name to compare with.')
        : {status: 200, data: {html: comparison}};
    }),
    route('save', z.strictObject({...withEdit, over: z.string().optional()}), (slug, file, asked) =>
      saveAnswer(root, {slug, file}, asked.edit, asked.over),
    ),
    route('suggest', z.strictObject(withEdit), async (slug, _, {edit}) => ({
      status: 200,
      data: await suggestions(root, slug, edited(edit), today()),
    })),
    route(
      'new-version',
      z.strictObject({...withEdit, answers: answersSchema, write: z.boolean()}),
      (slug, file, {edit, answers, write}) =>
        versionAnswer({root, slug, file, today: today()}, edit, answers, write),
    ),
  ];
}
