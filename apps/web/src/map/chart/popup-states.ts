import type { MapContext } from './map-context.ts';
import { MAP_STATES } from './map-machine.ts';
import type { PopupMeta, StateMeta } from './state-meta.ts';

type States = typeof MAP_STATES;
export type MapState = keyof States;
/** States that show a popup of their own: those whose `meta` is a popup's. */
export type PopupState = { [State in MapState]: States[State]['meta'] extends PopupMeta ? State : never }[MapState];

export const MAP_STATE_NAMES = Object.keys(MAP_STATES) as readonly MapState[];

export const metaOf = (state: MapState): StateMeta => MAP_STATES[state].meta;
export const popupMetaOf = (state: PopupState): PopupMeta => MAP_STATES[state].meta;

/** How what a state shows stands: the bare map, or the layout of its popup; null where nothing new is shown. */
export function layoutOf(state: MapState): 'map' | PopupMeta['layout'] | null {
  const meta = metaOf(state);
  if (meta.shows === 'popup') return meta.layout;
  return meta.shows === 'map' ? 'map' : null;
}

/** Whether what was told before gives way: to what an instalment comes to, and to a great moment. */
export const endsNotices = (state: MapState): boolean => state === 'paying' || layoutOf(state) === 'peak';

const isPopup = (state: MapState): state is PopupState => metaOf(state).shows === 'popup';

export interface ShownPopup {
  readonly popup: PopupState;
  readonly context: MapContext;
}

/**
 * The popup to show: that of the state, none on the bare map, or the one before where nothing new is shown. That one says what it
 * said when its button was pressed, whatever the answer to it has changed since.
 */
export function shownPopup(state: MapState, context: MapContext, before: ShownPopup | null): ShownPopup | null {
  if (isPopup(state)) return { popup: state, context };
  return metaOf(state).shows === 'unchanged' ? before : null;
}
