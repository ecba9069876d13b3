import {expect, it} from 'vitest';
import {
  isLate,
  periodMonths,
  periodYears,
  programmeBars,
  programmeMarks,
  spanWords,
  weeksWords,
} from './programme';

it('calls a stage late only if it ended after its planned last day, or is expected to', () => {
  const planned = ['2025-03-03', '2025-03'];
  expect(isLate({stage: 'Survey', planned, actual: ['2025-03-03', '2025-03-31']})).toBe(false);
  expect(isLate({stage: 'Survey', planned, actual: ['2025-03-03', '2025-04-01']})).toBe(true);
  expect(isLate({stage: 'Survey', planned, actual: ['2025-04-01']})).toBe(false);
  expect(isLate({stage: 'Survey', planned})).toBe(false);
  expect(isLate({stage: 'Survey', planned, forecast: ['2025-03', '2025-03']})).toBe(false);
  expect(isLate({stage: 'Survey', planned, forecast: ['2025-03', '2025-04']})).toBe(true);
});

it('writes spans and periods once per year and month', () => {
  expect(spanWords(['2023-10-02', '2023-11-03'])).toBe('2 Oct – 3 Nov 2023');
  expect(spanWords(['2023-12', '2024-01'])).toBe('Dec 2023 – Jan 2024');
  expect(spanWords(['2024-05-06', '2024-05-06'])).toBe('6 May 2024');
  expect(spanWords(['2026-07-06'])).toBe('from 6 Jul 2026');
  expect(periodYears({from: '2024-02-26', to: '2024-09'})).toBe('2024');
  expect(periodYears({from: '2023', to: '2026-02'})).toBe('2023–2026');
  expect(periodYears({from: '2023-10', to: null})).toBe('since 2023');
  expect(periodMonths({from: '2024-02-26', to: '2024-09-14'})).toBe('Feb – Sept 2024');
  expect(periodMonths({from: '2023-10-09', to: null})).toBe('since Oct 2023');
});

it('draws all stages on one scale', () => {
  const bars = programmeBars([
    {stage: 'First', planned: ['2025-04-04', '2025-04-15'], actual: ['2025-04-07', '2025-04-18']},
    {stage: 'Second', planned: ['2025-04-16', '2025-04-27'], actual: ['2025-04-19']},
  ]);
  expect(bars).toEqual([
    {planned: {x: 10, width: 40}, actual: {x: 20, width: 40, isOpen: false}},
    {planned: {x: 50, width: 40}, actual: {x: 60, width: 3.3, isOpen: true}},
  ]);
});

it('draws a stage under way up to the start of its forecast, and the forecast after it', () => {
  const planned = ['2025-04', '2025-04'];
  const bars = programmeBars([
    {stage: 'First', planned, actual: ['2025-04-01'], forecast: ['2025-04-16', '2025-05-30']},
    {stage: 'Second', planned, forecast: ['2025-05-01', '2025-05-31']},
  ]);
  expect(bars).toEqual([
    {
      planned: {x: 0, width: 49.2},
      actual: {x: 0, width: 24.6, isOpen: true},
      forecast: {x: 24.6, width: 73.8},
    },
    {planned: {x: 0, width: 49.2}, forecast: {x: 49.2, width: 50.8}},
  ]);
});

it('marks months, second months, quarters, half-years or years, from the first month on', () => {
  const marks = (planned: string[], most?: number) =>
    programmeMarks([{stage: 'Work', planned}], most)
      .map(({month, year, isNewYear}) => [isNewYear ? year : '', month].join(''))
      .join(' ');
  expect(marks(['2024-01', '2024-05'])).toBe('2024Jan Feb Mar Apr May');
  expect(marks(['2025-07-04', '2026-04-02'])).toBe('2025Jul Sept Nov 2026Jan Mar');
  expect(marks(['2024-01', '2025-06'])).toBe('2024Jan Apr Jul Oct 2025Jan Apr');
  expect(marks(['2024-01', '2026-02'])).toBe('2024Jan Jul 2025Jan Jul 2026Jan');
  expect(marks(['2024-02', '2026-02'], 2)).toBe('2024Feb 2025Feb 2026Feb');
  expect(programmeMarks([{stage: 'Work', planned: ['2025-01', '2025-12']}])[1]?.x).toBe(16.2);
});

it('says how many weeks a project was planned to take, and how many it took', () => {
  const words = (
    status: Parameters<typeof weeksWords>[0]['status'],
    planned: string[],
    later: {readonly actual?: string[]; readonly forecast?: string[]} = {},
  ) => weeksWords({programme: [{stage: 'Work', planned, ...later}], status});
  const planned = ['2025-01-06', '2025-01-31'];
  expect(words('planned', planned)).toBe('4 weeks planned');
  expect(words('planned', ['2025-01-06', '2025-01-10'])).toBe('1 week planned');
  expect(words('complete', planned, {actual: planned})).toBe('4 weeks planned, 4 taken');
  expect(words('complete', planned, {actual: ['2025-01-06', '2025-02-20']})).toBe(
    '4 weeks planned, 7 taken',
  );
  expect(words('complete', ['2025-11', '2025-11'], {actual: ['2025-11', '2026-02']})).toBe(
    '4 weeks planned, 17 taken',
  );
  expect(words('in progress', planned, {actual: ['2025-01-06']})).toBe(
    '4 weeks planned, 4 forecast',
  );
  expect(
    words('in progress', planned, {
      actual: ['2025-01-06'],
      forecast: ['2025-02-01', '2025-02-28'],
    }),
  ).toBe('4 weeks planned, 8 forecast');
  expect(words('in service', planned, {actual: planned})).toBeUndefined();
});
