/** The light and the weather in which the town and its street stand for a month; `day` is the town as it is drawn. */
export type Hour = 'day' | 'morning' | 'afternoon' | 'evening' | 'rain';
const BETWEEN: readonly Hour[] = ['afternoon', 'evening', 'rain', 'morning'];
/** Months after which the lights of a long campaign come again. */
export const HOURS_ROUND = BETWEEN.length;

/**
 * Another light for each month. It reveals nothing: the first and the last month are sunny in every campaign.
 * @param cycle from 1, of so many cycles
 */
export const hourOf = (cycle: number, cycles: number): Hour =>
  cycle <= 1 || cycle >= cycles ? 'day' : (BETWEEN[(cycle - 2) % BETWEEN.length] ?? 'day');
