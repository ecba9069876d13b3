import {describe, expect, it} from 'vitest';
import {currentLabel, withLabel} from './edition-label';

const SOURCE = `/** Label. */
export const currentEdition = '2026';

export const other = '2026';
`;

describe('the label of the edition in force', () => {
  it('is read', () => {
    expect(currentLabel(SOURCE)).toBe('2026');
    expect(currentLabel("export const currentEdition: string = '2030';")).toBe('2030');
  });

  it('is raised in its own line only', () => {
    expect(withLabel(SOURCE, '2027')).toBe(
      SOURCE.replace("currentEdition = '2026'", "currentEdition = '2027'"),
    );
  });

  it('is missed with the line that should be there', () => {
    expect(() => currentLabel('export {};')).toThrow('export const currentEdition');
  });
});
