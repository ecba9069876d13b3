import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {COLOUR} from './measures';
import {COLOUR as WORD_COLOUR} from '../../docx/measures';

const TOKENS = readFileSync(path.join(__dirname, '../../../../css/tokens.css'), 'utf8');
const NAMES = {
  text: 'text',
  quiet: 'text-quiet',
  hair: 'line-hair',
  strong: 'line-strong',
  signal: 'signal',
  signalWash: 'signal-wash',
  inForce: 'way-facilities',
} as const;

describe('the colours of the copies', () => {
  it.each(Object.entries(NAMES))('%s is --%s of the site', (name, token) => {
    const value = new RegExp(`--${token}: (#[0-9a-f]+);`).exec(TOKENS)?.[1];
    expect(COLOUR[name as keyof typeof COLOUR]).toBe(value);
  });

  it('are the same in Word', () => {
    for (const [name, value] of Object.entries(WORD_COLOUR)) {
      expect(COLOUR[name as keyof typeof WORD_COLOUR]).toBe(`#${value.toLowerCase()}`);
    }
  });
});
