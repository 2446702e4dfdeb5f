import { Dice } from '@consorcio/kernel';
import { LIVE_MONTHS, MOTIVES } from '@consorcio/rules/live-words';
import { seedOf } from '../fast-draw.ts';
import { castOf, MIXES, type PersonName } from './people.ts';
import { playGroup } from './play-group.ts';
import { worthOf } from './tally.ts';

/* Which way of bidding ends best, setting by setting (LIVE 4.3). */

export const WAYS = ['saver', 'keeps180', 'keeps120', 'keeps60', 'half', 'late', 'allIn', 'neverPays'] as const;
const PEOPLE = [6, 20, 40];
/** Quotas 1 to 3 have the three motives, whatever their way. */
const TRIED = [1, 2, 3];

/** Groups that `settings` plays for a number of rounds. */
export const groupsOfSettings = (rounds: number): number =>
  LIVE_MONTHS.length * PEOPLE.length * Object.keys(MIXES).length * WAYS.length * rounds;

/** In how many settings each way was best, and how many settings there are. */
export function settings(rounds: number, played: () => void) {
  const best = new Map<PersonName, number>(WAYS.map((way) => [way, 0]));
  let count = 0;
  for (const months of LIVE_MONTHS) {
    for (const people of PEOPLE) {
      for (const [name, mix] of Object.entries(MIXES)) {
        const sums = new Map(WAYS.map((way) => [way, new Map(MOTIVES.map((motive) => [motive, 0]))]));
        for (let round = 0; round < rounds; round += 1) {
          const stream = `settings ${months} ${people} ${name}`;
          const others = castOf(mix, people, Dice.of(seedOf(stream, round), 0));
          for (const way of WAYS) {
            const group = playGroup({ months, people: [way, way, way, ...others.slice(3)] }, `${stream} ${way}`, round);
            for (const [i, worth] of worthOf(group, TRIED).entries()) {
              const motive = group.end.seats[i]?.motive ?? 'WORK';
              const sum = sums.get(way);
              sum?.set(motive, (sum.get(motive) ?? 0) + worth);
            }
            played();
          }
        }
        for (const motive of MOTIVES) {
          const worth = (way: PersonName): number => sums.get(way as (typeof WAYS)[number])?.get(motive) ?? 0;
          const winner = WAYS.reduce((a, b) => (worth(b) > worth(a) ? b : a));
          best.set(winner, (best.get(winner) ?? 0) + 1);
          count += 1;
        }
      }
    }
  }
  return { best, count };
}
