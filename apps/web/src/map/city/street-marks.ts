import type { DoorMark, StreetMarks } from '@consorcio/art/street-marks';
import type { ReplyOf } from '@consorcio/contract';
import { fieldsOf, kept } from '@consorcio/contract/kept';
import { cyclesOf, fundOfMonth, type TermsSource } from '@consorcio/rules/queries';
import type { DreamId } from '@consorcio/rules/vocabulary';
import { termsOfStage } from '../../teaching/figures/terms-of-stage.ts';
import { awardsOf, type Group } from '../../teaching/group/awards.ts';
import { type CurrentStage, dreamParts, pictureShown } from '../chart/current-stage.ts';

/** The own campaign whose street this device shows, and the one that it showed before. */
export const STREET = kept('street', (text) => {
  const { campaign, before } = fieldsOf(JSON.parse(text));
  return typeof campaign === 'string' ? { campaign, before: typeof before === 'string' ? before : undefined } : null;
});

/** The campaign in whose street this own one begins, null for the device's first; from now on this is the newest. */
export function campaignBefore(campaign: string): string | null {
  const shown = STREET.read();
  if (shown?.campaign === campaign) return shown.before ?? null;
  STREET.write({ campaign, before: shown?.campaign });
  return shown?.campaign ?? null;
}

/** What is known of the campaign before. */
interface Books {
  readonly group: Group;
  readonly audit: ReplyOf<'audit'>;
}

/** How full the common fund is after so many assemblies, 0 to 1: full is what it holds before the closing. */
function fundAfter(terms: TermsSource, held: number): number {
  if (held === 0) return 0;
  return fundOfMonth(terms, held).left / fundOfMonth(terms, Math.max(1, cyclesOf(terms) - 1)).left;
}

/** The dream of everybody of a group but the player whose letter has come, in the order of the letters. */
const goodsOf = (group: Group, cycles: number, dream: DreamId): readonly DreamId[] =>
  [...awardsOf(group, cycles).keys()].filter((quota) => quota !== group.quota).map(() => dream);

/** The doors of who left, and of who paid nothing this month, in the order in which they stopped. */
const doorsOf = ({ gone = [], late = [] }: Group, lateDoor: DoorMark): readonly DoorMark[] => [
  ...gone.map((): DoorMark => 'shut'),
  ...late.map(() => lateDoor),
];

const EMPTY = { goods: [], doors: [], fund: 0, painted: 0, mended: 0 } as const;

/** The street as the campaign before left it. */
function leftBy({ group, audit }: Books): Omit<StreetMarks, 'house'> & { painted: number; mended: number } {
  const cycles = cyclesOf(audit);
  const held = group.waiting.length === 0 ? cycles : group.assemblies.length;
  return {
    goods: goodsOf(group, cycles, audit.dreamId as DreamId),
    doors: doorsOf(group, 'shut'),
    fund: fundAfter(audit, held),
    painted: audit.status === 'SUCCESS' ? 1 : held / cycles,
    mended: audit.lateCycles.length,
  };
}

/**
 * What the months of the own group have left in the town: a neighbour's dream for each letter, a shut door for each who left, light as
 * the common fund grows, and on the own house paint for the instalments and boards for the late ones. It begins as the campaign before
 * left it, whose marks give way one by one.
 * @param group after the last assembly; undefined before the first, and where it is not known
 * @param before of the campaign before; undefined for none
 */
export function streetOf(current: CurrentStage, group: Group | undefined, before: Books | undefined): StreetMarks {
  const { campaign, dream, stage } = current;
  const left = before === undefined ? EMPTY : leftBy(before);
  const goods = group === undefined ? [] : goodsOf(group, dream.cycles, pictureShown(current).dream);
  const doors = group === undefined ? [] : doorsOf(group, 'half');
  const painted = dreamParts(current) / dream.cycles;
  return {
    house: {
      coat: campaign.number ?? 1,
      painted,
      before: left.painted,
      mended: campaign.lateCycles?.length || (painted === 0 ? left.mended : 0),
    },
    fund: group === undefined ? left.fund : fundAfter(termsOfStage(current), stage.cycle - 1),
    goods: [...goods, ...left.goods.slice(goods.length)],
    doors: [...doors, ...left.doors.slice(doors.length)],
  };
}
