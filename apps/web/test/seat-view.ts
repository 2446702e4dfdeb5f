import type { ReplyOf } from '@consorcio/contract';
import type { SeatHere } from '../src/screens/live/seat/seat-context.ts';

type SeatView = ReplyOf<'liveSeat'>;
type Month = NonNullable<SeatView['month']>;
type Move = NonNullable<Month['move']>;

const GROUP: SeatView['group'] = {
  code: 'BCDFGH',
  months: 4,
  mode: 'LIVE',
  pace: 'NORMAL',
  phase: 'PRIVATE',
  month: 2,
  step: 0,
  areAnswersShown: false,
  isPaused: false,
  closesAt: null,
  letter: 400,
  quotas: 8,
  people: 5,
  hours: null,
  commitment: '0'.repeat(64),
  clientSeed: null,
};
const SEAT: SeatView['seat'] = {
  quota: 1,
  nickname: 'Capivara Calma',
  persona: 1,
  colour: 0,
  motive: 'WORK',
  status: 'WAITING',
  word: null,
  won: null,
  sale: null,
  renamesLeft: 0,
  answered: { before: true, after: false },
  forms: { before: 'A', after: 'B' },
};
const WALLET: SeatView['wallet'] = {
  cash: 200,
  card: 0,
  next: 0,
  energy: 6,
  paid: 120,
  bid: 0,
  open: 0,
  fees: 0,
  costs: 0,
};
const MONTH: Month = { card: 0, coins: -80, due: 120, mayBuy: false, move: null, run: null };
/** What was begun of a month without its minigame, and nothing more. */
export const BEGUN: Move = {
  option: 'A',
  buys: false,
  place: 2,
  isPlayed: false,
  score: null,
  pace: null,
  pays: null,
  bid: null,
  guess: null,
};

interface Parts extends Partial<Omit<SeatView, 'group' | 'seat' | 'wallet' | 'month'>> {
  readonly group?: Partial<SeatView['group']>;
  readonly seat?: Partial<SeatView['seat']>;
  readonly wallet?: Partial<SeatView['wallet']>;
  readonly month?: Partial<Month> | null;
}

/** The whole view of a seat in its second month, with what a test says of it otherwise. */
export const seatView = ({ group, seat, wallet, month = {}, ...others }: Parts): SeatView => ({
  version: '1.5.0',
  now: 0,
  assembly: null,
  held: null,
  closed: null,
  answers: null,
  missed: null,
  end: null,
  group: { ...GROUP, ...group },
  seat: { ...SEAT, ...seat },
  wallet: { ...WALLET, ...wallet },
  month: month && { ...MONTH, ...month },
  ...others,
});

/** What the parts of a seat's page have. */
export const seatHere = (view: SeatView): SeatHere => ({
  seat: { groupId: 'group', quota: view.seat.quota, key: 'key', pictures: [], code: view.group.code },
  token: 'token',
  view,
  at: 0,
  trouble: null,
  onView: () => undefined,
});
