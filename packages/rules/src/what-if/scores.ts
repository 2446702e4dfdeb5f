import { rulebookOf } from '../rulebook/registry.ts';
import { minigameRoomOf } from '../rulebook/reward.ts';
import type { RoomId } from '../vocabulary.ts';
import type { CampaignChoices, Turn } from './choices.ts';

/** Care put into a turn: not played, lightly, as always, at one's best (RULES 13.5). */
export const EFFORT_LEVELS = ['NONE', 'LIGHT', 'USUAL', 'BEST'] as const;
export type EffortLevel = (typeof EFFORT_LEVELS)[number];

/** Basis points of a turn that is played lightly. */
const LIGHT = 3_000;

const turnsOf = ({ months }: CampaignChoices): readonly Turn[] =>
  months.flatMap(({ turns, recovery }) => (recovery === null ? turns : [...turns, recovery]));

const meanOf = (turns: readonly Turn[]): number =>
  Math.floor(turns.reduce((sum, { scoreBp }) => sum + scoreBp, 0) / turns.length);

/** True of two places that are both work, or both rest. */
const areAlike = ({ rulebook }: CampaignChoices, a: RoomId, b: RoomId): boolean =>
  minigameRoomOf(rulebookOf(rulebook), a).pays === minigameRoomOf(rulebookOf(rulebook), b).pays;

/**
 * Basis points that the player's hands have at a place: the mean of their own scores there, else at places of its kind,
 * else everywhere, rounded down; recoveries count (RULES 13.4).
 */
export function usualScore(choices: CampaignChoices, roomId: RoomId): number {
  const all = turnsOf(choices);
  const there = all.filter((turn) => turn.roomId === roomId);
  const alike = all.filter((turn) => areAlike(choices, turn.roomId, roomId));
  const own = [there, alike, all].find((turns) => turns.length > 0);
  return own === undefined ? 0 : meanOf(own);
}

/** Basis points of a place at a level of care (RULES 13.5). */
export function scoreAt(choices: CampaignChoices, level: EffortLevel, roomId: RoomId): number {
  if (level === 'NONE') return 0;
  if (level === 'LIGHT') return LIGHT;
  const alike = turnsOf(choices).filter((turn) => areAlike(choices, turn.roomId, roomId));
  if (level === 'USUAL' || alike.length === 0) return usualScore(choices, roomId);
  return Math.max(...alike.map(({ scoreBp }) => scoreBp));
}
