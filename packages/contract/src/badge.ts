import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, number } from './fields.ts';

const badge = z.object({
  /** 3 × place of the type, from 0, + grade: 1 to 45. */
  id: number,
  name: z.string(),
  label: z.string(),
  description: z.string(),
  type: z.string(),
  grade: z.int(),
  /** What the counter of the type must reach. */
  value: z.int(),
});
const userBadge = z.object({ id, badgeId: number, badge });

export const badgeList = endpoint('badgeList', {
  summary: 'All badges, the earned ones, and the progress of each type.',
  reply: z.object({
    all: z.array(badge),
    allByType: z.record(z.string(), z.array(badge)),
    earned: z.array(userBadge),
    earnedByType: z.record(z.string(), z.array(userBadge)),
    progressByType: z.record(z.string(), z.int()),
  }),
});

export const badgePending = endpoint('badgePending', {
  summary: 'Earned badges not yet shown.',
  reply: z.array(userBadge),
});

export const badgeEarned = endpoint('badgeEarned', {
  summary: 'Earned badges.',
  reply: z.array(userBadge),
});

export const badgeSeen = endpoint('badgeSeen', {
  summary: 'Marks an earned badge as shown.',
  params: z.object({ id }),
  reply: z.array(userBadge),
});
