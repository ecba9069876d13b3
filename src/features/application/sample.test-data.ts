import type {Opening} from '@site/src/content/openings/schema';
import type {Application} from './rules';
import type {Values} from './values';

/** An opening for tests; `id` tells it from others. */
export function opening(id: number, changes: Partial<Opening> = {}): Opening {
  return {
    id,
    slug: 'bench-joiner',
    title: 'Bench Joiner',
    location: {town: 'Leeds', region: 'West Yorkshire', outward: 'LS10'},
    type: 'Full-time',
    company: 'bespoke',
    description: 'Staircases, sash windows and one-off furniture.',
    requirements: ['Time served in bench joinery.'],
    hours: '40 hours a week',
    contract: 'Permanent',
    posted: '2026-11-02',
    closes: '2026-12-18T17:00',
    closesAt: '2026-12-18T17:00:00.000Z',
    interview: '2027-01-06',
    reference: `BES-26-0${id}`,
    contact: {role: 'Workshop manager', email: 'jobs@group.example', phone: '01632 960000'},
    ...changes,
  };
}

/** A CV that nobody looks into. */
export const cv = new File(['%PDF-1.7'], 'Zoë’s CV.pdf', {type: 'application/pdf'});

/** An application that keeps every rule. */
export const application: Application = {
  firstName: 'Zoë',
  lastName: 'O’Neill',
  email: 'zoe@harrow.example',
  phone: '01632 960 218',
  address: '1 Jetty Road\nTilbury',
  postalCode: 'RM18 0',
  position: 'bench-joiner',
  experience: 'Six years at the bench.\nStairs & sashes: 100% mine.',
  availability: 'full-time',
  resume: cv.name,
  workEligibility: true,
  dataConsent: true,
};

/** The same, as it stands in the form. */
export const values: Values = {...application, resume: [cv]};
