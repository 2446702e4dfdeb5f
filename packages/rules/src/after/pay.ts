import { ok, type Result, refuse } from '@consorcio/kernel';
import { applyChanges, type BalanceChange } from '../campaign/balance-changes.ts';
import type { Campaign, Step } from '../campaign/campaign.ts';
import type { Draw } from '../draw/fair-draw.ts';
import { lateFeeOf } from '../rulebook/instalment.ts';
import { termsOf } from '../rulebook/registry.ts';
import type { ContractEnd } from '../vocabulary.ts';
import { add } from '../wallet.ts';
import {
  type AfterRefusal,
  type Bill,
  billOf,
  missesOf,
  monthNumber,
  type Open,
  openContract,
  phaseOf,
  withLastMonth,
} from './contract.ts';

/**
 * The month's bill falls due (RULES 11.6, 11.7). `campaign`: the player's own that was named, null for none; `rootDraw`:
 * keyed by the root. Sent again while nothing else has happened since, it changes nothing.
 */
export function payBill(
  campaign: Campaign | null,
  { month }: { readonly month: number },
  rootDraw: Draw,
): Result<Step, AfterRefusal> {
  if (campaign !== null && isLastPaid(campaign, month)) return ok({ campaign, facts: [] });
  const open = openContract(campaign);
  if (!open.ok) return open;
  if (phaseOf(open.value) !== 'BILL' || month !== monthNumber(open.value)) return refuse('STAGE_IS_NOT_CURRENT');
  const bill = billOf(open.value, rootDraw);
  return ok(open.value.after.wallet.effort >= bill.total ? pay(open.value, bill) : miss(open.value, bill));
}

/** True of the month whose bill was the last thing that happened to the contract. */
function isLastPaid({ after, cycle }: Campaign, month: number): boolean {
  if (after === undefined || after.status === 'CLOSED') return false;
  return after.months.at(-1)?.paid !== undefined && month === cycle + after.months.length;
}

/** A sum that leaves the balance; nothing where it is 0. */
const spend = (amount: number, fact: BalanceChange['fact']): readonly BalanceChange[] =>
  amount === 0 ? [] : [{ to: (wallet) => add(wallet, 'effort', -amount), fact }];

/** What is paid of a bill: upkeep and delivery first. The instalment has its line even where nothing is left for it. */
function payments(open: Open, { upkeep, delivery, total }: Bill, sum: number): readonly BalanceChange[] {
  const cycle = monthNumber(open);
  const costs = Math.min(sum, upkeep + delivery);
  const [amount, whole] = [sum - costs, sum === total];
  return [
    ...spend(costs, (moved) => ({ type: 'UpkeepPaid', cycle, amount: costs, ...moved })),
    {
      to: (wallet) => add(wallet, 'effort', -amount),
      fact: (moved) => ({ type: 'ContractInstalment', cycle, amount, whole, ...moved }),
    },
  ];
}

function pay(open: Open, bill: Bill): Step {
  const { after } = open;
  const cycle = monthNumber(open);
  const { wallet, facts } = applyChanges(after.wallet, payments(open, bill, bill.total));
  const dues = after.dues.slice(1);
  if (dues.length > 0) return { campaign: withLastMonth(open, { paid: true }, { wallet, dues }), facts };
  const end: ContractEnd = missesOf(after) === 0 ? 'QUITADO' : 'QUITADO_COM_APERTO';
  return {
    campaign: withLastMonth(open, { paid: true }, { wallet, dues, status: 'ENDED', end }),
    facts: [...facts, { type: 'ContractEnded', cycle, end }],
  };
}

/** Everything is taken that is there; what is missing goes into the next month with fee and collection (RULES 11.6). */
function miss(open: Open, bill: Bill): Step {
  const { campaign, after } = open;
  const terms = termsOf(campaign);
  const { mostMisses, collection } = terms.rulebook.afterLetter;
  const cycle = monthNumber(open);
  const paid = applyChanges(after.wallet, payments(open, bill, after.wallet.effort));
  const missing = bill.total - after.wallet.effort;
  const arrears = missing + lateFeeOf(terms, missing) + collection;
  const [, next = 0, ...rest] = after.dues;
  const dues = [next + arrears, ...rest];
  const misses = missesOf(after) + 1;
  const { wallet } = paid;
  const missed = [...paid.facts, { type: 'BillMissed', cycle, missing } as const];
  if (misses < mostMisses) {
    return { campaign: withLastMonth(open, { paid: false }, { wallet, dues }), facts: missed };
  }
  return {
    campaign: withLastMonth(open, { paid: false }, { wallet, dues, status: 'ENDED', end: 'RETOMADO' }),
    facts: [...missed, { type: 'ContractEnded', cycle, end: 'RETOMADO' }],
  };
}
