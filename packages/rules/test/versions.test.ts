import { must } from '@consorcio/kernel';
import { describe, expect, test } from 'vitest';
import { potOf } from '../src/assembly/pot.ts';
import { drawFrom, fingerprintOf, rulebookOf, termsOf, viewOf } from '../src/index.ts';
import { liveRulebookOf } from '../src/live/terms.ts';
import { hurryOf } from '../src/rulebook/rivals.ts';
import { choicesOf, lives } from '../src/what-if/what-if.ts';
import { aCampaign, SEEDS } from './support/a-campaign.ts';
import { afterMove, type Game, NEW_GAME } from './support/moves.ts';
import { SECOND, serveSecondRulebook } from './support/second-rulebook.ts';

serveSecondRulebook();

const draw = drawFrom(SEEDS);
const terms = termsOf({ rulebook: SECOND, dreamId: 4, isNewGamePlus: false });
const isOver = ({ latest }: Game): boolean => latest !== null && latest.status !== 'ACTIVE';

/** A game of a player who works and never bids, to its end or for so many moves. */
function playedOn(from: Game, moves = Number.POSITIVE_INFINITY): Game {
  let game = from.latest === null ? afterMove(from, ['dream', 1], draw) : from;
  for (let i = 0; i < moves && !isOver(game); i += 1) game = afterMove(game, ['go on', 3, 9_000, 0], draw);
  return game;
}
const campaignBy = (rulebook: Game['rulebook']) => must(playedOn({ ...NEW_GAME, rulebook }).latest, 'campaign');

describe('a campaign', () => {
  test('is played to its end by the rulebook it began with, whatever new campaigns begin with', () => {
    const begun = playedOn({ ...NEW_GAME, rulebook: SECOND }, 5);
    const ended = playedOn({ ...begun, rulebook: NEW_GAME.rulebook });
    expect(ended.latest).toEqual(campaignBy(SECOND));
    expect(ended.latest?.rulebook).toBe(SECOND);
  });

  test('of another rulebook comes out by the numbers of that one', () => {
    const owed = (rulebook: Game['rulebook']) =>
      viewOf(aCampaign({ rulebook }).missed().campaign).dream.effortCostPerCycle;
    expect([owed(3), owed(SECOND)]).toEqual([13, 18]);
    expect([campaignBy(3), campaignBy(SECOND)].map(({ rulebook }) => rulebook)).toEqual([3, SECOND]);
  });

  test('is lived again by the rulebook it began with', () => {
    const campaign = campaignBy(SECOND);
    expect(lives(choicesOf(campaign))(draw)).toEqual(campaign);
  });

  test('of a rulebook that this program does not have has a code, by which a page of an older release knows to reload', () => {
    expect(() => rulebookOf(999)).toThrow('RULEBOOK_UNKNOWN: rulebook 999');
    expect(() => termsOf({ rulebook: 999, dreamId: 1, isNewGamePlus: false })).toThrow('RULEBOOK_UNKNOWN');
    expect(() => liveRulebookOf(999)).toThrow('RULEBOOK_UNKNOWN: live rulebook 999');
  });
});

describe('a rulebook may be', () => {
  test('told from every other by its fingerprint', () => {
    expect(fingerprintOf(rulebookOf(SECOND))).not.toBe(fingerprintOf(rulebookOf(3)));
  });

  test('one in which nobody leaves: everybody has a letter, and the fund is empty after the closing', () => {
    for (const dream of rulebookOf(SECOND).dreams) {
      const { months } = potOf({ ...terms, dream });
      expect(months.at(-1)).toMatchObject({ left: 0, ofLeavers: 0 });
    }
    expect(campaignBy(SECOND)).toMatchObject({ late: [], gone: [] });
  });

  test('one without groups in a hurry', () => {
    expect(hurryOf(terms, () => 0)).toBe(0);
  });

  test('one in which no day moves a wage', () => {
    const bold = (rulebook: Game['rulebook']) => aCampaign({ rulebook }).begin(3).finish(6_000).campaign.stages[0];
    expect(bold(SECOND)).not.toHaveProperty('movement');
    expect(bold(3)).toHaveProperty('movement');
  });
});
