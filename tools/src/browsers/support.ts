import { oldestPromised } from '@consorcio/browsers';
import data from '@mdn/browser-compat-data/forLegacyNode';

/** A feature in the data of MDN, with its parts as properties. */
export type Feature = NonNullable<(typeof data.css)[string]>;

/** The names that MDN has for the browsers of Browserslist. */
const NAMES = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
  samsung: 'samsunginternet_android',
  android: 'webview_android',
} as const;
const isNamed = (name: string): name is keyof typeof NAMES => name in NAMES;

function isReached(version: string, than: string): boolean {
  const [own, other] = [version, than].map((one) => one.replace('≤', '').split('.').map(Number));
  for (const [i, part] of (other ?? []).entries()) {
    const difference = (own?.[i] ?? 0) - part;
    if (difference !== 0) return difference > 0;
  }
  return true;
}

const OLDEST = [...oldestPromised()].flatMap(([name, version]) =>
  isNamed(name) ? [[NAMES[name], version] as const] : [],
);

/** The promised browsers whose oldest version lacks a feature; none where MDN says nothing. */
export function lackedBy(feature: Feature | undefined): readonly string[] {
  const support = feature?.__compat?.support;
  if (support === undefined) return [];
  return OLDEST.flatMap(([browser, oldest]) => {
    const statements = [support[browser] ?? []].flat();
    const isThere = statements.some(
      ({ version_added: added, flags, prefix, alternative_name: other }) =>
        typeof added === 'string' &&
        added !== 'preview' &&
        isReached(oldest, added) &&
        [flags, prefix, other].every((one) => one === undefined),
    );
    return isThere || statements.length === 0 ? [] : [`${browser} ${oldest}`];
  });
}

export const partsOf = (feature: Feature | undefined): readonly (readonly [name: string, part: Feature])[] =>
  Object.entries(feature ?? {}).flatMap(([name, part]) =>
    name === '__compat' || part === undefined ? [] : [[name, part as Feature] as const],
  );

/** What a feature's data hold below these names. */
export const inside = (feature: Feature | undefined, ...names: readonly string[]): Feature | undefined =>
  names.reduce<Feature | undefined>((from, name) => from?.[name] as Feature | undefined, feature);

export { data };

/** Something that a promised browser lacks. */
export interface Lack {
  /** As the list of exceptions names it: `Array.toSorted`, `:has`. */
  readonly feature: string;
  readonly by: readonly string[];
  readonly place: string;
}

/** What a file lacks, and what notes in it a feature that a promised browser lacks. */
export function notes(place: string) {
  const lacks: Lack[] = [];
  const note = (feature: string, lacked: Feature | undefined): void => {
    const by = lackedBy(lacked);
    if (by.length > 0) lacks.push({ feature, by, place });
  };
  return { lacks, note };
}
