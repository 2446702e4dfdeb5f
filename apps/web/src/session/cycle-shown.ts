import { fieldsOf, kept } from '@consorcio/contract/kept';

/**
 * The campaign and the last cycle whose transition was shown, so that it plays once a cycle (CONTRACT section 2), and the campaign
 * that this device showed before it.
 */
export const CURRENT_CYCLE = kept('current_cycle', (text) => {
  const { campaign, cycle, before } = fieldsOf(JSON.parse(text));
  if (typeof campaign !== 'string' || typeof cycle !== 'number') return null;
  return { campaign, cycle, before: typeof before === 'string' ? before : undefined };
});

/** The last cycle shown of this campaign; 0 for none. */
export function lastCycleShown(campaignId: string): number {
  const shown = CURRENT_CYCLE.read();
  return shown?.campaign === campaignId ? shown.cycle : 0;
}

export function rememberCycleShown(campaign: string, cycle: number): boolean {
  const shown = CURRENT_CYCLE.read();
  return CURRENT_CYCLE.write({
    campaign,
    cycle,
    before: shown?.campaign === campaign ? shown.before : shown?.campaign,
  });
}
