import { roomPopup } from '@consorcio/copy/popups';
import { Dice } from '@consorcio/kernel';
import { answerTo, nextMove, type Plan, plans, viewOfCampaign } from '@consorcio/players';
import { type Campaign, drawFrom, roomsFor, viewOf } from '@consorcio/rules';
import { DREAMS } from '@consorcio/rules/catalogue';
import { cyclesOf, payTermsOf, vigorLevelAt, wagesToday } from '@consorcio/rules/queries';
import { RULEBOOK_VERSIONS, type RulebookVersion } from '@consorcio/rules/vocabulary';
import { describe, expect, test } from 'vitest';

/* What a place's popup tells of today's pay before a run, against what the run is then paid, in random campaigns. */

const STATES = 10_000;
const FULL = 10_000;
const dice = Dice.of('3a6e3a6e3a6e3a6e3a6e3a6e3a6e3a6e', 1);
const hex = (): string => Array.from({ length: 64 }, () => dice.below(16).toString(16)).join('');

/** A run with the words of its popup: what they told, what was paid, and where it was. */
interface Run {
  readonly told: readonly number[];
  readonly whole: readonly [least: number, most: number];
  readonly paid: number;
  /** Above an honest run is what only rulebook 3 pays for. */
  readonly played: 'below' | 'honest' | 'above';
  readonly state: string;
}

const balanceOf = ({ wallet: { energy, effort } }: Campaign): number => energy + effort;

/** Runs of campaigns that somebody plays anyhow, until there are so many. */
function* runsBy(rulebook: RulebookVersion): Generator<Run> {
  const { least, most } = payTermsOf(rulebook).care.honest;
  for (let found = 0; found < STATES; ) {
    const dream = DREAMS[dice.below(DREAMS.length)]?.id ?? 1;
    const plan: Plan = { ...plans.random(Dice.of(hex().slice(0, 32), 1)), dream };
    const dreamsDone = dice.below(2);
    const isPoor = dice.below(3) === 0;
    let scoreBp = 0;
    const score = () => {
      scoreBp = dice.below(isPoor ? 2 * least : FULL + 1);
      return scoreBp;
    };
    const table = { draw: drawFrom({ serverSeed: hex(), clientSeed: '' }), score, dreamsDone, rulebook };
    let latest: Campaign | null = null;
    while (latest === null || latest.status === 'ACTIVE') {
      const before: Campaign | null = latest;
      const move = nextMove(before === null ? null : viewOfCampaign(before), plan);
      const answer = answerTo(before, move, table);
      if (!answer.ok) throw new Error(`refused: ${answer.refusal}`);
      latest = answer.value.campaign;
      if (before === null || move.kind !== 'begin' || viewOf(before).stage.type !== 'MINIGAME') continue;
      const ended = answerTo(latest, { kind: 'finish' }, table);
      if (!ended.ok) throw new Error(`refused: ${ended.refusal}`);
      const { energy } = before.wallet;
      const wages = wagesToday(before, move.roomId, energy);
      const stars = ended.value.facts.reduce((sum, fact) => sum + (fact.type === 'StarsThanked' ? fact.energy : 0), 0);
      const rewards = roomsFor(before).find(({ id }) => id === move.roomId)?.rewards;
      const { minEffort = 0, minEnergy = 0, maxEffort = 0, maxEnergy = 0 } = rewards ?? {};
      const { stage } = viewOf(before);
      found += 1;
      yield {
        told: (roomPopup.range(wages.min, wages.max).match(/\d+/g) ?? []).map(Number),
        whole: [minEffort + minEnergy, maxEffort + maxEnergy],
        paid: balanceOf(ended.value.campaign) - balanceOf(latest) - stars,
        played: scoreBp < least ? 'below' : scoreBp <= most ? 'honest' : 'above',
        state: [
          `room ${move.roomId}`,
          vigorLevelAt(before, energy),
          before.isNewGamePlus ? 'NG+' : 'normal',
          stage.createdByFailure ? 'recovery' : 'month',
          stage.cycle === cyclesOf(before) ? 'last' : 'earlier',
        ].join(', '),
      };
      latest = ended.value.campaign;
    }
  }
}

describe.each(RULEBOOK_VERSIONS)(
  `what a popup tells of today's pay, in ${STATES} random states by rulebook %i`,
  (rulebook) => {
    const runs = [...runsBy(rulebook)];

    test('is what an honest run is paid: the one number, or within its two; less played is never paid more', () => {
      const faults = runs.filter(({ told, paid, played }) => {
        const [least = Number.NaN, most = least] = told;
        return (paid > most && played !== 'above') || (paid < least && played !== 'below');
      });
      expect(faults).toEqual([]);
    });

    test('lies within what the room is said to pay at all', () => {
      expect(runs.filter(({ paid, whole: [least, most] }) => paid > most || paid < Math.min(least, most))).toEqual([]);
    });

    test('is reached at both ends, in every room, with every strength, in New Game Plus, recovery and last month', () => {
      const ends = new Map<string, Set<string>>();
      for (const { state, told, paid, played } of runs) {
        if (played !== 'honest') continue;
        const [least, most = least] = told;
        for (const word of state.split(', ')) {
          const seen = ends.get(word) ?? new Set();
          if (paid === least) seen.add('least');
          if (paid === most) seen.add('most');
          ends.set(word, seen);
        }
      }
      for (const [word, seen] of ends) expect([word, [...seen].sort()]).toEqual([word, ['least', 'most']]);
      expect([...ends.keys()].sort()).toEqual(
        ['EXHAUSTED', 'FRESH', 'NG+', 'TIRED', 'earlier', 'last', 'month', 'normal', 'recovery']
          .concat(['room 2', 'room 3', 'room 4', 'room 5'])
          .sort(),
      );
    });
  },
);
