/**
 * Whose headquarters `site-plan.svg`, `united-kingdom.svg` and `coasts.svg` show: the delivered
 * group's, yours once you have drawn them, or none's, which leaves them out of all pages.
 */
export const drawings: 'delivered' | 'ours' | 'none' = 'delivered';

export const hasDrawings: boolean = drawings !== ('none' as string);
