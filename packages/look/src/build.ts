import { customProperties } from './custom-properties.ts';
import { BREAKPOINTS, SPACE } from './tokens.ts';

export { customProperties };

/** The line of a style sheet in whose place the tokens come. */
const PLACE = '/* tokens */';
const NAMED = /\(--([\w-]+)\)/g;
const MEDIA = /@media[^{]+/g;

/** `@media (--phone)` as the question that the name stands for. @throws for a name that there is not */
export const withBreakpoints = (css: string): string =>
  css.replaceAll(MEDIA, (question) =>
    question.replaceAll(NAMED, (_, name: string) => {
      const asked = (BREAKPOINTS as Readonly<Record<string, string>>)[name];
      if (asked === undefined) throw new Error(`there is no breakpoint --${name}`);
      return asked;
    }),
  );

const PAGE = /@page[^{]*\{[^}]*\}/g;
const DISTANCE = /var\(--space-(\d)\)/g;

/** Margins of sheets of paper in points: custom properties do not reach `@page`. @throws for a distance that there is not */
const withPages = (css: string): string =>
  css.replaceAll(PAGE, (page) =>
    page.replaceAll(DISTANCE, (_, step: string) => {
      const distance = (SPACE as Readonly<Record<string, { readonly paper: number }>>)[step];
      if (distance === undefined) throw new Error(`there is no distance --space-${step}`);
      return `${distance.paper}pt`;
    }),
  );

/**
 * From the weakest to the strongest: a screen's rule wins over that of a thing on it, however both are written; what a system
 * with forced colours needs wins over all.
 */
export const CASCADE = ['reset', 'tokens', 'things', 'layouts', 'parts', 'screens', 'forced'] as const;
type Layer = (typeof CASCADE)[number];

const FOLDERS: readonly (readonly [folder: RegExp, layer: Layer])[] = [
  [/\/packages\/look\/tokens\.css/, 'tokens'],
  [/\/packages\/look\/reset\.css/, 'reset'],
  [/\/packages\/look\/forced\.css/, 'forced'],
  [/\/packages\/look\/layouts\.css/, 'layouts'],
  [/\/packages\/look\//, 'things'],
  [/\/apps\/web\/src\/ui\//, 'things'],
  [/\/apps\/web\/src\/screens\//, 'screens'],
  [/\/apps\/web\/src\//, 'parts'],
  [/\/apps\/arcade\/src\/styles\//, 'parts'],
  [/\/apps\/arcade\/src\/games\//, 'screens'],
];
const AT_TOP = /^@(?:import|charset)[^;]+;\s*/gm;

/** A style sheet in the layer of its folder. What it imports stays outside. */
function inLayer(css: string, id: string): string {
  const layer = FOLDERS.find(([folder]) => folder.test(id))?.[1];
  if (layer === undefined || css.includes('@font-face')) return css;
  const imports = css.match(AT_TOP)?.join('') ?? '';
  return `${imports}@layer ${CASCADE.join(', ')};\n@layer ${layer} {\n${css.replaceAll(AT_TOP, '')}\n}\n`;
}

const IS_STYLE = /\.css(?:\?|$)/;

const LIST = /@layer ([^;{}]+);/g;
/**
 * A built style sheet without lists of layers: Chromium 102 never ends laying out a page that takes a sheet with one from its
 * memory, on a second visit. Empty blocks give the same order.
 */
export const withoutLists = (css: string): string =>
  css.replaceAll(LIST, (_, names: string) =>
    names
      .split(',')
      .map((name) => `@layer ${name.trim()}{}`)
      .join(''),
  );

/** What is used here of a file of the bundle. */
interface BuiltFile {
  readonly fileName: string;
  source?: string | Uint8Array;
}

/** Writes tokens, breakpoints and layers into the style sheets; a plugin of the pages' build. */
export const look = {
  name: 'look',
  enforce: 'pre',
  transform: (code: string, id: string): string | undefined =>
    IS_STYLE.test(id) && !id.includes('?url')
      ? inLayer(withPages(withBreakpoints(code.replace(PLACE, customProperties))), id.replaceAll('\\', '/'))
      : undefined,
  generateBundle: {
    order: 'post',
    handler: (_: unknown, bundle: Readonly<Record<string, BuiltFile>>): void => {
      for (const file of Object.values(bundle))
        if (IS_STYLE.test(file.fileName) && typeof file.source === 'string') file.source = withoutLists(file.source);
    },
  },
} as const;
