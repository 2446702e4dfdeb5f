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
const LIBRARY = /\/node_modules\/(?:react|react-dom|scheduler)\//;
const MAIN = /\/src\/main\.tsx$/;
const screen = (...folders: readonly string[]): RegExp => new RegExp(`/src/screens/(?:${folders.join('|')})/[^/]+$`);
/** The screens before the game, which a new player sees one after the other; the first is fetched while '/' rests. */
const STORY = screen('intruducao', 'sobre-abac', 'sobre-voce');
const FORMS = screen('login', 'cadastro');
/** The screens from the sign-up to the map, seen once a campaign. */
const CHOOSING = screen(
  ...['introducao-personagem', 'escolha-seu-personagem', 'boas-vindas-a-cidade'],
  ...['introducao-sonho', 'sonhos', 'escolha', 'tutorial'],
);
const MAP = screen('mapa');
/** What is read beside the game, and seldom. */
const READING = screen(
  ...['caderno', 'extrato', 'futuros', 'desafio', 'conferir', 'aprendizado', 'privacidade'],
  ...['sorte-e-escolha', 'grupo', 'para-professores'],
);
/** Screens, and what is laid around those of a signed-in player. */
const GAME = /\/src\/(?:signed-in\.tsx$|screens\/)/;

/** Built by themselves: the worker, and the script of the page's head. */
const ALONE = /\/(?:worker\/|src\/program\/head-script\.ts$)/;
/** Drawing code is for live pictures, which come later; only where things lie is known from the start. */
const DRAWING = /\/packages\/art\/src\/(?!scenes\/city\/boxes\.ts$)/;

/** Name of the file that a module belongs to; null leaves it to the bundler. */
export function chunkOf(id: string, graph: Graph): string | null {
  if (ALONE.test(id) || DRAWING.test(id)) return null;
  if (LIBRARY.test(id)) return 'library';
  const roots = rootsOf(id, graph);
  if (roots.some((root) => MAIN.test(root))) return 'first';
  const users = roots.filter((root) => GAME.test(root));
  const areAll = (kind: RegExp): boolean => users.length > 0 && users.every((user) => kind.test(user));
  if (roots.length < 2 || users.length === 0) return null;
  if (users.length > 1 && users.some((user) => STORY.test(user))) return 'story';
  if (users.length > 1 && users.some((user) => FORMS.test(user))) return 'forms';
  if (areAll(CHOOSING)) return 'choosing';
  if (areAll(READING)) return 'reading';
  return areAll(MAP) ? 'map' : 'game';
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
