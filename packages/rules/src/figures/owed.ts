import { FACTS } from './facts.ts';
import { type Checked, FIGURES, SOURCES } from './figures.ts';

/** A figure, a fact or a source that must be checked again. */
export interface Owed extends Checked {
  readonly id: string;
  readonly what: string;
  /** Nobody has read it in its source yet, or a newer one is expected to be out. */
  readonly why: 'unread' | 'stale';
}

/** What must be checked on a day, `2026-11-22`: entries never read in their source, and entries stale by then. */
export function owedOn(day: string): readonly Owed[] {
  const all: readonly (Checked & { readonly id: string; readonly what: string })[] = [
    ...Object.entries(FIGURES).map(([id, figure]) => ({ id, ...figure })),
    ...Object.entries(FACTS).map(([id, fact]) => ({ id, ...fact })),
    ...Object.entries(SOURCES).map(([id, source]) => ({ id, what: source.name, ...source })),
  ];
  return all.flatMap(({ id, what, checkedOn, staleAfter }) => {
    const why = day > staleAfter ? 'stale' : checkedOn === null ? 'unread' : null;
    return why === null ? [] : [{ id, what, checkedOn, staleAfter, why }];
  });
}
