/** One scene for each of the 45 badges, in the medal of its grade. */

import type { BadgeType } from '@consorcio/rules/vocabulary';
import { g, type Svg } from '../core/svg.ts';
import { ASSEMBLIES, BIDS, RAFFLES, WON_BIDS } from './badges/group.ts';
import { BALANCE, COMEBACK, CONCEPTS, DREAMS_DONE, EVENTS, SAVER } from './badges/life.ts';
import type { BadgeScene, SceneOfGrades } from './badges/scene.ts';
import { DANCER, MATCHES, ON_TIME, RUNNER, TAPPER } from './badges/work.ts';
import { type Grade, medalFrame } from './medal-frame.ts';

const SCENES: Readonly<Record<BadgeType, SceneOfGrades>> = {
  PAYMENT_ON_TIME: ON_TIME,
  GAME_TAPPER: TAPPER,
  GAME_MATCHES: MATCHES,
  GAME_DANCER: DANCER,
  GAME_RUNNER: RUNNER,
  BID_PLACED: BIDS,
  BID_WON: WON_BIDS,
  ASSEMBLY: ASSEMBLIES,
  JACKPOT_WON: RAFFLES,
  DREAM_DONE: DREAMS_DONE,
  SAVER,
  BALANCE,
  EVENTS,
  CONCEPTS,
  COMEBACK,
};
/** The scene of one badge. */
export function badgeScene(type: BadgeType, grade: Grade): BadgeScene {
  const [bronze, silver, gold] = SCENES[type];
  return grade === 1 ? bronze() : grade === 2 ? silver() : gold();
}

/** The outline of what is to be found, in one colour. */
const silhouette = (art: Svg): Svg => art.replaceAll(/\b(fill|stroke|stop-color)="(?!none)[^"]+"/g, '$1="#9D8FC0"');

/** the finished medal, about 240 wide around 0,0; a locked one shows the outline of the first grade */
export function medal(type: BadgeType, grade: Grade = 1, { locked = false }: { readonly locked?: boolean } = {}): Svg {
  if (locked) return medalFrame({ grade, locked, scene: silhouette(badgeScene(type, 1).front) });
  const { back, front } = badgeScene(type, grade);
  return medalFrame({ grade, scene: back + g(front) });
}
