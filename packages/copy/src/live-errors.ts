import type { LiveErrorCode } from '@consorcio/contract/wire';
import { leastBidText } from './live-assembly.ts';

/** Codes of other calls that a live group answers too. */
type AlsoLive = 'BALANCE_INSUFFICIENT' | 'REPLAY_INVALID' | 'RATE_LIMITED';

/** Of a command without an answer, or with a code that has no sentence of its own: it is not sent again by itself. */
export const TRY_AGAIN = {
  offline: 'Sem conexão. Tente de novo.',
  busy: 'O jogo não respondeu agora. Tente de novo.',
} as const;

/** Numbers of the live rulebook that a refusal says. */
interface LiveLimits {
  readonly leastBid: number;
}

/** What a player of a live group reads for a code (LIVE section 5); apart from the others, since it comes with their screens. */
export const liveErrors = ({ leastBid }: LiveLimits): Readonly<Record<LiveErrorCode | AlsoLive, string>> => ({
  LIVE_NOT_FOUND: 'Não achamos esse grupo. Confira o código no telão.',
  LIVE_FULL: 'Não há mais lugar neste grupo.',
  LIVE_CLOSED: 'Este grupo já terminou.',
  LIVE_PAUSED: 'Pausa! Quem conduz já volta.',
  LIVE_SHUT: 'A porta da sala está fechada. Peça a quem conduz para abrir.',
  LIVE_NOT_NOW: 'Agora não é hora disso. Olhe para o telão.',
  LIVE_MONTH_CLOSED: 'O mês acabou de fechar. O que você já tinha feito está valendo.',
  LIVE_STEP_ORDER: 'Falta um passo antes.',
  LIVE_STEP_DONE: 'Isso você já escolheu neste mês.',
  LIVE_MOVED_ON: 'O grupo já mudou. Veja como ele está.',
  LIVE_BID_INVALID: leastBidText(leastBid),
  LIVE_MAY_NOT_BUY: 'Para comprar é preciso ter a carta e estar em dia.',
  BALANCE_INSUFFICIENT: 'Esse lance passa das suas moedas.',
  REPLAY_INVALID: 'Não deu para conferir o seu jogo.',
  RATE_LIMITED: 'Muita gente ao mesmo tempo. Espere um pouco.',
  LIVE_PICTURES_WRONG: 'As figuras não conferem.',
  SEAT_INVALID: 'Este aparelho não tem mais o lugar.',
  HOST_INVALID: 'Este aparelho não conduz mais o grupo. Use o cartão de quem conduz.',
});
