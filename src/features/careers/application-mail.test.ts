import {describe, expect, it} from 'vitest';
import type {Opening} from '@site/src/content/openings/schema';
import {applicationMail} from './application-mail';

const joiner: Opening = {
  id: 7,
  slug: 'bench-joiner',
  title: 'Bench Joiner',
  location: {town: 'Leeds', region: 'West Yorkshire'},
  type: 'Full-time',
  company: 'bespoke',
  description: 'Staircases, windows and one-off furniture.',
  requirements: [],
  hours: '40 hours a week',
  contract: 'Permanent',
  posted: '2026-11-02',
  closes: '2027-01-29T17:00',
  closesAt: '2027-01-29T17:00:00.000Z',
  reference: 'BES-26-014',
  contact: {role: 'Workshop manager', email: 'jobs@group.example', phone: '01632 960000'},
};

describe('an application by e-mail', () => {
  it('goes to the opening’s address with title and reference in the subject', () => {
    const {pathname, searchParams} = new URL(applicationMail(joiner));
    expect(pathname).toBe('jobs@group.example');
    expect(searchParams.get('subject')).toBe('Application: Bench Joiner (BES-26-014)');
    expect(searchParams.get('body')).toContain('/privacy/candidates');
  });
});
