import * as z from 'zod';
import {entityOf} from './companies';
import {companyNumber} from '../brand/brand.schema';

const address = z.string().regex(/^\/[a-z\d/-]*$/, 'an address of this site, such as /design');

const company = z.looseObject({
  id: z.string().regex(/^[a-z]+$/, 'one word in small letters'),
  number: companyNumber,
  letter: z.string().regex(/^[A-Z]$/, 'one capital letter'),
  colour: z.string().regex(/^#[\da-f]{6}$/, 'a colour such as #2b4c7e'),
  href: address,
  pages: z.array(address).min(1),
});

/** Fields that no two companies share. */
const OWN = ['id', 'shortName', 'number', 'letter', 'colour', 'href'] as const;

/** What the compiler does not check in the list of companies. */
export const companiesSchema = z.array(company).superRefine((companies, context) => {
  companies.forEach((each, index) => {
    for (const field of OWN) {
      const isTaken =
        companies.findIndex((other) => other[field] === each[field]) < index ||
        (field === 'number' && each.number === entityOf('group').number);
      if (isTaken) {
        const params = {fix: 'Correct the one that is used twice.'};
        const message = `a ${field} of its own`;
        context.addIssue({code: 'custom', path: [index, field], message, params});
      }
    }
  });
});
