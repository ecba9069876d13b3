import {describe, expect, it} from 'vitest';
import {newKey, referenceOf} from './delivery';

describe('a key', () => {
  it('is new each time, and free of signs that are mistaken for others', () => {
    const keys = Array.from({length: 2000}, newKey);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) {
      expect(key).toMatch(/^[34679AC-HJ-KM-NP-RT-Y]{24}$/);
    }
  });

  it('uses every sign about equally often', () => {
    const signs = Array.from({length: 2000}, newKey).join('');
    const counts = new Map<string, number>();
    for (const sign of signs) {
      counts.set(sign, (counts.get(sign) ?? 0) + 1);
    }
    expect(counts.size).toBe(25);
    const expected = signs.length / counts.size;
    for (const count of counts.values()) {
      expect(Math.abs(count - expected)).toBeLessThan(expected * 0.2);
    }
  });
});

describe('a reference', () => {
  it('holds the day of the United Kingdom and the beginning of the key', () => {
    expect(referenceOf('7F3K9999', new Date('2026-11-20T15:42:00Z'))).toBe('APP-20261120-7F3K');
    // Half past midnight in summer time.
    expect(referenceOf('7F3K9999', new Date('2027-06-30T23:30:00Z'))).toBe('APP-20270701-7F3K');
  });
});
