/*
 * The invented group that the site was delivered with. The build of a real group refuses what is
 * left of it (src/plugins/content/invented.ts), so this list stays as it is when the site is
 * rebranded. Only a word that a real group has reason to use is deleted here.
 */

/** Its companies. What still speaks of one that is not in the list of companies is reported. */
export const deliveredCompanies = [
  {id: 'design', shortName: 'Design'},
  {id: 'construction', shortName: 'Construction'},
  {id: 'bespoke', shortName: 'Bespoke'},
  {id: 'facilities', shortName: 'Facilities'},
  {id: 'recruitment', shortName: 'Recruitment'},
] as const;

/** Words of its name, place, numbers and addresses, as regular expressions. */
export const deliveredWords = [
  'Fenwharf',
  'Tilbury',
  'Essex',
  'Thames',
  'Barking',
  'Somerset',
  'wharf',
  'docks?',
  'quay',
  'jetty',
  'jetties',
  'barges?',
  'estuary',
  'RM18',
  '01632 ?960\\d{3}',
  '0808 ?157 ?0\\d{3}',
  '999999\\d{2}',
  '[\\w-]+\\.example',
] as const;
