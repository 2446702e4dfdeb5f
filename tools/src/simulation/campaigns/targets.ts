import { CURRENT_RULEBOOK, rulebookOf } from '@consorcio/rules';
import type { Context, ContractEnd, Difficulty, DreamId } from '@consorcio/rules/vocabulary';
import type { Line, Range } from '../table.ts';
import { difference, type Figure, mean, pooled, scaled, share } from '../tally.ts';
import type { Outcome } from './campaigns.ts';
import { CHOOSERS } from './options.ts';
import { keeping, PEOPLE, type Person, type PersonName } from './people.ts';

/* The targets of RULES2 G.2 that are about campaigns; those about notes are in note-targets.ts. */

/** Plays the cell of a person and a dream, once. A person who is not of the table has a name of their own. */
export type PlayPerson = (name: string, person: Person, dream: DreamId) => readonly Outcome[];

const { dreams } = rulebookOf(CURRENT_RULEBOOK);
export const DREAMS: readonly DreamId[] = dreams.map(({ id }) => id);
const dreamsOf = (difficulty: Difficulty): readonly DreamId[] =>
  dreams.filter((dream) => dream.difficulty === difficulty).map(({ id }) => id);
/** The dream of six cycles, by which it is measured how campaigns end. */
const SIX_CYCLES: DreamId = 4;
const HOUSE: DreamId = 7;
const THIRD = 1 / 3;

const ANY = 1;
const atLeast = (least: number): Range => ({ least, most: ANY });
const points = (least: number): Range => ({ least, most: Number.POSITIVE_INFINITY });

const isCompleted = ({ context }: Outcome): boolean => context !== 'DEFAULT';
const hasMonths = ({ context }: Outcome): boolean => context === 'BID' || context === 'JACKPOT';
const KEPT: readonly (ContractEnd | null)[] = ['QUITADO', 'QUITADO_COM_APERTO'];
const isKept = ({ end }: Outcome): boolean => KEPT.includes(end);
const worthIn = (outcomes: readonly Outcome[]): Figure => mean(outcomes, ({ worth }) => worth);

/** The table, line by line as its campaigns are played. */
export function* campaignLines(playPerson: PlayPerson): Generator<Line> {
  const play = (name: PersonName, dream: DreamId) => playPerson(name, PEOPLE[name], dream);
  yield* completions(play);
  yield* endings(play);
  yield* contracts(play);
  for (const dream of DREAMS) {
    const figure = difference(worthIn(play('reserve-first', dream)), worthIn(play('all-in', dream)));
    yield {
      player: 'reserve-first',
      claim: `worth over all-in, dream ${dream}`,
      target: points(20),
      unit: 'points',
      figure,
    };
  }
  for (const skill of [0.6, 0.85]) yield keepingPays(playPerson, skill);
  for (const dream of [...dreamsOf('MEDIUM'), ...dreamsOf('HARD')]) {
    const paid = (name: PersonName): Figure => share(play(name, dream), isKept);
    const figure = scaled(difference(paid('average'), paid('all-in')), 100);
    const claim = `contract paid of 100 begun, over all-in, dream ${dream}`;
    yield { player: 'average', claim, target: points(5), unit: 'points', figure };
  }
  const answering = (option: 'best' | 'credit'): Figure =>
    share(
      playPerson(`average, ${option} answers`, { ...PEOPLE.average, option: CHOOSERS[option] }, HOUSE),
      isCompleted,
    );
  const figure = scaled(difference(answering('best'), answering('credit')), 100);
  yield {
    player: 'best answers',
    claim: 'house completed of 100, over credit',
    target: points(5),
    unit: 'points',
    figure,
  };
}

type Play = (name: PersonName, dream: DreamId) => readonly Outcome[];

function* completions(play: Play): Generator<Line> {
  const ranges: readonly [Difficulty, Range][] = [
    ['EASY', atLeast(0.95)],
    ['MEDIUM', { least: 0.8, most: 0.9 }],
    ['HARD', { least: 0.6, most: 0.75 }],
  ];
  for (const [difficulty, target] of ranges) {
    for (const dream of dreamsOf(difficulty)) {
      const figure = share(play('average', dream), isCompleted);
      yield { player: 'average', claim: `completes ${difficulty}, dream ${dream}`, target, unit: 'percent', figure };
    }
  }
  for (const dream of dreamsOf('HARD')) {
    const figure = share(play('careless', dream), (outcome) => !isCompleted(outcome));
    yield { player: 'careless', claim: `fails HARD, dream ${dream}`, target: atLeast(0.7), unit: 'percent', figure };
  }
  for (const dream of DREAMS) {
    const figure = share(play('planner', dream), isCompleted);
    yield { player: 'planner', claim: `completes dream ${dream}`, target: atLeast(0.97), unit: 'percent', figure };
  }
}

/** How the completed campaigns of six cycles ended. */
function* endings(play: Play): Generator<Line> {
  const outcomes = play('average', SIX_CYCLES).filter(isCompleted);
  const ways: readonly [Context, string, Range][] = [
    ['BID', 'by bid', { least: 0.3, most: 0.45 }],
    ['JACKPOT', 'by raffle', { least: 0.1, most: 0.25 }],
    ['PAID', 'all paid', atLeast(0.35)],
  ];
  for (const [context, how, target] of ways) {
    const figure = share(outcomes, (outcome) => outcome.context === context);
    yield {
      player: 'average',
      claim: `of those completed, ${how}, dream ${SIX_CYCLES}`,
      target,
      unit: 'percent',
      figure,
    };
  }
}

/** What became of the contracts that had months after the letter; every dream counts the same. */
function* contracts(play: Play): Generator<Line> {
  const ranges: readonly [PersonName, Range][] = [
    ['planner', atLeast(0.95)],
    ['average', { least: 0.75, most: 0.9 }],
    ['all-in', { least: 0.4, most: 0.65 }],
    ['careless', { least: 0, most: 0.35 }],
  ];
  const ends: readonly [string, (outcome: Outcome) => boolean][] = [
    ['QUITADO', ({ end }) => end === 'QUITADO'],
    ['good kept', isKept],
  ];
  for (const [claim, holds] of ends) {
    for (const [player, target] of ranges) {
      const figure = pooled(DREAMS.map((dream) => share(play(player, dream).filter(hasMonths), holds)));
      yield { player, claim: `${claim}, of contracts with months, all dreams`, target, unit: 'percent', figure };
    }
  }
}

/** What it is worth that every bid leaves a third of the next instalment. */
function keepingPays(playPerson: PlayPerson, skill: number): Line {
  const worth = (part: number): Figure => {
    const person: Person = { ...PEOPLE.average, bid: keeping(part), skill };
    return pooled(
      DREAMS.map((dream) => worthIn(playPerson(`average ${skill}, keeps ${part.toFixed(2)}`, person, dream))),
    );
  };
  const figure = difference(worth(THIRD), worth(0));
  return {
    player: `average, ${skill}`,
    claim: 'worth, a third kept over nothing kept',
    target: points(0),
    unit: 'points',
    figure,
  };
}
