/** The play that a screen reader must speak, and its comparison with what was heard. */
import { readFileSync } from 'node:fs';
import { type Act, readPlay } from './play.ts';

export { compareAct, fillHoles, gluedIn, type Holes, type Utterance } from './compare.ts';
export { type Act, VOICES, type Voice } from './play.ts';

export const wholePlay = (): readonly Act[] =>
  readPlay(readFileSync(new URL('../../src/heard/roteiro.md', import.meta.url), 'utf8'));
