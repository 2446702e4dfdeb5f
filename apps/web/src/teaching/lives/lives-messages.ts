import type { CampaignChoices, Pair } from '@consorcio/rules/what-if';

/** What the page asks of the worker: both ways under the same draws, or the worths of one. */
export type LivesRequest =
  | {
      readonly kind: 'COMPARE';
      readonly before: CampaignChoices;
      readonly after: CampaignChoices;
      readonly seed: string;
    }
  | {
      /** The worths of a note; with the contract open its months left count as unpaid. */
      readonly kind: 'WORTHS';
      readonly choices: CampaignChoices;
      readonly seed: string;
      readonly isOpen: boolean;
    };

/** Messages of the worker: pairs part by part, worths at once. */
export interface LivesReport {
  readonly pairs?: readonly Pair[];
  readonly worths?: readonly number[];
}
