import { PATHS } from '@consorcio/contract/wire';

/* Who reads the contract out of the question comes back to the question: the address names its dream. */

/** Address of the dreams with the question about one of them open. */
export const askingAbout = (dreamId: number): string => `${PATHS.dreamSelection}?sonho=${dreamId}`;

/** Place of the dream that the address asks about; null when it asks about none. */
export function askedPlace(search: string, dreams: readonly { readonly id: number }[]): number | null {
  const asked = Number(new URLSearchParams(search).get('sonho'));
  const place = dreams.findIndex(({ id }) => id === asked);
  return place < 0 ? null : place;
}

/** The word that was kept with the entry of the browser's history; empty without one. */
export function keptWord(state: unknown): string {
  const word = (state as { readonly word?: unknown } | null)?.word;
  return typeof word === 'string' ? word : '';
}

/** Where the carousel opens: on the dream that fits the wish of 'Sobre você', else on the first. */
export const placeOfWish = (dreams: readonly { readonly id: number }[], wish: number | null): number =>
  Math.max(
    0,
    dreams.findIndex(({ id }) => id === wish),
  );
