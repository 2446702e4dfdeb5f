import type { ReplyOf } from '@consorcio/contract';
import { tableHeads, tableSituations, tableWays } from '@consorcio/copy/live-debrief';
import type { Names } from '../../../live/host-keys.ts';

type Row = ReplyOf<'liveTable'>['rows'][number];
type Cell = string | number | null;

/** So that spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A cell as it stands in the file; words that begin like a formula get an apostrophe. */
function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const plain = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[";\n\r]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Who came while the room was open plays from the first month. */
const cellsOf = (row: Row, names: Names): readonly Cell[] => [
  ...[row.quota, row.nickname, names[row.quota] ?? null, Math.max(1, row.joinedMonth), row.absences],
  ...[row.won?.month ?? null, row.won === null ? null : tableWays[row.won.by], row.bid, row.misses],
  ...[tableSituations[row.situation], row.worth, row.note, row.decision, row.hand, row.luck],
];

/**
 * The host's table as a file for spreadsheets: UTF-8, semicolons (LIVE 6.3). `names`: by quota, of this device alone.
 */
export const tableCsv = (rows: readonly Row[], names: Names): string =>
  BYTE_ORDER_MARK +
  [tableHeads, ...rows.map((row) => cellsOf(row, names))].map((line) => line.map(cellText).join(';')).join('\r\n');
