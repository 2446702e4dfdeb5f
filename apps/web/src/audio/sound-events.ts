/** Events of the sound, for the session's store, tests and developers. */
export type SoundEvent =
  /** The theme asked for last; null after everything was stopped. */
  | { readonly type: 'current'; readonly name: string | null }
  /** A theme or an effect has started to play. */
  | { readonly type: 'theme'; readonly name: string }
  | { readonly type: 'effect'; readonly name: string }
  /** One sound was stopped, or with null all of them. */
  | { readonly type: 'stop'; readonly name: string | null }
  /** The engine was loaded after the player's first gesture; sounds can play from now on. */
  | { readonly type: 'unlocked' }
  /** A developer message of SPEC section 8. */
  | { readonly type: 'problem'; readonly message: string };

export type SoundListener = (event: SoundEvent) => void;
