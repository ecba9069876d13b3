import {describe, expect, it} from 'vitest';
import {refusalOf, sizeOfVariables, type Submission} from './submission';

const account = {userId: 'u', serviceId: 's', templateId: 't'};
const limits = {variables: 100, files: 10};
const file = (size: number) => ({field: 'f', name: 'a', type: 'b', content: Buffer.alloc(size)});

const refused = (changes: Partial<Submission>) =>
  refusalOf({...account, variables: [], files: [], ...changes}, account, limits);

describe('refusalOf', () => {
  it('takes what is right', () => {
    expect(
      refused({variables: [['a', 'x'.repeat(99)]], files: [file(4), file(6)]}),
    ).toBeUndefined();
  });

  it.each([
    [{userId: ''}, 'The Public Key is required.'],
    [{userId: 'x'}, 'The Public Key is invalid. To find this ID'],
    [{serviceId: 'x'}, 'The service ID not found. To find this ID'],
    [{templateId: ''}, 'The template ID not found. To find this ID'],
  ])('answers 400 to %j', (changes, text) => {
    const answer = refused(changes);
    expect(answer?.status).toBe(400);
    expect(answer?.text).toContain(text);
  });

  it('answers 413 above the limits', () => {
    expect(refused({variables: [['a', 'x'.repeat(100)]]})?.status).toBe(413);
    expect(refused({files: [file(5), file(6)]})).toMatchObject({status: 413});
  });

  it('measures bytes, not characters', () => {
    expect(sizeOfVariables([['é', '🏗']])).toBe(6);
  });

  it('says the limit as the service does', () => {
    const answer = refusalOf(
      {...account, variables: [['a', 'x'.repeat(51_200)]], files: []},
      account,
      {
        variables: 51_200,
        files: 0,
      },
    );
    expect(answer?.text).toBe('Variables size limit. The maximum allowed variables size is 50Kb');
  });
});
