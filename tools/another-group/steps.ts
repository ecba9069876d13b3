// cspell:ignore ashdown ashdownbuilds fenwharfgroup
import {cpSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** Runs a program in the copy. */
type Run = (command: string, ...args: string[]) => void;

/** The photograph as its camera stores it: lying on its side, 12 megapixels, with place and camera. */
export const photograph = {name: 'yard', width: 4032, height: 3024};

/** The corners of the photograph once it is upright, from the top left, line by line. */
export const CORNERS = ['#c03030', '#30a030', '#3050c0', '#d0c030'] as const;

/** Words that the owner changes in a file of facts: each is found once or more. */
type Changes = Readonly<Record<string, readonly (readonly [from: string | RegExp, to: string])[]>>;

const NAME_AND_NUMBERS: Changes = {
  'src/data/brand/brand.ts': [
    [/Fenwharf/g, 'Ashdown'],
    ["prefix: 'fwg'", "prefix: 'ash'"],
    [/fenwharf\.example/g, 'ashdown.test'],
    [/fenwharfgroup/g, 'ashdownbuilds'],
    ['1987', '2003'],
    ['incorporatedYear: 2009', 'incorporatedYear: 2011'],
    ['99999901', '04567801'],
    ['GB 999 9990 06', 'GB 123 4567 82'],
    ["street: '1 Jetty Road'", "street: '14 Mill Lane'"],
    ["town: 'Tilbury'", "town: 'Kendal'"],
    ["county: 'Essex'", "county: 'Cumbria'"],
    ['RM18 0ZZ', 'LA9 6AB'],
    ['latitude: 51.484, longitude: 0.471', 'latitude: 54.326, longitude: -2.745'],
    [
      "display: '01632 960140', href: 'tel:+441632960140'",
      "display: '01539 721455', href: 'tel:+441539721455'",
    ],
    [
      "display: '0808 157 0140', href: 'tel:+448081570140'",
      "display: '0800 123 4561', href: 'tel:+448001234561'",
    ],
    [
      "display: '0808 157 0142', href: 'tel:+448081570142'",
      "display: '0800 123 4562', href: 'tel:+448001234562'",
    ],
    [
      "opens: '09:00',\n      closes: '17:30',\n      times: '9:00 AM–5:30 PM'",
      "opens: '08:00',\n      closes: '16:30',\n      times: '8:00 AM–4:30 PM'",
    ],
    [
      /people: \{[^}]+\}/,
      'people: {total: 48, construction: 21, joinery: 9, heating: 13, office: 5}',
    ],
    ['example: true', 'example: false'],
    ["58_400_000, display: '£58.4m'", "7_250_000, display: '£7.25m'"],
  ],
  'tools/checks/words.txt': [[/^fenwharf$/im, 'ashdown']],
  'src/data/bank-holidays/bank-holidays.ts': [
    ['closures: []', "closures: [{from: '2026-12-29', to: '2026-12-31', name: 'Christmas'}]"],
  ],
};

const COMPANIES: Changes = {
  'src/data/companies/companies.ts': [
    [/ {2}\{\n {4}id: 'design'[\s\S]+?\n {2}\},\n/, ''],
    [
      / {2}\{\n {4}id: 'facilities'[\s\S]+?\n {2}\},\n\];/,
      `  {
    id: 'heating',
    ...named('Heating'),
    number: '04567804',
    letter: 'H',
    colour: '#7a3b2e',
    href: '/heating/heat-pumps',
    pages: ['/heating/heat-pumps'],
    summary: 'Heat pumps and boilers',
    blurb: 'Heat pumps designed for your house, fitted in a week and looked after for ten years.',
    appointed: {menu: 2, does: 'heat'},
    part: 'heats it',
    city: {x: 84.4, y: 57.5},
    picture: 'yard',
    programme: {from: 4, to: 7, label: 'stages 4 to 7'},
    services: {folder: 'heating', list: '/heating/heat-pumps'},
    hires: {code: 'HEA', picture: {name: 'yard', subject: 'The yard'}},
  },
];`,
    ],
    [/(id: '(?:construction|bespoke)',)/g, '$1\n    example: false,'],
    ['99999902', '04567802'],
    ['99999904', '04567803'],
  ],
};

