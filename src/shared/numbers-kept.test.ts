import {expect, it} from 'vitest';
import {numbersKept} from './numbers-kept';

it.each([
  ['by 31 March 2027, or in April 2028', 'by 31~March~2027, or in April~2028'],
  ['on 1 Sept 2026, not 3 Managers', 'on 1~Sept~2026, not 3 Managers'],
  ['at 1 Jetty Road, Tilbury RM18 0ZZ', 'at 1~Jetty Road, Tilbury RM18~0ZZ'],
  ['in W1A 1AA and E1 6AN', 'in W1A~1AA and E1~6AN'],
  ['VAT GB 999 9990 06', 'VAT GB~999~9990~06'],
  ['call 0808 800 0082, 01632 960140 or 999', 'call 0808~800~0082, 01632~960140 or 999'],
  ['from +44 1632 960140', 'from +44~1632~960140'],
  ['91.2 per cent of 1,060,000 hours at 7:00 AM', '91.2~per~cent of 1,060,000~hours at 7:00~AM'],
  ['NRM 3, BS 5839-1, regulation 38, lift 2', 'NRM~3, BS~5839-1, regulation~38, lift~2'],
  ['of 10,000 300 are', 'of 10,000 300 are'],
])('keeps the numbers in %j', (text, kept) => {
  expect(numbersKept(text).replaceAll('\u00a0', '~')).toBe(kept);
});
