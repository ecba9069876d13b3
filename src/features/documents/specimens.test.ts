import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const DOCS = path.join(__dirname, '../../../docs');

/** A margin drawing, as written in its file. */
const linesOf = (drawing: string) =>
  readFileSync(path.join(__dirname, `drawings/${drawing}.svg`), 'utf8');

/** The words on a margin drawing. */
const wordsOn = (drawing: string) =>
  [...linesOf(drawing).matchAll(/<text[^>]*>([^<]+)/g)].map(([, word = '']) => word);

/** A table of a specimen: its rows by column, without bold. */
type Row = Readonly<Record<string, string>>;

interface Sheet {
  readonly date: string;
  readonly text: string;
  /** Tables by the heading above them. */
  readonly tables: Readonly<Record<string, readonly Row[]>>;
}

function cells(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.replaceAll('**', '').trim());
}

function rowsOf(part: string): Row[] {
  const [head = '', , ...lines] = part.split('\n').filter((line) => line.startsWith('|'));
  const columns = cells(head);
  return lines.map((line) => {
    const values = cells(line);
    return Object.fromEntries(columns.map((column, index) => [column, values[index] ?? '']));
  });
}

/** The specimens of a document. */
const specimensIn = (body: string) =>
  [...body.matchAll(/<Specimen\b([^>]*)>(.*?)<\/Specimen>/gs)].map(
    ([, written = '', text = '']) => {
      const value = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(written)?.[1] ?? '';
      return {name: value('name'), date: value('date'), text};
    },
  );

