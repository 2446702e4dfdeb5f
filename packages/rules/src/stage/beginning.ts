import { ok, type Result, refuse } from '@consorcio/kernel';
import { membersOf, newGroup } from '../assembly/group.ts';
import type { Answered, Campaign } from '../campaign/campaign.ts';
import { currentCampaign } from '../campaign/current.ts';
import { openCycle } from '../campaign/cycle.ts';
import type { Draw } from '../draw/fair-draw.ts';
import { dreamIn, rulebookOf } from '../rulebook/registry.ts';
import { inMode, type Terms } from '../rulebook/rulebook.ts';
import { PERSONA_IDS, type PersonaId, type Quota, type RulebookVersion } from '../vocabulary.ts';

export interface DreamChoice {
  /** The player's persona, null before one was chosen. */
  readonly personaId: number | null;
  readonly dreamId: number;
  /** Campaigns that ended in SUCCESS: the counter DREAM_DONE. One is enough for New Game Plus (RULES 3.5). */
  readonly dreamsDone: number;
  /** That its seed was sealed with. */
  readonly rulebook: RulebookVersion;
}

export interface DreamAnswer {
  readonly quota: Quota;
  readonly isNewGamePlus: boolean;
}

/** Chooses the persona: before the first campaign and between campaigns only (CONTRACT section 3). */
export function choosePersona(
  latest: Campaign | null,
  personaId: number,
): Result<PersonaId, 'CAMP_NOT_FINISHED' | 'PERSONA_NOT_FOUND'> {
  if (currentCampaign(latest) !== null) return refuse('CAMP_NOT_FINISHED');
  const persona = PERSONA_IDS.find((id) => id === personaId);
  return persona === undefined ? refuse('PERSONA_NOT_FOUND') : ok(persona);
}

/** Creates the campaign of a dream and opens its first cycle (RULES 3.5, 7.2). */
export function chooseDream(
  latest: Campaign | null,
  { personaId, dreamId, dreamsDone, rulebook: version }: DreamChoice,
  draw: Draw,
): Result<Answered<DreamAnswer>, 'PERSONA_NOT_FOUND' | 'CAMP_NOT_FINISHED' | 'DREAM_NOT_FOUND'> {
  if (personaId === null) return refuse('PERSONA_NOT_FOUND');
  if (currentCampaign(latest) !== null) return refuse('CAMP_NOT_FINISHED');
  const rulebook = rulebookOf(version);
  const dream = dreamIn(rulebook, dreamId);
  if (dream === null) return refuse('DREAM_NOT_FOUND');
  return ok(openCampaign({ rulebook, dream, isNewGamePlus: dreamsDone > 0 }, draw));
}

/** A campaign of these terms with its first cycle open (RULES 7.2); whether it may begin is the caller's to know. */
export function openCampaign(terms: Terms, draw: Draw): Answered<DreamAnswer> {
  const { dream, isNewGamePlus } = terms;
  const campaign = newCampaign(terms, draw);
  const { quota, wallet } = campaign;
  const opened = openCycle(campaign, 1);
  return {
    campaign: opened.campaign,
    facts: [
      { type: 'CampaignOpened', dreamId: dream.id, isNewGamePlus, quota, ...wallet, balance: wallet },
      ...opened.facts,
    ],
    answer: { quota, isNewGamePlus },
  };
}

/** A campaign before its first cycle opens. */
function newCampaign(terms: Terms, draw: Draw): Campaign {
  const { rulebook, dream, isNewGamePlus } = terms;
  const group = newGroup(terms, draw);
  const { quota, cycle } = group;
  return {
    rulebook: rulebook.version,
    dreamId: dream.id,
    isNewGamePlus,
    status: 'ACTIVE',
    context: null,
    resultsSeen: false,
    phase: 'STAGE',
    cycle,
    wallet: inMode(terms, rulebook.start),
    quota,
    ...membersOf(group),
    recoveries: [],
    bids: [],
    assembly: null,
    stages: [],
  };
}
