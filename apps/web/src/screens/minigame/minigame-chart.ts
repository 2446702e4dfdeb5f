import type { ErrorCode } from '@consorcio/contract/wire';
import type { MinigameSlug } from '@consorcio/rules/vocabulary';
import type { Entrance } from './enter-minigame.ts';

export type EnteredRun = Extract<Entrance, { readonly kind: 'entered' }>;

/** Why the player is led away; `code`: the server's, null where no answer or no page came. */
type Failure = { readonly kind: 'other-minigame' } | { readonly kind: 'not-started'; readonly code: ErrorCode | null };

/** What the minigame's screen is doing; its effects only carry it out. */
export type MinigameState =
  /** The stage is begun or looked up, and the game's page is fetched. */
  | { readonly name: 'entering'; readonly isPageThere: boolean }
  /** The run is known; the page is on its way. */
  | { readonly name: 'opening'; readonly run: EnteredRun }
  | { readonly name: 'playing'; readonly run: EnteredRun }
  | { readonly name: 'leaving'; readonly to: 'map' | MinigameSlug; readonly failure: Failure | null };

export type MinigameEvent =
  | { readonly type: 'SCREEN_OPENED' }
  | { readonly type: 'ENTRANCE_FOUND'; readonly entrance: Entrance }
  | { readonly type: 'PAGE_LOADED' }
  | { readonly type: 'PAGE_LOST' }
  | { readonly type: 'GAME_FINISHED' };

export const ENTERING: MinigameState = { name: 'entering', isPageThere: false };
const notStarted = (code: ErrorCode | null): MinigameState => ({
  name: 'leaving',
  to: 'map',
  failure: { kind: 'not-started', code },
});

/** The next state. Whoever is being led away stays on the way, until a screen is opened anew. */
export function minigameStep(state: MinigameState, event: MinigameEvent): MinigameState {
  if (event.type === 'SCREEN_OPENED') return ENTERING;
  switch (state.name) {
    case 'entering':
      if (event.type === 'ENTRANCE_FOUND') return afterEntrance(event.entrance, state.isPageThere);
      if (event.type === 'PAGE_LOADED') return { name: 'entering', isPageThere: true };
      return event.type === 'PAGE_LOST' ? notStarted(null) : state;
    case 'opening':
      if (event.type === 'PAGE_LOADED') return { name: 'playing', run: state.run };
      if (event.type === 'PAGE_LOST') return notStarted(null);
      return event.type === 'GAME_FINISHED' ? { name: 'leaving', to: 'map', failure: null } : state;
    case 'playing':
      return event.type === 'GAME_FINISHED' ? { name: 'leaving', to: 'map', failure: null } : state;
    case 'leaving':
      return state;
  }
}

function afterEntrance(entrance: Entrance, isPageThere: boolean): MinigameState {
  switch (entrance.kind) {
    case 'entered':
      return { name: isPageThere ? 'playing' : 'opening', run: entrance };
    case 'no-minigame':
      return { name: 'leaving', to: 'map', failure: null };
    case 'elsewhere':
      return { name: 'leaving', to: entrance.slug, failure: { kind: 'other-minigame' } };
    case 'failed':
      return notStarted(entrance.code);
  }
}
