import { Dice, must } from '@consorcio/kernel';
import {
  begunBy,
  LIVE_PEOPLE,
  type Person,
  type PersonName,
  type Sight,
  sealedBy,
} from '@consorcio/players/live-people';
import type { Draw } from '@consorcio/rules';
import {
  atPlace,
  CURRENT_LIVE_RULEBOOK,
  closePlayed,
  coinsOf,
  drawOffset,
  type FoldedMonth,
  type MoveParts,
  type Opening,
  openLiveGroup,
  type SeatDraft,
  termsOfGroup,
} from '@consorcio/rules/live';
import type { LiveMonths } from '@consorcio/rules/live-words';
import { fastDraw, seedOf } from '../fast-draw.ts';

const WORDS = 2 ** 32;
/** The mean of four even draws: nearly normal, standard deviation 0.16, as an average player's minigame. */
const SPREAD = 0.16 * Math.sqrt(3);
const FULL = 10_000;

function scoreOf(dice: Dice, skill: number): number {
  const real = (): number => dice.word() / WORDS;
  const bell = real() + real() + real() + real() - 2;
  return Math.max(0, Math.min(FULL, Math.round(FULL * (skill + SPREAD * bell))));
}

/** What a model player does in a month, step by step as its coins change. */
function partsOf(person: Person, draft: SeatDraft, coins: number, sight: Omit<Sight, 'seat'>): MoveParts {
  const begun = begunBy(person, draft, coins, sight);
  const score = scoreOf(sight.dice, person.skill);
  atPlace(draft, begun.place, score, sight.terms);
  return { begun: { ...begun, isPlayed: true }, score, sealed: sealedBy(person, draft, sight) };
}

export interface Cast {
  readonly months: LiveMonths;
  /** By quota - 1. */
  readonly people: readonly PersonName[];
}

export type PlayedGroup = Readonly<ReturnType<typeof playGroup>>;

/** Plays a whole group; chance of the group and of its people are apart. The same seed gives the same group. */
export function playGroup(cast: Cast, stream: string, i: number) {
  const { months, people } = cast;
  const seed = seedOf(stream, i);
  const draw: Draw = fastDraw(seed);
  const minds = people.map((_, at) => Dice.of(seed, at + 1));
  const opening: Opening = { rulebook: CURRENT_LIVE_RULEBOOK, months, people: people.map((_, at) => at + 1) };
  const closed: FoldedMonth[] = [];
  let group = openLiveGroup(opening, draw);
  const terms = termsOfGroup(group);
  for (let month = 1; month <= months; month += 1) {
    const offset = drawOffset(group, month, draw);
    const parts = new Map<number, MoveParts>();
    for (const [at, name] of people.entries()) {
      const person: Person | null = LIVE_PEOPLE[name];
      if (person === null) continue;
      const sight = { terms, month, left: months - month + 1, dice: must(minds[at], 'dice') };
      const seat = { ...must(group.seats[at], 'seat') };
      parts.set(at + 1, partsOf(person, seat, coinsOf(offset, at + 1, terms), sight));
    }
    const folded = closePlayed(group, { joined: [], parts }, draw);
    closed.push(folded);
    group = folded.group;
  }
  return { ...cast, opening, closed, end: group, terms };
}
