import { said, saidWhen } from '@consorcio/rules/figures';
import { effortText } from './digits.ts';

/* What is said of the group's money once a month is paid, by its own minutes, and of what comes back to who leaves. */

/** What is in the common fund after a month's letters, in effort. */
export interface FundRest {
  readonly left: number;
  /** What of it was paid in by those who have stopped paying. */
  readonly ofLeavers: number;
  /** What becomes of theirs at the closing; null before. */
  readonly settled: { readonly back: number; readonly shared: number } | null;
}

/** Whose it is. */
export function restCopy({ left, ofLeavers, settled }: FundRest): string {
  if (settled !== null) {
    if (ofLeavers === 0) return 'O fundo comum acaba aqui.';
    const shared = settled.shared === 0 ? '' : `, e ${effortText(settled.shared)} de multa são do grupo`;
    return `Ficam ${effortText(left)} de quem parou de pagar. Voltam ${effortText(settled.back)} para essas pessoas${shared}.`;
  }
  if (ofLeavers === 0) return `Ficam ${effortText(left)} para as próximas cartas e para quem sair.`;
  return `Ficam ${effortText(left)}: ${effortText(ofLeavers)} de quem parou de pagar e ${effortText(left - ofLeavers)} para as próximas cartas e para quem sair.`;
}

/** The letters of a month, each of `letter`. */
export const lettersCopy = (letters: number, letter: number): string =>
  `Este mês ${letters === 1 ? 'sai 1 carta' : `saem ${letters} cartas`} de ${effortText(letter)}.`;

/** Of what stays in the fund (RULES 7.11). */
export const WITHOUT_BIDS = 'A conta não inclui os lances.';

/** The group's money once the month is paid. */
export const paidCopy = (letters: number, letter: number, rest: FundRest): string =>
  `${lettersCopy(letters, letter)} ${restCopy(rest)} ${WITHOUT_BIDS}`;

/** Who of the group pays in a month. */
export const payersCopy = (payers: number, quotas: number): string =>
  `${payers === quotas ? `As ${quotas} cotas do grupo pagam` : `Das ${quotas} cotas do grupo, ${payers} pagam`} neste mês.`;

/** How many never get the good; its source was read in the press. */
export const EXCLUDED = `Quase metade de quem compra uma cota não chega ao bem (exclusão de ${said('exclusion-index')} em ${saidWhen('exclusion-index')}, Banco Central, pela imprensa).`;

/** What comes back to who leaves, and when (Lei 11.795/2008, arts. 22, 24 and 30). */
export const REFUND =
  'a parte do fundo comum, corrigida pelo preço do bem e menos a multa do contrato. Isso acontece quando a cota é sorteada, ou no fim do grupo.';

/** What is lost with the quota; nothing was paid in the first cycle. */
export const leavingCopy = (paid: number, common: number): string => {
  const loss = 'Você perde o lugar no grupo e volta ao começo.';
  const stays = 'As conquistas e o caderno ficam.';
  if (paid === 0) return `${loss} ${stays}`;
  return `${loss} Já pagou ${effortText(paid)}, e ${effortText(common)} foram para o fundo comum. Na vida real, em geral volta só ${REFUND} Ou se vende a cota (cessão). ${stays}`;
};
