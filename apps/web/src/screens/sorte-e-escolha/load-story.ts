import type { ReplyOf } from '@consorcio/contract';
import { drawFrom } from '@consorcio/rules/audit';
import { cyclesOf } from '@consorcio/rules/queries';
import { type CampaignChoices, canRelive, type Ending, relive } from '@consorcio/rules/what-if';
import { call } from '../../api/client.ts';
import { unwrap } from '../../api/queries.ts';
import type { ReplayRequest } from './tally.ts';

/** A finished campaign with all that was decided and drawn in it. */
export interface Story {
  readonly kind: 'loaded';
  readonly months: ReplyOf<'choices'>['months'];
  readonly group: ReplyOf<'group'>;
  readonly cycles: number;
  /** How it really ended. */
  readonly ending: Ending;
  readonly request: ReplayRequest;
}
/** The seal is still closed, or the campaign was given up on its way. */
type LoadedStory = Story | { readonly kind: 'sealed' } | { readonly kind: 'given-up' };

/** Everything of one's own campaign that this page tells. */
export async function loadStory(campaignId: string, signal: AbortSignal): Promise<LoadedStory> {
  const asked = { params: { campaignId }, signal };
  const [audit, { months }, group] = await Promise.all([
    unwrap(call('audit', asked)),
    unwrap(call('choices', asked)),
    unwrap(call('group', asked)),
  ]);
  if (audit.seed === null) return { kind: 'sealed' };
  const { rulebook, dreamId, isNewGamePlus } = audit;
  const choices: CampaignChoices = { rulebook, dreamId, isNewGamePlus, months };
  if (audit.status === 'GIVEN_UP' || !canRelive(choices)) return { kind: 'given-up' };
  return {
    kind: 'loaded',
    months,
    group,
    cycles: cyclesOf(audit),
    ending: relive(choices, drawFrom({ serverSeed: audit.seed, clientSeed: audit.clientSeed })),
    request: { choices, seed: audit.seed },
  };
}
