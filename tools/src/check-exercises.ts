/**
 * Does the first step of every exercise of CONTRIBUTING in a copy of the sources, and asks the compiler what else must change.
 * Fails where a file is missing from an exercise's list, and where a list has grown longer than its line. About 25 s of one
 * processor.
 */
import { existsSync, readFileSync } from 'node:fs';
import { EXERCISES } from './exercises/exercises.ts';
import { faultsOf, listOf } from './exercises/judge.ts';
import { faultsAfter } from './exercises/scratch-tree.ts';

const contributing = readFileSync('CONTRIBUTING.md', 'utf8');
const list = ({ heading }: { readonly heading: string }) => listOf(contributing, heading, existsSync);
const faults = faultsOf(EXERCISES, faultsAfter(EXERCISES), list);
for (const exercise of EXERCISES)
  console.log(`${exercise.heading}: ${list(exercise).length} files that exist, at most ${exercise.most}`);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
