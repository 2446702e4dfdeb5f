import { ASKED_DREAM, playPath } from '@consorcio/contract';
import { LIVE_MONTHS, type LiveMonths } from '@consorcio/rules/live-words';
import { DREAM_IDS, type DreamId } from '@consorcio/rules/vocabulary';

/** What a link of a platform opens: the game, with one dream or all of them, or a live group of so many months. */
export type LinkTarget =
  | { readonly kind: 'game' }
  | { readonly kind: 'dream'; readonly dreamId: DreamId }
  | { readonly kind: 'live'; readonly months: LiveMonths };

/** Names of the custom fields of a link, in deep links and where a teacher types them. */
const DREAM_FIELD = ASKED_DREAM;
const LIVE_FIELD = 'ao_vivo';
/** Whether turns without a game are allowed (RULES 4.9): as everywhere, unless it says no. */
export const SHIFTS_FIELD = 'turnos';
export const NO_SHIFTS = '0';
/** A lesson of 50 minutes. */
const USUAL_MONTHS: LiveMonths = 5;

/** The whole game: everybody chooses a dream. */
export const WHOLE_GAME: LinkTarget = { kind: 'game' };

/** What a teacher may choose from. */
export const LINK_TARGETS: readonly LinkTarget[] = [
  WHOLE_GAME,
  ...DREAM_IDS.map((dreamId): LinkTarget => ({ kind: 'dream', dreamId })),
  ...LIVE_MONTHS.map((months): LinkTarget => ({ kind: 'live', months })),
];

const partOf = (target: LinkTarget): number | null =>
  target.kind === 'game' ? null : target.kind === 'dream' ? target.dreamId : target.months;

/** As a field of a form, and of what is signed. */
export const targetKey = (target: LinkTarget): string => [target.kind, partOf(target) ?? []].flat().join('-');
export const targetOfKey = (key: unknown): LinkTarget | null =>
  LINK_TARGETS.find((target) => targetKey(target) === key) ?? null;

/** The custom fields of a link to it; a live group knows no turns. */
export const customOf = (target: LinkTarget, withShifts: boolean): Readonly<Record<string, string>> => ({
  ...(target.kind !== 'game' && { [target.kind === 'live' ? LIVE_FIELD : DREAM_FIELD]: String(partOf(target)) }),
  ...(!withShifts && target.kind !== 'live' && { [SHIFTS_FIELD]: NO_SHIFTS }),
});

/** Whether a launch's custom fields allow turns without a game: teachers type the field, so any no is one. */
export const allowsShifts = ({ [SHIFTS_FIELD]: said }: Readonly<Record<string, unknown>>): boolean =>
  !/^\s*(n|false|0)/i.test(String(said ?? ''));

/** What a launch's custom fields ask for; the whole game for anything unknown, and the usual lesson for a live group of unknown months. */
export function targetOf(custom: Readonly<Record<string, unknown>>): LinkTarget {
  const { [LIVE_FIELD]: live, [DREAM_FIELD]: dream } = custom;
  if (live !== undefined) {
    const months = LIVE_MONTHS.find((one) => one === Number(live)) ?? USUAL_MONTHS;
    return { kind: 'live', months };
  }
  const dreamId = DREAM_IDS.find((id) => id === Number(dream));
  return dreamId === undefined ? WHOLE_GAME : { kind: 'dream', dreamId };
}

/** The only dream that it is about; null: any, or none. */
export const dreamIn = (target: LinkTarget): DreamId | null => (target.kind === 'dream' ? target.dreamId : null);
/** The screen of the game that it opens. */
export const pathOf = (target: LinkTarget): string => playPath(dreamIn(target));
