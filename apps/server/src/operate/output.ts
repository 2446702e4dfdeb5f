import { Console } from 'node:console';
import type { SecurityLog } from '../security-log.ts';
import type { Counts } from './tables.ts';

/* Output of the operator's commands: results to stdout, progress to stderr. */

export const paper = new Console(process.stdout);
/** Lines of the log, as the server writes them, beside what is asked for. */
export const logOfCommands: SecurityLog = {
  info: (fields, msg) => {
    const line = { level: 'info', time: new Date().toISOString(), ...fields, msg };
    process.stderr.write(`${JSON.stringify(line)}\n`);
  },
};

export const say = (line: string): boolean => process.stdout.write(`${line}\n`);

/** Milliseconds between two lines of progress where there is no terminal to draw on. */
const QUIET = 5_000;

/** Returns a counter that prints the progress of long work. */
export function progress(what: string): (count: number) => void {
  let [done, printedAt] = [0, Date.now()];
  return (count) => {
    done += count;
    const line = `${done.toLocaleString('en')} ${what}`;
    if (process.stderr.isTTY) process.stderr.write(`\r${line} `);
    else if (Date.now() - printedAt > QUIET) {
      printedAt = Date.now();
      process.stderr.write(`${line}\n`);
    }
  };
}

/** Rows by table, and what was done with them. */
export function printCounts(counts: Counts, what: string): void {
  paper.table(counts);
  say(what);
}

/** How a check went; the command fails when something was found. */
export function reportCheck(campaigns: number, faults: number): void {
  say(`${campaigns} campaigns checked, ${faults === 0 ? 'all is well' : `${faults} faults`}.`);
  if (faults > 0) process.exitCode = 1;
}
