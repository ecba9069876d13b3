/** Registers that the search offers when it finds nothing or fails to load. Every page loads them. */
export const registers: readonly {readonly label: string; readonly href: string}[] = [
  {label: 'Policies', href: '/policies'},
  {label: 'Facilities services', href: '/services'},
  {label: 'Projects', href: '/projects'},
  {label: 'Careers', href: '/careers'},
];
