/** Finds the browser of the tests, or gets Debian's. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fail, run, say } from './steps.mjs';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The program of Debian's package chromium-headless-shell. */
const SHELL = '/usr/lib/chromium/chromium-headless-shell';

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
const apt = (...packages) => {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['-qq', 'update'], { env, mayFail: true });
  return run('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', ...packages], { env, mayFail: true }) === 0;
};

/** The path of a Chromium: the setting CHROMIUM, a usual place, or a fresh install where we may. */
export function findChromium() {
  const asked = process.env.CHROMIUM;
  if (asked) return existsSync(asked) ? asked : fail(`CHROMIUM is set to ${asked}, but there is no such file.`);
  const found = USUAL_PLACES.find((path) => existsSync(path));
  if (found !== undefined) return found;
  if (isRootOnDebian()) {
    say("No Chromium on this machine: installing Debian's");
    if (apt('chromium') && existsSync(USUAL_PLACES[0])) return USUAL_PLACES[0];
  }
  return fail('The browser tests need a Chromium: install one, or name one by the setting CHROMIUM=/path/to/chromium.');
}

/**
 * Debian's Chromium without windows: the same engine, and a page costs about two thirds of the processor time to open. Where
 * it is missing and we may, it is installed in the version of the Chromium that is there. Null where there is none, and where
 * the setting CHROMIUM names a browser.
 */
export function findShell() {
  if (process.env.CHROMIUM || !existsSync(USUAL_PLACES[0])) return null;
  if (!existsSync(SHELL) && isRootOnDebian()) {
    /* A line: name, tab, version. */
    const [, version] = (spawnSync('dpkg-query', ['-W', 'chromium'], { encoding: 'utf8' }).stdout ?? '')
      .trim()
      .split('\t');
    if (!version) return null;
    say('The Chromium without windows, for the browser tests');
    apt(`chromium-headless-shell=${version}`);
  }
  return existsSync(SHELL) ? SHELL : null;
}

/** The browser tests' settings: the browser, and the one without windows where there is one. */
export const browserSettings = (chromium, shell) => ({
  CHROMIUM: chromium,
  ...(shell === null ? {} : { CHROMIUM_SHELL: shell }),
});

/** In CI the PostgreSQL tests are never left out: gets a PostgreSQL where there is none and we may. */
export function ensurePostgres() {
  if (process.env.TEST_DATABASE_URL) return;
  const isThere = existsSync('/usr/lib/postgresql') || spawnSync('initdb', ['--version']).status === 0;
  if (isThere || process.env.CI !== 'true' || !isRootOnDebian()) return;
  say("No PostgreSQL on this machine: installing Debian's for the tests");
  apt('postgresql');
}

/** In CI the tests in Firefox and WebKit are never left out: gets both where they are missing and we may. */
export function ensureOtherBrowsers() {
  const isThere = ['firefox-esr', 'WebKitWebDriver', 'Xvfb'].every((name) => existsSync(`/usr/bin/${name}`));
  if (isThere || process.env.CI !== 'true' || !isRootOnDebian()) return;
  say("No Firefox or no WebKit on this machine: installing Debian's for the tests");
  apt('firefox-esr', 'webkit2gtk-driver', 'xvfb', 'gstreamer1.0-plugins-good', 'gstreamer1.0-libav');
}
