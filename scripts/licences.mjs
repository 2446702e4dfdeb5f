/**
 * `npm run tool -- licences`: the licence of every package of the lock file. Fails on one that is unknown, or whose terms would
 * bind this game, unless it stands below with the reason why it does not.
 */
import { readFileSync } from 'node:fs';
import { at } from './steps.mjs';

/** Ask for no more than their own text to be kept. */
const FREE = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
]);

/** Ask for more, and why that is met here. */
const WITH_REASON = [
  [/^@resvg\/resvg-js/, 'MPL-2.0', 'used as it is, not changed; only its own files are bound'],
  [
    /^@img\/sharp-/,
    /LGPL-3\.0-or-later/,
    'a tool of the build that draws the pictures, linked at run time, not changed, not delivered',
  ],
  [/^caniuse-lite$/, 'CC-BY-4.0', 'data of browsers, read by the build, not delivered'],
  [/^@mdn\/browser-compat-data$/, 'CC0-1.0', 'data of browsers, read by the check, not delivered'],
  [/^lightningcss/, 'MPL-2.0', 'a tool of the build, not changed, not delivered'],
  [/^axe-core$/, 'MPL-2.0', 'a tool of the tests, not delivered'],
  [
    /^dictionary-pt$/,
    '(LGPL-3.0 OR MPL-2.0)',
    'used under MPL-2.0: data of the spelling check, not changed, not delivered',
  ],
  [/^hunspell-wasm$/, '(LGPL-2.0 OR GPL-2.0 OR MPL-1.1)', 'used under MPL-1.1: a tool of the check, not delivered'],
  [/^argparse$/, 'Python-2.0', 'part of the tool that makes the small fonts, not delivered'],
  [/^mdn-data$/, 'CC0-1.0', 'names of CSS, read by the check of styles, not delivered'],
  [
    /^svg-tags$/,
    'unknown',
    'MIT by the LICENSE beside it; its manifest has an older field; read by the check of styles',
  ],
  [/^pako$/, '(MIT AND Zlib)', 'part of the tool that makes the small fonts, not delivered'],
  [/^@fontsource/, 'OFL-1.1', 'fonts, delivered with fewer letters, each unchanged, not sold by themselves'],
];

const isFree = (licence) =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((one) => FREE.has(one));
const reasonFor = (name, licence) =>
  WITH_REASON.find(
    ([pattern, of]) => pattern.test(name) && (of instanceof RegExp ? of.test(licence) : of === licence),
  )?.[2] ?? null;

export function judge(packages) {
  const counts = new Map();
  const faults = [];
  for (const [path, { license = 'unknown', link, dev, optional }] of Object.entries(packages)) {
    const [, name] = /^.*node_modules\/(.+)$/.exec(path) ?? [];
    if (name === undefined || link) continue;
    const reason = isFree(license) ? 'free to use' : reasonFor(name, license);
    if (reason === null) faults.push(`${name}: ${license}`);
    const key = `${license}: ${reason ?? 'NOT ALLOWED'}`;
    const row = counts.get(key) ?? {
      licence: license,
      packages: 0,
      'in the game': 0,
      because: reason ?? 'NOT ALLOWED',
    };
    counts.set(key, {
      ...row,
      packages: row.packages + 1,
      'in the game': row['in the game'] + (dev || optional ? 0 : 1),
    });
  }
  return { rows: [...counts.values()].sort((a, b) => b.packages - a.packages), faults };
}

const { rows, faults } = judge(JSON.parse(readFileSync(at('package-lock.json'), 'utf8')).packages);
console.table(rows);
if (faults.length > 0) {
  console.error(`Licences that nobody has looked at (scripts/licences.mjs):\n${faults.join('\n')}`);
  process.exitCode = 1;
}
