/**
 * Number of the crowd, from 1 to so many, that comes to the great moments of a quota: the same people all through a campaign,
 * others in the next one. A quota is known from the start, so the faces tell nothing of a draw.
 */
export const crowdOf = (quota: number, crowds: number): number => (quota % crowds) + 1;
