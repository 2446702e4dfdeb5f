/** One scene for each of the 45 badges, in the medal of its grade. */
import type { BadgeType } from '@consorcio/rules/vocabulary';
import { channels } from '../core/colour.ts';
import { g, nth, type Svg } from '../core/svg.ts';
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

/** Tones of a print in one ink, from dark to light. */
const INKS = ['#3B2D74', '#6A5AA6', '#A697D2', '#F1ECFB'] as const;
/** What is to be found, printed in one ink: each colour in the tone of its own light. */
const printed = (art: Svg): Svg =>
  art.replaceAll(/\b(fill|stroke|stop-color)="(#[0-9a-f]{6})"/gi, (_, name: string, colour: string) => {
    const light = channels(colour).reduce((sum, value) => sum + value, 0) / (3 * 256);
    return `${name}="${nth(INKS, Math.floor(light * INKS.length))}"`;
  });

/** the finished medal, about 240 wide around 0,0; a locked one is a pale print of its own scene */
export function medal(type: BadgeType, grade: Grade = 1, { locked = false }: { readonly locked?: boolean } = {}): Svg {
  const { back, front } = badgeScene(type, grade);
  if (!locked) return medalFrame({ grade, scene: back + g(front) });
  return medalFrame({ grade, locked, scene: g(printed(back), { opacity: 0.5 }) + g(printed(front)) });
}
