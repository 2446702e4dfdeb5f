import { Dice } from '@consorcio/kernel';
import { answerTo, nextMove, plans, viewOfCampaign } from '@consorcio/players';
import { type Campaign, type Draw, drawFrom, groupHistory, publishDraws, viewOf } from '@consorcio/rules';
import { DREAM_IDS } from '@consorcio/rules/vocabulary';
import { describe, expect, test } from 'vitest';
import { aCurrentStage } from '../../../test/fixtures/boards.ts';
import { campaignBefore, STREET, streetOf } from './street-marks.ts';

const MOST_MOVES = 400;
interface Lived {
  /** The campaign after each move, its first day first. */
  readonly states: readonly Campaign[];
  readonly draw: Draw;
  readonly serverSeed: string;
}

/** A campaign to its end, by a player who decides by dice. */
function lived(seed: number): Lived {
  const serverSeed = seed.toString(16).padStart(64, '0');
  const dice = Dice.of(serverSeed.slice(32), 1);
  const dream = DREAM_IDS[seed % DREAM_IDS.length] ?? 1;
  const draw = drawFrom({ serverSeed, clientSeed: '' });
  const plan = { ...(seed % 3 === 0 ? plans.random(dice) : plans.regular), dream };
  const states: Campaign[] = [];
  for (let latest: Campaign | null = null; states.length < MOST_MOVES; ) {
    const table = { draw, score: () => 4_000 + dice.below(6_000), rulebook: 4 } as const;
    const answer = answerTo(latest, nextMove(viewOfCampaign(latest), plan), table);
    if (!answer.ok) throw new Error(`refused: ${answer.refusal}`);
    latest = answer.value.campaign;
    if (latest.resultsSeen) return { states, draw, serverSeed };
    states.push(latest);
  }
  throw new Error(`no end after ${MOST_MOVES} moves`);
}

/** The campaign as `GET /stage/current` tells it. */
function stageOf(campaign: Campaign, number = 1) {
  const { stage, dream, extras, campaign: told } = viewOf(campaign);
  return aCurrentStage({ stage: { cycle: stage.cycle }, dream, extras, campaign: { ...told, number } });
}

const CAMPAIGNS = Array.from({ length: 28 }, (_, i) => lived(i));
const rivals = (quotas: readonly number[], own: number): number => quotas.filter((quota) => quota !== own).length;

describe('over random campaigns', () => {
  const days = CAMPAIGNS.flatMap(({ states, draw }) =>
    states
      .filter(({ phase, status }, i) => phase === 'STAGE' && status === 'ACTIVE' && i % 3 === 0)
      .map((campaign) => ({ campaign, group: groupHistory(campaign, draw) })),
  );
  const streets = days.map(({ campaign, group }) => ({
    campaign,
    group,
    street: streetOf(stageOf(campaign), campaign.cycle === 1 ? undefined : group, undefined),
  }));

  test('the street has a good of the dream for each neighbour who waits no more and has not left', () => {
    for (const { campaign, group, street } of streets) {
      const { quota, waiting, late, gone, dreamId } = campaign;
      const awarded = group.quotas - 1 - rivals([...waiting, ...late, ...gone], quota);
      expect(street.goods).toEqual(Array.from({ length: awarded }, () => dreamId));
    }
  });

  test('a door is shut for each who was excluded, and half shut for each who has not paid this month', () => {
    for (const { campaign, street } of streets) {
      const shut = campaign.gone.map(() => 'shut');
      expect(street.doors).toEqual([...shut, ...campaign.late.map(() => 'half')]);
    }
  });

  test('the own house is painted by the instalments paid, and mended for the late ones', () => {
    for (const { campaign, street } of streets) {
      const paid = campaign.stages.filter((stage) => stage.paid === true).length;
      expect(street.house.painted).toBeCloseTo(paid / stageOf(campaign).dream.cycles);
      expect(street.house.mended).toBe(campaign.recoveries.length);
    }
  });

  test('light grows with every assembly of a campaign', () => {
    const light = new Map<string, number>();
    for (const { campaign, street } of streets) light.set(`${campaign.dreamId} ${campaign.cycle}`, street.fund);
    expect([...light].filter(([key]) => key.endsWith(' 1')).map(([, fund]) => fund)).toEqual(DREAM_IDS.map(() => 0));
    for (const [key, fund] of light) {
      const [dream, cycle] = key.split(' ').map(Number);
      const before = light.get(`${dream} ${(cycle ?? 0) - 1}`);
      if (before !== undefined) expect([key, fund > before && fund <= 1]).toEqual([key, true]);
    }
  });

  test('no mark ever leaves its place: a month only adds to those before, and a half shut door is shut', () => {
    for (const { states, draw } of CAMPAIGNS) {
      let [goods, doors] = [0, 0];
      const months = states.filter(
        ({ phase, cycle }, i) => phase === 'STAGE' && cycle > (states[i - 1]?.cycle ?? cycle),
      );
      for (const campaign of months) {
        const street = streetOf(stageOf(campaign), groupHistory(campaign, draw), undefined);
        expect(street.goods.length).toBeGreaterThanOrEqual(goods);
        expect(street.doors.slice(0, doors)).toEqual(campaign.gone.slice(0, doors).map(() => 'shut'));
        [goods, doors] = [street.goods.length, campaign.gone.length];
      }
    }
  });

  test('the next campaign begins in the street as this one left it, and its own marks take the first places', () => {
    for (const [i, { states, draw, serverSeed }] of CAMPAIGNS.entries()) {
      const end = states.at(-1);
      const next = CAMPAIGNS[(i + 1) % CAMPAIGNS.length];
      const first = next?.states[0];
      if (end === undefined || next === undefined || first === undefined) throw new Error('no campaign');
      const seeds = { serverSeed, clientSeed: '', root: serverSeed };
      const books = { group: groupHistory(end, draw), audit: publishDraws(end, seeds) } as Parameters<
        typeof streetOf
      >[2];
      const begun = streetOf(stageOf(first, 2), undefined, books);
      expect(begun.house).toMatchObject({ coat: 2, painted: 0, mended: end.recoveries.length });
      const paid = end.stages.filter((stage) => stage.paid === true).length;
      expect(begun.house.before).toBeCloseTo(end.status === 'SUCCESS' ? 1 : paid / stageOf(end).dream.cycles);
      expect(begun.doors).toEqual([...end.gone, ...end.late].map(() => 'shut'));
      const awarded = books?.group.quotas ?? 0;
      expect(begun.goods).toHaveLength(awarded - 1 - rivals([...end.waiting, ...end.late, ...end.gone], end.quota));
      const later = next.states.filter(({ phase, cycle }) => phase === 'STAGE' && cycle > 1).at(-1);
      if (later === undefined) continue;
      const group = groupHistory(later, next.draw);
      const alone = streetOf(stageOf(later, 2), group, undefined);
      const both = streetOf(stageOf(later, 2), group, books);
      expect(both.goods).toEqual([...alone.goods, ...begun.goods.slice(alone.goods.length)]);
      expect(both.doors).toEqual([...alone.doors, ...begun.doors.slice(alone.doors.length)]);
      expect([both.fund, both.house.mended]).toEqual([alone.fund, alone.house.mended]);
    }
  });
});

test('a campaign begins in the street of the one before it, all through its months, whatever else was forgotten', () => {
  STREET.forget();
  const shown = ['first', 'first', 'second', 'second', 'third'].map(campaignBefore);
  expect(shown).toEqual([null, null, 'first', 'first', 'second']);
  STREET.forget();
});