/** The published specimens by name. */
const sheets: Readonly<Record<string, Sheet>> = Object.fromEntries(
  readdirSync(DOCS, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => specimensIn(readFileSync(path.join(DOCS, file), 'utf8')))
    .map(({name, date, text}) => {
      const parts = text.split(/^### /m).slice(1);
      const tables = parts.map((part) => [part.split('\n', 1)[0], rowsOf(part)] as const);
      return [name, {date, text, tables: Object.fromEntries(tables) as Sheet['tables']}];
    }),
);

function rows(sheet: string, table: string): readonly Row[] {
  const found = sheets[sheet]?.tables[table];
  if (found === undefined) throw new Error(`No table “${table}” in the specimen “${sheet}”`);
  return found;
}

/** The row whose first value is a name. */
function row(sheet: string, table: string, name: string): Row {
  const found = rows(sheet, table).find((each) => Object.values(each)[0] === name);
  if (found === undefined) throw new Error(`No row “${name}” in “${table}”`);
  return found;
}

const amount = (text = '') => Number(text.replaceAll(/[,%]/g, ''));

function sum(of: readonly Row[], column: string): number {
  return of.reduce((total, each) => total + amount(each[column]), 0);
}

/** All numbers in a text. */
const numbersIn = (text = '') => [...text.matchAll(/\d[\d,]*/g)].map(([found]) => amount(found));

/** Minutes since midnight. Example: `'5:15 PM'` is 1035. */
function minutes(time = ''): number {
  const [, hour, minute, half] = /(\d+):(\d+) ([AP])M/.exec(time) ?? [];
  return (Number(hour) % 12) * 60 + Number(minute) + (half === 'P' ? 720 : 0);
}

/** The same, counted from noon, so that a night is in order. */
const nightMinutes = (time: string | undefined) => (minutes(time) + 720) % 1440;

it('publishes the seven documents that the site promises', () => {
  expect(Object.keys(sheets).sort()).toEqual([
    'Cost plan, RIBA stage 2',
    'Fire door certificate',
    'Monthly cleaning audit',
    'Monthly report, page one',
    'Permit to work: hot work',
    'Register of inspections',
    'The 7:00 AM report',
  ]);
});

it.each(Object.entries(sheets))('%s is signed, and its weekdays are right', (_, {date, text}) => {
  expect(text.trim()).toMatch(/\n- \*\*[^*]+\*\* .*$/);
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

describe('the cleaning audit', () => {
  const score = rows('Monthly cleaning audit', 'Score');
  const areas = score.slice(0, -1);
  const total = row('Monthly cleaning audit', 'Score', 'All areas');

  it.each(['Rooms', 'Items', 'Acceptable', 'To put right', 'Missed'])('adds up %s', (column) => {
    expect(sum(areas, column)).toBe(amount(total[column]));
  });

  it.each(score)('gives the share of acceptable items: $Area', (area) => {
    expect(amount(area.Items)).toBeGreaterThanOrEqual(50);
    expect(sum([area], 'Acceptable') + sum([area], 'To put right') + sum([area], 'Missed')).toBe(
      amount(area.Items),
    );
    expect(amount(area.Score)).toBe((100 * amount(area.Acceptable)) / amount(area.Items));
  });

  it('scores exactly 92 per cent', () => {
    expect(total.Score).toBe('92%');
  });

  it('has the scores that the drawing beside it shows, on a scale from 80 to 100', () => {
    const words = wordsOn('scores');
    expect(areas.map(({Area = ''}) => words[words.indexOf(Area) + 1])).toEqual(
      areas.map(({Score}) => Score),
    );
    const dots = [...linesOf('scores').matchAll(/M([\d.]+) \d+h\.01/g)];
    expect(dots.map(([, x]) => 80 + (Number(x) - 4) / 10.8)).toEqual(
      areas.map(({Score}): unknown => expect.closeTo(amount(Score), 1)),
    );
  });

  it('has an owner and a day for every item that wasn’t acceptable', () => {
    const actions = rows('Monthly cleaning audit', 'Actions');
    expect(sum(actions, 'Items')).toBe(amount(total['To put right']) + amount(total.Missed));
    expect(actions.filter(({Who, By}) => !Who || !By)).toEqual([]);
  });

  it('credits the hours that weren’t worked', () => {
    const record = row('Monthly cleaning audit', 'October so far', 'Hours').Record;
    const [ordered = 0, worked = 0, credited] = numbersIn(record);
    expect(ordered - worked).toBe(credited);
  });
});

describe('the 7:00 AM report', () => {
  const patrols = rows('The 7:00 AM report', 'Patrols').slice(0, -1);

  it('adds up the checkpoints', () => {
    const total = row('The 7:00 AM report', 'Patrols', 'All');
    expect(amount(total.Due)).toBe(sum(patrols, 'Due'));
    expect(amount(total.Scanned)).toBe(sum(patrols, 'Scanned'));
  });

  it('lists patrols and incidents in the order of the night', () => {
    for (const times of [
      patrols.map(({Time = ''}) => Time.split(' to ')[1]),
      rows('The 7:00 AM report', 'Incidents').map(({Time}) => Time),
    ]) {
      const inOrder = times.map(nightMinutes);
      expect(inOrder).toEqual([...inOrder].sort((one, other) => one - other));
    }
  });

  it('accounts for every key and every visitor', () => {
    const record = 'Keys, visitors and handover';
    const [held, out, back, inCabinet] = numbersIn(
      row('The 7:00 AM report', record, 'Keys').Record,
    );
    expect([out, held]).toEqual([back, inCabinet]);
    const visitors = row('The 7:00 AM report', record, 'Visitors after hours').Record;
    const [came, letIn = 0, turnedAway = 0] = numbersIn(visitors);
    expect(came).toBe(letIn + turnedAway);
  });

  it('is sent by 7:00 AM', () => {
    const sent = /sent at (\S+ AM)/.exec(sheets['The 7:00 AM report']?.text ?? '')?.[1];
    expect(minutes(sent)).toBeLessThanOrEqual(minutes('7:00 AM'));
  });
});

describe.each(['Low', 'Likely', 'High'])('the cost plan, %s', (column) => {
  const plan = rows('Cost plan, RIBA stage 2', 'Elements, in thousands of pounds');
  const at = (name: string) => plan.findIndex(({Element}) => Element === name);
  const works = amount(plan[at('Building works')]?.[column]);
  const total = amount(plan[at('Cost plan')]?.[column]);

  it('adds up elements, contingencies and inflation', () => {
    expect(sum(plan.slice(0, at('Building works')), column)).toBe(works);
    expect(works + sum(plan.slice(at('Building works') + 1, at('Cost plan')), column)).toBe(total);
  });

  it('is within the range of its stage, 12 per cent either way', () => {
    const likely = amount(plan[at('Cost plan')]?.Likely);
    const share = {Low: 88, Likely: 100, High: 112}[column] ?? 0;
    expect(total * 100).toBe(likely * share);
  });

  it('divides by the floor area', () => {
    expect(amount(plan.at(-1)?.[column]) * 960).toBe(total * 1000);
  });
});

it('the cost plan has its widest range, for its size, in the substructure', () => {
  const plan = rows('Cost plan, RIBA stage 2', 'Elements, in thousands of pounds');
  const widths = plan.map(({Low, Likely, High}) => (amount(High) - amount(Low)) / amount(Likely));
  const widest = widths.indexOf(Math.max(...widths));
  expect(plan[widest]?.Element).toBe('Substructure');
});

it('the fire door’s gaps are within what is allowed', () => {
  const gaps = rows('Fire door certificate', 'Gaps measured with the door shut, in mm');
  expect(gaps).toHaveLength(4);
  for (const {Side, Allowed = '', First, Middle, Last} of gaps) {
    const [lowest = 0, highest = lowest] = [...Allowed.matchAll(/[\d.]+/g)].map(Number);
    for (const gap of [First, Middle, Last].map(Number)) {
      expect(gap, Side).toBeLessThanOrEqual(highest);
      expect(gap, Side).toBeGreaterThanOrEqual(Allowed.includes('at most') ? 0 : lowest);
    }
  }
});

describe('the permit to work', () => {
  const sheet = 'Permit to work: hot work';
  const at = (stage: string) => minutes(row(sheet, 'Fire watch', stage).Time);

  it('keeps the times of the health and safety policy', () => {
    expect(at('Fire watch began')).toBe(at('Work ended'));
    expect(at('Fire watch ended, after 60 minutes') - at('Fire watch began')).toBe(60);
    expect(at('Further look')).toBeGreaterThan(at('Fire watch ended, after 60 minutes'));
    expect(at('Further look')).toBeLessThan(at('Building locked'));
    expect(at('Building locked') - at('Work ended')).toBeGreaterThanOrEqual(120);
  });

  it('has the times of the drawing beside it, whose scale is half a unit a minute from 8:00 AM', () => {
    const lines = linesOf('hot-work');
    const [, began, ended] = /M63 ([\d.]+)h10V([\d.]+)/.exec(lines) ?? [];
    const [, watch, look] = /drawing__hidden" d="M68 ([\d.]+)V([\d.]+)/.exec(lines) ?? [];
    const stages = [
      'Work started',
      'Work ended',
      'Fire watch ended, after 60 minutes',
      'Further look',
    ];
    for (const [index, y] of [began, ended, watch, look].entries()) {
      expect(Number(y)).toBeCloseTo(14 + (at(stages[index] ?? '') - 480) / 2, 0);
    }
    const words = wordsOn('hot-work');
    expect(words).toContain('9:10 to 11:35');
    expect(words).toContain('A further look, 5:15');
  });

  it('lists its checks and stages in order, the checks before the work', () => {
    const times = [...rows(sheet, 'Before work starts'), ...rows(sheet, 'Fire watch')];
    const inOrder = times.map(({Time}) => minutes(Time));
    expect(inOrder).toEqual([...inOrder].sort((one, other) => one - other));
  });
});

describe('page one of the monthly report', () => {
  const sheet = 'Monthly report, page one';

  it('adds up the tasks, and works out each share', () => {
    const weeks = rows(sheet, 'Tasks planned and finished');
    const total = weeks.at(-1);
    for (const column of ['Planned', 'Finished']) {
      expect(sum(weeks.slice(0, -1), column)).toBe(amount(total?.[column]));
    }
    for (const week of weeks) {
      expect(amount(week.Share) * amount(week.Planned)).toBe(100 * amount(week.Finished));
    }
  });

  it('adds up the cost, down and across', () => {
    const costs = rows(sheet, 'Cost to complete, in thousands of pounds');
    for (const column of ['Spent', 'To complete', 'Forecast']) {
      expect(sum(costs.slice(0, -1), column), column).toBe(amount(costs.at(-1)?.[column]));
    }
    for (const cost of costs) {
      expect(sum([cost], 'Spent') + sum([cost], 'To complete'), cost.Package).toBe(
        amount(cost.Forecast),
      );
    }
  });

  it('shows five risks, the longest first', () => {
    const weeks = rows(sheet, 'The five largest risks').map((risk) => amount(risk.Weeks));
    expect(weeks).toHaveLength(5);
    expect(weeks).toEqual([...weeks].sort((one, other) => other - one));
  });
});

describe('the register of inspections', () => {
  const sheet = 'Register of inspections';
  const register = rows(sheet, 'In order of the next date');
  const findings = rows(sheet, 'Open findings');
  const day = (written = '') => Date.parse(`${written} UTC`);
  const today = day('26 Nov 2026');

  it.each(register)('repeats after the interval: $Plant, $Inspection', (inspection) => {
    const [, count = '1', unit = ''] =
      /(?:every (\d+) )?(month|year)/.exec(inspection.Inspection ?? '') ?? [];
    const next = new Date(day(inspection.Last));
    next.setUTCMonth(next.getUTCMonth() + Number(count) * (unit === 'year' ? 12 : 1));
    expect(day(inspection.Next)).toBe(next.getTime());
  });

  it('is in order, with nothing late, and counts the next 90 days', () => {
    const next = register.map(({Next}) => day(Next));
    expect(next).toEqual([...next].sort((one, other) => one - other));
    expect(next.filter((date) => date < today)).toEqual([]);
    expect(next.filter((date) => date <= day('24 Feb 2027'))).toHaveLength(5);
    expect((day('24 Feb 2027') - today) / 86_400_000).toBe(90);
  });

  it('lists each finding of the register, found by today', () => {
    const open = register.flatMap((each) => each['On file']?.split(', ')[1] ?? []);
    expect(findings.map(({Grade}) => Grade)).toEqual(open.sort());
    expect(findings.filter(({Found}) => day(Found) > today)).toEqual([]);
  });
});
