import type { ReplyOf } from '@consorcio/contract';
import type { BidUse } from '@consorcio/rules/vocabulary';

/** A contract after its letter, as the API returns it. RULES2 A.13. */
export type ContractView = ReplyOf<'afterLetter'>;
export type Works = ContractView['plans'][number]['works'];

/** What a player says in the months after the letter. */
export type ContractCommand =
  | { readonly type: 'use'; readonly use: BidUse }
  | { readonly type: 'plan'; readonly works: Works }
  | { readonly type: 'event'; readonly option: number }
  | { readonly type: 'pay' };

/** What a step of the month needs. */
export interface BoardProps {
  readonly campaignId: string;
  readonly view: ContractView;
  /** A command is under way: buttons wait. */
  readonly isBusy: boolean;
  readonly onCommand: (command: ContractCommand) => void;
}

/** Quotas that got a letter in the assembly of a month; none where there was no assembly. RULES2 A.11. */
export function lettersIn({ news }: ContractView, month: number): readonly number[] {
  const held = news.find(({ cycle }) => cycle === month);
  return [held?.winnerQuota, held?.drawnQuota].filter((quota) => typeof quota === 'number');
}
