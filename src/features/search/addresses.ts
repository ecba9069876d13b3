/** Where search is a page of its own. */
export const SEARCH_PATH = '/search';

/** The lists that lead to everything without a search. */
export const REGISTERS = [
  {label: 'Policies', href: '/policies'},
  {label: 'Services', href: '/services'},
  {label: 'Projects', href: '/projects'},
  {label: 'Careers', href: '/careers'},
];
