import { fieldsOf, kept } from '@consorcio/contract/kept';

/**
 * The campaign and the last cycle whose transition was shown, so that it plays once a cycle (CONTRACT section 2).
 */
export const CURRENT_CYCLE = kept('current_cycle', (text) => {
  const { campaign, cycle } = fieldsOf(JSON.parse(text));
  return typeof campaign === 'string' && typeof cycle === 'number' ? { campaign, cycle } : null;
});

/** The last cycle shown of this campaign; 0 for none. */
export function lastCycleShown(campaignId: string): number {
  const shown = CURRENT_CYCLE.read();
  return shown?.campaign === campaignId ? shown.cycle : 0;
}

export const rememberCycleShown = (campaign: string, cycle: number): boolean =>
  CURRENT_CYCLE.write({ campaign, cycle });
