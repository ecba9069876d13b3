import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const DOCS = path.join(__dirname, '../../../docs');

interface Specimen {
  readonly name: string;
  readonly date: string;
  readonly text: string;
}

/** The published specimens. */
const specimens: readonly Specimen[] = readdirSync(DOCS, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => readFileSync(path.join(DOCS, file), 'utf8'))
  .flatMap((body) => [...body.matchAll(/<Specimen\b([^>]*)>(.*?)<\/Specimen>/gs)])
  .map(([, properties = '', text = '']) => {
    const value = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(properties)?.[1] ?? '';
    return {name: value('name'), date: value('date'), text};
  });

/** The cells of each row of the tables in a text, without their heads. */
function tablesIn(text: string): string[][][] {
  return [...text.matchAll(/(?:^\|.*\n)+/gm)].map(([table]) =>
    table
      .trim()
      .split('\n')
      .slice(2)
      .map((line) => line.split('|').slice(1, -1))
      .map((cells) => cells.map((cell) => cell.trim())),
  );
}

/** A number, which is bold in a total. Undefined for words and shares. */
function amount(cell = ''): number | undefined {
  const digits = /^(?:\*\*)?([\d,]+)(?:\*\*)?$/.exec(cell)?.[1];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
}

/** A total in bold, and the sum of the rows above it since the last total, which counts too. */
function totalsIn(rows: readonly string[][]): {readonly total: string; readonly sum: number}[] {
  return (rows[0] ?? []).flatMap((_, column) => {
    let sum = 0;
    return rows.flatMap((cells) => {
      const cell = cells[column] ?? '';
      const value = amount(cell);
      if (value === undefined || column === 0) return [];
      if (!cell.startsWith('**')) {
        sum += value;
        return [];
      }
      const found = {total: `${cells[0]}: ${value}`, sum};
      sum = value;
      return [found];
    });
  });
}

describe.each(specimens)('$name', ({date, text}) => {
  it('is signed', () => {
    expect(text.trim()).toMatch(/\n- \*\*[^*]+\*\* .*$/);
  });

  it('has the right weekdays', () => {
    const year = /\d{4}/.exec(date)?.[0];
    const days = [...`${date} ${text}`.matchAll(/([A-Z]\w+day) (\d+) ([A-Z]\w+)/g)];
    expect(days.length).toBeGreaterThan(0);
    for (const [written, weekday, day, month] of days) {
      const dayOfWeek = new Date(`${day} ${month} ${year} UTC`).toLocaleDateString('en-GB', {
        weekday: 'long',
        timeZone: 'UTC',
      });
      expect(weekday, written).toBe(dayOfWeek);
    }
  });

  it('adds up its totals', () => {
    for (const {total, sum} of tablesIn(text).flatMap(totalsIn)) {
      expect(total).toMatch(new RegExp(`: ${sum}$`));
    }
  });
});

it('some specimens have totals', () => {
  expect(specimens.flatMap(({text}) => tablesIn(text).flatMap(totalsIn)).length).toBeGreaterThan(9);
});

/** The rows of a specimen by their first cell. */
function rowsOf(name: string): Map<string, string[]> {
  const text = specimens.find((specimen) => specimen.name === name)?.text ?? '';
  return new Map(tablesIn(text).flatMap((rows) => rows.map((cells) => [cells[0] ?? '', cells])));
}

/** A margin drawing, and the words on it. */
function drawingOf(name: string) {
  const svg = readFileSync(path.join(__dirname, `drawings/${name}.svg`), 'utf8');
  return {svg, words: [...svg.matchAll(/<text[^>]*>([^<]+)/g)].map(([, word = '']) => word)};
}

it('the drawing of the scores shows those of the audit, on a scale from 80 to 100', () => {
  const audit = rowsOf('Monthly cleaning audit');
  const {svg, words} = drawingOf('scores');
  const areas = words.filter((word) => audit.has(word));
  expect(areas).toHaveLength(5);
  const scores = areas.map((area) => audit.get(area)?.at(-1));
  expect(areas.map((area) => words[words.indexOf(area) + 1])).toEqual(scores);
  const dots = [...svg.matchAll(/M([\d.]+) \d+h\.01/g)].map(([, x]) => 80 + (Number(x) - 4) / 10.8);
  expect(dots.map((dot) => `${Math.round(dot)}%`)).toEqual(scores);
});

/** Minutes since midnight. Example: `'5:15 PM'` is 1035. */
function minutes(time = ''): number {
  const [, hour, minute, half] = /(\d+):(\d+) ([AP])M/.exec(time) ?? [];
  return (Number(hour) % 12) * 60 + Number(minute) + (half === 'P' ? 720 : 0);
}

describe('the permit to work', () => {
  const permit = rowsOf('Permit to work: hot work');
  const at = (stage: string) => minutes(permit.get(stage)?.at(-1));

  it('keeps the times of the health and safety policy', () => {
    expect(at('Fire watch ended, after 60 minutes') - at('Work ended')).toBe(60);
    expect(at('Building locked') - at('Work ended')).toBeGreaterThanOrEqual(120);
  });

  it('has the times of its drawing, whose scale is half a unit a minute from 8:00 AM', () => {
    const {svg, words} = drawingOf('hot-work');
    const [, ...work] = /M63 ([\d.]+)h10V([\d.]+)/.exec(svg) ?? [];
    const [, ...watch] = /drawing__hidden" d="M68 ([\d.]+)V([\d.]+)/.exec(svg) ?? [];
    const stages = [
      'Work started',
      'Work ended',
      'Fire watch ended, after 60 minutes',
      'Further look',
    ];
    expect([...work, ...watch].map(Number)).toEqual(
      stages.map((stage): unknown => expect.closeTo(14 + (at(stage) - 480) / 2, 0)),
    );
    expect(words).toEqual(expect.arrayContaining(['9:10 to 11:35', 'A further look, 5:15']));
  });
});
