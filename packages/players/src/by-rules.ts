import type { Result } from '@consorcio/kernel';
import {
  acknowledgeEvent,
  beginStage,
  type Campaign,
  chooseDream,
  currentCampaign,
  currentStage,
  type Draw,
  drawRaffle,
  finishStage,
  keepEffort,
  markResultsSeen,
  placeBid,
  type Step,
} from '@consorcio/rules';
import type { PersonaId, Refusal, RulebookVersion, StageOrdinal } from '@consorcio/rules/vocabulary';
import type { Move } from './move.ts';

/** What a move needs beside itself when the rules are asked without a server. */
export interface Table {
  readonly draw: Draw;
  /** Basis points of the next finished minigame; asked once for each. */
  score(): number;
  readonly personaId?: PersonaId;
  readonly dreamsDone?: number;
  /** By which a dream is chosen. */
  readonly rulebook: RulebookVersion;
}

function ordinalOf(latest: Campaign | null): StageOrdinal | null {
  const campaign = currentCampaign(latest);
  return campaign === null ? null : currentStage(campaign).ordinal;
}

/** The answer of the rules to a move. `latest`: the player's newest campaign, null before the first. */
export function answerTo(latest: Campaign | null, move: Move, table: Table): Result<Step, Refusal> {
  const { draw, score, personaId = 1, dreamsDone = 0, rulebook } = table;
  const stage = ordinalOf(latest);
  switch (move.kind) {
    case 'choose':
      return chooseDream(latest, { personaId, dreamId: move.dreamId, dreamsDone, rulebook }, draw);
    case 'begin':
      return beginStage(latest, { stage, roomId: move.roomId });
    case 'finish': {
      const isPlayed = latest !== null && currentStage(latest).type === 'MINIGAME';
      return finishStage(latest, { stage, scoreBp: isPlayed ? score() : null }, draw);
    }
    case 'acknowledge':
      return acknowledgeEvent(latest, stage);
    case 'bid':
      return placeBid(latest, move.effort, draw);
    case 'keep':
      return keepEffort(latest, draw);
    case 'raffle':
      return drawRaffle(latest, draw);
    case 'see results':
      return markResultsSeen(latest);
  }
}
