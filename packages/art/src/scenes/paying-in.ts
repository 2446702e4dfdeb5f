/** The tutorial's third step: the group around its jar, in parts that a page moves; what comes after the payment lies unseen. */
import { at, each, g, type Svg, times } from '../core/svg.ts';
import { posed } from '../people/posed.ts';
import type { PersonRef, PoseName } from '../people/vocabulary.ts';
import { ICON } from '../ui/icons.ts';
import { openJar } from './assembly.ts';
import { FLOOR, hallWall } from './moment-parts.ts';

const PLAYER = 'player';
interface Payer {
  readonly who: PersonRef | typeof PLAYER;
  readonly x: number;
  /** Above the floor: farther away. */
  readonly up: number;
  readonly scale: number;
  readonly rejoices: PoseName;
  readonly looksLeft?: boolean;
  /** Where the hand with the coin is. */
  readonly hand: readonly [x: number, y: number];
  readonly coins: number;
}
/** From back to front; left of the player is room for the bill. */
const PAYERS: readonly Payer[] = [
  { who: 'x12', x: 34, up: 26, scale: 0.42, rejoices: 'celebra', hand: [68, -8], coins: 1 },
  { who: 'x21', x: 128, up: 26, scale: 0.43, rejoices: 'vitoria', looksLeft: true, hand: [94, -6], coins: 1 },
  { who: PLAYER, x: -74, up: 0, scale: 0.53, rejoices: 'pulo', hand: [12, -8], coins: 5 },
  { who: 'x7', x: 212, up: 0, scale: 0.5, rejoices: 'palmas', looksLeft: true, hand: [134, -1], coins: 1 },
];
const JAR = { x: 82, before: 0.3, after: 0.8 } as const;
const COIN = g(ICON.dinheiro, { transform: 'scale(.42)' });

/** Something as it is before and after the payment, marked with whose it is. */
const turn = (name: string, before: Svg, after: Svg): Svg =>
  g(g(before, { 'data-before': '' }) + g(after, { 'data-after': '', opacity: 0 }), { 'data-of': name });

/** 516 x 244 around 0,0. */
export const payingIn = (player: PersonRef): Svg =>
  hallWall +
  each(PAYERS, ({ who, x, up, scale, rejoices, looksLeft }) => {
    const somebody = { persona: who === PLAYER ? player : who, scale, flip: looksLeft };
    const gives = { pose: 'servir', expression: 'feliz', props: { handB: at(4, 8, ICON.dinheiro, 0.8) } } as const;
    const [before, after] = [gives, { pose: rejoices, expression: 'radiante' } as const].map((does) =>
      at(x, FLOOR - up, posed({ ...somebody, ...does }), scale),
    );
    return turn(who === PLAYER ? PLAYER : 'group', before ?? '', after ?? '');
  }) +
  turn('jar', at(JAR.x, FLOOR - 2, openJar(JAR.before), 1.1), at(JAR.x, FLOOR - 2, openJar(JAR.after), 1.1)) +
  each(PAYERS, ({ hand: [x, y], coins }, i) =>
    at(
      x,
      y,
      g(
        times(coins, () => g(COIN, { opacity: 0 })),
        { 'data-coins': i },
      ),
    ),
  );
