import * as z from 'zod';
import {pictureName} from '../pictures/picture.schema';

/** A kind of joinery that the workshop makes. */
const joineryService = z.strictObject({
  /** Anchor on the landing page. Example: `'fitted-wardrobes'`. */
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'lowercase words joined by hyphens'),
  /** Example: `'Fitted wardrobes'`. */
  title: z.string().min(5).max(30),
  /** What is made and how, in one or two sentences. */
  text: z.string().min(60).max(260).endsWith('.'),
  /** Its picture. Example: `'wardrobe'`. */
  picture: pictureName,
});

/** A material and what it is used for. */
const material = z.strictObject({
  /** Example: `'European oak'`. */
  name: z.string().min(3).max(30),
  /** Where it is used and why, in one or two sentences. */
  text: z.string().min(40).max(200).endsWith('.'),
});

/** A fire rating in which doors are made (specification, section 9 "Fire doors"). */
const fireRating = z.strictObject({
  /** How long the assembly resists fire, in minutes. Example: `30`. */
  minutes: z.literal([30, 60]),
  /** Example: `'30-minute fire doors'`. */
  title: z.string().min(10).max(30),
  /** The class as drawings and schedules write it. Example: `'FD30'`. */
  rating: z.templateLiteral(['FD', z.number()]),
  /** What the assembly resists. */
  resists: z.string().min(60).max(260).endsWith('.'),
  /** Where such doors are used. */
  use: z.string().min(40).max(260).endsWith('.'),
  /** What the door is made of. */
  made: z.string().min(40).max(260).endsWith('.'),
});

/** Joinery: services, materials and fire ratings (specification, sections 1 and 2). */
export const joinerySchema = z.strictObject({
  /** In the order of the specification. */
  services: z.array(joineryService).min(1),
  materials: z.array(material).min(1),
  fireRatings: z.array(fireRating).min(1),
});

export type Joinery = z.infer<typeof joinerySchema>;
