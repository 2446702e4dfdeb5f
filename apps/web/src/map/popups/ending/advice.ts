import type { StatementEntry } from '../../../teaching/queries.ts';

/** What a campaign's own movements advise for the next one; amounts in effort, rounded to whole ones. */
export type Advice =
  | { readonly kind: 'RESTED_LATE' }
  | { readonly kind: 'WORK_MORE'; readonly times: number; readonly each: number }
  | { readonly kind: 'WORK_FIRST' }
  | { readonly kind: 'KEEP_RESERVE'; readonly lost: number }
  | { readonly kind: 'ONLY_RESTED'; readonly times: number }
  | { readonly kind: 'WATCH_DUE' }
  | { readonly kind: 'REST'; readonly times: number; readonly works: number };

/** Advice that a player is given at once. */
const MOST = 2;

/**
 * The two pieces of advice that weigh most for a campaign that ended by default: what cards took, how often the player worked
 * and what it brought, how often they rested. A rest in the place of the last recovery is told first, then a campaign without
 * work. None speaks of bids: a bid that loses takes nothing, and one that wins ends the campaign.
 */
export function adviceOf(entries: readonly StatementEntry[]): readonly Advice[] {
  const works = entries.filter(({ kind, roomId, effort }) => kind === 'REWARD' && roomId !== null && effort > 0);
  const rests = entries.filter(({ kind, roomId, energy }) => kind === 'REWARD' && roomId !== null && energy > 0);
  const lost = -entries.reduce((sum, { kind, effort }) => sum + (kind === 'EVENT' ? Math.min(0, effort) : 0), 0);
  const earned = works.reduce((sum, { effort }) => sum + effort, 0);
  const all: readonly (Advice | null)[] = [
    restedLate(entries) ? { kind: 'RESTED_LATE' } : null,
    works.length === 0
      ? { kind: 'WORK_FIRST' }
      : { kind: 'WORK_MORE', times: works.length, each: Math.round(earned / works.length) },
    lost > 0 ? { kind: 'KEEP_RESERVE', lost } : null,
    works.length > 0 ? { kind: 'REST', times: rests.length, works: works.length } : null,
    works.length === 0 && rests.length > 0 ? { kind: 'ONLY_RESTED', times: rests.length } : null,
    { kind: 'WATCH_DUE' },
  ];
  return all.filter((one) => one !== null).slice(0, MOST);
}

/** The last minigame was rest after the month's card: the one stage of a recovery (RULES 6.2). */
function restedLate(entries: readonly StatementEntry[]): boolean {
  const last = entries.filter(({ kind, roomId }) => kind === 'REWARD' && roomId !== null).at(-1);
  if (last === undefined || last.energy === 0) return false;
  const before = entries.slice(0, entries.lastIndexOf(last));
  return before.some(({ kind, cycle }) => kind === 'EVENT' && cycle === last.cycle);
}
