import { citeSource, said, saidWhen } from '@consorcio/rules/figures';
import type { LiveGood } from '@consorcio/rules/live-words';
import { coinsText } from './live-assembly.ts';
import { liveGoods } from './live-goods.ts';

/* What stands beside a group's costs: saving alone, and a loan (LIVE 6.6). Apart, as phones load the others. */

/** In how many months who puts an instalment aside has the letter's coins, and what is left when the group ends. */
function aloneText(instalment: number, months: number, letter: number): string {
  const bought = Math.ceil(letter / instalment);
  const left = coinsText(instalment * months - letter);
  return `Guardando ${instalment} por mês, você compra no mês ${bought} e ${
    bought === months ? '' : `no mês ${months} `
  }sobram ${left}. Mas ninguém cobra.`;
}

export const besideCopy = {
  title: 'E de outro jeito?',
  alone: aloneText,
  /** Sums as they are printed: `R$ 80.000`. */
  loan: (good: LiveGood, credit: string, months: number, total: string) =>
    `Na vida real, ${liveGoods[good].one} de ${credit} em ${months} meses: financiar entrega já e custa ${total}.`,
  consortium: (total: string) => `O consórcio custa ${total}, sem data para a carta.`,
  source: `Exemplo sem entrada, seguro nem reajuste. Juros de ${said('vehicle-rate')} ao ano, em ${saidWhen('vehicle-rate')}. Fonte: ${citeSource('bcb-credit')}.`,
} as const;
