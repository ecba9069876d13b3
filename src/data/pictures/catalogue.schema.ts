import * as z from 'zod';

const share = z.number().min(0).max(100);

const shown = {
  /**
   * Position of a cropped picture, in per cent of width and height: the point at 90 % of the
   * picture is placed at 90 % of its frame, so it stays in view. Models are right of the middle.
   * The middle unless given.
   */
  focus: z.tuple([share, share]).readonly().optional(),
};

/** Returns a rule for alternative text: what a person would see, not how the picture was made. */
const alt = (begins: RegExp, expected: string) =>
  z.string().regex(begins, `${expected}, in 12 to 190 characters`);

/** A scale model, or a line drawing of one. */
const model = z.strictObject({
  ...shown,
  kind: z.enum(['model', 'drawing']).optional(),
  alt: alt(
    /^Scale model of .{12,176}$/u,
    'words that begin with "Scale model of" and say what a person would see',
  ),
  /** For captions. Absent where nobody measured it. Example: `'1:50'`. */
  scale: z
    .string()
    .regex(/^(?:about )?1:[\d.]+$/, 'the scale of the model, such as 1:50')
    .optional(),
  /** How a hero crops the picture on phones. The whole width unless given. */
  phone: z
    .strictObject({
      /** Picture width in per cent of the screen width. */
      zoom: z.number().min(100).max(200),
      /** The point in the middle of the screen, in per cent of the picture's width. */
      focus: share,
    })
    .optional(),
  /** How far a hero moves up on wide screens, in per cent of the width, if its model is low. */
  lift: z.number().optional(),
  /** Whether it is dark enough behind a title without a scrim, which would muddy it. */
  dark: z.boolean().optional(),
});

/** A photograph that the group may publish. Heroes put the text beside it and crop to its focus. */
const photograph = z.strictObject({
  ...shown,
  kind: z.literal('photograph'),
  alt: alt(
    /^(?!scale model|(?:a )?(?:photo|photograph|picture|image) of\b)(?!.*\.(?:jpe?g|png|heic|webp)$).{12,190}$/iu,
    'words that say what a person would see, without "Photograph of" and without the name of the file',
  ),
  /** Who took it. Captions say so. Example: `'Ann Lee'`. */
  credit: z
    .string()
    .trim()
    .regex(/^[^©\n]{2,60}$/u, 'the name of who took it, without ©, in 2 to 60 characters'),
  /** The year it was taken. */
  year: z.int().min(1840).max(2100),
  /** Whether a person can be recognised; if so, each has agreed in writing that we publish it. */
  people: z.custom<'nobody' | 'agreed'>().superRefine((people: unknown, context) => {
    if (people === 'nobody' || people === 'agreed') return;
    context.addIssue({
      code: 'custom',
      message: "'nobody' (nobody can be recognised) or 'agreed' (each person has agreed in writing)",
      params: {
        fix: 'Ask each person to agree in writing to the publication, keep the letters, then write agreed. Until then use a picture in which nobody can be recognised.',
      },
    });
  }),
});

const KINDS = ['model', 'drawing', 'photograph'] as const;

/** An entry is checked by its kind. One without a kind but with a credit is a photograph. */
const entry = z
  .looseObject({kind: z.enum(KINDS).optional(), credit: z.unknown().optional(), people: z.unknown().optional()})
  .superRefine((value, context) => {
    const {kind, credit, people} = value;
    const isPhotograph = kind === undefined ? (credit ?? people) !== undefined : kind === 'photograph';
    const {error} = (isPhotograph ? photograph : model).safeParse(value);
    for (const issue of error?.issues ?? []) context.addIssue({...issue});
  });

export const catalogueSchema = z.record(
  z.string().regex(/^[a-z\d]+$/, 'a name of lower-case letters and digits, as the master has'),
  entry,
);

export type Photograph = z.input<typeof photograph>;
export type Model = z.input<typeof model>;
export type CatalogueEntry = Model | Photograph;
