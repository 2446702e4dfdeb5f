import type { ReplyOf } from '@consorcio/contract';
import { tableHeads, tableSituations, tableWays } from '@consorcio/copy/live-debrief';
import { type CsvCell, csvText } from '@consorcio/kernel';
import type { Names } from '../../../live/host-keys.ts';

type Row = ReplyOf<'liveTable'>['rows'][number];

/** Who came while the room was open plays from the first month. */
const cellsOf = (row: Row, names: Names): readonly CsvCell[] => [
  ...[row.quota, row.nickname, names[row.quota] ?? null, Math.max(1, row.joinedMonth), row.absences],
  ...[row.won?.month ?? null, row.won === null ? null : tableWays[row.won.by], row.bid, row.misses],
  ...[tableSituations[row.situation], row.worth, row.note, row.decision, row.hand, row.luck],
];

/** The host's table as a file for spreadsheets (LIVE 6.3). `names`: by quota, of this device alone. */
export const tableCsv = (rows: readonly Row[], names: Names): string =>
  csvText([tableHeads, ...rows.map((row) => cellsOf(row, names))]);
