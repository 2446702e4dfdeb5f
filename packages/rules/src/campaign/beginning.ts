import { ok, type Result, refuse } from '@consorcio/kernel';
import { allQuotas, drawQuota, termsOf } from '../assembly/group.ts';
import { DREAMS, PERSONAS, type Persona } from '../catalogue/index.ts';
import type { Draw } from '../draw/fair-draw.ts';
import type { DreamId, Quota } from '../vocabulary.ts';
import type { Campaign, Step } from './campaign.ts';
import { currentCampaign } from './current.ts';
import { openCycle } from './cycle.ts';
import { START, START_NEW_GAME_PLUS } from './wallet.ts';

export interface DreamChoice {
  /** The player's persona, null before one was chosen. */
  readonly personaId: number | null;
  readonly dreamId: number;
  /** Campaigns that ended in SUCCESS: the counter DREAM_DONE. One is enough for New Game Plus (RULES 3.5). */
  readonly dreamsDone: number;
}

/** Chooses the persona: before the first campaign and between campaigns only (CONTRACT section 3). */
export function choosePersona(
  latest: Campaign | null,
  personaId: number,
): Result<Persona, 'CAMP_NOT_FINISHED' | 'PERSONA_NOT_FOUND'> {
  if (currentCampaign(latest) !== null) return refuse('CAMP_NOT_FINISHED');
  const persona = PERSONAS.find(({ id }) => id === personaId);
  return persona === undefined ? refuse('PERSONA_NOT_FOUND') : ok(persona);
}

/** Creates the campaign of a dream and opens its first cycle (RULES 3.5, 7.2). */
export function chooseDream(
  latest: Campaign | null,
  { personaId, dreamId, dreamsDone }: DreamChoice,
  draw: Draw,
): Result<
  Step & { quota: Quota; isNewGamePlus: boolean },
  'PERSONA_NOT_FOUND' | 'CAMP_NOT_FINISHED' | 'DREAM_NOT_FOUND'
> {
  if (personaId === null) return refuse('PERSONA_NOT_FOUND');
  if (currentCampaign(latest) !== null) return refuse('CAMP_NOT_FINISHED');
  const dream = DREAMS.find(({ id }) => id === dreamId);
  if (dream === undefined) return refuse('DREAM_NOT_FOUND');
  const isNewGamePlus = dreamsDone > 0;
  const campaign = newCampaign(dream.id, isNewGamePlus, draw);
  const { quota, wallet } = campaign;
  const opened = openCycle(campaign, 1);
  return ok({
    campaign: opened.campaign,
    facts: [
      { type: 'CampaignOpened', dreamId: dream.id, isNewGamePlus, quota, ...wallet, balance: wallet },
      ...opened.facts,
    ],
    quota,
    isNewGamePlus,
  });
}

/** A campaign before its first cycle opens. */
function newCampaign(dreamId: DreamId, isNewGamePlus: boolean, draw: Draw): Campaign {
  const terms = termsOf({ dreamId, isNewGamePlus });
  return {
    dreamId,
    isNewGamePlus,
    status: 'ACTIVE',
    context: null,
    resultsSeen: false,
    phase: 'STAGE',
    cycle: 1,
    wallet: isNewGamePlus ? START_NEW_GAME_PLUS : START,
    quota: drawQuota(terms, draw),
    waiting: allQuotas(terms),
    recoveries: [],
    bids: [],
    assembly: null,
    stages: [],
  };
}
