import path from 'node:path';
import postcss from 'postcss';
import {expect, it} from 'vitest';
import {companies} from '../../data/companies/companies';
import {catalogue} from '../../data/pictures/catalogue';
import {phoneShift, withDataRules} from './data-rules';

it('a hero on a phone is centred on its focal point', () => {
  expect(phoneShift({zoom: 172, focus: 63})).toBe(-58.4);
  expect(phoneShift({zoom: 200, focus: 50})).toBe(-50);
});

it('the framing of a hero on a phone leaves no empty edge on either side', () => {
  expect(phoneShift({zoom: 150, focus: 100})).toBe(-50);
  expect(phoneShift({zoom: 150, focus: 0})).toBe(0);
  expect(phoneShift({zoom: 100, focus: 80})).toBe(0);
});

it('the sheet of the site colours every company, and crops and colours every picture', async () => {
  const root = path.resolve(__dirname, '../../..');
  const {css} = await postcss([withDataRules(root)]).process('@layer components{@data-rules;}', {
    from: path.join(root, 'src/css/main.css'),
  });
  for (const {id, colour} of companies) expect(css).toContain(`.mark--${id}{--mark:${colour}}`);
  for (const [name, {focus}] of Object.entries(catalogue)) {
    const rule = `.picture--${name}{object-position:${focus[0]}% ${focus[1]}%;background-color:#`;
    expect(css).toContain(rule);
  }
  expect(css).toContain('.framing--night{--stage-zoom:');
  expect(css).toMatch(
    /\.background--city\{background-image:.*url\(\/pictures\/city-\w+\/1200\.avif\)/,
  );
});
