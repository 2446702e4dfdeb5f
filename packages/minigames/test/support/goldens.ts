import { readdirSync, readFileSync } from 'node:fs';
import type { Input } from '../../src/index.ts';

/** A pinned run (GAMES section 9). */
export interface Golden {
  readonly game: string;
  readonly version: number;
  readonly name: string;
  readonly seed: string;
  readonly ticks: number;
  readonly inputs: readonly Input[];
  readonly points: number;
  readonly scoreBp: number;
  /** False when the run was given up. */
  readonly over: boolean;
  /** `[tick, points]` every 600 ticks. */
  readonly checkpoints: readonly (readonly [number, number])[];
  /** Fingerprint of the state at the end. */
  readonly state: string;
}

const FOLDER = new URL('../golden/', import.meta.url);

/** Every pinned run of every game and version. */
export const goldens: readonly Golden[] = readdirSync(FOLDER).flatMap((core) =>
  readdirSync(new URL(`${core}/`, FOLDER)).map(
    (file) => JSON.parse(readFileSync(new URL(`${core}/${file}`, FOLDER), 'utf8')) as Golden,
  ),
);
