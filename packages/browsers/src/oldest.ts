import { fileURLToPath } from 'node:url';
import browserslist from 'browserslist';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Names that the bundler has for browsers; those left out have the engine of one that is named. */
const BUNDLER_NAMES: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

/** The oldest promised version of each browser, by the names of Browserslist: the field `browserslist` of package.json. */
export function oldestPromised(): ReadonlyMap<string, string> {
  const oldest = new Map<string, string>();
  /* An Android WebView has the version of the Chrome that it is made of. */
  for (const each of browserslist(undefined, { path: ROOT, mobileToDesktop: true })) {
    const [name = '', versions = ''] = each.split(' ');
    const [version = ''] = versions.split('-');
    if (Number.parseFloat(version) < Number.parseFloat(oldest.get(name) ?? 'Infinity')) oldest.set(name, version);
  }
  return oldest;
}

/** The same as targets of the bundler: `chrome100`. */
export const buildTargets = (): string[] =>
  [...oldestPromised()].flatMap(([name, version]) =>
    BUNDLER_NAMES[name] === undefined ? [] : [`${BUNDLER_NAMES[name]}${version}`],
  );

/** The fields of classes are not compiled away for Safari 15, which has them but for one fault (`wrapFields`). */
export const scriptTargets = (): string[] =>
  buildTargets().map((target) => target.replace(/^(safari|ios)15\..*/, '$116'));
