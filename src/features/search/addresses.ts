export const SEARCH_PATH = '/search';

/** Registers, offered when search finds nothing or fails to load. */
export const REGISTERS = [
  {label: 'Policies', href: '/policies'},
  {label: 'Facilities services', href: '/services'},
  {label: 'Projects', href: '/projects'},
  {label: 'Careers', href: '/careers'},
];
