/**
 * `npm run photos -- [WORD …]`: photographs every screen of a seeded game and every catalogue entry whose name holds one
 * of the words into test-results/photos, on a phone, a tablet and a desktop, with a sheet of each side by side.
 * `--sizes small,lying,huge` takes other sizes, `--moving` shows what moves as it moves in, `--beside FOLDER` lays the
 * picture {name}.png of that folder first on each sheet.
 */
import { findChromium } from './browser.mjs';
import { build, buildCatalogue } from './build.mjs';
import { checkNode, install, runProgram, VITEST } from './steps.mjs';

const words = process.argv.slice(2);
/** Takes `--name VALUE` out of the words. */
function option(name) {
  const place = words.indexOf(`--${name}`);
  return place < 0 ? undefined : words.splice(place, 2)[1];
}
const settings = { PHOTO_SIZES: option('sizes'), PHOTO_BESIDE: option('beside') };
const moving = words.indexOf('--moving');
if (moving >= 0) {
  words.splice(moving, 1);
  settings.PHOTO_MOVING = '1';
}

checkNode();
install();
const CHROMIUM = findChromium();
build();
buildCatalogue();
const env = Object.fromEntries(
  Object.entries({ ...settings, CHROMIUM, PHOTO_NAMES: words.join(',') }).filter(([, value]) => value !== undefined),
);
process.exitCode = runProgram(VITEST, ['run', '--project', 'photos'], { env, mayFail: true });
