import type { MapContext } from './map-context.ts';

export type Mood = 'feliz' | 'preocupado' | 'triste';

/** What the last news says, until the player goes on: a loss saddens, what costs extra worries; in every picture alike. */
export function moodOf({ current: { campaign, stage }, event, hardStage, payment, bid, raffle }: MapContext): Mood {
  if (campaign.completed && campaign.context === 'DEFAULT') return 'triste';
  if (stage.createdByFailure || payment?.paid === false) return 'preocupado';
  if (raffle !== null || bid !== null) return (raffle ?? { won: bid?.win }).won ? 'feliz' : 'triste';
  return event?.event.type === 'BAD' || stage.id === hardStage ? 'preocupado' : 'feliz';
}
