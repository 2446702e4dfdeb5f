import { type Minutes, monthOf } from '../current-stage.ts';
import type { MapContext } from '../map-context.ts';

const fetchMinutes = {
  src: 'loadMinutes',
  onDone: {
    actions: {
      type: 'storeMinutes',
      params: ({ event }: { readonly event: { output: Minutes | null } }) => event.output,
    },
  },
  onError: {},
} as const;

/** While the raffle's film runs, what the assembly decided is fetched; without it the popup after the film says less. */
export const fetchRaffleMinutes = {
  ...fetchMinutes,
  input: ({ context }: { readonly context: MapContext }) => monthOf(context.current),
} as const;

/** The same for a bid that has won. The popup of a lost one shows nothing of it: nothing is asked. */
export const fetchWonBidMinutes = {
  ...fetchMinutes,
  input: ({ context }: { readonly context: MapContext }) =>
    context.bid?.win === true ? monthOf(context.current) : null,
} as const;
