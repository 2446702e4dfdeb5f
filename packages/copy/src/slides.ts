import { printed, said, saidWhen } from '@consorcio/rules/figures';
import type { Lesson } from './lesson.ts';

/* The pages for the projector: one sentence each. LEARN 6.6 */

/** `/telao`. */
export const slidesCopy = {
  title: 'Telão',
  previous: 'Página anterior',
  next: 'Próxima página',
  leave: 'Fechar o telão',
  print: 'IMPRIMIR',
  place: (page: number, pages: number) => `${page} de ${pages}`,
  parts: ['fundo comum', 'taxa', 'reserva'],
  ways: ['Consórcio', 'Financiamento', 'Juntar'],
  month: (month: string) => `mês ${month}`,
} as const;

/** The sentence of each page, by what is drawn on it, in the order of the pages. */
export const sentencesOf = ({ beach }: Lesson) => ({
  why: 'Por que comprar em grupo?',
  instalment: 'Uma parcela em três partes',
  fund: `O fundo comum: ${beach.quotas}\u00a0×\u00a0${printed(beach.common)}\u00a0=\u00a0${printed(beach.quotas * beach.common)}, e cada carta vale ${printed(beach.letter)}`,
  assembly: 'Assembleia: sorteio e lance',
  chance: `Chance: 1 em ${beach.globes[0]}, depois 1 em ${beach.globes[1]}`,
  bid: 'Lance que não vence não é cobrado',
  paying: 'Foi contemplado? Continue pagando',
  excluded: `Quase metade de quem compra uma cota não chega ao bem: índice de exclusão de ${said('exclusion-index')} em ${saidWhen('exclusion-index')} (Banco Central, pela imprensa)`,
  ways: 'Três jeitos de comprar a moto',
  worst: 'A carta no último mês',
  scam: 'É golpe? Confira antes de pagar',
  learned: 'Eu achava que… Agora sei que…',
});

/** The pages by what is drawn on each. */
export type SlideName = keyof ReturnType<typeof sentencesOf>;
