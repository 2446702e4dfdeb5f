import type { CampaignChoices, Influence, Pair, Redrawn } from '@consorcio/rules/what-if';

/** What the page asks of the worker: both ways under the same draws, or the note of one. */
export type LivesRequest =
  | {
      readonly kind: 'COMPARE';
      readonly before: CampaignChoices;
      readonly after: CampaignChoices;
      readonly seed: string;
    }
  | { readonly kind: 'NOTE'; readonly choices: CampaignChoices; readonly seed: string }
  | {
      /** The worths of a note; with the contract open its months left count as unpaid. */
      readonly kind: 'WORTHS';
      readonly choices: CampaignChoices;
      readonly seed: string;
      readonly isOpen: boolean;
    };

/** Messages of the worker, part by part; influences last. */
export interface LivesReport {
  readonly pairs?: readonly Pair[];
  readonly lives?: readonly Redrawn[];
  readonly influences?: readonly Influence[];
  readonly worths?: readonly number[];
}
