import { effortText, ordinal } from './digits.ts';

/*
 * What is said at the moment of a decision (LEARN 8). Values in effort; a part of an instalment may be broken, and is
 * then shown with one decimal.
 */

/** 'Sobram 2', 'Sobra 1'. */
const remain = (value: number): string => (value === 1 ? 'Sobra 1' : `Sobram ${effortText(value)}`);
const lack = (value: number): string => (value === 1 ? 'falta 1' : `faltam ${effortText(value)}`);

/** The parts of an instalment, as the bar at 'PAGAR' has them. */
export const sliceNames = { common: 'fundo comum', admin: 'taxa', reserve: 'reserva', late: 'multa e juros' } as const;

const isMissing = (effort: number): string => (effort === 1 ? 'Falta 1' : `Faltam ${effort}`);
const times = (count: number): string => (count === 1 ? '1 atraso' : `${count} atrasos`);

/** The instalment asks for more than there is: what pressing the button does stands above it. Sums in effort. */
export const shortPaymentCopy = {
  heading: (missing: number) => `${isMissing(missing)} de esforço`,
  /** What becomes of it, by what the rules do next (RULES 6.2, 6.3). */
  outcome: {
    recovery: (missing: number) =>
      `${isMissing(missing)}: o que você tem não paga. A parcela fica atrasada e você ganha um trabalho de recuperação.`,
    /** Every recovery of the campaign was used; `most` of them. */
    used: (missing: number, most: number) =>
      `${isMissing(missing)}: o que você tem não paga. Você já recuperou ${times(most)}, e não há outra recuperação. Sua cota é excluída do grupo.`,
    /** This is the recovery. */
    recovered: (missing: number) =>
      `${isMissing(missing)}: o que você tem não paga. A recuperação desta parcela já passou. Sua cota é excluída do grupo.`,
  },
} as const;

export const paidCopy = (fund: number, letter: number): string =>
  `Fundo comum: ${effortText(fund)}. Cada carta: ${effortText(letter)}.`;

/** Bids that won before; those of this month are sealed. */
export const wonBidsCopy = (bids: readonly number[]): string =>
  bids.length === 0
    ? 'Ainda não houve lance neste grupo.'
    : `Lances que já venceram aqui: ${bids.join(', ')}. Os deste mês estão fechados, ninguém sabe.`;

export const bidCopy = {
  percent: (bid: number, percent: number) => `${bid} é ${effortText(percent)}% da carta.`,
  /** What is left of the effort, the next instalment, the largest loss of a card. */
  notice: (left: number, next: number, worst: number) => {
    if (left < next) return `${remain(left)}. Para a próxima parcela (${next}) ${lack(next - left)}.`;
    if (left < next + worst)
      return `${remain(left)}. Dá para a próxima parcela (${next}), mas um imprevisto de ${worst} faria falta.`;
    return `${remain(left)}. Dá para a próxima parcela (${next}) e para um imprevisto de ${worst}.`;
  },
  free: 'Se não vencer, nada é cobrado.',
  /** In place of the notice: the bid is at least all that is still owed, and `change` of it comes back. */
  paysAll: (change: number) => {
    if (change === 0) return 'Se vencer, este lance paga todas as parcelas que faltam.';
    return `Se vencer, este lance paga todas as parcelas que faltam, e ${change === 1 ? 'volta' : 'voltam'} ${change} para você.`;
  },
  /** What the first month of the letter can cost beside the instalment, and whether it is there. */
  firstMonth: (most: number, isThere: boolean) =>
    isThere
      ? `Se vencer, papéis, entrega e uso do bem custam até ${most}.`
      : `Se vencer, papéis, entrega e uso do bem custam até ${most}, e pode faltar esforço.`,
  /** Instalments go on after the letter, and the player says what the bid pays. */
  won: (isAllPaid: boolean) =>
    isAllPaid
      ? 'Seu lance pagou todas as parcelas que faltavam.'
      : 'Seu lance já paga uma parte das parcelas. Depois da carta, você escolhe qual e segue pagando as outras.',
} as const;

export const raffleCopy = {
  chance: 'Chance da sua cota',
  fold: 'E quem só espera?',
  waits: (inHundred: number) =>
    `Quem só espera o sorteio sai antes do fim em ${inHundred} de cada 100 vezes. Os outros recebem no fim.`,
  next: (waiting: number) =>
    `No próximo sorteio, a chance da sua é de 1 em ${waiting}, porque há menos cotas esperando.`,
} as const;

/** A late instalment: what it costs now, its number, how many can be made good, and what excludes (RULES 6.3). */
export const lateCopy = (due: number, late: number, most: number): string =>
  `A parcela ficou em ${due}, com multa e juros. É o atraso ${late} de ${most} que dá para recuperar. Se faltar de novo agora, ou no ${ordinal(most + 1)} atraso, a cota é excluída.`;

/** An entry that leaves less than the instalment, with no free stage to come. */
export const dearEntryCopy = (cost: number, left: number, due: number): string =>
  `Entrar custa ${cost} de esforço. ${remain(left)}, e a parcela custa ${due}.`;

/** What is lost with the quota; nothing was paid in the first cycle. */
export const leavingCopy = (paid: number, common: number): string => {
  const loss = 'Você perde o lugar no grupo e volta ao começo.';
  const stays = 'As conquistas e o caderno ficam.';
  if (paid === 0) return `${loss} ${stays}`;
  return `${loss} Já pagou ${effortText(paid)}, e ${effortText(common)} foram para o fundo comum. Na vida real, em geral só essa parte volta, mais tarde e menos a multa. ${stays}`;
};
