export type CsvCell = string | number | null;

/** So that spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** What a spreadsheet would take for a formula. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** A cell as it stands in the file; words that begin like a formula get an apostrophe. */
function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const plain = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[";\n\r]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/**
 * A table as a file that a Brazilian spreadsheet opens: UTF-8 with its mark, semicolons between cells, decimal commas, lines ended
 * by CR LF.
 */
export const csvText = (lines: readonly (readonly CsvCell[])[]): string =>
  BYTE_ORDER_MARK + lines.map((line) => `${line.map(cellText).join(';')}\r\n`).join('');
