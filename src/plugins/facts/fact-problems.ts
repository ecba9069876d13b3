import {registry as published, type Registry} from '../../data/registry';
import {problemsFromZod, type Problem} from '../../data/report';
import {textsIn, wordingProblems} from '../documents/wording-rules';
import {rules} from './rules';

/**
 * Every problem of every fact: first against the schemas, then across records, then unlawful wording.
 * A rule whose facts do not match their schemas waits until they do.
 */
export function factProblems(registry: Registry = published): Problem[] {
  const bySchema = Object.entries(registry).map(([name, {file, schema, value}]) => {
    const result = schema.safeParse(value);
    const problems = result.success ? [] : problemsFromZod(file, result.error, value);
    return {name, problems: problems.map((problem) => inFact(name, problem))};
  });
  const faulty = new Set(
    bySchema.filter(({problems}) => problems.length > 0).map(({name}) => name),
  );
  const byRule = rules
    .filter(({reads}) => !reads.some((name) => faulty.has(name)))
    .flatMap(({reads: [name], find}) =>
      find(registry).map((finding) => inFact(name, {file: registry[name].file, ...finding})),
    );
  const byWording = Object.entries(registry).flatMap(([name, {file, value}]) =>
    wordingProblems(file, textsIn(value, '')).map((problem) => inFact(name, problem)),
  );
  return [...bySchema.flatMap(({problems}) => problems), ...byRule, ...byWording];
}

/** A module exports several facts, so the field begins with the fact's name. */
function inFact(name: string, problem: Problem): Problem {
  if (problem.field === name) return problem;
  return {
    ...problem,
    field: /^[[(]/.test(problem.field) ? `${name}${problem.field}` : `${name}.${problem.field}`,
  };
}
