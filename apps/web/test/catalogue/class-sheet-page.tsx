import type { ReplyOf } from '@consorcio/contract';
import { nicknameOf } from '@consorcio/copy/live-names';
import { drawFrom } from '@consorcio/rules/audit';
import {
  CURRENT_LIVE_RULEBOOK,
  closePlayed,
  costsByWay,
  costsOfAll,
  type FoldedMonth,
  isMember,
  type MoveParts,
  openLiveGroup,
  redrawnOf,
  reserveOfGroup,
  shownMinutes,
  situationOf,
  tenPartsOf,
  termsOfGroup,
  worthOfSeat,
} from '@consorcio/rules/live';
import { LEAST_FOR_TOTALS, type LiveMonths } from '@consorcio/rules/live-words';
import { ClassSheet } from '../../src/screens/live/class-sheet/class-sheet-screen.tsx';
import { Exercises } from '../../src/screens/live/class-sheet/exercises-screen.tsx';
import { PROJECTORS } from '../fixtures/live-projectors.ts';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
/** Fewer than a real group's: the catalogue counts them as it opens. */
const REDRAWS = 20;
/** As far as nicknames go on from one to the next: animals and words both change. */
const STRIDE = 37;
/** Beyond the last step of every assembly. */
const LAST_STEP = 9;

export const CLASS_SHEETS = ['1', '5', '15', '31', '36', '40', 'exercises-40'] as const;

/** What somebody does in a month: every seventh leaves an instalment open, every eleventh two or three. */
function partsOf(quota: number, month: number): MoveParts {
  const isCareless = quota % 11 === 6 && month > 1 && month < 5;
  const isLate = quota % 7 === 3 && month === 3;
  const keepsBack = quota % 2 === 0;
  const bid = (quota + 3 * month) % 8 > 0 ? 0 : (keepsBack ? 20 : 120) + ((quota * STRIDE + month * 53) % 90);
  return {
    begun: { option: keepsBack ? 'A' : 'B', buys: quota % 5 !== 0, place: quota % 3 === 0 ? 3 : 2, isPlayed: true },
    score: 3000 + ((quota * 977 + month * 1361) % 6000),
    sealed: { pace: keepsBack ? 'NORMAL' : 'EXTRA', pays: !isCareless && !isLate, bid },
  };
}

/** A class of so many people that was played by the rules, as the server tells of it: the sheet's own sums agree. */
function classOf(people: number, months: LiveMonths) {
  const draw = drawFrom({ serverSeed: SEED, clientSeed: 'catalogo' });
  const quotas = Array.from({ length: people }, (_, i) => i + 1);
  const opening = { rulebook: CURRENT_LIVE_RULEBOOK, months, people: quotas };
  const opened = openLiveGroup(opening, draw);
  const played = Array.from({ length: months }, (_, i) => ({
    joined: [],
    parts: new Map(quotas.map((quota) => [quota, partsOf(quota, i + 1)])),
  }));
  const closed: FoldedMonth[] = [];
  for (const month of played) closed.push(closePlayed(closed.at(-1)?.group ?? opened, month, draw));
  const end = closed.at(-1)?.group ?? opened;
  const terms = termsOfGroup(end);
  const redrawn = redrawnOf({ opening, months: closed }, SEED, REDRAWS);
  const own = end.seats.filter(({ isHouse }) => !isHouse);
  const isFew = people < LEAST_FOR_TOTALS;
  const ways = costsByWay(closed, opened);
  const everybody = ways.some(({ costs }) => costs !== null) ? null : costsOfAll(closed, opened);
  const { kept, spent } = reserveOfGroup(
    closed.map(({ group }) => group),
    new Set(quotas),
  );
  const debrief: ReplyOf<'liveDebrief'> = {
    timeline: end.seats.map((seat) => ({
      quota: seat.quota,
      isHouse: seat.isHouse,
      isLost: !isMember(seat),
      won: seat.won,
    })),
    instalment: terms.instalment.whole,
    isFew,
    ways,
    letters: [],
    situations: [],
    notes: [],
    talks: [],
    whatIfs: [],
    everybody,
    reserve: { own: isFew ? null : { kept, spent }, redrawn: redrawn.reserve },
    parts: isFew ? null : tenPartsOf(redrawn.standings),
  };
  const rows: ReplyOf<'liveTable'>['rows'] = own.map((seat) => {
    const { quota, won, bid, misses } = seat;
    const { note = 0, decision = 0, hand = 0, luck = 0 } = redrawn.standings[quota - 1] ?? {};
    return {
      quota,
      nickname: nicknameOf(quota * STRIDE),
      joinedMonth: 0,
      absences: 0,
      won,
      bid,
      misses,
      situation: situationOf(seat),
      worth: worthOfSeat(seat, terms),
      note,
      decision,
      hand,
      luck,
    };
  });
  const shown = closed.map(({ minutes, group }) => ({
    month: minutes.month,
    minutes: shownMinutes(minutes, group, LAST_STEP),
  })) as unknown as ReplyOf<'liveAudit'>['closed'];
  return { debrief, rows, shown, quotas: end.seats.length, letter: terms.letter };
}

export function ClassSheetPage({ name }: { readonly name: string }) {
  const [people = 0] = name.split('-').map(Number).filter(Boolean);
  const months: LiveMonths = people < LEAST_FOR_TOTALS ? 4 : 5;
  const { debrief, rows, shown, quotas, letter } = classOf(people, months);
  const view = PROJECTORS['debrief-answers'];
  if (view === undefined) return null;
  const group = { ...view.group, people, quotas, months, letter } as const;
  if (name !== `${people}`) return <Exercises groupId="exemplo" {...{ group, rows }} closed={shown} />;
  const totals = (share: number) => ({
    people: people - 2,
    right: [share, share - 1, share - 2].map((tenths) => Math.floor(((people - 2) * tenths) / 10)),
  });
  return (
    <ClassSheet
      groupId="exemplo"
      view={{
        ...view,
        group,
        questions: people < 2 + LEAST_FOR_TOTALS ? null : { before: totals(5), after: totals(9) },
      }}
      debrief={debrief}
      rows={rows}
    />
  );
}
