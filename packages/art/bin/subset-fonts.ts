/**
 * `npm run tool -- fonts`: the two fonts of the first screens with the game's own letters only, written to packages/art/fonts,
 * which is committed. STYLE section 2.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';
import { LETTERS } from './letters.ts';

const require = createRequire(import.meta.url);

/** Name of the small font, and the whole one that it is made of. Weights below 400 and above 800 are not used. */
export const SMALL_FONTS = [
  { name: 'baloo-2-portuguese-800-normal.woff2', of: '@fontsource/baloo-2/files/baloo-2-latin-800-normal.woff2' },
  {
    name: 'nunito-portuguese-wght-normal.woff2',
    of: '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2',
    weights: { min: 400, max: 800 },
  },
] as const;
type SmallFont = (typeof SMALL_FONTS)[number];

/** What setting does by itself, and figures of one width; fractions and forms for other languages are left out. */
const FEATURES = ['kern', 'liga', 'tnum'];

export const placeOf = ({ name }: SmallFont): string => fileURLToPath(new URL(`../fonts/${name}`, import.meta.url));

export function makeSmall(font: SmallFont): Promise<Buffer> {
  const axes = 'weights' in font ? { variationAxes: { wght: font.weights } } : {};
  return subset(readFileSync(require.resolve(font.of)), LETTERS, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    ...axes,
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const font of SMALL_FONTS) writeFileSync(placeOf(font), await makeSmall(font));
