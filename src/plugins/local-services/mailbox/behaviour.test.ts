import {describe, expect, it} from 'vitest';
import {behaviourCookie, behaviourFrom, behaviourNames, behaviourOf, usual} from './behaviour';

const [cookie] = behaviourCookie({name: 'slow-body', seconds: 3}).split(';');

describe('the switch', () => {
  it('travels in a cookie', () => {
    expect(behaviourOf(`a=b; ${cookie ?? ''}; c=d`)).toEqual({name: 'slow-body', seconds: 3});
  });

  it.each([
    undefined,
    '',
    'mailbox-behaviour=',
    'mailbox-behaviour=nonsense*3',
    'mailbox-behaviour=toString*3',
    'mailbox-behaviour=hang*-1',
    'other=hang*3',
  ])('works as usual with %s', (cookies) => {
    expect(behaviourOf(cookies)).toEqual(usual);
  });

  it('knows every behaviour, and only numbers of seconds from 0 to 600', () => {
    expect(behaviourNames[0]).toBe('ok');
    for (const name of behaviourNames) {
      expect(behaviourFrom(name)).toEqual({name, seconds: 30});
    }
    expect(behaviourFrom('hang', '600')).toBeDefined();
    expect(behaviourFrom('hang', '601')).toBeUndefined();
    expect(behaviourFrom('hang', 'soon')).toBeUndefined();
    expect(behaviourFrom('gone')).toBeUndefined();
  });
});
