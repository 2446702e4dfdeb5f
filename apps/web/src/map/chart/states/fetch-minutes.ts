import type { Minutes } from '../current-stage.ts';
import type { MapContext } from '../map-setup.ts';

/** While a film runs, what the assembly decided is fetched; without it the popup after the film says less. */
export const fetchMinutes = {
  src: 'loadMinutes',
  input: ({ context: { current } }: { readonly context: MapContext }) => ({
    campaignId: current.campaign.id,
    cycle: current.stage.cycle,
  }),
  onDone: {
    actions: {
      type: 'storeMinutes',
      params: ({ event }: { readonly event: { output: Minutes | null } }) => event.output,
    },
  },
  onError: {},
} as const;
