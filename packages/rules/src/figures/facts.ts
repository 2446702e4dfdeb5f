import data from './facts.json' with { type: 'json' };
import { type Checked, citeSource, FIGURES, type FigureId, SOURCES, type SourceId } from './figures.ts';

/*
 * What the game says of the law, of contracts and of the central bank's rules without a figure: where each stands and who
 * read it when. The data file beside this one is the only place of each.
 */

export type FactId = keyof typeof data.facts;

/** A statement about real life without a figure. */
export interface Fact extends Checked {
  /** In Portuguese, for who reviews it. */
  readonly what: string;
  readonly source: SourceId;
  /** The articles, as texts name them; null where none is named. */
  readonly where: string | null;
  /** The source that gave the article its present text. */
  readonly amendedBy: SourceId | null;
  readonly readIn: string;
}

export const FACTS = data.facts as Readonly<Record<FactId, Fact>>;

/** The number in the name of a law or resolution: `362/2023`. */
const numberOf = (source: SourceId): string => / ([\d./]+)$/.exec(SOURCES[source].name)?.[1] ?? SOURCES[source].name;

function citeFact({ source, where, amendedBy }: Fact): string {
  const amended = amendedBy === null ? null : `com a ${numberOf(amendedBy)}`;
  return [citeSource(source), where, amended].filter((part) => part !== null).join(', ');
}

const isFact = (id: FactId | FigureId): id is FactId => id in FACTS;

function citeOne(id: FactId | FigureId): readonly string[] {
  if (isFact(id)) return [citeFact(FACTS[id])];
  const { source } = FIGURES[id];
  return source === null ? [] : [citeSource(source)];
}

/**
 * Where facts and figures stand, as texts name it: `Lei 11.795/2008, art. 18; Resolução BCB 285/2023, art. 44`. Empty for
 * what the game only assumes.
 */
export const cite = (...ids: readonly (FactId | FigureId)[]): string => ids.flatMap(citeOne).join('; ');

/** A figure, a fact or a source that must be checked again: a newer one is expected to be out. */
export interface Owed extends Checked {
  readonly id: string;
  readonly what: string;
}

/** What must be checked on a day, `2026-11-22`: entries stale by then. */
export function owedOn(day: string): readonly Owed[] {
  const all: readonly Owed[] = [
    ...Object.entries(FIGURES).map(([id, figure]) => ({ id, ...figure })),
    ...Object.entries(FACTS).map(([id, fact]) => ({ id, ...fact })),
    ...Object.entries(SOURCES).map(([id, source]) => ({ id, what: source.name, ...source })),
  ];
  return all.flatMap(({ id, what, checkedOn, staleAfter }) =>
    day > staleAfter ? [{ id, what, checkedOn, staleAfter }] : [],
  );
}
