import {expect, it, vi} from 'vitest';
import {savedName} from './saved-name';

vi.mock('../data/brand/brand', async (original) => {
  const {brand} = await original<{readonly brand: object}>();
  return {brand: {...brand, name: 'Łukasz & Sons (Holdings)'}};
});

it('a saved file is named after the group, in characters that every system accepts', () => {
  // cspell:ignore lukasz
  expect(savedName('2025-26.csv')).toBe('lukasz-sons-holdings-2025-26.csv');
});
