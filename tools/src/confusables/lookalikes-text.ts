/** A sign without accents, small, as the filter of public names sees it before it looks the sign up. */
const bareOf = (sign: string): string => sign.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The signs of Unicode's confusables.txt (UTS 39) that look like one or two letters from a to z, by those letters, as the source of the
 * module that the server reads. `data`: sign to what it is taken for.
 */
export function lookalikesText(data: Readonly<Record<string, string>>): string {
  const signs = new Map<string, Set<string>>();
  for (const [sign, taken] of Object.entries(data)) {
    const [bare, letters] = [bareOf(sign), bareOf(taken)];
    if (Array.from(bare).length !== 1 || /^[\x20-\x7e]$/.test(bare) || !/^[a-z]{1,2}$/.test(letters)) continue;
    const known = signs.get(letters) ?? new Set();
    signs.set(letters, known.add(bare));
  }
  const lines = [...signs]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([letters, known]) => `  ${letters}: '${[...known].sort().join('')}',`);
  return `/* Made by \`npm run tool -- confusables\` from Unicode's confusables.txt: do not edit. */

/** Signs that look like letters from a to z, by those letters. */
export const CONFUSABLES: Readonly<Record<string, string>> = {
${lines.join('\n')}
};
`;
}
