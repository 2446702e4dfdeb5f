import { answerTo, nextMove, type Plan, viewOfCampaign } from '@consorcio/players';
import {
  afterView,
  answerCard,
  type Campaign,
  CURRENT_RULEBOOK,
  type Draw,
  drawFrom,
  payBill,
  planMonth,
  rulebookOf,
  type Step,
  seedOfRoot,
} from '@consorcio/rules';
import type { PersonaId, Works } from '@consorcio/rules/vocabulary';

export interface Life {
  readonly plan: Plan;
  /** The player's word. */
  readonly word: string;
  /** Basis points of every minigame. */
  readonly score: number;
  readonly personaId?: PersonaId;
}

/** The seed that a server seals when it draws these 32 bytes (hex). */
const sealedSeedOf = (root: string): string =>
  rulebookOf(CURRENT_RULEBOOK).afterLetter === undefined ? root : seedOfRoot(root);

/** The state of a first campaign after a number of months, or at its end. */
export function livedBy(root: string, { plan, word, score, personaId = 1 }: Life, months: number): Campaign {
  const draw = drawFrom({ serverSeed: sealedSeedOf(root), clientSeed: word });
  for (let latest: Campaign | null = null; ; ) {
    const view = viewOfCampaign(latest);
    if (latest !== null && (latest.status !== 'ACTIVE' || (view?.stage.cycle ?? 0) > months)) return latest;
    const answer = answerTo(latest, nextMove(view, plan), {
      draw,
      score: () => score,
      personaId,
      rulebook: CURRENT_RULEBOOK,
    });
    if (!answer.ok) throw new Error(`refused: ${answer.refusal}`);
    latest = answer.value.campaign;
  }
}

/** The campaign once the months after its letter are over: the same plan in each, option 1 of every card. */
export function paidBy(root: string, { word }: Pick<Life, 'word'>, letter: Campaign, works: Works): Campaign {
  const draw = drawFrom({ serverSeed: root, clientSeed: word });
  for (let campaign = letter; ; ) {
    if (campaign.after?.status !== 'OPEN') return campaign;
    campaign = stepAfter(campaign, works, draw).campaign;
  }
}

function stepAfter(campaign: Campaign, works: Works, draw: Draw): Step {
  const { phase, month } = afterView(campaign, draw);
  const at = { month: month ?? 0 };
  const answer =
    phase === 'EVENT'
      ? answerCard(campaign, { ...at, option: 1 })
      : phase === 'BILL'
        ? payBill(campaign, at, draw)
        : planMonth(campaign, { ...at, works }, draw);
  if (!answer.ok) throw new Error(`refused: ${answer.refusal}`);
  return answer.value;
}
