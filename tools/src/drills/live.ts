import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { LIVE_MONTHS } from '@consorcio/rules/live-words';
import { fail, stopOnSignals } from '../rig/ending.ts';
import { quantile, rounded } from '../rig/figures.ts';
import { ENGINES, type EngineName, type GameRig, onEngines, UNLIMITED } from '../rig/game-rig.ts';
import { type ClassReport, playClass } from './live/class.ts';

/**
 * Plays a whole class of a live group over the wire against the real server: `npm run drill -- live [seats] [months] [factor]
 * [engine]`. Model phones at human pace, `factor` times as fast, with real minigame logs, reloads, cuts of a third of them,
 * late ones, another device and two hosts; the server is killed in every assembly, on PostgreSQL in turn with all processes of
 * the database. Every answered command is compared with the audit, and the audit with the rules and, where there is Python,
 * with tools/verify_live.py; it stays in test-results/drill-live. Exits 1 on a loss or a difference.
 */
const [SEATS, MONTHS, FACTOR] = [40, 5, 20];
/** Milliseconds at most between the opening of an assembly and the kill. */
const LATEST = 400;
const AUDITS = fileURLToPath(new URL('../../../test-results/drill-live/', import.meta.url));
const VERIFIER = fileURLToPath(new URL('../../verify_live.py', import.meta.url));
const MINUTE = 60;

/** Kills the server, or in turn the database, and starts it again. */
async function strike({ server, cluster }: GameRig, month: number): Promise<void> {
  await pause(Math.random() * LATEST);
  if (cluster !== null && month % 2 === 0) {
    await cluster.kill();
    await cluster.start();
    await server.whenReady();
    return;
  }
  await server.kill();
  await server.start();
}

/** What the second verifier says; 'left out' where there is no Python. */
function verified({ audit }: ClassReport): string {
  const { error, status, stdout } = spawnSync('python3', [VERIFIER], {
    input: JSON.stringify(audit),
    encoding: 'utf8',
  });
  if (error !== undefined) return 'left out';
  if (status !== 0) console.log(stdout);
  return status === 0 ? 'agrees' : 'DIFFERS';
}

function row(engine: EngineName, report: ClassReport, python: string): object {
  const { seconds, times, news, seatsLost, movesLost, movesDoubled } = report;
  return {
    engine,
    'minutes of people': rounded(seconds / MINUTE, 1),
    commands: report.answered,
    'without an answer': report.unanswered,
    cuts: report.cuts,
    reloads: report.reloads,
    'seats lost': seatsLost.length,
    'moves lost': movesLost.length,
    'moves doubled': movesDoubled.length,
    'news p50, ms': rounded(quantile(news.calm, 0.5), 0),
    'news p95, ms': rounded(quantile(news.calm, 0.95), 0),
    'news after a kill p95, ms': rounded(quantile(news.struck, 0.95), 0),
    'answer p95, ms': rounded(quantile(times, 0.95), 0),
    'verify_live.py': python,
  };
}

stopOnSignals();
const [givenSeats = SEATS, givenMonths = MONTHS, givenFactor = FACTOR, only = ''] = process.argv.slice(2);
const [seats, factor] = [Number(givenSeats), Number(givenFactor)];
const months = LIVE_MONTHS.find((count) => count === Number(givenMonths));
const isKnown = only === '' || ENGINES.some((engine) => engine === only);
if (!(Number.isInteger(seats) && seats >= 3 && seats <= 40) || months === undefined || !(factor >= 1) || !isKnown)
  fail('Usage: npm run drill -- live [seats, 3 to 40] [months, 4 to 6] [times faster] [embedded|postgres]');
const rows: object[] = [];
let isGood = true;
// Faster than people, so limits by the minute and the clock of minigames would refuse them.
await onEngines(only, { settings: factor === 1 ? {} : UNLIMITED }, async (rig) => {
  const { engine, server } = rig;
  const report = await playClass(server.origin, { seats, months, factor, strike: (month) => strike(rig, month) });
  const found = [...report.movesLost, ...report.movesDoubled, ...report.faults];
  for (const fault of found) console.log(`${engine}: ${fault}`);
  mkdirSync(AUDITS, { recursive: true });
  writeFileSync(`${AUDITS}${engine}.json`, JSON.stringify(report.audit));
  const python = verified(report);
  isGood &&= found.length === 0 && report.seatsLost.length === 0 && python !== 'DIFFERS';
  rows.push(row(engine, report, python));
});
console.table(rows);
process.exitCode = isGood ? 0 : 1;
