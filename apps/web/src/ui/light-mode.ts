/*
 * 'Modo leve': pictures in place of films and of the raffle's shot, nothing fetched ahead, no music. The player's choice on this
 * device; before one is made, on where the device saves data.
 */

const KEY = 'light';

interface Connection {
  readonly connection?: { readonly saveData?: boolean };
}

/** Whether the device asks for less data. */
const savesData = (): boolean =>
  (navigator as Connection).connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;

/** True where less is to be fetched. */
export function isLight(): boolean {
  return lightChoice() ?? savesData();
}

/** The choice made on this device; null before one is made. */
export function lightChoice(): boolean | null {
  const kept = read();
  return kept === null ? null : kept === 'on';
}

/** Keeps the choice; where storage is refused, the device's own wish stands. */
export function setLight(isOn: boolean): void {
  try {
    localStorage.setItem(KEY, isOn ? 'on' : 'off');
  } catch {
    // storage is refused
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
