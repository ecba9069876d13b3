import {describe, expect, it} from 'vitest';
import * as application from '../application/rules';
import * as enquiry from '../enquiry/rules';
import {SHORTEST_VISIT, TRAP_NAME, judge} from './spam';

const visit = {trap: '', elapsed: SHORTEST_VISIT, askedBefore: false};

describe('judge', () => {
  it('lets a person through', () => expect(judge(visit)).toBe('person'));

  it('asks again below three seconds, and lets the second press through', () => {
    expect(SHORTEST_VISIT).toBe(3000);
    expect(judge({...visit, elapsed: 2999})).toBe('hasty');
    expect(judge({...visit, elapsed: 0, askedBefore: true})).toBe('person');
  });

  it('stops whatever fills in the trap', () => {
    expect(judge({...visit, trap: 'x'})).toBe('program');
    expect(judge({trap: ' ', elapsed: 0, askedBefore: true})).toBe('program');
  });

  it('has a trap that browsers do not fill in', () => {
    expect([...enquiry.fieldNames, ...application.fieldNames]).not.toContain(TRAP_NAME);
    expect(TRAP_NAME).not.toMatch(/name|mail|phone|tel|address|company|url|web|user|city/i);
  });
});
