import { ASKED_DREAM, playPath } from '@consorcio/contract';
import { DREAM_IDS, type DreamId } from '@consorcio/rules/vocabulary';

/**
 * What a link of a platform opens. A live group will be a third kind: a custom field in `customOf` and `targetOf`, a path in
 * `pathOf`, its entries in `LINK_TARGETS`.
 */
export type LinkTarget = { readonly kind: 'game' } | { readonly kind: 'dream'; readonly dreamId: DreamId };

/** Name of the custom field with which a link names its dream, in deep links and where a teacher types it. */
const DREAM_FIELD = ASKED_DREAM;

/** The whole game: everybody chooses a dream. */
const WHOLE_GAME: LinkTarget = { kind: 'game' };

/** What a teacher may choose from. */
export const LINK_TARGETS: readonly LinkTarget[] = [
  WHOLE_GAME,
  ...DREAM_IDS.map((dreamId): LinkTarget => ({ kind: 'dream', dreamId })),
];

/** As a field of a form, and of what is signed. */
export const targetKey = (target: LinkTarget): string =>
  target.kind === 'game' ? target.kind : `${target.kind}-${target.dreamId}`;
export const targetOfKey = (key: unknown): LinkTarget | null =>
  LINK_TARGETS.find((target) => targetKey(target) === key) ?? null;

/** The custom fields of a link to it. */
export const customOf = (target: LinkTarget): Readonly<Record<string, string>> =>
  target.kind === 'game' ? {} : { [DREAM_FIELD]: String(target.dreamId) };

/** What a launch's custom fields ask for; the whole game for anything unknown. */
export function targetOf(custom: Readonly<Record<string, unknown>>): LinkTarget {
  const asked = Number(custom[DREAM_FIELD]);
  const dreamId = DREAM_IDS.find((id) => id === asked);
  return dreamId === undefined ? WHOLE_GAME : { kind: 'dream', dreamId };
}

/** The only dream that it is about; null: any. */
export const dreamIn = (target: LinkTarget): DreamId | null => (target.kind === 'game' ? null : target.dreamId);
/** The screen that it opens. */
export const pathOf = (target: LinkTarget): string => playPath(dreamIn(target));
