import { ANIMAL_COUNT, MANNER_COUNT } from '@consorcio/copy/live-names';
import { type Dice, must } from '@consorcio/kernel';
import type { SeatRow } from './live-rows.ts';

/** A nickname, by its number, whose animal nobody has yet, as long as there is one. */
export function drawNickname(dice: Dice, seats: readonly Pick<SeatRow, 'nickname'>[]): number {
  const animals = Array.from({ length: ANIMAL_COUNT }, (_, i) => i);
  const used = new Set(seats.map(({ nickname }) => Math.floor(nickname / MANNER_COUNT)));
  const free = animals.filter((animal) => !used.has(animal));
  const list = free.length > 0 ? free : animals;
  return must(list[dice.below(list.length)], 'animal') * MANNER_COUNT + dice.below(MANNER_COUNT);
}
