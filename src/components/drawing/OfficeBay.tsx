import type {ReactNode} from 'react';
import {Drawing, type Lettering, type Mark} from './Drawing';
import {FLOOR, SLAB, WIDTH, categoryA, categoryB, shell} from './office-bay';

interface Props {
  readonly description: string;
  readonly marks: readonly Mark[];
}

const SHEET = {left: -10, top: -14, width: WIDTH + 20, height: 476};

const MEASURES: readonly Lettering[] = [
  {x: 690, y: 232, text: '2.7 m', at: 'end'},
  {x: 690, y: SLAB + 80, text: '0.15 m', at: 'end'},
  {x: 20, y: SLAB + 80, text: '0', at: 'middle'},
  {x: 220, y: SLAB + 80, text: '2 m', at: 'middle'},
];

/** What both halves have: slabs, ceiling and raised floor. */
function Shell(): ReactNode {
  return (
    <>
      <path className="drawing__cut" d={shell.slabs} />
      <path className="drawing__fine" d={shell.slabHatch} />
      <path className="drawing__fine" d={shell.hangers} />
      <path className="drawing__seen drawing__sheet" d={shell.ceiling + shell.floor} />
      <path className="drawing__fine" d={shell.joints} />
    </>
  );
}

/** Category A in section: what makes a floor lettable. */
export function CategoryABay({description, marks}: Props): ReactNode {
  return (
    <Drawing description={description} frame={SHEET} marks={marks} lettering={MEASURES}>
      <path className="drawing__fine" d={categoryA.sprinkler + categoryA.services} />
      <Shell />
      <path className="drawing__cut" d={categoryA.facade} />
      <path className="drawing__seen drawing__water" d={categoryA.glass} />
      <path className="drawing__sheet" d={categoryA.heater + categoryA.floorBox} />
      <path className="drawing__fine" d={categoryA.fins} />
      <path className="drawing__sheet" d={categoryA.unit + categoryA.duct} />
      <path className="drawing__sheet drawing__tone" d={categoryA.luminaires} />
      <path className="drawing__sheet" d={categoryA.detector} />
      <path className="drawing__fine" d={categoryA.measure} />
      <path className="drawing__axis" d={`M${WIDTH} -14V462`} />
    </Drawing>
  );
}

/** Category B in section: the same bay, fitted out for whoever works there. */
export function CategoryBBay({description, marks}: Props): ReactNode {
  const {head} = categoryB;
  return (
    <Drawing description={description} frame={SHEET} marks={marks}>
      <path className="drawing__fine" d={categoryB.sprinklers + categoryB.services} />
      <Shell />
      <path className="drawing__sheet" d={categoryB.duct} />
      <path className="drawing__sheet drawing__tone" d={categoryB.luminaires} />
      <path className="drawing__cut" d={categoryB.partitions} />
      <path className="drawing__fine" d={categoryB.partitionHatch} />
      <path className="drawing__way" d={categoryB.cable} />
      <path className="drawing__seen" d={categoryB.furniture + categoryB.joinery} />
      <path className="drawing__seen drawing__solid" d={categoryB.screen} />
      <path className="drawing__cut" d={categoryB.finish} />
      <path className="drawing__fine drawing__tone" d={categoryB.person} />
      <circle className="drawing__fine drawing__tone" cx={head.x} cy={head.y} r={head.radius} />
      <path
        className="drawing__seen"
        d={`M${WIDTH} -6V${FLOOR - 170}l-8 5 16 10-8 5V${SLAB + 36}`}
      />
    </Drawing>
  );
}
