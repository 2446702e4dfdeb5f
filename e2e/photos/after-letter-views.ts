import type { ReplyOf } from '@consorcio/contract';
import { at, type View } from './view.ts';

/** Opens the months after the letter once they stand at `phase`, which is reached by calls: a turn of rest more than of work. */
const openAt =
  (phase: ReplyOf<'afterLetter'>['phase'], words: string | RegExp): View['open'] =>
  async (page, player) => {
    await player.liveAfterLetter(phase, 1);
    await at(`/depois-da-carta/${await player.campaignId()}`, words)(page);
  };

/** The months after a letter that a bid won; each view goes on where the one before stood. */
export const AFTER_LETTER_VIEWS: readonly View[] = [
  { name: 'after-letter-use', open: openAt('USE', 'O que o lance vai pagar?') },
  { name: 'after-letter-plan', open: openAt('PLAN', 'Como vai ser este mês?') },
  { name: 'after-letter-card', open: openAt('EVENT', 'SEGUIR') },
  { name: 'after-letter-bill', open: openAt('BILL', 'A conta do mês') },
  { name: 'after-letter-end', open: openAt(null, /^(Tudo pago!|Você chegou ao fim|A garantia pagou o grupo)$/) },
];
