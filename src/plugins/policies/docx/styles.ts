import {BorderStyle, type IPropertiesOptions} from 'docx';
import {COLOUR, COLUMN, RULE} from './measures';
import {NUMBERING, STYLE} from './style-names';

/** The site's own face is on no reader's machine; this is the one that the site falls back to. */
const FACE = 'Arial';
const LANGUAGE = 'en-GB';

const heading = {color: COLOUR.text, bold: true} as const;
const body = {spacing: {before: 150, line: 290}} as const;

export const styles: IPropertiesOptions['styles'] = {
  default: {
    document: {
      run: {font: FACE, size: 19, color: COLOUR.text, language: {value: LANGUAGE}},
    },
    title: {
      run: {...heading, size: 60},
      paragraph: {spacing: {before: 200, after: 200, line: 240}, keepNext: true},
    },
    heading1: {
      run: {...heading, size: 30},
      paragraph: {
        outlineLevel: 0,
        keepNext: true,
        keepLines: true,
        spacing: {before: 520, after: 60},
        border: {top: {style: BorderStyle.SINGLE, size: RULE.hair, color: COLOUR.hair, space: 14}},
        numbering: {reference: NUMBERING.policy, level: 0},
      },
    },
    heading2: {
      run: {...heading, size: 22},
      paragraph: {
        outlineLevel: 1,
        keepNext: true,
        keepLines: true,
        spacing: {before: 280, after: 20},
        indent: COLUMN.textIndent,
      },
    },
    hyperlink: {run: {color: COLOUR.text, underline: {}}},
  },
  paragraphStyles: [
    {
      id: STYLE.clause,
      name: 'Clause',
      basedOn: 'Normal',
      quickFormat: true,
      paragraph: {...body, numbering: {reference: NUMBERING.policy, level: 1}},
    },
    {
      id: STYLE.text,
      name: 'Text in section',
      basedOn: 'Normal',
      quickFormat: true,
      paragraph: {...body, indent: COLUMN.textIndent},
    },
    {
      id: STYLE.note,
      name: 'Note',
      basedOn: 'Normal',
      quickFormat: true,
      paragraph: {
        spacing: {before: 220, after: 80, line: 290},
        keepLines: true,
        indent: {...COLUMN.textIndent, left: COLUMN.hang + 260},
        border: {left: {style: BorderStyle.SINGLE, size: RULE.bar, color: COLOUR.text, space: 11}},
      },
    },
    {
      id: STYLE.endHeading,
      name: 'Heading without number',
      basedOn: 'Normal',
      next: 'Normal',
      quickFormat: true,
      run: {...heading, size: 30},
      paragraph: {
        outlineLevel: 0,
        keepNext: true,
        spacing: {before: 520, after: 120},
        border: {
          top: {style: BorderStyle.SINGLE, size: RULE.strong, color: COLOUR.text, space: 14},
        },
      },
    },
    {
      id: STYLE.small,
      name: 'Small heading',
      basedOn: 'Normal',
      next: 'Normal',
      run: {...heading, size: 22},
      paragraph: {keepNext: true, spacing: {before: 280, after: 80}},
    },
    {
      id: STYLE.lead,
      name: 'Lead',
      basedOn: 'Normal',
      run: {size: 25},
      paragraph: {spacing: {after: 240, line: 300}},
    },
    {
      id: STYLE.cell,
      name: 'Table text',
      basedOn: 'Normal',
      run: {size: 18},
      paragraph: {spacing: {before: 60, after: 60, line: 255}},
    },
    {
      id: STYLE.cellHead,
      name: 'Table heading',
      basedOn: STYLE.cell,
      run: {size: 17, color: COLOUR.quiet},
      paragraph: {keepNext: true},
    },
    {
      id: STYLE.notice,
      name: 'Notice',
      basedOn: 'Normal',
      run: {bold: true},
      paragraph: {
        spacing: {before: 120, after: 240},
        shading: {fill: COLOUR.signalWash},
        border: {
          left: {style: BorderStyle.SINGLE, size: RULE.bar, color: COLOUR.signal, space: 8},
        },
      },
    },
    {
      id: STYLE.furniture,
      name: 'Head and foot',
      basedOn: 'Normal',
      run: {size: 14, color: COLOUR.quiet},
    },
    {
      id: STYLE.fingerprint,
      name: 'Fingerprint',
      basedOn: 'Normal',
      run: {font: 'Courier New', size: 17},
      paragraph: {spacing: {before: 100, after: 100}},
    },
  ],
};
