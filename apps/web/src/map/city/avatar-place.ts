import type { MinigameSlug } from '@consorcio/rules/vocabulary';
import { useEffect } from 'react';
import type { MapContext } from '../chart/map-context.ts';
import { isSlug } from '../chart/started-minigame.ts';

/** The place that the player's person has visited; forgotten with the next cycle. */
interface Visit {
  readonly campaignId: string;
  readonly cycle: number;
  readonly place: MinigameSlug;
}

/** The last visit. Kept outside the component, so that the person still stands at the place after its minigame. */
let last: Visit | null = null;

/** The visit that a context tells of while a place's popup is open or its minigame begins; the one before it otherwise. */
export function visitOf(context: MapContext, isVisiting: boolean, before: Visit | null): Visit | null {
  const { current, point, destination } = context;
  const place = destination.to === 'minigame' ? destination.slug : point;
  if (!isVisiting || !isSlug(place)) return before;
  return { campaignId: current.campaign.id, cycle: current.stage.cycle, place };
}

/** Where the person is: at the place last visited in this cycle, else at home (null), where every cycle begins. */
export function placeOf(visit: Visit | null, { campaign, stage }: MapContext['current']): MinigameSlug | null {
  return visit?.campaignId === campaign.id && visit.cycle === stage.cycle ? visit.place : null;
}

export function useAvatarPlace(context: MapContext, isVisiting: boolean): MinigameSlug | null {
  const visit = visitOf(context, isVisiting, last);
  useEffect(() => {
    last = visit;
  }, [visit]);
  return placeOf(visit, context.current);
}
