/** The services of the design landing page, by anchor, in the order of the specification (1). */
export const designServices = [
  {
    id: 'residential-design',
    title: 'Residential design',
    text: 'New houses and flats, designed around how you live: where coats go, where the sun is at breakfast, which door is used most.',
  },
  {
    id: 'commercial-design',
    title: 'Commercial design',
    text: 'Workplaces, shops and public buildings, planned with the people who will clean, guard and repair them.',
  },
  {
    id: 'renovation-and-extension',
    title: 'Renovation and extension',
    text: 'We measure what is there before we draw anything new, and tell you early if moving a wall isn’t worth the cost.',
  },
  {
    id: 'planning-applications',
    title: 'Planning applications',
    text: 'We prepare and submit the drawings, statements and forms. You’ll get our written view of the risks before you pay the council’s fee.',
  },
  {
    id: '3d-visualisation',
    title: '3D visualisation',
    text: 'Scale models in card and on screen, showing the daylight on your site, so you can settle the design before the builder starts.',
  },
  {
    id: 'sustainable-design',
    title: 'Sustainable design',
    text: 'Fabric first: orientation, insulation, airtightness and shade. We estimate energy and carbon at each stage, and check the figures once the building is in use.',
  },
];
