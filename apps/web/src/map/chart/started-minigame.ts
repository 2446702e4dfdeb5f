import { MINIGAMES, type MinigameSlug } from '@consorcio/rules/vocabulary';
import type { CurrentStage } from './current-stage.ts';

export const isSlug = (value: number): value is MinigameSlug => MINIGAMES.some(({ slug }) => slug === value);

export const startedSlug = ({ room, stage }: CurrentStage): MinigameSlug | undefined =>
  stage.type === 'MINIGAME' && stage.status === 'STARTED'
    ? MINIGAMES.find(({ roomId }) => roomId === room?.id)?.slug
    : undefined;
