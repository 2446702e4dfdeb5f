import {
  beginStage,
  type Campaign,
  CURRENT_RULEBOOK,
  chooseDream,
  currentStage,
  drawFrom,
  finishStage,
} from '@consorcio/rules';
import type { Quota } from '@consorcio/rules/vocabulary';
import { describe, expect, test } from 'vitest';
import { CODEC, packCampaign, unpackCampaign } from './campaign-codec.ts';

const draw = drawFrom({ serverSeed: '00'.repeat(32), clientSeed: '' });

/** A campaign that has played its three minigames and had its event drawn. */
function played(): Campaign {
  const chosen = chooseDream(null, { personaId: 1, dreamId: 4, dreamsDone: 1, rulebook: CURRENT_RULEBOOK }, draw);
  if (!chosen.ok) throw new Error(chosen.refusal);
  let { campaign } = chosen.value;
  for (const roomId of [3, 5, 2]) {
    const stage = currentStage(campaign).ordinal;
    const begun = beginStage(campaign, { stage, roomId });
    if (!begun.ok) throw new Error(begun.refusal);
    const finished = finishStage(begun.value.campaign, { stage, scoreBp: 6000 }, draw);
    if (!finished.ok) throw new Error(finished.refusal);
    campaign = finished.value.campaign;
  }
  return campaign;
}

/** As the database would give it back. */
const kept = (campaign: Campaign): Campaign =>
  unpackCampaign(
    {
      dreamId: campaign.dreamId,
      status: campaign.status,
      resultsSeen: campaign.resultsSeen,
      wallet: campaign.wallet,
    },
    JSON.parse(JSON.stringify(packCampaign(campaign))),
  );

describe('a campaign that was kept', () => {
  test('is the same campaign again', () => {
    expect(kept(played())).toEqual(played());
  });
  test('remembers a payment that was paid and one that was missed', () => {
    const campaign = played();
    const stages = [
      { status: 'FINISHED', roomId: 1, paid: true, after: [0, 3] },
      { status: 'FINISHED', roomId: 1, paid: false, after: [7, 0] },
      { status: 'PENDING' },
    ] as const;
    expect(kept({ ...campaign, stages }).stages).toEqual(stages);
  });
  test('keeps options, late and excluded quotas, and the months after its letter', () => {
    const months = [
      { works: 3, lightest: 0, eventId: 13, option: 1, paid: false },
      { works: 1, lightest: 2, eventId: 5, option: 2 },
      { works: 2, lightest: 1, eventId: 9 },
    ] as const;
    const { stages, ...rest } = played();
    const after = { status: 'OPEN', end: null, use: 'TERM', wallet: { energy: 0, effort: 3 }, dues: [12, 8] } as const;
    const campaign: Campaign = {
      ...rest,
      ...{ status: 'SUCCESS', late: [4 as Quota], gone: [] },
      stages: [...stages.slice(0, 3), { status: 'FINISHED', eventId: 9, after: [1, 2], option: 3 }],
      after: { ...after, months },
    };
    expect(kept(campaign)).toEqual(campaign);
    expect(kept({ ...campaign, after: { ...after, months: [] } }).after?.months).toEqual([]);
  });
  test('of a rulebook that this server does not have is not read', () => {
    const { dreamId, status, resultsSeen, wallet } = played();
    const state = { ...packCampaign(played()), rulebook: 99 as never };
    expect(() => unpackCampaign({ dreamId, status, resultsSeen, wallet }, state)).toThrow('rulebook 99');
  });
  test('names the codec that reads it: 1, which every later version reads', () => {
    expect([packCampaign(played()).codec, CODEC]).toEqual([1, 1]);
  });
  test('packed by a codec that this server does not have is not read, and the sentence names both', () => {
    const { dreamId, status, resultsSeen, wallet } = played();
    const state = { ...packCampaign(played()), codec: CODEC + 1 };
    expect(() => unpackCampaign({ dreamId, status, resultsSeen, wallet }, state)).toThrow(
      `a campaign is packed by codec ${CODEC + 1}, this server reads up to ${CODEC}: start the newer version`,
    );
  });
  test('takes about twenty bytes a stage', () => {
    const { stages } = packCampaign(played());
    expect(stages.split(';')).toHaveLength(5);
    expect(stages).toMatch(/^F,3,100,6000,\d+,,,\d+,\d+,,\d;F,5/);
  });
});
