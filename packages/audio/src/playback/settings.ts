/** Music and effects are set apart. */
export interface SoundSettings {
  readonly music: boolean;
  readonly effects: boolean;
}

/** Local-storage key of the player's choice on this device; the value is JSON. The game and its frames read the same. */
export const SOUND_KEY = 'sound';
/** SPEC section 9. */
export const MASTER_VOLUME = 0.1;

/** What a device says of itself; browsers differ in what they tell. */
interface Device {
  readonly connection?: { readonly saveData?: boolean };
}

/** A device that saves data is not asked for two megabytes of music; the menu turns them on. */
export const asksForSilence = (device: object, prefers: (query: string) => boolean): boolean =>
  (device as Device).connection?.saveData === true || prefers('(prefers-reduced-data: reduce)');

/** What was kept; where nothing was, or nothing of use, sound, unless silence is asked for. */
export function settingsFrom(kept: string | null, isSilenceAsked: boolean): SoundSettings {
  const starts = { music: !isSilenceAsked, effects: !isSilenceAsked };
  try {
    return { ...starts, ...chosen(JSON.parse(kept ?? 'null')) };
  } catch {
    return starts;
  }
}

function chosen(kept: unknown): Partial<SoundSettings> {
  if (typeof kept !== 'object' || kept === null) return {};
  const { music, effects } = kept as Record<string, unknown>;
  return { ...(typeof music === 'boolean' && { music }), ...(typeof effects === 'boolean' && { effects }) };
}
