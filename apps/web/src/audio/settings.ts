import { asksForSilence, SOUND_KEY, type SoundSettings, settingsFrom } from '@consorcio/audio/settings';

export type { SoundSettings } from '@consorcio/audio/settings';

/** What the player chose on this device; before that, sound, or silence where the device asks for it. */
export function readSettings(): SoundSettings {
  return settingsFrom(
    read(),
    asksForSilence(navigator, (query) => matchMedia(query).matches),
  );
}

export function keepSettings(settings: SoundSettings): void {
  try {
    localStorage.setItem(SOUND_KEY, JSON.stringify(settings));
  } catch {
    // storage is refused: the setting lasts for this visit
  }
}

/** Has a choice been made on this device? */
export const hasChosen = (): boolean => read() !== null;

function read(): string | null {
  try {
    return localStorage.getItem(SOUND_KEY);
  } catch {
    return null;
  }
}
