import { type Board, type Minutes, monthOf } from '../current-stage.ts';
import type { MapContext } from '../map-context.ts';

/* What the states of several months' parts have in common. */

/** An answer that is only stored; without it less is told, or it is asked for again later. */
const stored = <Output, Action extends string>(type: Action) =>
  ({
    onDone: { actions: { type, params: ({ event }: { readonly event: { output: Output } }) => event.output } },
    onError: {},
  }) as const;

/** While a payment's popup is read, the board behind it is fetched anew; without an answer `reloading` asks again. */
export const refreshBoard = { src: 'loadBoard', ...stored<Board, 'storeBoard'>('storeBoard') } as const;

/** While a film of the bids or of the raffle runs, what the assembly has decided is fetched. */
export const fetchFilmMinutes = {
  src: 'loadMinutes',
  input: ({ context }: { readonly context: MapContext }) => monthOf(context.current),
  ...stored<Minutes | null, 'storeMinutes'>('storeMinutes'),
} as const;

/** Transitions that leave the map. */
export const enterMinigame = { target: 'leaving', actions: 'leaveForMinigame' } as const;
export const seeCertificate = { target: 'leaving', actions: 'leaveForCertificate' } as const;
