import type {Opening} from '@site/src/shared/openings/schema';
import {exampleOpening} from '../finder/openings.test-data';
import type {InForce} from '@site/src/policy-record/shared/pages';
import type {Application} from './rules';
import type {Values} from './useApplication';

/** An opening for tests, with its own `id`. */
export function opening(id: number, changes: Partial<Opening> = {}): Opening {
  return exampleOpening({
    id,
    locations: [{town: 'Leeds', region: 'West Yorkshire', outward: 'LS10'}],
    closes: '2026-12-18T17:00',
    closesAt: '2026-12-18T17:00:00.000Z',
    interview: '2027-01-06',
    reference: `BES-26-0${id}`,
    ...changes,
  });
}

/** The candidate privacy notice, for tests. */
export const notice: InForce = {
  title: 'Candidate privacy notice',
  reference: 'LG-02',
  version: '4.2',
  effectiveFrom: '2026-11-20',
};

/** A CV whose content does not matter. */
export const cv = new File(['%PDF-1.7'], 'Zoë’s CV.pdf', {type: 'application/pdf'});

/** A valid application. */
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

/** The same application as form values, with the CV itself. */
export const values: Values = {...application, resume: [cv]};
