import {describe, expect, it} from 'vitest';
import {cvFixtures} from '../../../../e2e/cv/make-cv';
import {cvMessage, sizeText} from './cv-messages';

describe('cvMessage', () => {
  const problems = [...new Set(cvFixtures.flatMap(({problem}) => problem ?? []))];
  const messages = problems.map((problem) => cvMessage(problem, 512_000));

  it('has words of its own for each problem', () => {
    expect(problems.length).toBeGreaterThan(18);
    expect(new Set(messages).size).toBe(messages.length);
  });

  it('says in each what to do', () => {
    for (const message of messages) {
      expect(message).toMatch(/choose (it|that file)|Choose (it|your CV)/);
      expect(message).toMatch(/^[^!]+\.$/);
    }
  });

  it('says the limit', () => {
    expect(cvMessage('tooLarge', 512_000)).toContain('no larger than 500 KB.');
    expect(cvMessage('tooLarge', 2_097_152)).toContain('no larger than 2 MB.');
  });
});

describe('sizeText', () => {
  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [1023, '1023 bytes'],
    [1024, '1 KB'],
    [512_000, '500 KB'],
    [1_048_575, '1 MB'],
    [1_572_864, '1.5 MB'],
    [2_097_152, '2 MB'],
  ])('%i is %s', (bytes, text) => {
    expect(sizeText(bytes)).toBe(text);
  });
});
