import type {ComponentProps, ComponentType} from 'react';
import type {Lettering, Mark} from '@site/src/components/drawing/Drawing';
import CallOut from './call-out.svg';
import Cloths from './cloths.svg';
import FirstWeek from './first-week.svg';
import HotWork from './hot-work.svg';
import HourlyCalls from './hourly-calls.svg';
import Patrol from './patrol.svg';
import Scores from './scores.svg';
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
      word(226, 302, 'Day 5: we walk round', 'end'),
    ],
  },
  cloths: {
    lines: Cloths,
    height: 272,
    description:
      'Plan of an office floor, hatched in four ways: toilets for the red cloth, the washbasins beside them for yellow, the kitchen for green, and desks and everything else for blue.',
    caption: 'One floor, four colours of cloth. Hatched as engravers show colours',
    lettering: [
      word(55, 68, 'Red', 'middle'),
      figure(55, 85, 'toilets', 'middle'),
      word(126, 52, 'Yellow', 'middle'),
      figure(126, 69, 'basins', 'middle'),
      word(190, 58, 'Green', 'middle'),
      figure(190, 75, 'kitchen', 'middle'),
      word(120, 198, 'Blue', 'middle'),
      figure(120, 214, 'everything else', 'middle'),
    ],
  },
  scores: {
    lines: Scores,
    height: 274,
    description:
      'Scores of five areas as bars on one scale: entrance and reception 96, workspace 94, washrooms 88, kitchens 92, stairs and cores 92 per cent. A red mark on each row is the target, 92.',
    caption:
      'The audit below against the target. The scale begins at 80; below 85 you get a written plan',
    lettering: [
      word(121.6, 16, 'Target 92%', 'middle'),
      word(4, 49, 'Entrance and reception'),
      word(166.8, 66, '96%'),
      word(4, 87, 'Workspace'),
      word(147.2, 104, '94%'),
      word(4, 125, 'Washrooms'),
      word(88.4, 142, '88%'),
      word(4, 163, 'Kitchens'),
      word(127.6, 180, '92%'),
      word(4, 201, 'Stairs and cores'),
      word(127.6, 218, '92%'),
      figure(0, 266, '80'),
      figure(53, 266, '85', 'middle'),
      figure(121.6, 266, '92', 'middle'),
      figure(200, 266, '100', 'middle'),
    ],
  },
  year: {
    lines: Year,
    height: 300,
    description:
      'Calendar of twelve months: gutters cleared in spring and in late autumn, heating serviced before winter, and a dot for the report at the end of each month.',
    caption: 'A building’s year: three of its visits, and twelve reports',
    lettering: [
      ...['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'].map(
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
} as const satisfies Record<string, MarginDrawing>;
