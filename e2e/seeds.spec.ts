import { answerTo, nextMove, type Plan, plans, viewOfCampaign } from '@consorcio/players';
import { type Campaign, drawFrom } from '@consorcio/rules';
import { DREAM_IDS, type DreamId, type PersonaId } from '@consorcio/rules/vocabulary';
import { expect, test } from 'vitest';
import { KNOWN_SEED, LUCKY_WORD } from './support/seeds.ts';

/** Basis points of every minigame. */
const SCORE = 8_000;
const MONTHS = 4;

/** Where a player stands once that many months are over, or the campaign is. */
function livedBy(plan: Plan, clientSeed: string, personaId: PersonaId = 1, months = MONTHS): Campaign {
  const draw = drawFrom({ serverSeed: KNOWN_SEED, clientSeed });
  for (let latest: Campaign | null = null; ; ) {
    const view = viewOfCampaign(latest);
    if (latest !== null && (latest.status !== 'ACTIVE' || (view?.stage.cycle ?? 0) > months)) return latest;
    const answer = answerTo(latest, nextMove(view, plan), { draw, score: () => SCORE, personaId });
    if (!answer.ok) throw new Error(`refused: ${answer.refusal}`);
    latest = answer.value.campaign;
  }
}

test.each(DREAM_IDS)(
  'dream %i: neither the raffle nor a bid of one point brings the letter in the first months',
  (dream) => {
    for (const word of ['', LUCKY_WORD])
      for (const plan of [plans.saver, plans.visitor, plans.hopelessBidder])
        expect([null, 'PAID']).toContain(livedBy({ ...plan, dream: dream as DreamId }, word).context);
  },
);

test('the second dream is awarded in the first month to whoever works well and bids everything', () => {
  expect(livedBy({ ...plans.allInBidder, dream: 2 }, '', 3).context).toBe('BID');
});
