import { PLANS, type Works } from '@consorcio/rules/vocabulary';
import { capital } from './digits.ts';
import { dreamWords } from './dream-words.ts';

/*
 * Every sentence of the months after the letter (RULES 11), and of the cards with a choice.
 */

type End = 'QUITADO' | 'QUITADO_COM_APERTO' | 'RETOMADO';
const months = (count: number): string => (count === 1 ? '1 mês' : `${count} meses`);
const missing = (count: number): string => (count === 1 ? 'Falta 1' : `Faltam ${count}`);
/** As the contract stands: a missed last bill adds a month. Months, since some may have nothing left to pay. */
const stillLeft = (left: number): string => `hoje ${left === 1 ? 'falta 1 mês' : `faltam até ${left} meses`}`;
/** 'no mês 2', 'nos meses 2, 3 e 4'. */
const inMonths = (list: readonly number[]): string =>
  list.length === 1 ? `no mês ${list[0]}` : `nos meses ${list.slice(0, -1).join(', ')} e ${list.at(-1)}`;

/** `/depois-da-carta`. Sums in effort. */
export const afterLetterCopy = {
  title: 'Depois da carta',
  loading: 'Abrindo o mês',
  /** On the certificate, whose seal says how many months are left. */
  link: 'DEPOIS DA CARTA',
  /** In place of the certificate's seal, until it is there. */
  contractOpen: (left: number) => `Contrato em aberto: ${stillLeft(left)}`,
  /** On the page of the new game, while months of this contract are left; sums in effort. */
  ahead: {
    heading: (left: number) => `Pelo contrato, ${stillLeft(left)}`,
    body: 'A carta já é sua, e a garantia vale até a última parcela. Sem viver esses meses, o contrato fica em aberto.',
    /** `isLeast`: how the bid is used is still to be said, and the bill may be higher by it. */
    stake: (reserve: number, bill: number, { isFirst, isLeast }: { isFirst: boolean; isLeast: boolean }) =>
      `Sua reserva: ${reserve}. A ${isFirst ? 'primeira' : 'próxima'} conta: ${isLeast ? 'a partir de ' : ''}${bill}.`,
    button: 'VIVER OS MESES QUE FALTAM',
  },
  /** `left`: months after this one. */
  month: (month: number, left: number) =>
    `Mês ${month} · ${left === 0 ? 'última parcela' : left === 1 ? 'falta 1' : `faltam ${left}`}`,
  energy: 'ENERGIA',
  effort: 'ESFORÇO',
  counter: { energy: (value: number) => `${value} de energia`, effort: (value: number) => `${value} de esforço` },
  standing: {
    label: 'Situação do contrato',
    EM_DIA: 'Em dia',
    RENEGOCIADO: 'Renegociado',
    EM_RISCO: 'Em risco',
    QUITADO: 'Quitado',
    QUITADO_COM_APERTO: 'Quitado, com aperto',
    RETOMADO: 'Garantia usada',
  },
  use: {
    heading: 'O que o lance vai pagar?',
    body: (isSame: boolean) =>
      `Seu lance já pagou uma parte do contrato. ${isSame ? 'Aqui, tanto faz: a conta é a mesma.' : 'Você decide qual.'}`,
    legend: 'Uso do lance',
    INSTALMENT: 'Parcelas menores',
    TERM: 'Últimas parcelas',
    /** `dues` as numbers, one a month. */
    dues: (dues: readonly number[]) =>
      dues.length === 0 ? 'Nenhuma parcela.' : `${months(dues.length)}: ${dues.join(', ')}`,
    button: 'CONFIRMAR',
  },
  plan: {
    heading: 'Como vai ser este mês?',
    joy: (energy: number) => `O sonho dá ${energy} de energia.`,
    noJoy: 'Com a conta apertada, o sonho não dá energia.',
    bill: (total: number) => `Conta do mês: ${total}`,
    legend: 'Planos do mês',
    names: { 3: 'Puxado', 2: 'Equilibrado', 1: 'Leve' },
    /** Turns of rest come first. */
    turns: (works: Works) => {
      const rests = PLANS[0] - works;
      return rests === 0 ? `Trabalha ${works}` : `Descansa ${rests}, trabalha ${works}`;
    },
    pays: 'Paga a conta',
    short: (count: number) => `${missing(count)} para a conta`,
  },
  cardButton: 'SEGUIR',
  bill: {
    heading: 'A conta do mês',
    instalment: 'Parcela',
    upkeep: (dreamId: number) => `Uso do bem: ${dreamWords(dreamId).upkeep}`,
    delivery: (dreamId: number) => `Papéis e entrega: ${dreamWords(dreamId).delivery}`,
    /** Beside the delivery: what comes before it in life. */
    papers: 'Na vida real, antes da compra vêm a análise da renda, os documentos e a garantia. Pode levar meses.',
    total: 'Total',
    have: 'Você tem',
    left: (count: number) => {
      if (count === 0) return 'Dá certinho. Não sobra reserva.';
      return count === 1 ? 'Sobra 1 de reserva.' : `Sobram ${count} de reserva.`;
    },
    /** By how many bills were missed before. After the last month there is one more (RULES 11.6). */
    short: (count: number, misses: number, isLast: boolean) =>
      [
        `${missing(count)}. Você renegocia, e ${isLast ? 'o contrato ganha mais um mês' : 'a próxima parcela fica maior'}.`,
        `${missing(count)}. O contrato fica em risco. Mais um aperto e o grupo usa a garantia.`,
      ][misses] ?? `${missing(count)}. É o terceiro aperto. O grupo vai usar a garantia.`,
    button: 'PAGAR',
  },
  /** The result of the previous month, shown above the next one. */
  last: {
    paid: (month: number) => `Mês ${month} pago.`,
    missed: (month: number) => `No mês ${month} faltou esforço.`,
    next: (due: number) => `A parcela agora é ${due}.`,
  },
  /** Who got a letter in the month's assembly. */
  news: (quotas: readonly number[]) =>
    `Notícia do grupo: o fundo comum pagou ${quotas.length === 1 ? 'a carta da cota' : 'as cartas das cotas'} ${quotas.join(' e ')}.`,
  ends: {
    QUITADO: {
      ribbon: 'CONTRATO QUITADO!',
      heading: 'Tudo pago!',
      body: 'Contrato quitado. A garantia está livre.',
    },
    QUITADO_COM_APERTO: {
      ribbon: 'CONTRATO QUITADO!',
      heading: 'Você chegou ao fim',
      body: 'Quitado, com aperto. Você atrasou e conseguiu pagar tudo.',
    },
    RETOMADO: {
      ribbon: 'DEPOIS DA CARTA',
      heading: 'A garantia pagou o grupo',
      body: 'O grupo precisou da garantia. Faltou esforço para as contas do mês.',
    },
  } satisfies Record<End, { ribbon: string; heading: string; body: string }>,
  guarantee: (dreamId: number) => `A garantia era ${dreamWords(dreamId).guarantee.replace(/^a garantia/, 'a')}.`,
  /**
   * Why a contract ended so, from its own months and sums: one sentence of at most 15 words. Of a bid only where it left less than
   * an instalment.
   */
  why: {
    /** Of a contract that owed nothing once the letter was there. */
    nothingOwed: 'Não ficou nenhuma parcela para depois da carta.',
    paid: (bills: number) =>
      bills === 1
        ? 'Você pagou a conta que faltava, no mês certo.'
        : `Você pagou as ${bills} contas que faltavam, uma por mês.`,
    missed: (missed: readonly number[]) => `A conta não coube ${inMonths(missed)}.`,
    emptied: ({ bid, left, missed }: { readonly bid: number; readonly left: number; readonly missed: number }) =>
      `Seu lance de ${bid} deixou ${left} de reserva, e ${missed === 1 ? '1 conta não coube' : `${missed} contas não couberam`}.`,
  },
  /** After a bid that emptied the reserve. */
  nextTime: 'No próximo sonho, guarde uma parcela antes do lance.',
  kept: 'O certificado continua seu.',
  /** On the certificate of a contract whose guarantee paid the group: RETOMADO (RULES 11.7). */
  takenBack: 'Depois da carta, faltou esforço, e o grupo usou a garantia.',
  withDream: (count: number) => `${capital(months(count))} com o sonho`,
  lived: {
    label: 'Meses do contrato',
    now: (month: number) => `Mês ${month}: é agora`,
    ahead: (month: number) => `Mês ${month}: ainda vem`,
    paid: (month: number) => `Mês ${month}: pago`,
    missed: (month: number) => `Mês ${month}: faltou`,
  },
  whatIf: 'E SE?',
  certificate: 'VER O CERTIFICADO',
  /** At the end of a try of the week. */
  toWeek: 'VER O RESULTADO',
  back: 'VOLTAR',
  none: 'Nenhum mês para viver aqui',
  noneBody: 'Aqui não há meses depois da carta, ou eles ainda não chegaram.',
  closed: 'Este contrato ficou para trás',
  closedBody: 'Você escolheu outro sonho. O certificado continua seu.',
  notSent: 'A resposta não chegou. Tente de novo.',
} as const;
