import { PATHS } from '@consorcio/contract/wire';

/* The question about a dream is in the address, so that going back from the contract opens it again. */

/** Address of the dreams with the question about one of them open. */
export const askingAbout = (dreamId: number): string => `${PATHS.dreamSelection}?sonho=${dreamId}`;

/** Place of the dream that the address asks about; null when it asks about none. */
export function askedPlace(search: string, dreams: readonly { readonly id: number }[]): number | null {
  const asked = Number(new URLSearchParams(search).get('sonho'));
  const place = dreams.findIndex(({ id }) => id === asked);
  return place < 0 ? null : place;
}

/** The lucky word in the state of a history entry; empty without one. */
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
