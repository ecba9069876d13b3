import * as z from 'zod';
import {nearest} from '../data/nearest';
import {catalogue, type PictureName} from '../data/pictures/catalogue';
import {photographOf} from '../data/pictures/sources';

/** The name of a picture in front matter. A misspelt name gets a suggestion. Example: `trestles`. */
export const pictureName = z.custom<PictureName>().superRefine((name: unknown, context) => {
  if (typeof name === 'string' && Object.hasOwn(catalogue, name)) return;
  const meant = nearest(String(name), Object.keys(catalogue));
  context.addIssue({
    code: 'custom',
    message: 'the name of a picture in src/data/pictures/catalogue.ts',
    params: {
      fix: meant
        ? `Did you mean ${meant}?`
        : 'Choose one from the catalogue, or add the picture there.',
    },
  });
});

/** Whether a name, as an author wrote it, is that of a photograph. */
export function isPhotograph(name: unknown): boolean {
  return (
    typeof name === 'string' &&
    Object.hasOwn(catalogue, name) &&
    photographOf(name as PictureName) !== undefined
  );
}

const held = z
  .custom<undefined>(() => false, {
    error: 'no such field: the catalogue holds it',
    params: {
      fix: 'Remove it here. Write it in the entry of the picture: src/data/pictures/catalogue.ts.',
    },
  })
  .optional();

/** Fields of the catalogue that do not belong where a picture is shown. */
export const heldByCatalogue = {kind: held, scale: held, credit: held, year: held, people: held};
