import type {ComponentProps, ComponentType} from 'react';
import type {Lettering, Mark} from '@site/src/components/drawing/Drawing';
import type {MarginDrawingName} from '@site/src/shared/documents/drawings';
import Audits from './audits.svg';
import CallOut from './call-out.svg';
import Cloths from './cloths.svg';
import Cost from './cost.svg';
import FirstWeek from './first-week.svg';
import Floor from './floor.svg';
import HotWork from './hot-work.svg';
import HourlyCalls from './hourly-calls.svg';
import Patrol from './patrol.svg';
import Scores from './scores.svg';
import Shutdown from './shutdown.svg';
import SiteFile from './site-file.svg';
import TwelveWeeks from './twelve-weeks.svg';
import Year from './year.svg';

interface MarginDrawing {
  readonly lines: ComponentType<ComponentProps<'svg'>>;
  /** Height of the sheet, which is 240 units wide. */
  readonly height: number;
  /** What one sees, for those who do not see it. */
  readonly description: string;
  /** Without a full stop at the end. */
  readonly caption: string;
  readonly lettering: readonly Lettering[];
  readonly marks?: readonly Mark[];
}

/** Rings numbered from 1, without leader lines. Example of places: `'87,77 146,77'`. */
function stops(places: string): Mark[] {
  return places.split(' ').map((place, index) => {
    const [x = 0, y = 0] = place.split(',').map(Number);
    return {x, y, mark: String(index + 1), to: [x, y], blunt: true};
  });
}

/** Words in the body typeface. */
function word(x: number, y: number, text: string, at: Lettering['at'] = 'start'): Lettering {
  return {x, y, text, at, name: true};
}

/** Figures in the mono typeface. */
function figure(x: number, y: number, text: string, at: Lettering['at'] = 'start'): Lettering {
  return {x, y, text, at};
}

