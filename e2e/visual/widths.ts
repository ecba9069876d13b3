/** The two widths at which everything is compared: a phone and a desk. */
export const widths = [
  {width: 390, height: 844},
  {width: 1280, height: 800},
] as const;
