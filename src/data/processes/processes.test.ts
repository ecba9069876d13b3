import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {processes} from './processes';

const DESIGN_AND_BUILD = path.join(__dirname, '../../../docs/construction/design-build.mdx');

/** Total length of the steps; steps without a span are ignored. */
function total(steps: (typeof processes)['design' | 'designAndBuild']) {
  const spans = steps.flatMap((step) => ('span' in step ? step.span : []));
  return {
    least: spans.reduce((sum, {least}) => sum + least, 0),
    most: spans.reduce((sum, {most}) => sum + most, 0),
  };
}

it('design has a third step as long as both design and architecture steps together', () => {
  const detailed = processes.design.find(({title}) => title === 'Detailed Design');
  const {least, most} = total(processes.designAndArchitecture);
  expect(detailed).toMatchObject({span: {least, most, unit: 'weeks'}});
});

describe('design and build', () => {
  const document = readFileSync(DESIGN_AND_BUILD, 'utf8');
  const steps = [...document.matchAll(/<Step title="([^"]+)">(.*)<\/Step>/g)].map(
    ([, title = '', text = '']) => ({title: title.toLowerCase(), text}),
  );

  it('has the steps of its page, in the same order', () => {
    expect(steps.map(({title}) => title)).toEqual(
      processes.designAndBuild.map(({title}) => title.toLowerCase()),
    );
  });

  it('states on its page the time of each step before building starts, and the total', () => {
    for (const [index, {duration}] of processes.designAndBuild.slice(0, -1).entries()) {
      expect(steps[index]?.text).toContain(duration);
    }
    const {least, most} = total(processes.designAndBuild);
    expect(document).toContain(`${least} to ${most} weeks in all`);
  });
});
