/** Pages beside the emergency number in a search for help. Empty in a group without such a service. */
export const emergencyPages: readonly {readonly label: string; readonly href: string}[] = [
  {label: 'Emergency Response', href: '/services/emergency-response'},
];
