import { debriefCopy } from '@consorcio/copy/live-debrief';
import type { DebriefProps } from './debrief-props.ts';

type Reserve = DebriefProps['debrief']['reserve'];
type Split = NonNullable<Reserve['own']>;
/** People whose letter came before the last month. */
export type Side = Split['kept'];

const hasBoth = (split: Split | null): split is Split =>
  split !== null && split.kept.people > 0 && split.spent.people > 0;
const hasAny = (split: Split | null): split is Split => split !== null && split.kept.people + split.spent.people > 0;

/** What is shown: the group's own story where it has both sides, else that of its redraws; null where no letter came before the end. */
export function shownReserve({ own, redrawn }: Reserve): { readonly split: Split; readonly isOwn: boolean } | null {
  if (hasBoth(own)) return { split: own, isOwn: true };
  if (hasAny(redrawn)) return { split: redrawn, isOwn: false };
  return hasAny(own) ? { split: own, isOwn: true } : null;
}

const TENTHS = 10;

/** Of ten: on time, late, lost; together ten, nothing where nobody stands there. */
export function tenthsOf({ people, onTime, lost }: Side): Readonly<Record<'onTime' | 'late' | 'lost', number>> {
  if (people === 0) return { onTime: 0, late: 0, lost: 0 };
  const share = (count: number): number => Math.round((TENTHS * count) / people);
  const good = share(onTime);
  const bad = Math.min(TENTHS - good, share(lost));
  return { onTime: good, late: TENTHS - good - bad, lost: bad };
}

/** The page's one sentence. */
export const leadOf = (split: Split): string =>
  hasBoth(split)
    ? debriefCopy.reserve.lead(tenthsOf(split.kept).onTime, tenthsOf(split.spent).onTime)
    : debriefCopy.reserve.one;
