import type { ReplyOf } from '@consorcio/contract';

export type Group = ReplyOf<'group'>;

/**
 * The group as it stands once the player's campaign ended so: whoever was excluded or gave up has left it, which the draws of the
 * group do not know (RULES 6.3).
 */
export function withOwnEnd(group: Group, status: ReplyOf<'audit'>['status']): Group {
  const { quota, waiting, gone = [] } = group;
  if (status !== 'FAILED' && status !== 'GIVEN_UP') return group;
  return { ...group, waiting: waiting.filter((other) => other !== quota), gone: [...gone, quota] };
}

interface Award {
  readonly quota: number;
  readonly cycle: number;
  readonly by: 'bid' | 'raffle' | 'closing';
}

/**
 * Who was awarded, when and how: two in each assembly, and in the closing one all who still waited (RULES 7.9); whoever is
 * late or has left was not.
 */
export function awardsOf(
  { assemblies, quotas, waiting, late = [], gone = [] }: Group,
  cycles: number,
): ReadonlyMap<number, Award> {
  const awards = new Map<number, Award>();
  for (const { cycle, winnerQuota, drawnQuota } of assemblies) {
    if (winnerQuota !== null) awards.set(winnerQuota, { quota: winnerQuota, cycle, by: 'bid' });
    if (drawnQuota !== null) awards.set(drawnQuota, { quota: drawnQuota, cycle, by: 'raffle' });
  }
  for (let quota = 1; quota <= quotas; quota += 1)
    if (!awards.has(quota) && ![waiting, late, gone].some((out) => out.includes(quota)))
      awards.set(quota, { quota, cycle: cycles, by: 'closing' });
  return awards;
}
