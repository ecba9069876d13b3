import {describe, expect, it} from 'vitest';
import {applicationMail} from './application-mail';
import {exampleOpening} from './finder/openings.test-data';

describe('an application by email', () => {
  it('goes to the opening’s address with title and reference in the subject', () => {
    const {pathname, searchParams} = new URL(applicationMail(exampleOpening()));
    expect(pathname).toBe('jobs@group.example');
    expect(searchParams.get('subject')).toBe('Application: Bench Joiner (BES-26-014)');
    expect(searchParams.get('body')).toContain('/privacy/candidates');
  });
});
