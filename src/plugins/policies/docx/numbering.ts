import {AlignmentType, LevelFormat, LevelSuffix, type IPropertiesOptions} from 'docx';
import {COLOUR, COLUMN} from './measures';
import {NUMBERING, STYLE} from './style-names';

/** Lists inside lists beyond this depth stay at it. */
export const DEEPEST_LIST = 3;
const LIST_STEP = 340;

const numberStyle = {run: {bold: false, color: COLOUR.quiet}} as const;

function listLevels(format: (typeof LevelFormat)[keyof typeof LevelFormat], mark?: string) {
  return Array.from({length: DEEPEST_LIST}, (_, level) => ({
    level,
    format,
    text: mark ?? `%${level + 1}`,
    alignment: AlignmentType.LEFT,
    style: {
      ...numberStyle,
      paragraph: {
        indent: {left: COLUMN.hang + LIST_STEP * (level + 1), hanging: LIST_STEP, right: 872},
        spacing: {before: 70, line: 290},
      },
    },
  }));
}

/** Word counts sections and clauses itself, so an edited copy stays numbered. */
export const numbering: IPropertiesOptions['numbering'] = {
  config: [
    {
      reference: NUMBERING.policy,
      levels: [
        {
          level: 0,
          format: LevelFormat.DECIMAL,
          text: '%1',
          suffix: LevelSuffix.TAB,
          style: {
            style: 'Heading1',
            run: {bold: false},
            paragraph: {indent: {left: COLUMN.hang, hanging: COLUMN.hang}},
          },
        },
        {
          level: 1,
          format: LevelFormat.DECIMAL,
          text: '%1.%2',
          suffix: LevelSuffix.TAB,
          style: {
            style: STYLE.clause,
            run: {size: 16, color: COLOUR.quiet},
            paragraph: {indent: {...COLUMN.textIndent, hanging: COLUMN.hang}},
          },
        },
      ],
    },
    {reference: NUMBERING.dashes, levels: listLevels(LevelFormat.BULLET, '–')},
    {reference: NUMBERING.steps, levels: listLevels(LevelFormat.DECIMAL)},
  ],
};
