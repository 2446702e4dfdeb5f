import type { DeskTable } from '../../desk/desk.ts';

const cell = (value: string | number | null): string => {
  if (value === null) return '';
  return typeof value === 'number' ? String(value) : `"${value.replaceAll('"', '""')}"`;
};

/** A report for a spreadsheet: comma-separated, with a line of names, every text quoted; empty where it is kept back. */
export const csvOf = ({ columns, rows }: DeskTable): string =>
  `${[columns.map(({ id }) => id), ...rows.map((row) => row.map(cell))].map((line) => line.join(',')).join('\r\n')}\r\n`;
