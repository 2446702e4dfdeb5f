import type { ReplyOf } from '@consorcio/contract';
import { drawFrom } from '@consorcio/rules/audit';
import { type CampaignChoices, canRelive } from '@consorcio/rules/what-if';
import { call } from '../../api/client.ts';
import { unwrap } from '../../api/queries.ts';

type Draw = ReturnType<typeof drawFrom>;

/** A finished campaign with all decisions of its player. */
export interface Life {
  readonly kind: 'loaded';
  /** All that was decided; each month with its card. */
  readonly choices: CampaignChoices & Pick<ReplyOf<'choices'>, 'months'>;
  readonly seed: string;
  readonly draw: Draw;
  /** Of the months after the letter, where there were any and their key is open. */
  readonly rootDraw: Draw;
  /** Told once campaign and contract are over; until then it waits; none of what was given up (RULES 12.3). */
  readonly note: 'TOLD' | 'WAITS' | 'NONE';
  /** True if the dream came true: its page may be shared. */
  readonly isReached: boolean;
}
export type LoadedLife = Life | { readonly kind: 'sealed' } | { readonly kind: 'too-short' };

/** What one's own campaign needs to be lived again. */
export async function loadLife(campaignId: string, signal: AbortSignal): Promise<LoadedLife> {
  const asked = { params: { campaignId }, signal };
  const [audit, { months, ...decided }] = await Promise.all([
    unwrap(call('audit', asked)),
    unwrap(call('choices', asked)),
  ]);
  const { rulebook, dreamId, isNewGamePlus, seed, clientSeed, root = null, status } = audit;
  if (seed === null) return { kind: 'sealed' };
  const choices = { rulebook, dreamId, isNewGamePlus, months, ...decided };
  if (!canRelive(choices)) return { kind: 'too-short' };
  return {
    kind: 'loaded',
    choices,
    seed,
    draw: drawFrom({ serverSeed: seed, clientSeed }),
    rootDraw: drawFrom({ serverSeed: root ?? seed, clientSeed }),
    note: status === 'GIVEN_UP' ? 'NONE' : status === 'SUCCESS' && root === null ? 'WAITS' : 'TOLD',
    isReached: status === 'SUCCESS',
  };
}
