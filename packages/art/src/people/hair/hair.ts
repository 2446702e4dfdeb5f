/** All hair styles by name. */
import type { HairStyle } from '../person.ts';
import { flatCap, turban } from './covered.ts';
import { blackPower, curlyHair } from './curly.ts';
import { bob, braids, longHair, ponytail, wavyHair } from './long.ts';
import type { Hair, HairFrame } from './parts.ts';
import { bald, bun, buzzCut, combed, quiff } from './short.ts';

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
