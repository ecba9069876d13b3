import * as z from 'zod';
import {catalogue, type PictureName} from './catalogue';

/** The name of a picture in the catalogue. Example: `'stair'`. */
export const pictureName = z.custom<PictureName>(
  (value) => typeof value === 'string' && Object.hasOwn(catalogue, value),
  {error: `one of the pictures: ${Object.keys(catalogue).join(', ')}`},
);
