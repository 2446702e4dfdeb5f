import { choicesFrom, SOUND_KEY, type SoundChoices } from '@consorcio/audio/settings';

export type { SoundChoices, SoundSettings } from '@consorcio/audio/settings';

/** What the player chose on this device; null before a first choice. */
export function readChoices(): SoundChoices | null {
  try {
    const kept = localStorage.getItem(SOUND_KEY);
    return kept === null ? null : choicesFrom(kept);
  } catch {
    return null;
  }
}

/** Stores the choices on this device. */
export function keepChoices(choices: SoundChoices): void {
  try {
    localStorage.setItem(SOUND_KEY, JSON.stringify(choices));
  } catch {
    // storage is refused: the choices last for this visit
  }
}
