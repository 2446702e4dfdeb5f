import { debriefCopy } from '@consorcio/copy/live-debrief';
import { LEAST_FOR_TOTALS } from '@consorcio/rules/live-words';
import type { DebriefProps } from '../projector-model.ts';

type Reserve = DebriefProps['debrief']['reserve'];
type Split = NonNullable<Reserve['own']>;
/** People whose letter came before the last month. */
export type Side = Split['kept'];

const hasBoth = ({ kept, spent }: Split): boolean => kept.people > 0 && spent.people > 0;
const isEnough = ({ kept, spent }: Split): boolean => Math.min(kept.people, spent.people) >= LEAST_FOR_TOTALS;

interface Shown {
  readonly split: Split;
  readonly isOwn: boolean;
  /** Why the mean of those who kept less is higher; null where it is not, and where no mean is shown. */
  readonly why: string | null;
}

/** What is shown: the group's own story where five people or more stand on either side, else that of its redraws; null until these are counted. */
export function shownReserve({ own, redrawn }: Reserve): Shown | null {
  if (own !== null && isEnough(own)) return { ...explained(own), isOwn: true };
  return redrawn === null ? null : { ...explained(redrawn), isOwn: false };
}

/** Of people, what part; of nobody, and of what is not told, not a number, which is neither more nor less than another. */
const meanOf = (sum: number | null, { people }: Side): number => (sum ?? Number.NaN) / people;

/** A higher mean of those who kept less is shown only beside its cause: more months with the good. */
function explained(split: Split): Pick<Shown, 'split' | 'why'> {
  const { kept, spent } = split;
  if (kept.worth === null || spent.worth === null || spent.worth <= kept.worth) return { split, why: null };
  const isLonger = meanOf(spent.months, spent) > meanOf(kept.months, kept);
  if (!isLonger) return { split: { kept: { ...kept, worth: null }, spent: { ...spent, worth: null } }, why: null };
  const areLater = meanOf(spent.onTime, spent) < meanOf(kept.onTime, kept);
  return { split, why: debriefCopy.reserve.why(areLater) };
}

const TENTHS = 10;

/** Of ten: on time, late, lost, each to the nearest, so that as many people are as many squares; nothing where nobody stands there. */
export function tenthsOf({ people, onTime, lost }: Side): Readonly<Record<'onTime' | 'late' | 'lost', number>> {
  if (people === 0) return { onTime: 0, late: 0, lost: 0 };
  const share = (count: number): number => Math.round((TENTHS * count) / people);
  return { onTime: share(onTime), late: share(people - onTime - lost), lost: share(lost) };
}

/** Below: the people of whom the page does not speak, null for nobody; or that these are redraws. `people`: in the group. */
export function belowOf({ split: { kept, spent }, isOwn }: Shown, people: number): string | null {
  if (!isOwn) return debriefCopy.reserve.redrawn;
  const others = people - kept.people - spent.people;
  return others > 0 ? debriefCopy.reserve.others(others) : null;
}

export const SIDES = ['kept', 'spent'] as const;

/** What a side is, with its people where they are this group's. */
export function headOf(side: (typeof SIDES)[number], { split, isOwn }: Shown): string {
  const { counted, sides } = debriefCopy.reserve;
  return isOwn ? counted(sides[side], split[side].people) : sides[side];
}

/** The page's one sentence, where no mean has to be explained. */
export const leadOf = (split: Split): string =>
  hasBoth(split)
    ? debriefCopy.reserve.lead(tenthsOf(split.kept).onTime, tenthsOf(split.spent).onTime)
    : debriefCopy.reserve.one;
