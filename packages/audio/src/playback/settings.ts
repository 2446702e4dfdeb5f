/** Music and effects are set apart. */
export interface SoundSettings {
  readonly music: boolean;
  readonly effects: boolean;
}

/** What the player chose on this device; what is absent was never chosen. 'Modo leve' has a choice of its own for music. */
export interface SoundChoices extends Partial<SoundSettings> {
  readonly lightMusic?: boolean;
}

/** SPEC section 9. */
export const MASTER_VOLUME = 0.1;

/** Sound where nothing else was chosen, but no music in 'modo leve': it is most of what a campaign loads. */
export const settingsOf = ({ music, effects, lightMusic }: SoundChoices, isLight: boolean): SoundSettings => ({
  music: isLight ? (lightMusic ?? false) : (music ?? true),
  effects: effects ?? true,
});

/** The choices after one more; music is chosen for the mode that is on. */
export const chosenAlso = (
  choices: SoundChoices,
  { music, effects }: Partial<SoundSettings>,
  isLight: boolean,
): SoundChoices => ({
  ...choices,
  ...(music !== undefined && { [isLight ? 'lightMusic' : 'music']: music }),
  ...(effects !== undefined && { effects }),
});

/** What was kept, as JSON. */
export function choicesFrom(kept: string): SoundChoices {
  const given = Object(JSON.parse(kept)) as Readonly<Record<string, unknown>>;
  const known = ['music', 'effects', 'lightMusic'] as const;
  return Object.fromEntries(
    known.filter((name) => typeof given[name] === 'boolean').map((name) => [name, given[name]]),
  );
}
