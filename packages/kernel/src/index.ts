export type { Brand } from './brand.ts';
export { type CsvCell, csvText } from './csv.ts';
export { Dice, type DiceState, dealer } from './dice.ts';
export { BrokenInvariant, must, unreachable } from './never.ts';
export { type Ok, ok, type Refused, type Result, refuse } from './result.ts';
