import { SCREEN_NAMES, type ScreenName } from '@consorcio/contract/wire';
import { SCREENS, type ScreenFacts } from '../src/screen-table.ts';

/*
 * Which parts of the program travel together. Left to itself the bundler makes a file of every set of modules that the
 * same screens share: the map alone asked for forty, each a round trip on a slow network. Here what several screens need
 * is one of a few files, by how far into the game they are; what one screen needs alone stays with it.
 */

interface ModuleInfo {
  /** Modules that import this one statically. */
  readonly importers: readonly string[];
  /** Modules that import it when it is needed. */
  readonly dynamicImporters: readonly string[];
}
export interface Graph {
  getModuleInfo(id: string): ModuleInfo | null;
}

/** The library that draws, and what it brings: read by itself, so that the first task is not one long one. */
const LIBRARY = /\/node_modules\/(?:react|react-dom|scheduler)\/|\0rolldown\/runtime/;
const MAIN = /\/src\/main\.tsx$/;
/** Folder of a screen below src/screens, and beginning of its file's name: that of the table, as `city-welcome`. */
export const folderOf = (name: ScreenName | 'notFound'): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function screensOf(part: ScreenFacts['part']): RegExp {
  const folders = SCREEN_NAMES.filter((name) => SCREENS[name].part === part).map(folderOf);
  return new RegExp(`/src/screens/(?:${folders.join('|')})/[^/]+$`);
}
const STORY = screensOf('story');
const FORMS = screensOf('forms');
const CHOOSING = screensOf('choosing');
const READING = screensOf('reading');
/** Screens, what is laid around those of a signed-in player, and the popups that come later. */
const GAME = /\/src\/(?:signed-in\.tsx$|map\/popups\/late-popups\.ts$|screens\/)/;
/** What a guest who came by a link needs until the first decision: every byte of it is waited for. */
const SHORT_WAY = /\/src\/(?:signed-in\.tsx$|screens\/(?:play|map|share)\/[^/]+$)/;
/** The map, and what of it is fetched when needed: a phone of a live group waits for none of it. */
const MAP = /\/src\/(?:map|screens\/map)\//;
const MAP_SCREEN = /\/src\/screens\/map\/map-screen\.tsx$/;
/** Pages of the live group: what only they share stays with them. */
const LIVE = /\/src\/screens\/live\//;
/** What every page of a live group starts with: a phone on a class's network waits for it, and for no host's page or certificate. */
const LIVE_START = /\/src\/screens\/live\/live-screens\.tsx$/;
/** The popups that come after a first decision. */
const LATE = /\/src\/map\/popups\/late-popups\.ts$/;
/** What shows the notebook's ideas, on the map and at the first screens. */
const IDEAS = /\/src\/teaching\/concepts\/learn-at\.ts$/;

/** Built by themselves: the worker, the script of the page's head, and that of old browsers. */
const ALONE = /\/(?:worker\/|src\/program\/(?:head-script|old-browsers)\.ts$)/;
/** Drawing code is for live pictures, which come later; only where things and people are is known from the start. */
const DRAWING = /\/packages\/art\/src\/(?!core\/projection\.ts$|plans\/)/;

/** Name of the file that a module belongs to; null leaves it to the bundler. */
export function chunkOf(id: string, graph: Graph): string | null {
  if (ALONE.test(id) || DRAWING.test(id)) return null;
  if (LIBRARY.test(id)) return 'library';
  const roots = rootsOf(id, graph);
  if (roots.some((root) => MAIN.test(root))) return 'first';
  const users = roots.filter((root) => GAME.test(root));
  const areAll = (kind: RegExp): boolean => users.length > 0 && users.every((user) => kind.test(user));
  if (roots.some((root) => MAP_SCREEN.test(root)) && roots.every((root) => MAP.test(root))) return 'map';
  if (roots.length < 2 || users.length === 0) return null;
  const isSharedWith = (kind: RegExp): boolean => users.length > 1 && users.some((user) => kind.test(user));
  const isOfShortWay = users.some((user) => SHORT_WAY.test(user));
  const isOfLiveStart = roots.some((root) => LIVE_START.test(root));
  if (areAll(LIVE)) return isOfLiveStart ? 'live' : null;
  if (isSharedWith(STORY)) return 'story';
  if (isSharedWith(FORMS) && !isOfShortWay) return isOfLiveStart ? 'fields' : 'forms';
  if (isSharedWith(FORMS)) return 'common';
  if (isOfShortWay) return 'game';
  if (isOfLiveStart) return 'live-common';
  if (isSharedWith(LATE)) return 'month';
  if (roots.some((root) => IDEAS.test(root))) return 'ideas';
  if (areAll(CHOOSING)) return 'choosing';
  return areAll(READING) ? 'reading' : 'later';
}

/** The modules from which a module is reached by static imports, and which are themselves fetched when needed. */
function rootsOf(id: string, graph: Graph): readonly string[] {
  const seen = new Set([id]);
  const roots: string[] = [];
  for (const each of seen) {
    const info = graph.getModuleInfo(each);
    if (MAIN.test(each) || (info?.dynamicImporters.length ?? 0) > 0) roots.push(each);
    for (const importer of info?.importers ?? []) seen.add(importer);
  }
  return roots;
}
