import type { MapContext, MapEvent } from '../chart/map-context.ts';

export interface PopupProps {
  readonly context: MapContext;
  readonly send: (event: MapEvent) => void;
  /** A call is under way: buttons wait. */
  readonly isBusy: boolean;
  /** Who came by a link and has not decided anything yet: what the decision does not need is not fetched. */
  readonly isHurried: boolean;
}
