import { PATHS } from '@consorcio/contract/wire';

/* The dream that was in front is in the address, so that going back from its contract opens it again. */

/** Address of the dreams with one of them in front. */
export const dreamsAt = (dreamId: number): string => `${PATHS.dreamSelection}?sonho=${dreamId}`;

/** Place of the dream that the address puts in front; null when it names none. */
export function placeInAddress(search: string, dreams: readonly { readonly id: number }[]): number | null {
  const asked = Number(new URLSearchParams(search).get('sonho'));
  const place = dreams.findIndex(({ id }) => id === asked);
  return place < 0 ? null : place;
}

/** Where the carousel opens: on the dream that fits the wish of 'Sobre você', else on the first. */
export const placeOfWish = (dreams: readonly { readonly id: number }[], wish: number | null): number =>
  Math.max(
    0,
    dreams.findIndex(({ id }) => id === wish),
  );
