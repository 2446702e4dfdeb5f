import { expect } from 'vitest';
import type { Player } from './player.ts';

/** Balances cannot lie: no line goes below zero, and each line's balance is the sum so far, the last one the player's. */
export async function expectHonestStatement(player: Player): Promise<void> {
  const standing = await player.standing();
  if (standing === undefined) return;
  const { entries } = await player.get('statement', { params: { campaignId: standing.campaign.id } });
  const sum = { energy: 0, effort: 0 };
  for (const { energy, effort, balance } of entries) {
    sum.energy += energy;
    sum.effort += effort;
    expect(balance).toEqual(sum);
    expect(Math.min(sum.energy, sum.effort)).toBeGreaterThanOrEqual(0);
  }
  const { id, after } = standing.campaign;
  const now = after === undefined ? standing : await player.get('afterLetter', { params: { campaignId: id } });
  expect(now.balance).toEqual(sum);
}
