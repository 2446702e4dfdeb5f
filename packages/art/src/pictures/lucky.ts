/** The pictures that seats of a live group choose a word from (LIVE 3.12). */
import type { LuckyWord } from '@consorcio/rules/live-words';
import { picture, type Svg } from '../core/svg.ts';
import { SKY_PICTURES, THING_PICTURES } from '../scenes/lucky.ts';
import { centred } from './frames.ts';

const BODIES: Readonly<Record<LuckyWord, Svg>> = { ...SKY_PICTURES, ...THING_PICTURES };

/** One lucky picture, 104 square. */
export const luckyPicture = (word: LuckyWord): Svg => picture(`figura-${word}`, centred(104, 104), BODIES[word]);
