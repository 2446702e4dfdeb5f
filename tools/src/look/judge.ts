/* What a style sheet says, as far as the rules of the look are concerned. */
import postcss from 'postcss';

export interface Sheet {
  readonly path: string;
  readonly css: string;
}
export interface Source {
  readonly path: string;
  readonly code: string;
}

const CLASS = /\.(-?[a-zA-Z_][\w-]*)/g;

export function classesOf(css: string): ReadonlySet<string> {
  const names = new Set<string>();
  postcss.parse(css).walkRules(({ selector }) => {
    for (const [, name = ''] of selector.replaceAll(/\[[^\]]*\]/g, '').matchAll(CLASS)) names.add(name);
  });
  return names;
}

const isWordOf = (name: string): RegExp => new RegExp(`(?<![\\w-])${name}(?![\\w-])`);

/**
 * Classes that no program uses. A class of a module is used by a file that imports it as `css` and says `css.name`, or looks
 * one up (`css[kind]`) while its name is a word of some program; a plain class where its name is a word of some program.
 */
export function deadClasses(sheet: Sheet, sources: readonly Source[]): readonly string[] {
  const names = [...classesOf(sheet.css)];
  const all = sources.map(({ code }) => code).join('\n');
  /* `star-${n}` names every star. */
  const isWord = (name: string): boolean => isWordOf(name).test(all) || all.includes(`${name.replace(/\d+$/, '')}\${`);
  if (!sheet.path.endsWith('.module.css')) return names.filter((name) => !isWord(name));
  const file = sheet.path.split('/').at(-1) ?? '';
  const users = sources.flatMap(({ code }) => {
    const binding = code.match(new RegExp(`import (\\w+) from '[^']*/${file.replaceAll('.', '\\.')}'`))?.[1];
    return binding === undefined ? [] : [{ code, binding }];
  });
  return names.filter(
    (name) =>
      !users.some(
        ({ code, binding }) =>
          new RegExp(`\\b${binding}(?:\\.${name}(?![\\w-])|\\['${name}'\\])`).test(code) ||
          (new RegExp(`\\b${binding}\\[[^'\\]]`).test(code) && isWord(name)),
      ),
  );
}

/** How much is said of the look: each declaration, and each class of `packages/look` on an element. */
export interface Said {
  readonly declarations: number;
  readonly classes: number;
}

const LOOK = 'packages/look/';
/** What an element's class is given, `className="…"`, `className={…}`, and what joins names. */
const GIVEN = /\b(?:class(?:Name)?|row|tile)=(?:"[^"]*"|\{[^}]*\}(?:[^}`]*`\})?)|classNames\([^)]*\)/g;
const QUOTED = /["'`]([^"'`]*)["'`]/g;

/** Things said by sheets and programs whose path begins with `folder`. */
export function saidBy(sheets: readonly Sheet[], sources: readonly Source[], folder = ''): Said {
  const own = new Set(sheets.filter(({ path }) => path.startsWith(LOOK)).flatMap(({ css }) => [...classesOf(css)]));
  const count = { declarations: 0, classes: 0 };
  for (const { css } of sheets.filter(({ path }) => path.startsWith(folder))) {
    postcss.parse(css).walkDecls(() => {
      count.declarations += 1;
    });
  }
  for (const { code } of sources.filter(({ path }) => path.startsWith(folder)))
    for (const [given] of code.matchAll(GIVEN))
      for (const [, words = ''] of given.matchAll(QUOTED))
        count.classes += words.split(/\s+/).filter((word) => own.has(word)).length;
  return count;
}

const PLAIN = /\b(?:className|row|tile)=(?:"([^"]*)"|\{`([^`]*)`\})/g;

/** Classes that a program gives an element and that are not `known`: they say nothing. */
export const unknownClasses = ({ code }: Source, known: ReadonlySet<string>): readonly string[] =>
  [...code.matchAll(PLAIN)]
    .flatMap(([, plain, template = '']) => (plain ?? template.replaceAll(/\$\{[^}]*\}/g, ' ')).split(/\s+/))
    .filter((name) => name !== '' && !known.has(name));

/* `#eff#` is no colour: it stands for something in a text. */
const COLOUR = /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w#-])|\b(?:rgb|hsl)a?\(/gi;
const REMARK = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g;

/** Colours that a program says as numbers. */
export const coloursIn = (code: string): readonly string[] =>
  [...code.replaceAll(REMARK, '').matchAll(COLOUR)].map(([colour]) => colour);

export interface Pair {
  readonly ink: string;
  readonly ground: string;
}
const TOKEN = /^var\(--([\w-]+)\)$/;

/** Tokens that one rule writes with and on. */
export function pairsIn({ css }: Sheet): readonly Pair[] {
  const pairs: Pair[] = [];
  postcss.parse(css).walkRules((rule) => {
    const own = new Map<string, string>();
    rule.each((node) => {
      if (node.type === 'decl') own.set(node.prop, TOKEN.exec(node.value)?.[1] ?? '');
    });
    const [ink, ground] = [own.get('color'), own.get('background')];
    if (ink && ground) pairs.push({ ink, ground });
  });
  return pairs;
}

const USED = /var\((--[\w-]+)\)/g;

/** Custom properties that a sheet reads and that nothing declares: neither a sheet nor a program, which names it in quotes. */
export function undeclared(sheet: Sheet, declarations: string): readonly string[] {
  const names = new Set([...sheet.css.matchAll(USED)].map(([, name = '']) => name));
  return [...names].filter((name) => !new RegExp(`(?<![\\w-])${name}(?:['"\`]|\\s*:)`).test(declarations));
}

export interface Figures {
  readonly sheets: number;
  readonly lines: number;
  /** Distinct values of declarations outside the scenes. */
  readonly textSizes: number;
  readonly corners: number;
  readonly distances: number;
  readonly hexColours: number;
}

const SIZE_IN_FONT = /(?:\d{3}\s+)?(\S+(?:\([^)]*\))?)\s*(?:\/|var\(--font)/;

/** How many sheets and lines, and how many different values: those of scenes are not counted, `inherit`, `0` and shares neither. */
export function figuresOf(sheets: readonly Sheet[], scenes: ReadonlySet<string>): Figures {
  const found = {
    text: new Set<string>(),
    corner: new Set<string>(),
    distance: new Set<string>(),
    hex: new Set<string>(),
  };
  const put = (kind: Set<string>, value: string): void => {
    for (const part of value.match(/var\(--(?:text|round|space)-\w+\)|50%|(?<![\w.-])\d*\.?\d+(?:px|rem|pt|mm)\b/g) ??
      [])
      kind.add(part);
  };
  for (const { path, css } of sheets) {
    if (scenes.has(path)) continue;
    postcss.parse(css).walkDecls(({ prop, value }) => {
      if (prop === 'font-size') put(found.text, value);
      else if (prop === 'font') put(found.text, SIZE_IN_FONT.exec(value)?.[1] ?? '');
      else if (/radius$/.test(prop)) put(found.corner, value);
      else if (/^(?:padding|margin)|gap$/.test(prop)) put(found.distance, value);
      for (const [hex] of value.matchAll(/#[0-9a-f]{3,8}\b/gi)) found.hex.add(hex);
    });
  }
  return {
    sheets: sheets.length,
    lines: sheets.reduce((sum, { css }) => sum + css.split('\n').length - 1, 0),
    textSizes: found.text.size,
    corners: found.corner.size,
    distances: found.distance.size,
    hexColours: found.hex.size,
  };
}
