import { Dice, dealer } from '@consorcio/kernel';
import { evenly } from '../fixed.ts';
import * as C from './config.ts';

/** Pixels from the start. */
export interface Obstacle {
  readonly x: number;
  readonly kind: C.Kind;
}

/** A coin, or a box. `y` is pixels above the road. */
export interface Treat {
  readonly x: number;
  readonly y: number;
  readonly box: boolean;
}

export interface Street {
  readonly obstacles: readonly Obstacle[];
  readonly treats: readonly Treat[];
}

/** Pixels before the first obstacle, and of the first gap: what one version's street differs in from another's. */
export interface Beginning {
  readonly first: number;
  readonly gap: number;
}

/** The whole street, from the seed: nothing the player does changes what comes. */
export function lay(seed: string, { first, gap }: Beginning): Street {
  const dice = Dice.of(seed, 1);
  const nextKind = dealer(dice, C.KIND_BAG);
  const nextTreat = dealer(dice, C.TREAT_BAG);
  const obstacles: Obstacle[] = [];
  const treats: Treat[] = [];
  let x = first;
  while (x < C.STREET) {
    // Order of dice for each obstacle: kind, treat, gap (GAMES section 5).
    const kind = nextKind();
    obstacles.push({ x, kind });
    treats.push(...treatsAt(x, kind, nextTreat()));
    x += gapAt(x, gap) + dice.below(C.GAP_SPREAD);
  }
  return { obstacles, treats };
}

const gapAt = (x: number, gap: number): number =>
  evenly(gap, C.GAP_END, Math.min(x, C.GAP_SHRINKS_TO), C.GAP_SHRINKS_TO);

function treatsAt(x: number, kind: C.Kind, treat: C.TreatKind): Treat[] {
  const coinsAt = (places: readonly (readonly [number, number])[]): Treat[] =>
    places.map(([past, y]) => ({ x: x + past, y, box: false }));
  switch (treat) {
    case 'arc':
      return kind === 'wire' ? [] : coinsAt(C.ARC);
    case 'row':
      return coinsAt(C.ROW);
    case 'box':
      return [{ x, y: kind === 'wire' ? C.BOX_LOW : C.BOX_HIGH, box: true }];
    default:
      return [];
  }
}
