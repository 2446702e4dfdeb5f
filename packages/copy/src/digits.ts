/** A whole number with at least two digits: 'CICLO: 02/06', 'Saiu a cota 04'. CONTRACT section 2. */
export const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** A whole number with at least three digits, as the counters have it. SPEC section 9. */
export const threeDigits = (value: number): string => String(value).padStart(3, '0');

/** Effort, or a percentage, as the player reads it: at most one decimal, with a comma; '1.020', '22,5'. */
export function effortText(value: number): string {
  const [whole = '', part] = String(Math.round(value * 10) / 10).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3}){1,7}$)/g, '.');
  return part === undefined ? grouped : `${grouped},${part}`;
}

/** So many of a thing: '1 moeda', '80 moedas', '1.200 moedas'. */
export const counted = (count: number, one: string, many: string): string =>
  `${effortText(count)} ${count === 1 ? one : many}`;

/** 'Sobram 2', 'Sobra 1'. */
export const remain = (value: number): string => (value === 1 ? 'Sobra 1' : `Sobram ${effortText(value)}`);
/** 'faltam 2', 'falta 1'. */
export const lack = (value: number): string => (value === 1 ? 'falta 1' : `faltam ${effortText(value)}`);

/** A number that lies between two: '5 a 9'; one alone where they are the same. */
export const between = (least: number, most: number): string => (least === most ? String(most) : `${least} a ${most}`);

/** Words that begin a sentence or a heading. */
export const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

const WORDS: Readonly<Record<number, string>> = {
  1: 'um',
  2: 'dois',
  3: 'três',
  4: 'quatro',
  5: 'cinco',
  6: 'seis',
  7: 'sete',
  8: 'oito',
  9: 'nove',
  10: 'dez',
  1000: 'mil',
};
const FEMININE: Readonly<Record<number, string>> = { 1: 'uma', 2: 'duas' };
/** A number as a word beside a masculine one: 'dois', 'mil'; one that has no short word in digits. */
export const masculine = (count: number): string => WORDS[count] ?? effortText(count);
/** The same beside a feminine one: 'duas', 'mil'. */
export const feminine = (count: number): string => FEMININE[count] ?? masculine(count);
const ORDINALS = ['', 'primeiro', 'segundo', 'terceiro', 'quarto', 'quinto'];
/** The place in a row: 'terceiro', '9º'. */
export const ordinal = (place: number): string => ORDINALS[place] ?? `${place}º`;
/** The same beside a feminine one: 'terceira', '9ª'. */
export const ordinalFeminine = (place: number): string => ordinal(place).replace(/o$/, 'a').replace('º', 'ª');

/** With its sign, which says gain or loss without colour: '+4', '−3', '0'. `sum` writes the amount. */
export function signed(value: number, sum: (amount: number) => string = String): string {
  if (value === 0) return '0';
  return value < 0 ? `−${sum(-value)}` : `+${sum(value)}`;
}

/** What an icon beside a number means, for whoever does not see it. */
export const UNIT_WORDS = { energia: 'de energia', esforco: 'de esforço', dinheiro: 'em dinheiro' } as const;

/** An effect of the wire as it is read aloud: '-2 #enr# e +1 #eff#' is 'menos 2 de energia e mais 1 de esforço'. */
export const effectInWords = (text: string): string =>
  text
    .replaceAll(/([+-])(?=\d)/g, (sign) => (sign === '-' ? 'menos ' : 'mais '))
    .replaceAll(/\s?#enr#/g, ` ${UNIT_WORDS.energia}`)
    .replaceAll(/\s?#eff#/g, ` ${UNIT_WORDS.esforco}`)
    .trim();

/** Hyphens of the wire that stand for a minus ('-2 #eff#') as the player reads them: '−2 #eff#'. */
export const withMinusSigns = (text: string): string => text.replace(/(^|[^\p{L}\d])-(?=\d)/gu, '$1−');
