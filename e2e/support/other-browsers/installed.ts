import { existsSync } from 'node:fs';
import { startFirefox } from './firefox.ts';
import type { Remote } from './remote.ts';
import { startWebKit } from './webkit.ts';

export interface OtherBrowser {
  readonly name: 'Firefox' | 'WebKit';
  start(size: { readonly width: number; readonly height: number }): Promise<Remote>;
}

const firstOf = (...places: readonly string[]): string | undefined => places.find((place) => existsSync(place));

/** Where Debian and others put them; a setting names another place. */
function firefox(): OtherBrowser | null {
  const program = firstOf(
    ...(process.env.FIREFOX ? [process.env.FIREFOX] : []),
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
  );
  return program === undefined ? null : { name: 'Firefox', start: (size) => startFirefox(program, size) };
}

function webkit(): OtherBrowser | null {
  const driver = firstOf('/usr/bin/WebKitWebDriver');
  const screen = firstOf('/usr/bin/Xvfb');
  const browser = firstOf(
    ...['x86_64', 'aarch64'].map((kind) => `/usr/lib/${kind}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
    '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
  );
  if (driver === undefined || screen === undefined || browser === undefined) return null;
  return { name: 'WebKit', start: (size) => startWebKit({ driver, browser, screen }, size) };
}

const LEFT_OUT = (names: string): string => `
${'!'.repeat(100)}
  THE TESTS IN ${names} ARE LEFT OUT: not installed.
  Debian: apt-get install firefox-esr webkit2gtk-driver xvfb gstreamer1.0-plugins-good gstreamer1.0-libav
${'!'.repeat(100)}
`;

/** The other browsers of this machine. Says loudly what is left out; in CI nothing ever is. */
export function otherBrowsers(): readonly OtherBrowser[] {
  const known = { Firefox: firefox(), WebKit: webkit() };
  const missing = Object.entries(known).flatMap(([name, browser]) => (browser === null ? [name] : []));
  if (missing.length > 0) {
    if (process.env.CI === 'true') throw new Error(`In CI no browser is left out: install ${missing.join(' and ')}.`);
    process.stderr.write(LEFT_OUT(missing.join(' AND ').toUpperCase()));
  }
  return Object.values(known).filter((browser) => browser !== null);
}
