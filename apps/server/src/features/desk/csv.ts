import { csvText } from '@consorcio/kernel';
import type { DeskTable } from '../../desk/desk.ts';

/** A report for a spreadsheet: a line of names, then its rows; empty where a number is kept back. */
export const csvOf = ({ columns, rows }: DeskTable): string => csvText([columns.map(({ id }) => id), ...rows]);
