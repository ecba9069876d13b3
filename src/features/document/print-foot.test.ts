import {describe, expect, it} from 'vitest';
import {brand} from '@site/src/data/brand/brand';
import {comparisonPrintFoot, pagePrintFoot, policyPrintFoot, printFootRule} from './print-foot';

describe('the foot of printed sheets', () => {
  it('names a policy as people quote it', () => {
    expect(policyPrintFoot({reference: 'POL-009', version: '4.0'}, '2026')).toBe(
      `${brand.prefix.toUpperCase()}-POL-009  Edition 2026  Version 4.0`,
    );
  });

  it('names both editions that are compared', () => {
    expect(comparisonPrintFoot('POL-009', '2025', '2026')).toBe(
      `${brand.prefix.toUpperCase()}-POL-009  Editions 2025 and 2026 compared`,
    );
  });

  it('says where a page is published', () => {
    expect(pagePrintFoot('/policies/in-force')).toBe(`${brand.url}/policies/in-force`);
  });

  it('cannot end its rule early', () => {
    const rule = printFootRule('a"}</style>\\');
    expect(rule).toContain('content:"a}/style>"');
    expect(rule).not.toContain('<');
  });
});
