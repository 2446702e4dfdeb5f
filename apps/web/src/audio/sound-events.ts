/** What happens to the sound, for whoever listens: the session's store, a test, a developer. */
export type SoundEvent =
  /** The theme asked for last; null after everything was stopped. */
  | { readonly type: 'current'; readonly name: string | null }
  /** A theme or an effect is heard from now on. */
  | { readonly type: 'theme'; readonly name: string }
  | { readonly type: 'effect'; readonly name: string }
  /** One sound was stopped, or with null all of them. */
  | { readonly type: 'stop'; readonly name: string | null }
  /** The player's first gesture gave the game its voice. */
  | { readonly type: 'unlocked' }
  /** A developer message of SPEC section 8. */
  | { readonly type: 'problem'; readonly message: string };

export type SoundListener = (event: SoundEvent) => void;
