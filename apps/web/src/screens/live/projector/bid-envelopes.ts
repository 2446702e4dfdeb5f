/* How many envelopes of the bids stand in a row; nothing here knows the page. */

/** As many envelopes open where they lie, and of more as many open ones are read at once. */
export const FEW_ENVELOPES = 6;
const COLUMNS = 3;

/** Columns of envelopes that show what is in them: two by two up to four. */
export const columnsOf = (count: number): number => (count === 4 ? 2 : Math.max(1, Math.min(COLUMNS, count)));

/** The table in units of the drawing, rows of open envelopes, and how high a shut one is for its width. */
const TABLE = { width: 1_150, height: 540 };
const ROW = 226;
const SHUT_SHARE = 0.66;
const LEAST_FREE = 64;
const MOST_SHUT = 20;

/** Columns of shut envelopes, the fewest with which all fit under so many open ones. */
export function shutColumns(count: number, open: number): number {
  const rows = Math.ceil(open / columnsOf(open));
  const free = Math.max(LEAST_FREE, TABLE.height - rows * ROW);
  for (let columns = 1; columns < MOST_SHUT; columns += 1) {
    if (Math.ceil(count / columns) * (TABLE.width / columns) * SHUT_SHARE <= free) return columns;
  }
  return MOST_SHUT;
}
