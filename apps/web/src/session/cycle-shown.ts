import { storeCycle, storedCycle } from './local-keys.ts';

/*
 * Local key `current_cycle`: the campaign and the last cycle whose transition was shown, so that it plays once a cycle
 * (CONTRACT section 2).
 */

/** The last cycle shown of this campaign; 0 for none. */
export function lastCycleShown(campaignId: string): number {
  try {
    const kept: unknown = JSON.parse(storedCycle() ?? 'null');
    if (typeof kept !== 'object' || kept === null) return 0;
    const { campaign, cycle } = kept as { campaign?: unknown; cycle?: unknown };
    return campaign === campaignId && typeof cycle === 'number' ? cycle : 0;
  } catch {
    return 0;
  }
}

export const rememberCycleShown = (campaign: string, cycle: number): void =>
  storeCycle(JSON.stringify({ campaign, cycle }));
