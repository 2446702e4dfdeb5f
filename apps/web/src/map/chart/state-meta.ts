import type { EffectTag, MusicTag } from '@consorcio/audio/tags';

/** Everything that is fixed about a popup, besides its contents. Held by the chart's state of the same name. */
export interface PopupMeta {
  readonly shows: 'popup';
  /**
   * `panel` stands on paper over a veil; `place` is a card beside the place that stands open in the town; `window` fills
   * the window with a film, `peak` with a great moment.
   */
  readonly layout: 'panel' | 'place' | 'window' | 'peak';
  /** What is drawn behind it; the board of the assembly's hall speaks of the bids or of the raffle. */
  readonly backdrop: 'city' | 'bid-assembly' | 'raffle-assembly';
  /** True if the player may close it without an answer: by Escape, the close button or a tap beside it. */
  readonly closable: boolean;
  /** Music while it is open. SPEC sections 2 and 4. */
  readonly theme: MusicTag;
  /** Sound effect when it opens. SPEC section 9. */
  readonly effect: EffectTag | null;
  /** After a reload of the page: `returns` shows this popup again, `moves-on` what comes after it. CONTRACT section 2. */
  readonly reload: 'returns' | 'moves-on';
}

/** Nothing new is shown: the popup before stays open (its buttons wait), or the bare map. Music goes on. */
export interface UnchangedMeta {
  readonly shows: 'unchanged';
}

export type StateMeta = PopupMeta | { readonly shows: 'map'; readonly theme: MusicTag } | UnchangedMeta;

type PopupFacts = Partial<Omit<PopupMeta, 'shows'>>;

/** A popup over the city; what is not given is the usual. */
export const popup = (facts: PopupFacts): PopupMeta => ({
  shows: 'popup',
  layout: 'panel',
  backdrop: 'city',
  closable: false,
  theme: 'MAPA',
  effect: null,
  reload: 'moves-on',
  ...facts,
});

/** A popup over the hall of the month's assembly. */
export const assemblyPopup = (facts: PopupFacts): PopupMeta => popup({ backdrop: 'bid-assembly', ...facts });

export const UNCHANGED: UnchangedMeta = { shows: 'unchanged' };
/** Of a state in which a call is under way. */
export const BUSY = { meta: UNCHANGED, tags: 'busy' } as const;
