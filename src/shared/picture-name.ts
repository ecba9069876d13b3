import * as z from 'zod';
import {nearest} from '../data/nearest';
import {catalogue, type PictureName} from '../data/pictures/catalogue';

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
