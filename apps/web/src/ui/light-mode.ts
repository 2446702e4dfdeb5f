import { isLightWanted, LIGHT_KEY } from '@consorcio/contract/wire';

/** True where less is to be fetched: 'modo leve'. */
export const isLight = (): boolean => isLightWanted(read(), navigator, (query) => matchMedia(query).matches);

/** The choice made on this device; null before one is made. */
export function lightChoice(): boolean | null {
  const kept = read();
  return kept === null ? null : kept === 'on';
}

/** Keeps the choice; where storage is refused, the device's own wish stands. */
export function setLight(isOn: boolean): void {
  try {
    localStorage.setItem(LIGHT_KEY, isOn ? 'on' : 'off');
  } catch {
    // storage is refused
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(LIGHT_KEY);
  } catch {
    return null;
  }
}
