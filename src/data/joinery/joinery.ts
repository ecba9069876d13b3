/** Services, materials and fire ratings of the joinery company (specification 1, 2 and 9). */
export const joinery = {
  services: [
    {
      id: 'custom-furniture',
      title: 'Custom furniture',
      text: 'Tables, desks, shelving and seating, one piece or a set, in solid timber, veneer or both.',
      picture: 'bench',
    },
    {
      id: 'fitted-wardrobes',
      title: 'Fitted wardrobes',
      text: 'Rails, shelves and drawers planned around what you own, and fitted under sloping ceilings and around chimney breasts, with doors that line up.',
      picture: 'wardrobe',
    },
    {
      id: 'kitchens',
      title: 'Kitchens',
      text: 'Cabinets with dovetailed drawers, worktops templated on site, and appliances placed so that they can be serviced.',
      picture: 'island',
    },
    {
      id: 'commercial-joinery',
      title: 'Commercial joinery',
      text: 'Reception desks, bars, counters, screens and wall linings, labelled by room and delivered in the order your site needs them.',
      picture: 'desk',
    },
    {
      id: 'staircases',
      title: 'Staircases',
      text: 'Straight, winding and helical stairs set out full size on the workshop floor, assembled there without glue, then taken apart for delivery.',
      picture: 'handrail',
    },
    {
      id: 'extensions',
      title: 'Extensions',
      text: 'Oak frames, glazed screens, doors and roof lights for extensions, made from the drawings your builder works to.',
      picture: 'extension',
    },
    {
      id: 'fire-rated-doors',
      title: 'Fire rated doors',
      text: '30-minute and 60-minute doorsets, tested as complete assemblies and third-party certified. Each order comes with the certificate.',
      picture: 'strip',
    },
    {
      id: 'heritage-windows',
      title: 'Heritage windows',
      text: 'Box sash and casement windows, repaired where possible and copied where not, with section drawings for the conservation officer.',
      picture: 'sashlifts',
    },
  ],
  materials: [
    {
      name: 'European oak',
      text: 'Staircases, frames and furniture. We buy the oak kiln-dried for use indoors and air-dried for frames outside.',
    },
    {
      name: 'Ash and walnut',
      text: 'Furniture and linings. We cut all the boards for a piece of furniture from the same log, if the log is large enough.',
    },
    {
      name: 'Slow-grown redwood',
      text: 'Painted sashes and casements. We choose close-grained timber because it holds putty and paint for longer.',
    },
    {
      name: 'Modified softwood',
      text: 'Sills and doors exposed to the weather. The wood swells and shrinks very little, so joints stay closed.',
    },
    {
      name: 'Birch plywood',
      text: 'Carcasses and drawers. We lip the edges or leave them on show. Your order states the formaldehyde class.',
    },
    {
      name: 'Veneered board',
      text: 'Wide doors and wall panels, where solid timber would twist. We match the veneers across a room.',
    },
    {
      name: 'Stone, metal and glass',
      text: 'Worktops, handrails and screens, made by firms we’ve used before and fitted by our own joiners.',
    },
    {
      name: 'Oils, paints and lacquers',
      text: 'We choose the finish to suit how the piece will be cleaned. Your handover pack says which one we used and how to renew it.',
    },
  ],
  fireRatings: [
    {
      minutes: 30,
      title: '30-minute fire doors',
      rating: 'FD30',
      resists:
        'In the test furnace the complete doorset holds back flame and hot gas for at least 30 minutes. Flat entrance doors come with smoke seals (FD30S), and so do other doors where the fire strategy asks for them.',
      use: 'Most doors on escape routes: flat entrances, corridors, stair lobbies, kitchens and riser cupboards, as the building’s fire strategy sets out.',
      made: 'A leaf about 44 mm thick in a solid frame, with intumescent strips, three tested hinges and a tested closer.',
    },
    {
      minutes: 60,
      title: '60-minute fire doors',
      rating: 'FD60',
      resists:
        'In the test furnace the complete doorset holds back flame and hot gas for at least 60 minutes. Glazing, if any, is limited to the size that was tested.',
      use: 'Where the fire strategy separates larger risks (plant rooms, stores, car parks and basements), and in walls between compartments.',
      made: 'A leaf about 54 mm thick in a hardwood frame, with double intumescent strips and ironmongery as listed in the test report.',
    },
  ],
} as const;
