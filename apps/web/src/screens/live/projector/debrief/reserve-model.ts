import { debriefCopy } from '@consorcio/copy/live-debrief';
import { LEAST_FOR_TOTALS } from '@consorcio/rules/live-words';
import type { DebriefProps } from './debrief-props.ts';

type Reserve = DebriefProps['debrief']['reserve'];
type Split = NonNullable<Reserve['own']>;
/** People whose letter came before the last month. */
export type Side = Split['kept'];

const hasBoth = ({ kept, spent }: Split): boolean => kept.people > 0 && spent.people > 0;
const isEnough = ({ kept, spent }: Split): boolean => Math.min(kept.people, spent.people) >= LEAST_FOR_TOTALS;

/** What is shown: the group's own story where five people or more stand on either side, else that of its redraws; null until these are counted. */
export function shownReserve({ own, redrawn }: Reserve): { readonly split: Split; readonly isOwn: boolean } | null {
  if (own !== null && isEnough(own)) return { split: own, isOwn: true };
  return redrawn === null ? null : { split: redrawn, isOwn: false };
}

/** Squares of a side. */
export const TENTHS = 10;

/** Of ten: on time, late, lost; together ten, nothing where nobody stands there. */
export function tenthsOf({ people, onTime, lost }: Side): Readonly<Record<'onTime' | 'late' | 'lost', number>> {
  if (people === 0) return { onTime: 0, late: 0, lost: 0 };
  const share = (count: number): number => Math.round((TENTHS * count) / people);
  const good = share(onTime);
  const bad = Math.min(TENTHS - good, share(lost));
  return { onTime: good, late: TENTHS - good - bad, lost: bad };
}

/** What the people are of whom the page does not speak; null for nobody. `people`: in the group. */
export function othersOf({ kept, spent }: Split, people: number): string | null {
  const others = people - kept.people - spent.people;
  return others > 0 ? debriefCopy.reserve.others(others) : null;
}

/** The page's one sentence. */
export const leadOf = (split: Split): string =>
  hasBoth(split)
    ? debriefCopy.reserve.lead(tenthsOf(split.kept).onTime, tenthsOf(split.spent).onTime)
    : debriefCopy.reserve.one;
