/** A play that a screen reader must speak, and its comparison with what was heard. */
export { compareAct, fillHoles, gluedIn, type Holes, type Utterance } from './compare.ts';
export { type Act, readPlay, VOICES, type Voice } from './play.ts';
