import type {FactName, Registry} from '../../data/registry';
import {quoted, type Problem} from '../../data/report';

/** What a rule finds. The file is known from the facts it reads. */
export type Finding = Omit<Problem, 'file'>;

/** The facts a rule reads. A finding is reported against the first. */
type Reads = readonly [FactName, ...FactName[]];

/** A rule across records, which no single schema can hold. */
export interface Rule {
  readonly reads: Reads;
  /** Runs only when every fact in `reads` matches its schema. */
  readonly find: (registry: Registry) => Finding[];
}

/** The specification fixes how many there are. */
export function counted(
  fact: FactName,
  field: string,
  count: number,
  read: (registry: Registry) => readonly unknown[],
): Rule {
  return {
    reads: [fact],
    find: (registry) => {
      const found = read(registry).length;
      if (found === count) return [];
      return [
        {
          field,
          expected: `${count} entries, as the specification says (src/data/specification.ts)`,
          found: String(found),
          fix: found < count ? `Add ${count - found}.` : `Remove ${found - count}.`,
        },
      ];
    },
  };
}

/** The specification fixes the names and their order, and so how many there are. */
export function named(
  reads: Reads,
  field: string,
  expected: readonly string[],
  read: (registry: Registry) => readonly string[],
): Rule {
  return {
    reads,
    find: (registry) => {
      const found = read(registry).join(', ');
      if (found === expected.join(', ')) return [];
      return [
        {
          field,
          expected: expected.join(', '),
          found,
          fix: 'Use the names of the specification (src/data/specification.ts) in its order.',
        },
      ];
    },
  };
}

/** No two records may share the value. */
export function unique(
  fact: FactName,
  field: string,
  read: (registry: Registry) => readonly string[],
): Rule {
  return {
    reads: [fact],
    find: (registry) => {
      const values = read(registry);
      const repeated = new Set(values.filter((value, index) => values.indexOf(value) !== index));
      return [...repeated].map((value) => ({
        field,
        expected: 'a value that no other record has',
        found: `${quoted(value)} more than once`,
        fix: 'Change all but one of them.',
      }));
    },
  };
}
