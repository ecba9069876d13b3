import {brand} from '@site/src/data/brand/brand';
import {entities} from '@site/src/data/companies/companies';
import type {EntityId} from '@site/src/data/companies/companies';
import {contact} from '@site/src/data/contact/contact';

/** One choice of the division field (specification 3, "Contact enquiry"). */
export interface Division {
  /** What is sent. Example: `'exg-design'`. */
  readonly id: string;
  /** What the visitor chooses. */
  readonly label: string;
  /** Who will answer. */
  readonly company: string;
  /** Where to write without the form. */
  readonly email: string;
}

/** The id that the form sends for a company of the group, or for the group itself. */
export function divisionId(company: EntityId): string {
  return `${brand.prefix}-${company}`;
}

/** The choices of the division field, in the order of the specification. */
export const divisions: readonly Division[] = contact.divisions.map(
  ({company, label, mailbox}) => ({
    id: divisionId(company),
    label: company === 'group' ? label : entities[company].name,
    company: entities[company].name,
    email: brand.email[mailbox],
  }),
);

/** The choice of this id; `undefined` for anything else, however it was come by. */
export function divisionOf(id: unknown): Division | undefined {
  return divisions.find((division) => division.id === id);
}
