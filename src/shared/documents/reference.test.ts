import {describe, expect, it} from 'vitest';
import {brand} from '@site/src/data/brand/brand';
import {comparisonPrintName, printFoot, printFootRule, versionPrintName} from './reference';

describe('the print footer', () => {
  it('names a policy by its full reference and version', () => {
    const name = `${brand.prefix.toUpperCase()}-POL-009`;
    expect(versionPrintName('POL-009', '4.0')).toBe(`${name}  Version 4.0`);
    expect(versionPrintName('POL-009', undefined)).toBe(`${name}  Draft`);
  });

  it('names both versions that are compared', () => {
    expect(comparisonPrintName('POL-009', '3.0', '4.0')).toBe(
      `${brand.prefix.toUpperCase()}-POL-009  Versions 3.0 and 4.0 compared`,
    );
  });

  it('contains the page’s address', () => {
    expect(printFoot('/policies/in-force')).toBe(`${brand.url}/policies/in-force`);
    expect(printFoot('/x', 'FWG-POL-009')).toBe(`FWG-POL-009  ${brand.url}/x`);
  });

  it('removes characters that could end the CSS rule early', () => {
    const rule = printFootRule('a"}</style>\\');
    expect(rule).toContain('content:"a}/style>"');
    expect(rule).not.toContain('<');
  });
});
