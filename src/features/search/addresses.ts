/** Address of the search page. */
export const SEARCH_PATH = '/search';

/** Lists that lead to every page without a search. */
export const REGISTERS = [
  {label: 'Policies', href: '/policies'},
  {label: 'Services', href: '/services'},
  {label: 'Projects', href: '/projects'},
  {label: 'Careers', href: '/careers'},
];
