import type { Campaign } from '../campaign/campaign.ts';
import { termsOf } from '../rulebook/registry.ts';
import type { ContractEnd } from '../vocabulary.ts';
import { monthsWithDream } from './contract.ts';

/** Of an ending: its worth without a month with the dream, and what all months together add. */
const WORTH: Readonly<Record<ContractEnd, { readonly least: number; readonly early: number }>> = {
  QUITADO: { least: 850, early: 150 },
  QUITADO_COM_APERTO: { least: 500, early: 100 },
  RETOMADO: { least: 150, early: 100 },
};
/** Of a dream that was not reached: what all instalments together are worth. */
const UNREACHED = 200;

/**
 * What a campaign's ending is worth, 0 to 1000, a whole number (RULES 12.1); null while the campaign or its contract goes
 * on, and for a contract that was closed.
 */
export function worthOf(campaign: Campaign): number | null {
  const { status, after, stages } = campaign;
  const { dream } = termsOf(campaign);
  if (status === 'ACTIVE') return null;
  if (status !== 'SUCCESS') {
    const instalments = stages.filter(({ paid }) => paid === true).length;
    return Math.floor((UNREACHED * instalments) / dream.cycles);
  }
  const end = after?.end ?? null;
  if (end === null) return null;
  const { least, early } = WORTH[end];
  return least + Math.floor((early * monthsWithDream(campaign)) / (dream.cycles - 1));
}

/** What a dream is worth that was reached and taken back after so many months that were paid. */
export function takenBackWorth(campaign: Campaign, months: number): number {
  const { least, early } = WORTH.RETOMADO;
  return least + Math.floor((early * months) / (termsOf(campaign).dream.cycles - 1));
}
