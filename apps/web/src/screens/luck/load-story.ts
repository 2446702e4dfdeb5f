import type { ReplyOf } from '@consorcio/contract';
import { cyclesOf } from '@consorcio/rules/queries';
import { type Ending, relive } from '@consorcio/rules/what-if';
import { call } from '../../api/client.ts';
import { unwrap } from '../../api/queries.ts';
import { loadLife } from '../../teaching/lives/load-life.ts';
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

/** Everything that this page shows of the player's campaign. */
export async function loadStory(campaignId: string, signal: AbortSignal): Promise<LoadedStory> {
  const [life, group] = await Promise.all([
    loadLife(campaignId, signal),
    unwrap(call('group', { params: { campaignId }, signal })),
  ]);
  if (life.kind === 'sealed') return life;
  if (life.kind === 'too-short' || life.choices.stopped !== undefined) return { kind: 'given-up' };
  const { choices, seed, draw, rootDraw } = life;
  return {
    kind: 'loaded',
    months: choices.months,
    group,
    cycles: cyclesOf(choices),
    ending: relive(choices, draw, rootDraw),
    request: { choices, seed },
  };
}
