/** The sheets of the style page in their order: anchor and title. */
export const sheetTitles = {
  colour: 'Colour',
  type: 'Type',
  space: 'Space and lines',
  companies: 'Companies',
  actions: 'Buttons and links',
  fields: 'Fields',
  forms: 'What a form says',
  messages: 'Messages',
  cards: 'Cards',
  registers: 'Registers',
  voices: 'People and voices',
  'title-blocks': 'Title blocks',
  heroes: 'Heroes',
  pictures: 'Pictures',
  drawings: 'Drawings',
  steps: 'Steps, tabs and programme',
  sections: 'Sections',
  prose: 'Prose',
  records: 'Tables and records',
} as const;

export type SheetId = keyof typeof sheetTitles;
