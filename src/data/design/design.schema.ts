import * as z from 'zod';
import {pictureName} from '../pictures/picture.schema';

/** A service of the design company (specification, section 1 "Other arms"). */
const designService = z.strictObject({
  /** Anchor on the landing page. Example: `'planning-applications'`. */
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lowercase words joined by hyphens'),
  /** Example: `'Planning applications'`. */
  title: z.string().min(5).max(30),
  /** What is done and what the client receives, in one or two sentences. */
  text: z.string().min(60).max(260).endsWith('.'),
  /** Its picture. Example: `'house3d'`. */
  picture: pictureName,
});

export const designServicesSchema = z.array(designService).min(1);

export type DesignService = z.infer<typeof designService>;
