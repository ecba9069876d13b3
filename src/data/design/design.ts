/** A service of the design company (specification, section 1 "Other arms"). */
export interface DesignService {
  /** Anchor on the landing page. Example: `'planning-applications'`. */
  readonly id: string;
  /** Example: `'Planning applications'`. */
  readonly title: string;
  /** What is done and what the client receives, in one or two sentences. */
  readonly text: string;
}

/** The services of the design landing page, in the order of the specification. */
export const designServices = [
  {
    id: 'residential-design',
    title: 'Residential design',
    text: 'New houses and flats, drawn from how you live: where coats go, where the sun is at breakfast, which door is used most.',
  },
  {
    id: 'commercial-design',
    title: 'Commercial design',
    text: 'Workplaces, shops and public buildings, planned with the people who will clean, guard and repair them.',
  },
  {
    id: 'renovation-and-extension',
    title: 'Renovation and extension',
    text: 'We measure what stands before we draw what is new, and say early when moving a wall costs more than it gives.',
  },
  {
    id: 'planning-applications',
    title: 'Planning applications',
    text: 'Drawings, statements and forms prepared and submitted, with a written view of the risks before you pay the council’s fee.',
  },
  {
    id: '3d-visualisation',
    title: '3D visualisation',
    text: 'Models in card and on screen, at true scale and in the light of your site, so that you decide before the builder starts.',
  },
  {
    id: 'sustainable-design',
    title: 'Sustainable design',
    text: 'Fabric first: orientation, insulation, airtightness and shade, with energy and carbon estimated at each stage and checked in use.',
  },
] satisfies DesignService[];
