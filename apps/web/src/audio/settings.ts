/** Music and effects are set apart. */
export interface SoundSettings {
  readonly music: boolean;
  readonly effects: boolean;
}

/** Local-storage key; the value is JSON. */
const KEY = 'sound';

/** What the player chose on this device; before that, sound, or silence where the device asks for it. */
export function readSettings(): SoundSettings {
  const starts = { music: !asksForSilence(), effects: !asksForSilence() };
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return { ...starts, ...chosen(kept) };
  } catch {
    return starts;
  }
}

export function keepSettings(settings: SoundSettings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // the visit goes on without a memory
  }
}

function chosen(kept: unknown): Partial<SoundSettings> {
  if (typeof kept !== 'object' || kept === null) return {};
  const { music, effects } = kept as Record<string, unknown>;
  return { ...(typeof music === 'boolean' && { music }), ...(typeof effects === 'boolean' && { effects }) };
}

/** A device that saves data is not asked for two megabytes of music; the menu turns them on. */
function asksForSilence(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}
