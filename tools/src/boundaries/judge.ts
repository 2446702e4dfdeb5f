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
  'packages/contract/src/wire/kept.ts',
  'apps/web/src/program/head-script.ts',
  'apps/web/delivery/browser-globals.ts',
  'apps/server/src/features/lti/pages.ts',
];

/** Lines of a source that go to the browser's storage past its guard. */
export const storageFaultsOf = (from: string, text: string): readonly string[] =>
  MAY_NAME_STORAGE.includes(from)
    ? []
    : text
        .split('\n')
        .flatMap((line, place) =>
          /\b(?:local|session)Storage\b/.test(line)
            ? [`${from}:${place + 1}  storage is read and written by ${MAY_NAME_STORAGE[0]} alone`]
            : [],
        );

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
