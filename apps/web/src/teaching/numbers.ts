/** Numbers as the player reads them, in Portuguese. */

export const twoDigits = (value: number): string => String(value).padStart(2, '0');

const REAIS = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL', maximumFractionDigits: 0 });
/** Whole reais: 'R$ 72.000'. */
export const reais = (value: number): string => REAIS.format(Math.round(value));

/** With its sign, which says gain or loss without colour: '+4', '−3', '0'. */
export const signed = (value: number): string =>
  value > 0 ? `+${value}` : value < 0 ? `−${Math.abs(value)}` : String(value);
