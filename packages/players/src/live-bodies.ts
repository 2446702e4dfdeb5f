import type { BodyOf } from '@consorcio/contract';
import type { LIVE_ROUTES, LiveRouteName } from '@consorcio/contract/live-routes';

/** A call that a seat or the host of a live group makes with its own token. */
type Guarded = {
  [Name in LiveRouteName]: (typeof LIVE_ROUTES)[Name]['access'] extends 'public' ? never : Name;
}[LiveRouteName];

/** Of those, the calls that carry a body. */
type WithBody = { [Name in Guarded]: BodyOf<Name> extends object ? Name : never }[Guarded];

/**
 * A well-formed body of each guarded call of a live group. Tests that send it with the token of another know that a refusal
 * is one of the token, not of the body.
 */
const BODIES: { readonly [Name in WithBody]: BodyOf<Name> } = {
  liveProfile: { word: 'sol' },
  liveAnswers: { moment: 'BEFORE', answers: [0, 1, 2] },
  liveReact: { reaction: 1 },
  liveGuess: { month: 1, bid: 40, wins: null, letters: 3 },
  liveBegin: { month: 1, option: 'A', buys: false, place: 2, isPlayed: false },
  liveFinish: { month: 1, results: {} },
  liveSeal: { month: 1, pace: 'REST', pays: true, bid: 0 },
  liveCommand: { command: 'PAUSE', from: { phase: 'WAITING', month: 0, step: 0 } },
  liveHostSeat: { quota: 1, do: 'FREE' },
  liveDoor: { isShut: true },
  liveEntry: { code: 'BCDFGH' },
  liveBell: { at: null },
  liveHostKey: { key: 'A'.repeat(43) },
  liveMoves: { month: 1, moves: [] },
};

/** The body of a guarded call; undefined for a call that carries none. */
export const liveBodyOf = (name: string): object | undefined =>
  new Map<string, object>(Object.entries(BODIES)).get(name);
