/** Where the carousel opens: on the dream that fits the wish of 'Sobre você', else on the first. */
export const placeOfWish = (dreams: readonly { readonly id: number }[], wish: number | null): number =>
  Math.max(
    0,
    dreams.findIndex(({ id }) => id === wish),
  );
