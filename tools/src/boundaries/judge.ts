import type { Import } from './imports.ts';
import type { Zone } from './zones/zone.ts';
import { ZONES } from './zones.ts';

/** The zone of a file: the longest folder that holds it. Undefined for files outside every zone. */
export function zoneOf(path: string): Zone | undefined {
  let best: Zone | undefined;
  let length = -1;
  for (const zone of ZONES) {
    for (const folder of zone.folders) {
      const holds = path === folder || path.startsWith(`${folder}/`);
      if (holds && folder.length > length) [best, length] = [zone, folder.length];
    }
  }
  return best;
}

/** The folder that must not be shared with a sibling: one screen, one feature. */
const roomIn = (path: string, folder: string): string => path.slice(folder.length + 1).split('/')[0] ?? '';
const SEPARATE = ['apps/web/src/screens', 'apps/server/src/features'];
/** The one place of the features that every feature may use. */
const COMMON_ROOM = 'apps/server/src/features/campaign/';

const fits = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;

/** The one way to what a device keeps, and who can't take it: what runs before any module, and what stands in for a browser. */
const MAY_NAME_STORAGE = [
  'packages/contract/src/page/kept.ts',
  /* A page of a school's platform, beside the game and not of it. */
  'apps/web/src/screens/teachers/package/player.ts',
  'apps/web/src/program/head-script.ts',
  'apps/web/delivery/browser-globals.ts',
  'apps/server/src/features/lti/pages.ts',
];

/**
 * Where a campaign, a week or a live group begins or is offered: there alone the rulebook of today is asked for. All else speaks by the
 * rulebook of the thing that it is about (docs/determinism.md).
 */
const MAY_READ_CURRENT = [
  'packages/rules/src/catalogue/dreams.ts',
  'packages/rules/src/queries/index.ts',
  'packages/game/src/campaign/sealed-seed.ts',
  'apps/server/src/features/week/seal-weeks.ts',
  'apps/server/src/features/live/open.ts',
  'apps/web/src/live/live-rulebook.ts',
];
/** Where it is defined and exported, and a sheet of pictures of made-up groups. */
const HAVE_CURRENT = [
  'packages/rules/src/rulebook/registry.ts',
  'packages/rules/src/live/terms.ts',
  'packages/rules/src/index.ts',
  'packages/rules/src/live/index.ts',
  'apps/web/test/catalogue/class-sheet-page.tsx',
];

/** Faults of a source's lines that name what only some files may. */
const namedIn = (from: string, text: string, name: RegExp, may: readonly string[], fault: string): readonly string[] =>
  may.includes(from)
    ? []
    : text.split('\n').flatMap((line, place) => (name.test(line) ? [`${from}:${place + 1}  ${fault}`] : []));

/** Lines of a source that go to the browser's storage past its guard, or ask for the rulebook of today. */
export const namingFaultsOf = (from: string, text: string): readonly string[] => [
  ...namedIn(
    from,
    text,
    /\b(?:local|session)Storage\b/,
    MAY_NAME_STORAGE,
    `storage is read and written by ${MAY_NAME_STORAGE[0]} alone`,
  ),
  ...namedIn(
    from,
    text,
    /\bCURRENT_(?:LIVE_)?RULEBOOK\b/,
    [...MAY_READ_CURRENT, ...HAVE_CURRENT],
    'the rulebook of today is asked for only where something begins: take that of the campaign, week or group',
  ),
];

/** Why an import is not allowed, or null. */
export function faultOf({ from, to }: Import): string | null {
  const own = zoneOf(from);
  if (own === undefined) return null;
  const other = zoneOf(to);
  for (const folder of SEPARATE) {
    if (!from.startsWith(`${folder}/`) || !to.startsWith(`${folder}/`) || to.startsWith(COMMON_ROOM)) continue;
    if (roomIn(from, folder) !== roomIn(to, folder))
      return `${roomIn(from, folder)} reaches into ${roomIn(to, folder)}`;
  }
  if (other === own) return null;
  const name = other?.name ?? to;
  return own.may.some((pattern) => fits(pattern, name)) ? null : `${own.name} may not import ${name}`;
}
