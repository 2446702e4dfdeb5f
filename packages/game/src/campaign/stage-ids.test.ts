import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { campaignIn, ordinalOf, type StagesOwner, stageIdOf } from './stage-ids.ts';

const aCampaign = (): StagesOwner => ({ id: randomUUID(), seed: randomBytes(32), count: 49, current: 7 });

describe('the id of a stage', () => {
  test('leads back to its stage, whichever it is', () => {
    const campaign = aCampaign();
    for (let ordinal = 1; ordinal <= campaign.count; ordinal += 1)
      expect(ordinalOf(campaign, 'etapa', stageIdOf(campaign, 'etapa', ordinal))).toBe(ordinal);
  });
  test('is not the id of the event at that stage', () => {
    const campaign = aCampaign();
    expect(ordinalOf(campaign, 'etapa', stageIdOf(campaign, 'imprevisto', 4))).toBeNull();
  });
  test('means nothing in another campaign, and nothing without one', () => {
    const id = stageIdOf(aCampaign(), 'etapa', 1);
    expect(ordinalOf(aCampaign(), 'etapa', id)).toBeNull();
    expect(ordinalOf(null, 'etapa', id)).toBeNull();
  });
  test('cannot be computed without the seed', () => {
    const campaign = aCampaign();
    const guess = stageIdOf({ id: campaign.id, seed: randomBytes(32) }, 'etapa', 7);
    expect(campaignIn(guess)).toBe(campaign.id);
    expect(ordinalOf(campaign, 'etapa', guess)).toBeNull();
  });
  test('of a stage that does not exist yet is not accepted', () => {
    const campaign = { ...aCampaign(), count: 5, current: 1 };
    expect(ordinalOf(campaign, 'etapa', stageIdOf(campaign, 'etapa', 6))).toBeNull();
  });
  test.each(['', '0', 'undefined', 'x'.repeat(31), '*'.repeat(32), 'x'.repeat(400)])('is not %j', (text) => {
    expect(campaignIn(text)).toBeNull();
    expect(ordinalOf(aCampaign(), 'etapa', text)).toBeNull();
  });
});
