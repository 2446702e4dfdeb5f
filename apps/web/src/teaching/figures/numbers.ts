/** Numbers as the player reads them, in Portuguese. */

/** Made on first use: it takes about 50 ms on a slow phone. */
let formatOfReais: Intl.NumberFormat | undefined;
/** Whole reais: 'R$ 72.000'. */
export function reais(value: number): string {
  formatOfReais ??= new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL', maximumFractionDigits: 0 });
  return formatOfReais.format(Math.round(value));
}

/** The text with every sum in reais on one line. */
export const unbroken = (text: string): string => text.replaceAll('R$ ', 'R$\u00a0');
