/** What the page needs to play the raffle's shot; the drawing of its pieces is in ./pieces.ts. */
export * from './beats.ts';
export { DRUM_RADIUS } from './bodies.ts';
export * from './boxes.ts';
export { type DrumRun, dealNumbers, drumSteps } from './drum.ts';
