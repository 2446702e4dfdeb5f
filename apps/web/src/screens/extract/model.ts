import { extractCopy as copy } from '@consorcio/copy/teaching';
import { EVENTS, optionTextsOf } from '@consorcio/rules/catalogue';
import { instalmentWithin, movementWord, payTermsOf, sharesInPoints } from '@consorcio/rules/queries';
import { placeOfRoom } from '@consorcio/rules/vocabulary';
import type { StatementEntry } from '../../teaching/queries.ts';
import type { InstalmentPart, Slice } from '../../ui/figures/bars.tsx';

interface Line {
  readonly resource: 'energy' | 'effort';
  readonly change: number;
  readonly balance: number;
}

export interface StatementOf {
  /** That the campaign is played by. */
  readonly rulebook: number;
  /** Null where it is not known: of an earlier campaign. */
  readonly dream: { readonly id: number; readonly cycles: number } | null;
}

/** What a movement is called, why it was made, and a line for each resource that it touches. `cycle`: where it stands. */
export function wordsOf(entry: StatementEntry, of: StatementOf, cycle?: CycleOfEntries) {
  const isPart = cycle?.isAfterLetter === true && entry.kind === 'LATE_INSTALMENT';
  const [title, reason] = namesOf(entry, of);
  return { title, reason: isPart ? copy.inPart : reason, lines: linesOf(entry) };
}

function namesOf(entry: StatementEntry, { rulebook, dream }: StatementOf): readonly [title: string, reason: string] {
  const cycles = dream?.cycles ?? null;
  const place = placeOfRoom(entry.roomId);
  const cycle = entry.cycle ?? 1;
  switch (entry.kind) {
    case 'START':
      return copy.start;
    case 'ENTRY':
      return [place, copy.entry];
    case 'REWARD':
      return entry.roomId === null ? (entry.stars ? copy.stars : copy.good) : [place, payOf(entry, rulebook)];
    case 'EVENT':
      return [EVENTS.find(({ id }) => id === entry.eventId)?.title ?? copy.eventUnknown, answerOf(entry) ?? copy.event];
    case 'INSTALMENT':
      return [instalmentName(cycle, cycles), copy.onTime];
    case 'LATE_INSTALMENT':
      return [instalmentName(cycle, cycles), cycle === cycles ? copy.late : copy.lateOut];
    case 'BID_WON':
      return [copy.bid, copy.bidWon(entry.amount ?? 0)];
    case 'BID_LOST':
      return [copy.bid, copy.bidLost(entry.amount ?? 0)];
    case 'UPKEEP':
      return copy.upkeep;
    case 'CHANGE':
      return copy.change;
  }
}

/** What the pay of a place was made of. RULES 4.6. */
const payOf = ({ energy, movement, tip = 0 }: StatementEntry, rulebook: number): string => {
  const day = movement === undefined ? null : movementWord(payTermsOf(rulebook), movement);
  return copy.reward(energy > 0 ? 'leisure' : 'work', day, tip);
};

/** What was answered to the card. RULES 5.7. */
const answerOf = ({ eventId, option }: StatementEntry): string | undefined =>
  option === null || eventId === null ? undefined : optionTextsOf(eventId)[option - 1]?.label;

/** A month added by a late bill is not one of the dream's cycles. RULES 11.6. */
const instalmentName = (cycle: number, cycles: number | null): string =>
  copy.instalment(cycle, cycles !== null && cycle > cycles ? null : cycles);

/** A line for each resource that changed; a movement that changed nothing is a line of effort. */
function linesOf({ energy, effort, balance }: StatementEntry): readonly Line[] {
  const lines: Line[] = [];
  if (energy !== 0) lines.push({ resource: 'energy', change: energy, balance: balance.energy });
  if (effort !== 0 || energy === 0) lines.push({ resource: 'effort', change: effort, balance: balance.effort });
  return lines;
}

export interface CycleOfEntries {
  readonly cycle: number;
  readonly entries: readonly StatementEntry[];
  /** Its bill fell due after the letter. */
  readonly isAfterLetter: boolean;
  /** The month before was missed, so that the instalment holds what was missing there (RULES 11.6). */
  readonly hasArrears: boolean;
}

const has = (entries: readonly StatementEntry[], kind: StatementEntry['kind']): boolean =>
  entries.some((entry) => entry.kind === kind);

/** True for one whole instalment, which can be split into its parts; false for a part payment or one with arrears. */
export const canBeOpened = ({ kind }: StatementEntry, { isAfterLetter, hasArrears }: CycleOfEntries): boolean =>
  !hasArrears && (kind === 'INSTALMENT' || (kind === 'LATE_INSTALMENT' && !isAfterLetter));

/** The movements by cycle, in their order; what names no cycle belongs to the one before, or to the first. */
export function byCycle(entries: readonly StatementEntry[]): readonly CycleOfEntries[] {
  const cycles: { cycle: number; entries: StatementEntry[] }[] = [];
  for (const entry of entries) {
    const last = cycles.at(-1);
    const cycle = entry.cycle ?? last?.cycle ?? 1;
    if (last?.cycle === cycle) last.entries.push(entry);
    else cycles.push({ cycle, entries: [entry] });
  }
  let isMissed = false;
  return cycles.map((own) => {
    const isAfterLetter = has(own.entries, 'UPKEEP');
    const hasArrears = isMissed;
    isMissed = isAfterLetter && !has(own.entries, 'INSTALMENT');
    return { ...own, isAfterLetter, hasArrears };
  });
}

/** A cycle's effort in three sums: what came in, what went out (positive), what was left at its end. */
export interface EffortFlow {
  readonly cycle: number;
  readonly gained: number;
  readonly spent: number;
  readonly left: number;
}

/** The sums of each cycle. What was there before the first movement that names a cycle counts as gained in it. */
export const effortFlow = (cycles: readonly CycleOfEntries[]): readonly EffortFlow[] =>
  cycles.map(({ cycle, entries }) => ({
    cycle,
    gained: entries.reduce((sum, { effort }) => sum + Math.max(0, effort), 0),
    spent: entries.reduce((sum, { effort }) => sum + Math.max(0, -effort), 0),
    left: entries.at(-1)?.balance.effort ?? 0,
  }));

/** A paid instalment, opened into common fund, fee and reserve; of a late one also fine and interest. */
export function slicesOf(
  paid: number,
  isLate: boolean,
  { rulebook, dream }: StatementOf,
): readonly Slice<InstalmentPart>[] {
  const due = isLate ? instalmentWithin(paid, rulebook) : paid;
  const { common, admin, reserve } = sharesInPoints(dream?.id ?? 0, due);
  const late: readonly Slice<InstalmentPart>[] = paid > due ? [{ part: 'late', value: paid - due }] : [];
  return [
    { part: 'common', value: common },
    { part: 'admin', value: admin },
    { part: 'reserve', value: reserve },
    ...late,
  ];
}