/** Drawings for the margin of one document each. Their facts come from the text beside them. */
export const marginDrawings = {
  'hourly-calls': {
    lines: HourlyCalls,
    height: 250,
    description:
      'Line of time with two calls an hour apart. The third is missing: after 15 minutes the controller rings, and an arrow leads on to the nearest patrol.',
    caption: 'An officer working alone, and what follows a call that doesn’t come',
    lettering: [
      figure(48, 65, '1 hour', 'end'),
      figure(48, 137, '1 hour', 'end'),
      figure(48, 182, '15 min', 'end'),
      word(100, 29, 'The officer calls'),
      word(100, 101, 'The officer calls'),
      word(100, 168, 'No call'),
      word(100, 191, 'The controller rings'),
      word(100, 220, 'No answer: the nearest'),
      word(100, 237, 'patrol goes to the site'),
    ],
  },
  patrol: {
    lines: Patrol,
    height: 336,
    description:
      'Plan of a fenced site above a river. A red line runs from the gatehouse round the building and along the jetty, past numbered checkpoints. A trailer stands in front of number 9, which the line misses.',
    caption: 'Patrol 3 of the 7:00 AM report below, which missed checkpoint 9. An example',
    lettering: [
      word(104, 54, 'Gatehouse'),
      word(182, 54, 'Gate 2'),
      word(123, 114, 'Dispatch office', 'middle'),
      word(123, 194, 'Training room', 'middle'),
      word(80, 222, 'Trailer', 'end'),
      word(174, 322, 'Jetty'),
      word(8, 322, 'River'),
    ],
    marks: stops(
      '87,77 146,77 206,77 206,122 206,162 206,200 206,242 158,300 110,206 90,242 28,242 28,190 28,134 28,77',
    ),
  },
  'call-out': {
    lines: CallOut,
    height: 396,
    description:
      'Line of time: you call; the controller answers, target 60 seconds; we arrive within the time agreed for your site; hourly updates until it is safe; the report at 9:00 AM on the next working day.',
    caption: 'A call-out under contract, not to scale',
    lettering: [
      word(46, 21, 'You call'),
      figure(46, 47, 'target: 60 seconds'),
      word(46, 73, 'The controller answers'),
      figure(46, 110, 'the time agreed'),
      figure(46, 127, 'for your site'),
      word(46, 165, 'We arrive, and phone you'),
      figure(46, 233, 'an update every hour'),
      word(46, 300, 'Made safe: another call'),
      word(46, 365, '9:00 AM, next working day:'),
      word(46, 382, 'you get the report'),
    ],
  },
  'site-file': {
    lines: SiteFile,
    height: 310,
    description:
      'Plan of a ground floor. A red line leads from the entrance to the shut-offs for water on the left, electricity on the right and gas by the door. Stairs and riser are on the right.',
    caption: 'From the door to water, electricity and gas: the start of a site file. An example',
    lettering: [
      word(28, 52, 'Water'),
      word(210, 68, 'Electricity', 'end'),
      word(172, 241, 'Gas'),
      word(174, 38, 'Riser'),
      word(182, 181, 'To the roof', 'middle'),
      word(84, 253, 'Alarms', 'end'),
      word(134, 303, 'Entrance'),
    ],
  },
  'first-week': {
    lines: FirstWeek,
    height: 312,
    description:
      'Line from the survey, past the schedule and price five working days later, the cleaners and the cupboards, to five numbered squares for the first week. The fifth is red.',
    caption: 'From survey to first week, not to scale',
    lettering: [
      word(46, 21, 'Survey'),
      figure(46, 60, '5 working days'),
      word(46, 101, 'Schedule and price'),
      word(46, 149, 'Cleaners met or recruited'),
      word(46, 185, 'Cupboards ready'),
      ...['1', '2', '3', '4', '5'].map((day, index) => figure(30 + 44 * index, 243, day, 'middle')),
      word(10, 282, 'The supervisor on every shift'),
      word(10, 301, 'Day 5: we walk round'),
    ],
  },
  cloths: {
    lines: Cloths,
    height: 272,
    description:
      'Plan of an office floor in four colours: toilets for the red cloth, the washbasins beside them for yellow, the kitchen for green, and desks and everything else for blue.',
    caption: 'One floor, four colours of cloth',
    lettering: [
      word(55, 73, 'Red', 'middle'),
      figure(55, 89, 'toilets', 'middle'),
      word(125, 73, 'Yellow', 'middle'),
      figure(125, 89, 'basins', 'middle'),
      word(189, 73, 'Green', 'middle'),
      figure(189, 89, 'kitchen', 'middle'),
      word(120, 190, 'Blue', 'middle'),
      figure(120, 207, 'everything else', 'middle'),
    ],
  },
  scores: {
    lines: Scores,
    height: 274,
    description:
      'Scores of five areas as dots on a scale from 80 to 100: entrance and reception 96, workspace 94, washrooms 88, kitchens 92, stairs and cores 92 per cent. A red line is the target, 92; below a dashed one, 85, you get a written plan.',
    caption: 'The scores of the audit below',
    lettering: [
      word(0, 16, '85%: written plan'),
      word(133.6, 16, 'Target 92%', 'middle'),
      word(4, 49, 'Entrance and reception'),
      word(185.6, 66, '96%'),
      word(4, 87, 'Workspace'),
      word(164, 104, '94%'),
      word(4, 125, 'Washrooms'),
      word(99.2, 142, '88%'),
      word(4, 163, 'Kitchens'),
      word(142.4, 180, '92%'),
      word(4, 201, 'Stairs and cores'),
      word(142.4, 218, '92%'),
      figure(0, 266, '80'),
      figure(58, 266, '85', 'middle'),
      figure(133.6, 266, '92', 'middle'),
      figure(220, 266, '100', 'middle'),
    ],
  },
  audits: {
    lines: Audits,
    height: 348,
    description:
      'Scores of twelve monthly audits as dots on a scale from 80 to 100 per cent. June, 88, and July, 90, are below the red line of the target, 92. After a dashed line, 4 August, every month is above it.',
    caption: 'Twelve monthly audits, April 2025 to March 2026, on a scale from 80 to 100 per cent',
    lettering: [
      word(152, 16, 'Target 92%', 'middle'),
      ...['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar'].map(
        (month, index) => figure(0, (index < 4 ? 46 : 72) + 21 * index, month),
      ),
      word(106, 88.5, '88%', 'end'),
      word(124, 109.5, '90%', 'end'),
      word(0, 137, '4 August: second visit'),
      figure(44, 342, '80', 'middle'),
      figure(152, 342, '92', 'middle'),
      figure(224, 342, '100', 'middle'),
    ],
  },
  cost: {
    lines: Cost,
    height: 262,
    description:
      'Cost above the contract sum of £420,000: a solid bar for agreed changes of £14,000, a hatched one for £11,000 not agreed yet. A red line marks the final figure that we expect, £445,000, which is £15,000 below the budget.',
    caption: 'The cost in a monthly report, above the contract sum and to scale. An example',
    lettering: [
      word(8, 16, 'Contract sum'),
      figure(8, 33, '£420,000'),
      word(232, 16, 'Your budget', 'end'),
      figure(232, 33, '£460,000', 'end'),
      word(14, 72, 'Agreed changes'),
      figure(93, 93, '£14,000'),
      word(92.4, 130, 'Not agreed yet'),
      figure(156, 151, '£11,000'),
      figure(190, 198, '£15,000 left', 'middle'),
      word(148, 237, 'The final figure', 'middle'),
      word(148, 254, 'we expect: £445,000', 'middle'),
    ],
  },
  floor: {
    lines: Floor,
    height: 288,
    description:
      'Plan of a floor with rounded corners and a balcony all round: 52 windows along its edge, and a core in the middle with 13 fire doors, of which five are drawn in red.',
    caption: 'One of the 24 floors, not to scale',
    lettering: [
      word(50, 224, '52', 'end'),
      word(55, 224, 'windows'),
      word(50, 252, '8', 'end'),
      word(55, 252, 'fire doors, 30 minutes'),
      word(50, 280, '5', 'end'),
      word(55, 280, 'fire doors, 60 minutes'),
    ],
  },
  shutdown: {
    lines: Shutdown,
    height: 150,
    description:
      'Seven numbered squares for the working days of notice, and after them a red one for the shutdown. You get the plan and a name at the start of the first.',
    caption: 'The days before a shutdown',
    lettering: [
      figure(108, 18, '7 working days', 'middle'),
      ...['7', '6', '5', '4', '3', '2', '1'].map((day, index) =>
        figure(22 + 28 * index, 58, day, 'middle'),
      ),
      word(10, 122, 'Notice, plan and'),
      word(10, 139, 'the name of one person'),
      word(234, 122, 'Shutdown', 'end'),
    ],
  },
  year: {
    lines: Year,
    height: 300,
    description:
      'Calendar of twelve months: gutters cleared in spring and in late autumn, heating serviced before winter, and a dot for the report at the end of each month.',
    caption: 'A building’s year: three of its visits, and a report at each month’s end',
    lettering: [
      ...['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'].map(
        (month, index) => figure(0, 23 + 24 * index, month),
      ),
      word(58, 22, 'A report every month'),
      word(68, 87, 'Gutters cleared,'),
      word(68, 104, 'spring'),
      word(68, 190, 'Heating serviced'),
      word(68, 207, 'before winter'),
      word(84, 255, 'Gutters cleared,'),
      word(84, 272, 'late autumn'),
    ],
  },
  'hot-work': {
    lines: HotWork,
    height: 326,
    description:
      'A day from 8 AM to 6 PM: checks from 8:20, a red bar for the work from 9:10 to 11:35, the fire watch of 60 minutes after it, a further look at 5:15 and the building locked at 6:00.',
    caption: 'The permit below on a scale of the day',
    lettering: [
      figure(0, 19, '8 AM'),
      figure(0, 79, '10 AM'),
      figure(0, 139, 'noon'),
      figure(0, 199, '2 PM'),
      figure(0, 259, '4 PM'),
      figure(0, 319, '6 PM'),
      word(84, 37, 'Seven checks'),
      word(84, 82, 'Brazing'),
      figure(84, 99, '9:10 to 11:35'),
      word(84, 134, 'Fire watch'),
      figure(84, 151, '60 minutes'),
      word(84, 294, 'A further look, 5:15'),
      word(84, 319, 'Building locked'),
    ],
  },
  'twelve-weeks': {
    lines: TwelveWeeks,
    height: 312,
    description:
      'Twelve weeks as a chain of dimensions, 2, 3, 3, 2, 1 and 1, with a section of the same room after each: empty, with partitions, with a ceiling, with floor and desk, and at the end a red key.',
    caption: 'The programme to scale, with one room at the end of each stage',
    lettering: [
      figure(0, 10.5, 'weeks'),
      figure(0, 165, '12'),
      ...(
        [
          ['2', 45, 'Strip-out'],
          ['3', 105, 'First fix'],
          ['3', 177, 'Second fix'],
          ['2', 237, 'Finishes'],
          ['1', 273, 'Testing'],
          ['1', 297, 'Handover'],
        ] as const
      ).flatMap(([weeks, y, stage]) => [figure(34, y, weeks, 'middle'), word(58, y, stage)]),
    ],
  },
} as const satisfies Record<MarginDrawingName, MarginDrawing>;
