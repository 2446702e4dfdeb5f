/** How a person is called at a glance: 'Dona Iracema', 'Cida'. */
export const shortName = (name: string): string => /^(?:(?:Dona|Seu|Prof\.) )?\S+/.exec(name)?.[0] ?? name;

/** As they are seen; without the browser's own division an emoji of several signs counts as several. */
const lettersOf = (name: string): readonly string[] =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter('pt-BR').segment(name), ({ segment }) => segment)
    : (name.match(/\P{M}\p{M}*/gu) ?? []);

const LETTERS = 14;
/**
 * A name that the player wrote, as it fits beside a face: whole up to 14 letters as they are seen, else its first word; a word that
 * is longer still ends in '…'.
 */
export function fittingName(name: string): string {
  const whole = name.trim();
  if (lettersOf(whole).length <= LETTERS) return whole;
  const first = lettersOf(shortName(whole));
  return first.length > LETTERS ? `${first.slice(0, LETTERS - 1).join('')}…` : first.join('');
}
