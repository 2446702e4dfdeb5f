import { recoveryCopy, roomPopup } from '@consorcio/copy/popups';
import {
  effortAfterRoom,
  energyForFullVigor,
  isLastFreeStage,
  vigorLevelAt,
  vigorPercentAt,
  wagesToday,
} from '@consorcio/rules/queries';
import { type MinigameRoomId, type MinigameSlug, minigameAt } from '@consorcio/rules/vocabulary';
import { termsOfStage } from '../../../teaching/figures/terms-of-stage.ts';
import { advisedPlaces, type Rescue, rescueAt, rescuingPlaces } from '../../chart/advice.ts';
import type { CurrentStage } from '../../chart/current-stage.ts';
import { entryCostAt } from '../../chart/entry-cost.ts';
import { startedSlug } from '../../chart/started-minigame.ts';

const { vigor } = roomPopup;
/** Energy of who is not tired at all. */
const RESTED = Number.POSITIVE_INFINITY;

/** What stands between a place's figures and 'Jogar'. */
export function roomHints(current: CurrentStage, slug: MinigameSlug): readonly string[] {
  const started = startedSlug(current);
  if (started !== undefined && started !== slug) return [roomPopup.elsewhere(minigameAt(started).place)];
  const isWork = minigameAt(slug).kind === 'work';
  const rescue = rescueAt(current, slug);
  const first =
    started === slug
      ? roomPopup.alreadyPaid
      : rescue !== null
        ? rescueHint(current, slug, rescue)
        : isWork
          ? null
          : dearEntryOf(current, entryCostAt(current, slug));
  return [first, isWork ? vigorHint(current, minigameAt(slug).roomId) : null].filter((hint) => hint !== null);
}

/**
 * Whether work pays less today, told before it is entered (RULES 4.4); a run that was begun keeps the strength it began with.
 * Rest is named only where it costs no instalment, with what the work pays after it.
 */
function vigorHint(current: CurrentStage, roomId: MinigameRoomId): string | null {
  const terms = termsOfStage(current);
  const { energy } = current.balance;
  const begun = current.room?.run?.vigor;
  const isRested = (begun ?? vigorPercentAt(terms, energy)) === vigorPercentAt(terms, RESTED);
  if (begun !== undefined) return isRested ? null : vigor.begun;
  if (isRested) return vigor.rested;
  const today = vigorLevelAt(terms, energy) === 'TIRED' ? vigor.tired(energyForFullVigor(terms)) : vigor.exhausted;
  const { min, max } = wagesToday(terms, roomId, RESTED);
  return advisedPlaces(current, 'energy').length > 0
    ? `${today} ${vigor.rest(energyForFullVigor(terms), min, max)}`
    : today;
}

/** What this place does for the late instalment, and which other places can still pay it. */
function rescueHint(current: CurrentStage, slug: MinigameSlug, rescue: Rescue): string {
  const { balance, dream } = current;
  const { most } = effortAfterRoom(termsOfStage(current), balance, minigameAt(slug).roomId);
  const due = dream.effortCostPerCycle;
  const { hint } = recoveryCopy;
  if (rescue === 'surely') return hint.surely(due - balance.effort);
  if (rescue === 'maybe') return hint.maybe(due - balance.effort, most - balance.effort);
  const told = rescue === 'never' ? hint.never(due - balance.effort, most - balance.effort) : hint.rest(due - most);
  const others = rescuingPlaces(current).map((each) => minigameAt(each).place);
  return others.length === 0 ? told : `${told} ${hint.instead(others)}`;
}

/** A leisure place whose price leaves less than the instalment, when nothing more is earned before it. */
function dearEntryOf(current: CurrentStage, cost: number): string | null {
  const { stage, extras, balance, dream } = current;
  const left = balance.effort - cost;
  const due = dream.effortCostPerCycle;
  if (left >= due || !isLastFreeStage(termsOfStage(current), extras.stageRelativeToCycle, stage.createdByFailure))
    return null;
  return roomPopup.dearEntry(cost, left, due);
}
