import { endedOf } from '@consorcio/contract/kept';
import { MINIGAMES, type MinigameSlug, minigameAt } from '@consorcio/rules/vocabulary';
import type { CurrentStage } from './current-stage.ts';

export const isSlug = (value: number): value is MinigameSlug => MINIGAMES.some(({ slug }) => slug === value);

export const startedSlug = ({ room, stage }: CurrentStage): MinigameSlug | undefined =>
  stage.type === 'MINIGAME' && stage.status === 'STARTED'
    ? MINIGAMES.find(({ roomId }) => roomId === room?.id)?.slug
    : undefined;

/** Whether a place offers a turn without its minigame: to who has ended it once, in the account or on the device (RULES 4.9). */
export function offersShift({ user: { shifts } }: CurrentStage, slug: MinigameSlug): boolean {
  const { game } = minigameAt(slug);
  return shifts != null && (shifts.includes(game) || endedOf(game).read() !== null);
}