const FACTS: Changes = {
  'src/data/contact/divisions.ts': [
    [/ {2}\{\n {4}company: '(?:design|facilities|recruitment)'[\s\S]*?\n {2}\},\n/g, ''],
  ],
  'src/data/contact/emergency.ts': [[/ {2}\{label.*\n/, '']],
  'src/data/navigation/registers.ts': [[/ {2}\{label: '(?:Facilities|Projects).*\n/g, '']],
  'src/data/navigation/navigation.ts': [
    [/ {2}\{\n {4}company: '(?:design|facilities|recruitment)'[\s\S]*?\n {2}\},\n/g, ''],
    [/ {8}\{label: 'Projects'.*\n/, ''],
    [/ {8}\{label: '(?:Bid pack|Suppliers)'.*\n/g, ''],
    [/ {4}\{\n {6}title: '(?:Projects|Reports)'[\s\S]*?\n {4}\},\n/g, ''],
    [/ {8}\{label: '(?:Cleaning|Security|Project|Specialist).*\n/g, ''],
  ],
  'src/data/people/people.ts': [
    [
      / {2}\{\n(?: {4}(?!company: )[^\n]*\n| {6}[^\n]*\n)*? {4}company: '(?:design|facilities|recruitment)'[\s\S]*?\n {2}\},\n/g,
      '',
    ],
    ["deputy: 'Managing Director, Design'", "deputy: 'Managing Director, Construction'"],
    ['and the workshop in Bath.', 'and their glass.'],
    [
      '] as const satisfies',
      `  {
    title: 'Heating manager',
    kind: 'regional',
    company: 'heating',
    answersFor: 'heat pumps and boilers: surveys, dates, crews and yearly visits.',
    deputy: 'Workshop manager',
    reach: 'site',
  },
] as const satisfies`,
    ],
  ],
  'src/data/careers/careers.ts': [
    ['export const careers = {', 'export const careers = {\n  example: false,'],
    [/a cleaner can train[^.]*\./, 'a joiner can train in heating.'],
    [
      'Guards and patrol officers need a licence before they join us; we pay for each renewal. ',
      '',
    ],
  ],
  'src/data/story/story.ts': [
    ['story: Story = {', 'story: Story = {\n  example: false,'],
    [/title: 'Security, cleaning[^\n]*/, "title: 'Building, joinery and heating',"],
    [
      /description: `Commercial security[^\n]*/,
      'description: `Building, joinery and heat pumps for houses in ${address.county}, from one family business of ${companyWords.count} companies.`,',
    ],
    [
      /lead: 'Commercial[^\n]*/,
      "lead: 'Houses built, fitted out and heated by people who live near them.',",
    ],
    [/companies:\n[^\n]*/, "companies: 'You’ll have one manager for all of it.',"],
    [/ {4}dayAndNight: \{[\s\S]*?\n {4}\},\n/, ''],
    [
      /lead: `\$\{brand\.shortName\}[^\n]*/,
      'lead: `${brand.shortName} brings building, joinery and heating together.`,',
    ],
    [
      /text: 'We keep[^\n]*/,
      "text: 'Our crews know each other, and hand over nothing half done.',",
    ],
    [/hiring: [^\n]*/, "hiring: 'We’re hiring heating engineers',"],
    [
      /Who we are, [^`]*/,
      'Who we are, what we value and the policies we work to. We began as builders in ${address.town} in ${foundedYear}.',
    ],
    [/One group, from[^']*/, 'One group, from the roof to the radiator'],
    [
      "name: 'quay', subject: `Headquarters from the river, ${address.town}`",
      "name: 'yard', subject: `Our yard in ${address.town}`",
    ],
    [/lead: `\$\{brand\.name\}[^\n]*/, 'lead: `${brand.name} builds, fits out and heats houses.`,'],
    [/`We began as a joinery shop beside[^\n]*/, "'We began with a van and a lathe.',"],
    [/name: 'hqsection',\n[^\n]*/, "name: 'bench',\n        subject: 'The bench',"],
    ['Joinery shop since', 'Builders since'],
    ['Come and see the workshop. Call', 'Come and see the yard. Call'],
  ],
  'src/data/contact/drawings.ts': [["'ours' | 'none' = 'delivered'", "'ours' | 'none' = 'none'"]],
  'src/data/roles/roles.ts': [[/ {2}facilities: \[[\s\S]*\n {2}\],/, '  facilities: [],']],
  'src/data/routes/routes.ts': [
    [/ {2}\{from: '\/architects'.*\n/, ''],
    ["  '/international-projects',\n", ''],
    ["  '/reports',\n", ''],
  ],
  'src/data/international/international.ts': [
    [
      /countries: \[[\s\S]*\n {2}\],\n {2}places: \[[\s\S]*\n {2}\],/,
      'countries: [],\n  places: [],',
    ],
  ],
  'src/data/group/group.ts': [
    [/testimonials: \[[\s\S]*?\n {2}\]/, 'testimonials: []'],
    [/accreditations: \[[\s\S]*?\n {2}\]/, 'accreditations: []'],
    [/registers: \[[\s\S]*?\n {2}\]/, 'registers: []'],
    [/staffVoices: \[[\s\S]*?\n {2}\]/, 'staffVoices: []'],
    [
      /places: \[[\s\S]*?\n {2}\]/,
      "places: [{title: 'Kendal', text: 'Office, workshop and yard.', example: false}]",
    ],
    [
      /trades: \[[\s\S]*?\n {2}\]/,
      `trades: [
    {name: 'Construction', people: people.construction, company: 'construction'},
    {name: 'Heating', people: people.heating, company: 'heating'},
    {name: 'Joinery', people: people.joinery, company: 'bespoke'},
    {name: 'Office', people: people.office, company: 'group'},
  ]`,
    ],
  ],
};

/** What the documents say of companies, policies and services that this group does not have. */
const DOCUMENTS: readonly (readonly [from: RegExp | string, to: string])[] = [
  ['What is illustrative on this site, and what', 'What'],
  [/related: \[[^\]]*\]/, 'related: [fit-out, renovations]'],
  [/\{(?:legal|company)\.(?:design|facilities|recruitment)\}/g, 'our office'],
  [
    /\[([^\]]+)\]\(\/(?:services|facilities-management|design|reports|policies\/(?!health|environmental))[^)]*\)/g,
    '$1',
  ],
];

/** Files of companies, documents and adverts that this group does not have. */
const REMOVED = ['docs/services'];

const FILES = path.join(__dirname, 'files');

function change(folder: string, changes: Changes): void {
  for (const [file, edits] of Object.entries(changes)) {
    const place = path.join(folder, file);
    let text = readFileSync(place, 'utf8');
    for (const [from, to] of edits) {
      const changed = text.replace(from, to);
      if (changed === text) throw new Error(`${file}: no ${String(from)} to change.`);
      text = changed;
    }
    writeFileSync(place, text);
  }
}

const remove = (folder: string, files: readonly string[]) => {
  for (const file of files) rmSync(path.join(folder, file), {recursive: true});
};

/** Every document and advert of a folder, with all folders below it. */
const documentsIn = (folder: string) =>
  readdirSync(path.join(folder, 'docs'), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => path.join(folder, 'docs', name));

const adverts = (folder: string) =>
  readdirSync(path.join(folder, 'openings'))
    .filter((name) => !name.startsWith('_'))
    .map((name) => `openings/${name}`);

/** Pictures of companies and projects that this group does not have, in words between spaces. */
const PICTURES =
  'audit bath canal clinic courtyard deckaccess dock docklands doorset dusk factory fitout flood fourteen gate glass hotelusa house house3d house3ddrawing hqsection lobby lobbydawn manila mezzanine mop newyork nightwatch occupied panes pencil piling plantroom practice projects quay riyadh serviceyard shade shopfloor shoreditch studio sustainable training trestles trolley van worktop hq'.split(
    ' ',
  );

/** Makes a photograph whose corners have four colours, as a camera that was held upright stores it. */
async function takePhotograph(folder: string): Promise<void> {
  const {name, width, height} = photograph;
  const quarters = CORNERS.map((colour, index) => {
    const [x, y] = [(index % 2) * 50, Math.floor(index / 2) * 50];
    return `<rect x="${x}%" y="${y}%" width="50%" height="50%" fill="${colour}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${quarters.join('')}</svg>`;
  await sharp(Buffer.from(svg))
    .rotate(-90)
    .jpeg()
    .withExif({
      IFD0: {Make: 'Camera', Model: 'Another 12', Artist: 'Ann Lee', Orientation: '6'},
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '54/1 19/1 33/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '2/1 44/1 42/1',
      },
    })
    .withMetadata({orientation: 6})
    .toFile(path.join(folder, `pictures/masters/${name}.JPG`));
}

const LOOK: Changes = {
  'src/data/brand/symbol.ts': [
    [/structure: '[^']*'/, "structure: 'M2 2h14l14 14v16h-6V18L16 10H8v22H2z'"],
    [/water: '[^']*'/, "water: 'M11 20h6v12h-6z'"],
  ],
  'src/data/companies/companies.ts': [
    ["previewPicture: PictureName = 'hq'", "previewPicture: PictureName = 'yard'"],
  ],
  'src/data/international/international.ts': [
    [/picture: '(?:projects|manila)'/g, "picture: 'yard'"],
  ],
  'src/data/pictures/catalogue.ts': [
    ['models = {example: true}', 'models = {example: false}'],
    [
      / {2}yard: \{[\s\S]*?\n {2}\},\n/,
      `  yard: {
    kind: 'photograph',
    alt: 'A van in a yard between two stone sheds',
    credit: 'Ann Lee',
    year: 2026,
    people: 'nobody',
    focus: [40, 50],
  },
`,
    ],
    [new RegExp(` {2}(?:${PICTURES.join('|')}): \\{[\\s\\S]*?\\n {2}\\},\\n`, 'g'), ''],
  ],
};

/** Takes the steps of contributing/adopt.md in their order. */
export async function takeSteps(folder: string, run: Run): Promise<void> {
  // 9 am: name and numbers.
  change(folder, NAME_AND_NUMBERS);
  // 10 am: companies.
  change(folder, COMPANIES);
  remove(folder, REMOVED);
  change(folder, FACTS);
  // 11 am: policies and the record.
  remove(folder, ['docs/policies', 'docs/reports', 'docs/projects', ...adverts(folder)]);
  cpSync(FILES, folder, {recursive: true});
  for (const file of documentsIn(folder)) {
    const text = readFileSync(file, 'utf8');
    const changed = DOCUMENTS.reduce((said, [from, to]) => said.replace(from, to), text);
    // No document is related to itself.
    const itself = new RegExp(`(related: .*)\\b${path.parse(file).name}\\b`);
    writeFileSync(file, changed.replace(itself, '$1quantity-surveying'));
  }
  const today = new Date().toISOString().slice(0, 10);
  run('npm', 'run', 'policy:begin', '--', '--approved-on', today, '--approved-by', 'Group board');
  run('npm', 'run', 'policy:check');
  // 3 pm: look and pictures.
  change(folder, LOOK);
  await takePhotograph(folder);
  remove(
    folder,
    PICTURES.map((name) => `pictures/masters/${name}.webp`),
  );
  run('npm', 'run', 'pictures');
  // 4 pm: the switch.
  change(folder, {'src/data/brand/brand.ts': [['fictional: true', 'fictional: false']]});
}
