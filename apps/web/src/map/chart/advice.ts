import {
  type BeforeInstalment,
  effortAfterRoom,
  endsIfMissed,
  keepsBestPayment,
  mostAtPayment,
} from '@consorcio/rules/queries';
import { MINIGAMES, type MinigameSlug, minigameAt, PAID_BY, type Resource } from '@consorcio/rules/vocabulary';
import { termsOfStage } from '../../teaching/figures/terms-of-stage.ts';
import type { CurrentStage } from './current-stage.ts';
import { startedSlug } from './started-minigame.ts';

/* Where the map sends a player. No advice may cost an instalment that can still be paid: the rules are asked first. */

/** The stage of a late instalment before it is asked for again: one minigame, then the payment. */
export const isRecovery = ({ stage }: Pick<CurrentStage, 'stage'>): boolean =>
  stage.createdByFailure && stage.type === 'MINIGAME';

/** Where a campaign stands, as the rules ask for it. */
export const standingOf = ({ balance, stage, extras, campaign }: CurrentStage): BeforeInstalment => ({
  balance,
  cycle: stage.cycle,
  position: extras.stageRelativeToCycle,
  createdByFailure: stage.createdByFailure,
  recoveries: campaign.lateCycles?.length ?? 0,
});

/**
 * Places to which the popup of an empty resource may send the player: those that earn it and lose no way to pay, or the one
 * that was begun. Where both are empty, only what leaves most effort at the payment: whoever works without energy earns next to
 * nothing. None in a recovery, which belongs to the payment: there the popup does not show.
 */
export function advisedPlaces(current: CurrentStage, resource: Resource): readonly MinigameSlug[] {
  if (current.stage.createdByFailure) return [];
  const started = startedSlug(current);
  const [terms, standing] = [termsOfStage(current), standingOf(current)];
  const areBothEmpty = current.balance.energy === 0 && current.balance.effort === 0;
  const most = Math.max(...MINIGAMES.map(({ roomId }) => mostAtPayment(terms, standing, roomId)));
  return MINIGAMES.filter(({ kind }) => PAID_BY[kind] === resource)
    .filter(({ slug, roomId }) =>
      started === undefined
        ? keepsBestPayment(terms, standing, roomId) &&
          (!areBothEmpty || mostAtPayment(terms, standing, roomId) === most)
        : slug === started,
    )
    .map(({ slug }) => slug);
}

/** What a place can do for the late instalment: pay it whatever the score, pay it, or not pay it; work and rest apart. */
export type Rescue = 'surely' | 'maybe' | 'never' | 'rest';

/** That of a place in a recovery; null elsewhere, and where the recovery was begun and nothing is left to choose. */
export function rescueAt(current: CurrentStage, slug: MinigameSlug): Rescue | null {
  if (!isRecovery(current) || startedSlug(current) !== undefined) return null;
  const { kind, roomId } = minigameAt(slug);
  if (kind !== 'work') return 'rest';
  const { least, most } = effortAfterRoom(termsOfStage(current), current.balance, roomId);
  const due = current.dream.effortCostPerCycle;
  if (least >= due) return 'surely';
  return most >= due ? 'maybe' : 'never';
}

/** Places that can still pay the late instalment: those that the map marks. */
export const rescuingPlaces = (current: CurrentStage): readonly MinigameSlug[] =>
  MINIGAMES.map(({ slug }) => slug).filter((slug) => ['surely', 'maybe'].includes(rescueAt(current, slug) ?? ''));

/** What the rules do when the instalment of this payment is missed: a recovery, or exclusion for one of two reasons (RULES 6.2, 6.3). */
export type Miss = 'recovery' | 'used' | 'recovered';

/** That of the payment that stands, or of the one that ended the campaign. */
export function missOf(current: CurrentStage): Miss {
  if (current.stage.createdByFailure) return 'recovered';
  return endsIfMissed(termsOfStage(current), current.campaign.lateCycles?.length ?? 0, false) ? 'used' : 'recovery';
}
