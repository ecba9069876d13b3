import {entities} from '../../../src/data/companies/companies';

/** Names of the group's companies by id, as the brand has them. */
export const companyNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(entities).map(([id, {name}]) => [id, name]),
);
