import * as z from 'zod';
import {policySchema} from '../../../src/content/documents/schema';

/** How a field is filled in. Derived from the schema, so that a form never asks for other things. */
export type FieldKind =
  | {readonly kind: 'text'; readonly longest: number | undefined}
  | {readonly kind: 'day' | 'number' | 'switch'}
  /** The schema allows one value only, so there is nothing to choose. */
  | {readonly kind: 'fixed'; readonly value: string}
  | {readonly kind: 'choice'; readonly values: readonly string[]}
  /** Several of a few values. */
  | {readonly kind: 'choices'; readonly values: readonly string[]}
  /** Section numbers with commas, or the word `all`. */
  | {readonly kind: 'numbers'}
  | {readonly kind: 'texts'; readonly longest: number | undefined; readonly count?: number}
  | {readonly kind: 'records'; readonly fields: readonly Field[]};

export type Field = FieldKind & {
  /** Name in the front matter. */
  readonly name: string;
  readonly required: boolean;
};

/** The part of JSON Schema that our front matter needs. */
const partSchema = z.object({
  type: z.string().optional(),
  format: z.string().optional(),
  const: z.string().optional(),
  enum: z.array(z.string()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  maxLength: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  get items() {
    return partSchema.optional();
  },
  get properties() {
    return z.record(z.string(), partSchema).optional();
  },
  required: z.array(z.string()).optional(),
});

type Part = z.infer<typeof partSchema>;

function listKind({items, minItems, maxItems}: Part): FieldKind {
  if (items?.enum) {
    return {kind: 'choices', values: items.enum};
  }
  if (items?.properties) {
    return {kind: 'records', fields: fieldsOf(items)};
  }
  const exact = minItems !== undefined && minItems === maxItems ? {count: minItems} : {};
  return {kind: 'texts', longest: items?.maxLength, ...exact};
}

function kindOf(part: Part): FieldKind {
  if (part.const !== undefined) return {kind: 'fixed', value: part.const};
  if (part.enum) return {kind: 'choice', values: part.enum};
  if (part.anyOf) return {kind: 'numbers'};
  if (part.type === 'boolean') return {kind: 'switch'};
  if (part.type === 'integer' || part.type === 'number') return {kind: 'number'};
  if (part.type === 'array') return listKind(part);
  return part.format === 'date' ? {kind: 'day'} : {kind: 'text', longest: part.maxLength};
}

function fieldsOf({properties = {}, required = []}: Part): Field[] {
  return Object.entries(properties).map(([name, part]) => ({
    name,
    required: required.includes(name),
    ...kindOf(part),
  }));
}

/** The fields of a policy's front matter, in the order of the schema. */
export const policyFields: readonly Field[] = fieldsOf(
  partSchema.parse(z.toJSONSchema(policySchema, {unrepresentable: 'any'})),
);
