import type { PlaceKind } from '@consorcio/rules/vocabulary';

/** A point's icon (ui/pictures/icon.tsx). */
type PointIcon = 'energia' | 'esforco';

/** What a kind of place takes at its door, and what it gives. SPEC section 2. */
export const TRADES: Readonly<Record<PlaceKind, { readonly takes: PointIcon; readonly gives: PointIcon }>> = {
  work: { takes: 'energia', gives: 'esforco' },
  leisure: { takes: 'esforco', gives: 'energia' },
};
