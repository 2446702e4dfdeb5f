import type { Dice, Result } from '@consorcio/kernel';
import { answerTo, nextMove, plans, viewOfCampaign } from '@consorcio/players';
import {
  acknowledgeEvent,
  beginStage,
  type Campaign,
  CURRENT_RULEBOOK,
  chooseDream,
  type Draw,
  drawRaffle,
  finishStage,
  giveUp,
  keepEffort,
  markResultsSeen,
  placeBid,
  type Step,
} from '@consorcio/rules';
import type { StageOrdinal } from '@consorcio/rules/vocabulary';

/** One move in this many is nonsense, and one in this many gives the dream up. */
const NONSENSE = 4;
const FAREWELL = 400;
const FULL = 10_001;
const MOST_BID = 60;

type Answer = Result<Step, string>;

/** Any command with any numbers, allowed now or not. */
function anything(latest: Campaign | null, dice: Dice, draw: Draw): Answer {
  const stage = (dice.below(52) - 1) as StageOrdinal;
  switch (dice.below(9)) {
    case 0:
      return beginStage(latest, { stage, roomId: dice.below(8) });
    case 1:
      return finishStage(latest, { stage, scoreBp: dice.below(FULL) }, draw);
    case 2:
      return acknowledgeEvent(latest, stage);
    case 3:
      return placeBid(latest, dice.below(MOST_BID) - 5, draw);
    case 4:
      return placeBid(latest, dice.below(1_000) / 7, draw);
    case 5:
      return keepEffort(latest, draw);
    case 6:
      return drawRaffle(latest, draw);
    case 7:
      return markResultsSeen(latest);
    default:
      return chooseDream(
        latest,
        { personaId: 1, dreamId: dice.below(9), dreamsDone: 0, rulebook: CURRENT_RULEBOOK },
        draw,
      );
  }
}

/** A legal move: any room, any score, any bid. */
export function nextAnswer(campaign: Campaign, dice: Dice, draw: Draw): Answer {
  const move = nextMove(viewOfCampaign(campaign), plans.random(dice));
  return answerTo(campaign, move, { draw, score: () => dice.below(FULL), rulebook: CURRENT_RULEBOOK });
}

/** Mostly a legal move; one in NONSENSE is any command with any numbers, one in FAREWELL gives the dream up. */
export function anyAnswer(campaign: Campaign, dice: Dice, draw: Draw): Answer {
  if (dice.below(FAREWELL) === 0) return giveUp(campaign);
  return dice.below(NONSENSE) === 0 ? anything(campaign, dice, draw) : nextAnswer(campaign, dice, draw);
}
