import {describe, expect, it} from 'vitest';
import {brand} from '@site/src/data/brand/brand';
import {processes} from '@site/src/data/processes/processes';
import {positionsOf} from './positions';
import {receiptText, type Receipt} from './receipt';
import {application, cv, notice, opening} from './sample.test-data';

const [position] = positionsOf([opening(14), opening(15, {interview: undefined})]);
if (position === undefined) {
  throw new Error('The sample has no position.');
}
const receipt: Receipt = {
  reference: 'APP-20261120-7F3K',
  sentAt: new Date('2026-11-20T15:42:10Z'),
  application,
  position,
  notice,
  file: {name: cv.name, size: 2_621_440},
  delivered: true,
};
const lines = receiptText(receipt).split('\r\n');

describe('the receipt', () => {
  it('contains the time, the reference and the privacy notice', () => {
    expect(lines[0]).toBe(`${brand.name}: Application`);
    expect(lines).toContain('Reference: APP-20261120-7F3K');
    expect(lines).toContain('Sent: 20 November 2026, 3:42 PM (UK time)');
    expect(lines.find((line) => line.startsWith('To withdraw'))).toMatch(
      `Write to ${brand.email.careers}`,
    );
    expect(receiptText(receipt)).toMatch(
      /Candidate privacy notice: \w+-LG-02, version 4\.2, in force from 20 November 2026/,
    );
  });

  it('lists every opening with the chosen title, and the next steps', () => {
    expect(lines).toContain('Position: Bench Joiner, BES-26-014');
    expect(lines).toContain('Interviews: From 6 January 2027');
    expect(lines).toContain('Position: Bench Joiner, BES-26-015');
    expect(lines).toContain('Interviews: Date to be agreed with each applicant');
    for (const {title, duration} of processes.application.slice(1)) {
      expect(receiptText(receipt)).toContain(`${title} (${duration.toLowerCase()}): `);
    }
  });

  it('says that the application must be emailed if nothing is delivered', () => {
    const text = receiptText({...receipt, delivered: false});
    expect(text).toContain(
      'Your application isn’t with us yet: send it to jobs@group.example with your CV, and quote APP-20261120-7F3K.',
    );
    expect(text).toContain('Completed: 20 November 2026');
    expect(text).not.toMatch(/^Sent|connected|your device/m);
  });

  it('uses CRLF line ends only', () => {
    const odd = {...application, experience: 'one\ntwo\rthree\r\nfour'};
    expect(receiptText({...receipt, application: odd}).replaceAll('\r\n', '')).not.toMatch(
      /[\r\n]/,
    );
  });
});
