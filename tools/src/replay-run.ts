import { readFileSync } from 'node:fs';
import { corePairOf, fingerprint, isGame, readLog, replayRun, verifyRun } from '@consorcio/minigames';

/**
 * Replays a log and prints what it is worth: `npm run tool -- replay log.json [seed]`. The file holds the `results` of a
 * finish and the run's seed, or a golden run; a refused run prints the word and exits 1.
 */
const [file, seedArgument] = process.argv.slice(2);
if (file === undefined) fail('Use: npm run tool -- replay log.json [seed, 32 hex digits, when the file has none]');

const parsed = parse(file);
const log = readLog(parsed);
if (log === null) fail(`${file} holds no log: {game, version, ticks, inputs: [[tick, code], ...]} is wanted.`);
if (!isGame(log.game)) fail(`There is no game '${log.game}'.`);
const pair = corePairOf(log.game, log.version);
if (pair === null) fail(`There is no version ${log.version} of ${log.game}.`);

const run = { seed: seedArgument ?? seedIn(parsed), ticks: log.ticks, inputs: log.inputs };
const verified = verifyRun({ game: log.game, version: log.version, seed: run.seed }, log);
const replayed = replayRun(pair, run);
if (!verified.ok || !replayed.ok) fail(`Refused: ${verified.ok ? 'unknown' : verified.refusal}`);
console.log(JSON.stringify({ ...verified.value, inputs: run.inputs.length, state: fingerprint(replayed.value.state) }));

function parse(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    fail(`${path} can't be read as JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function seedIn(value: unknown): string {
  const { seed } = value as { readonly seed?: unknown };
  return typeof seed === 'string' ? seed : '';
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
