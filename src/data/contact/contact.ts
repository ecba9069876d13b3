import {brand} from '../brand/brand';

/** The street without the house number. */
const street = brand.address.street.replace(/^\d+\w?\s+/, '');

/** Answer time and next steps of an enquiry (specification, sections 2 and 3). */
export const contact = {
  // Follows "We reply".
  answerTime: 'within one working day',
  afterwards: [
    {
      title: 'The same working day',
      text: 'A person reads your message and passes it to the company you chose.',
    },
    {
      title: 'Within one working day',
      text: 'That company replies, with the name and number of the person who will look after you.',
    },
    {
      title: 'Before we give you a price',
      text: 'If we need to see the building, we’ll agree a time and walk round it with you.',
    },
  ],
  picture: {name: 'yard', subject: 'The gate'},
  // The numbered places of `site-plan.svg`, in per cent of the drawing.
  sitePlan: [
    {x: 62, y: 15.7, name: 'Bus stop', note: `On ${street}, a few steps from the gate`},
    {x: 30.3, y: 27, name: 'Gate', note: 'Ring the bell and say who you’ve come to see'},
    {x: 22.6, y: 52.6, name: 'Parking', note: 'Two visitors’ spaces, beside the trees'},
    {x: 46, y: 46.2, name: 'Reception', note: 'Level access from the gate, with no steps'},
    {x: 92.5, y: 64.9, name: 'Yard', note: 'Lorries only; no pedestrian access'},
  ],
} as const;
