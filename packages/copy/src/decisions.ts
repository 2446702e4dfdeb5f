import { citeSource, said, saidWhen } from '@consorcio/rules/figures';
import { capital, lack, ordinal, ordinalFeminine, remain } from './digits.ts';

/* What is said at a decision (LEARN 8). Values in effort; a broken part of an instalment has one decimal. */

/** The parts of an instalment, as the bar at 'PAGAR' has them. */
export const sliceNames = { common: 'fundo comum', admin: 'taxa', reserve: 'reserva', late: 'multa e juros' } as const;

const times = (count: number): string => (count === 1 ? '1 atraso' : `${count} atrasos`);

/** The instalment asks for more than there is: what pressing the button does stands above it. Sums in effort. */
export const shortPaymentCopy = {
  heading: (missing: number) => `${capital(lack(missing))} de esforço`,
  /** What becomes of it, by what the rules do next (RULES 6.2, 6.3). */
  outcome: {
    recovery: () => 'A parcela fica atrasada e você ganha um trabalho de recuperação.',
    /** Every recovery of the campaign was used; `most` of them. */
    used: (most: number) =>
      `Você já recuperou ${times(most)}, e não há outra recuperação. Sua cota é excluída do grupo.`,
    /** This is the recovery. */
    recovered: () => 'A recuperação desta parcela já passou. Sua cota é excluída do grupo.',
  },
} as const;

/** How large bids were seen to be, in one sentence: those of the game are smaller. */
export const BIDS_USUAL = `Na vida real, em grupos de imóvel, um vendedor viu de ${said('bid-usual-least')} a ${said('bid-usual-most')} da carta (${citeSource('bids-seen')}, ${saidWhen('bid-usual-least')}).`;
export const BIDS_SEEN = `${BIDS_USUAL} Um jornal, o ${citeSource('bids-high')}, contou casos de ${said('bid-highest')}.`;

/** Bids that won before, and what usually wins; those of this month are sealed. */
export const wonBidsCopy = (bids: readonly number[], half: number, nineOfTen: number): string => {
  const won = bids.length === 0 ? '' : `Já ${bids.length === 1 ? 'venceu' : 'venceram'} aqui: ${bids.join(', ')}. `;
  if (half === nineOfTen) return `${won}O maior dos outros lances raramente passa de ${half}.`;
  return `${won}Em metade dos grupos, o maior dos outros lances vai até ${half}. Raramente passa de ${nineOfTen}.`;
};

/** What a bill may lack at most. */
const mayLack = (most: number): string => (most === 1 ? 'pode faltar 1' : `podem faltar até ${most}`);

export const bidCopy = {
  /** Beside the number: what is left of the effort. */
  left: remain,
  /** Heard when the offer changes: its value, what is left, and what becomes of the bills. */
  told: (offer: number, left: number, notice: string) =>
    offer === 0 ? notice : `Lance de ${offer}. ${remain(left)}. ${notice}`,
  /** Above the next bills, which are asked for where the bid wins; `works` a month. */
  bills: (works: number) => `Se vencer, com ${works} trabalhos por mês, sem imprevisto nem custo adiado`,
  /** A bill by its place from 0, known up to a sum: papers and delivery are drawn later, and the use of the bid is chosen. */
  bill: (place: number, bill: number) => `${place === 0 ? '1ª e entrega' : `${place + 1}ª conta`}: até ${bill}`,
  paid: 'paga',
  mayLack,
  /** The same read aloud. */
  spoken: (place: number, bill: number, beside: number, missing: number) =>
    `A ${ordinalFeminine(place + 1)} conta custa até ${bill}, com ${place === 0 ? `até ${beside} de uso e entrega` : `${beside} de uso`}, e ${missing === 0 ? 'é paga' : mayLack(missing)}.`,
  /** What becomes of the bills in one sentence, by what each of them lacks. */
  weighed: ([first = 0, second]: readonly number[]) => {
    if (first > 0) return `Para a primeira conta ${mayLack(first)}.`;
    if (second === undefined) return 'Dá para a primeira conta.';
    return second === 0 ? 'Dá para as duas contas.' : `Dá para a primeira conta, e ${mayLack(second)} para a segunda.`;
  },
  /** In place of the bills: the bid is at least all that is still owed, and `change` of it comes back. */
  paysAll: (change: number) => {
    if (change === 0) return 'Se vencer, este lance paga tudo o que falta.';
    return `Se vencer, este lance paga tudo o que falta, e ${change === 1 ? 'volta' : 'voltam'} ${change} para você.`;
  },
  /** Once it has won: the bill that comes next, beside what is left. */
  firstBill: 'A primeira conta',
  upTo: (bill: number) => `até ${bill}`,
  reserve: 'Sua reserva',
  /** Instalments go on after the letter, and the player says what the bid pays. */
  won: (isAllPaid: boolean) =>
    isAllPaid
      ? 'Seu lance pagou tudo o que faltava.'
      : 'Seu lance já paga uma parte das parcelas. Depois da carta, você escolhe quais ele paga e continua com as outras.',
} as const;

export const raffleCopy = {
  chance: 'Chance da sua cota',
  fold: 'E quem só espera?',
  waits: (inHundred: number) =>
    `Quem paga em dia e só espera o sorteio recebe antes do fim em ${inHundred} de cada 100 vezes. Nas outras, no fim.`,
  /** How those who wait become the balls of the next raffle. */
  next: ({ leaving, size }: { leaving: number; size: number }) =>
    `Até o próximo sorteio, uma cota sai por lance${leaving === 0 ? '' : ' e outras costumam parar'}. Em dia, sua chance deve ser de 1 em ${size}.`,
} as const;

/** A late instalment: why it costs more, its number, and what excludes where `most` can be made good (RULES 6.3). */
export const lateCopy = (late: number, most: number): string =>
  `A parcela subiu, com multa e juros. É o ${ordinal(late)} atraso. Se faltar de novo agora, ou no ${ordinal(most + 1)} atraso, a cota é excluída.`;
