/** All hair styles by name. */
import type { HairStyle } from '../person.ts';
import { bald } from './bald.ts';
import { blackPower } from './black-power.ts';
import { bob } from './bob.ts';
import { braids } from './braids.ts';
import { bun } from './bun.ts';
import { buzzCut } from './buzz-cut.ts';
import { combed } from './combed.ts';
import { curlyHair } from './curly-hair.ts';
import { flatCap } from './flat-cap.ts';
import { longHair } from './long-hair.ts';
import type { Hair, HairFrame } from './parts.ts';
import { ponytail } from './ponytail.ts';
import { quiff } from './quiff.ts';
import { turban } from './turban.ts';
import { wavyHair } from './wavy.ts';

const STYLES: Readonly<Record<HairStyle, (frame: HairFrame) => Hair>> = {
  black: blackPower,
  longo: longHair,
  ondulado: wavyHair,
  boina: flatCap,
  topete: quiff,
  curto: combed,
  cacheado: curlyHair,
  chanel: bob,
  rabo: ponytail,
  trancas: braids,
  coque: bun,
  careca: bald,
  raspado: buzzCut,
  lenco: turban,
};
/** Hair around a head, with what is worn on it. */
export const hairOf = (frame: HairFrame): Hair => STYLES[frame.person.hairStyle](frame);
