import type { ReplyOf } from '@consorcio/contract';
import type { ApiPlayer } from '../support/api-player.ts';
import { at, type View } from './view.ts';

type Contract = ReplyOf<'afterLetter'>;

/** Opens the months after the letter once they stand at `phase`, which is reached by calls: a turn of rest more than of work. */
const openAt =
  (phase: Contract['phase'], words: string | RegExp): View['open'] =>
  async (page, player) => {
    const campaignId = (await player.call('auth')).campaign?.id ?? '';
    let contract = await player.call('afterLetter', { params: { campaignId } });
    while (contract.phase !== phase) contract = await goOn(player, campaignId, contract);
    await at(`/depois-da-carta/${campaignId}`, words)(page);
  };

function goOn(player: ApiPlayer, campaignId: string, { phase, month }: Contract): Promise<Contract> {
  const given = (body: object) => ({ params: { campaignId }, body: { month: month ?? 0, ...body } });
  switch (phase) {
    case 'USE':
      return player.call('afterLetterUse', { params: { campaignId }, body: { use: 'TERM' } });
    case 'PLAN':
      return player.call('afterLetterPlan', given({ works: 1 }));
    case 'EVENT':
      return player.call('afterLetterEvent', given({}));
    default:
      return player.call('afterLetterPay', given({}));
  }
}

/** The months after a letter that a bid won; each view goes on where the one before stood. */
export const AFTER_LETTER_VIEWS: readonly View[] = [
  { name: 'after-letter-use', open: openAt('USE', 'O que o lance vai pagar?') },
  { name: 'after-letter-plan', open: openAt('PLAN', 'Como vai ser este mês?') },
  { name: 'after-letter-card', open: openAt('EVENT', 'SEGUIR') },
  { name: 'after-letter-bill', open: openAt('BILL', 'A conta do mês') },
  { name: 'after-letter-end', open: openAt(null, /^(Tudo pago!|Você chegou ao fim|A garantia pagou o grupo)$/) },
];
