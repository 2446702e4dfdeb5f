import { describe, expect, test } from 'vitest';
import { aCampaign, SEEDS } from '../../test/support/a-campaign.ts';
import { giveUp } from '../campaign/ending.ts';
import {
  commitmentOf,
  drawsMade,
  groupHistory,
  type PublishedDraws,
  publishDraws,
  rafflesOf,
  verifyDraws,
} from './audit.ts';
import { bidsWonBefore } from './history.ts';

const world = aCampaign().paid().bid(1).keep().raffle().paid().keep();
const published: PublishedDraws = {
  commitment: commitmentOf(SEEDS.serverSeed),
  clientSeed: SEEDS.clientSeed,
  seed: SEEDS.serverSeed,
  draws: drawsMade(world.campaign, world.draw),
};

test('the winning bids of earlier assemblies are shown, and never that of the last one', () => {
  const [first] = groupHistory(world.campaign, world.draw).assemblies;
  const won = first?.bids.find(({ quota }) => quota === first.winnerQuota)?.bid;
  expect(won).toBeGreaterThan(0);
  expect(bidsWonBefore(world.campaign, world.draw)).toEqual([won]);
  expect(bidsWonBefore(aCampaign().paid().campaign, world.draw)).toEqual([]);
});

describe('the audit of a campaign', () => {
  test('lists the draws in the order made, each label once', () => {
    const labels = published.draws.map(({ label }) => label);
    expect(labels.slice(0, 16)).toEqual([
      'cota',
      'clima',
      'evento:1',
      'lance:1:1',
      'lance:1:2',
      'vizinho',
      ...[10, 15, 17].flatMap((quota) => [`poupanca:0:${quota}`, `poupanca:1:${quota}`, `olhar:1:${quota}`]),
      'sorteio:1',
    ]);
    expect(labels).not.toContain('sorteio:2');
    expect(new Set(labels).size).toBe(labels.length);
  });

  test('finds an honest campaign fair', () => {
    const verdict = verifyDraws(published);
    expect(verdict).toMatchObject({ isSealTrue: true, isFair: true });
    expect(verdict?.draws).toHaveLength(published.draws.length);
  });

  test('finds a changed draw, another seed and another word', () => {
    const [first, ...rest] = published.draws;
    const changed = first === undefined ? [] : [{ ...first, value: (first.value + 1) % first.n }, ...rest];
    expect(verifyDraws({ ...published, draws: changed })).toMatchObject({ isSealTrue: true, isFair: false });
    const other = `ff${SEEDS.serverSeed.slice(2)}`;
    expect(verifyDraws({ ...published, seed: other })).toMatchObject({ isSealTrue: false, isFair: false });
    expect(verifyDraws({ ...published, clientSeed: 'figa' })).toMatchObject({ isSealTrue: true, isFair: false });
  });

  test('has nothing to say while the seed is sealed, and nothing good of what is no seed', () => {
    expect(verifyDraws({ ...published, seed: null })).toBeNull();
    expect(verifyDraws({ ...published, seed: 'x' })).toMatchObject({ isFair: false });
  });
});

test('neither seed nor draws are shown before the campaign is over', () => {
  expect(publishDraws(world.campaign, { ...SEEDS, root: SEEDS.serverSeed })).toMatchObject({
    commitment: published.commitment,
    status: 'ACTIVE',
    seed: null,
    draws: [],
  });
  const quit = giveUp(world.campaign);
  const told = publishDraws(quit.ok ? quit.value.campaign : world.campaign, { ...SEEDS, root: SEEDS.serverSeed });
  expect(told).toEqual({
    ...published,
    rulebook: world.campaign.rulebook,
    dreamId: 4,
    isNewGamePlus: false,
    status: 'GIVEN_UP',
    root: null,
    rootDraws: [],
    lateCycles: [],
  });
});

describe('the group’s history', () => {
  test('shows bids once they are decided and the drawn quota after the raffle', () => {
    const { assemblies } = groupHistory(world.campaign, world.draw);
    expect(assemblies[0]).toEqual({
      cycle: 1,
      bids: [
        { quota: 17, bid: 1 },
        { quota: 10, bid: 3 },
        { quota: 28, bid: 1 },
      ],
      winnerQuota: 10,
      drawnQuota: 29,
      isOut: false,
    });
    expect(assemblies[1]).toMatchObject({ cycle: 2, winnerQuota: 13, drawnQuota: null });
    const open = aCampaign().nextMonth().paid();
    expect(groupHistory(open.campaign, open.draw).assemblies[1]).toEqual({
      cycle: 2,
      bids: [],
      winnerQuota: null,
      drawnQuota: null,
      isOut: false,
    });
  });
});

describe('a campaign with a late month and bold rooms', () => {
  const late = aCampaign().atEvent(3).acknowledge().with({ energy: 0, effort: 0 }).settle();
  const over = late.play(3, 6_000).with({ effort: 30 }).settle().keep().raffle().paid().keep().raffle();
  const quit = giveUp(over.campaign);
  const ended = quit.ok ? quit.value.campaign : over.campaign;

  test('lists each movement of a day right after its run, that of the recovery after the card', () => {
    const labels = drawsMade(ended, over.draw).map(({ label }) => label);
    expect(labels.slice(0, 8)).toEqual([
      ...['cota', 'clima', 'movimento:1', 'movimento:2', 'movimento:3'],
      ...['evento:1', 'movimento:6', 'lance:1:1'],
    ]);
  });

  test('gives its raffles again from what is published, the late one without the own quota', () => {
    const told = publishDraws(ended, { ...SEEDS, root: SEEDS.serverSeed });
    expect(told.lateCycles).toEqual([1]);
    const { quota, raffles } = rafflesOf({ ...told, seed: SEEDS.serverSeed });
    expect(raffles.map(({ globe }) => globe.length)).toEqual([28, 25]);
    expect(raffles.map(({ globe }) => globe.includes(quota))).toEqual([false, true]);
    const { assemblies } = groupHistory(ended, over.draw);
    expect(raffles.map(({ drawnQuota }) => drawnQuota)).toEqual(assemblies.map(({ drawnQuota }) => drawnQuota));
    expect(assemblies.map(({ isOut }) => isOut)).toEqual([true, false]);
  });
});
