import {describe, expect, it} from 'vitest';
import {readJson} from './read-json';

const body = (data: unknown) => JSON.stringify(data);

describe('readJson', () => {
  it('reads the ids and the variables', () => {
    const submission = readJson(
      body({
        lib_version: '4.4.1',
        user_id: 'u',
        service_id: 's',
        template_id: 't',
        template_params: {name: 'Ada', count: 3, sure: true, nothing: null, list: [1]},
      }),
    );
    expect(submission).toEqual({
      userId: 'u',
      serviceId: 's',
      templateId: 't',
      variables: [
        ['name', 'Ada'],
        ['count', '3'],
        ['sure', 'true'],
        ['nothing', ''],
        ['list', '[1]'],
      ],
      files: [],
    });
  });

  it.each(['', '{', '[]', '"text"', 'null', '7'])('refuses %s as malformed', (text) => {
    expect(() => readJson(text)).toThrow('Bad Request');
  });

  it('refuses variables that are no object', () => {
    expect(() => readJson(body({template_params: ['a']}))).toThrow('have to be the object');
  });

  it('takes an id that is no text for a missing one, and a dangerous name for a name', () => {
    const {userId, variables} = readJson('{"user_id":7,"template_params":{"__proto__":"x"}}');
    expect(userId).toBe('');
    expect(variables).toEqual([['__proto__', 'x']]);
  });
});
