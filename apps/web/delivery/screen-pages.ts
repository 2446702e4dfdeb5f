import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { withLostFileScript } from '@consorcio/contract/lost-file';
import { firstSegment } from '@consorcio/contract/wire';
import { brokenCopy } from '@consorcio/copy/first-screens';
import { build, type InlineConfig, type Plugin, type Rollup } from 'vite';
import { folderOf } from './chunks.ts';
import { extractInlineStyles } from './extract-inline-styles.ts';
import type { Screen } from './prerender.tsx';
import { usedStyles } from './used-styles.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const EARLY = here('../src/program/head-script.ts');
const EARLY_FILE = 'early.js';
const PRERENDER = here('./prerender.tsx');
/** Beside the sources, so that the packages are found. */
const ASIDE = here('../../../.cache/prerender-');
/** Where the API is, as api/client.ts has it. */
const API_BASE = process.env.VITE_API_BASE ?? '/api';
const FAR_SCREENS = '/src/far-screens.ts';
const STYLESHEET = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;
const PROGRAM =
  /\s*<(?:script type="module"[^>]*src|link rel="modulepreload"[^>]*href)="([^"]+)"[^>]*>(?:<\/script>)?/g;
const TEXT_FONT = /\s*<link rel="preload" as="font"[^>]*\/nunito-[^>]*>/g;
const ROOT = '<div id="root"></div>';
/** Hints for pictures that stand in the same markup anyway. */
const HINT = /<link rel="preload"[^>]*\/>/g;

type Bundle = Rollup.OutputBundle;

/**
 * Writes a page for every screen, `pages/{first segment}.html`, from which the server sends it: with hints for all parts
 * that the screen will need, the calls that it will make first, and, for the screens that people come to from outside,
 * the screen itself, so that it shows before any script has come. index.html stays the page of everything else.
 * `config`: how the screens are built to be run here.
 */
export function screenPages(config: InlineConfig): Plugin {
  return {
    name: 'screen-pages',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: EARLY, fileName: EARLY_FILE });
      /* Asked for by the page of the edition of files alone (scripts/site.mjs). */
      this.emitFile({ type: 'chunk', id: here('../src/local/device-home.ts'), name: 'device-home' });
    },
    transformIndexHtml: (html) => withLostFileScript(html, brokenCopy),
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const early = bundle[EARLY_FILE];
        if (early?.type !== 'chunk') throw new Error('the early script was not built');
        delete bundle[EARLY_FILE];
        const script = `(()=>{${early.code.trim()}})()`;
        for (const screen of await runScreens(config)) {
          if (screen.path === '*') continue;
          const source = pageOf(screen, bundle, script);
          this.emitFile({ type: 'asset', fileName: `pages/${nameOf(screen.path)}.html`, source });
        }
      },
    },
  };
}

/** First segment of a path, by which the server finds the page (apps/server/src/http/pages.ts). */
const nameOf = (path: string): string => firstSegment(path) || 'index';

async function runScreens(config: InlineConfig): Promise<readonly Screen[]> {
  const outDir = mkdtempSync(ASIDE);
  try {
    await build({ ...config, build: { ...config.build, ssr: PRERENDER, outDir } });
    const { screens } = (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as {
      screens(): Promise<readonly Screen[]>;
    };
    return await screens();
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

function pageOf(
  { name, path, isSignedIn, calls, html, hasOnlyTitles }: Screen,
  bundle: Bundle,
  script: string,
): string {
  const parts = partsOf(name, isSignedIn, bundle);
  const written = extractInlineStyles(html.replaceAll(HINT, ''));
  if (/<script| style=/.test(written.html)) throw new Error(`the page of ${path} holds what its policy forbids`);
  const addresses = calls.map((call) => API_BASE + call).join(' ');
  const visitor = isSignedIn ? 'signed-in' : html === '' ? '' : 'signed-out';
  const shell = textOf(bundle, 'index.html');
  const early = (program = ''): readonly string[] => [
    `<meta name="early" content="${visitor}" data-path="${firstSegment(path)}" data-calls="${addresses}"${program}>`,
    `<script>${script}</script>`,
  ];
  if (html === '') {
    const scripts = parts.scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
    const styles = parts.styles.map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`);
    return withHead(shell, [...early(), ...scripts, ...styles]);
  }
  /* The prerendered page is painted first; then head-script.ts fetches the program. */
  const program = [...shell.matchAll(PROGRAM)].map(([, file = '']) => file);
  for (const file of parts.scripts) program.push(`/${file}`);
  const own = [...shell.matchAll(STYLESHEET)].map(([, file = '']) => file);
  /* Of a screen whose waiting only is written, the styles come with the program: its page fits into a first answer. */
  if (isSignedIn) for (const file of parts.styles) program.push(`/${file}`);
  else own.push(...parts.styles);
  const rest = isSignedIn ? parts.styles.map((file) => usedStyles(textOf(bundle, file), html)) : [];
  const styles = [...own.map((file) => textOf(bundle, file)), ...rest].join('');
  /*
   * They lie in the page; named, so that no part of the program fetches them again. The type keeps browsers from fetching them:
   * Chromium 150 does so with `disabled` alone.
   */
  const named = own.map((file) => `<link rel="stylesheet" type="text/plain" disabled crossorigin href="/${file}">`);
  const hidden = '[data-blank] #root{visibility:hidden}';
  const page = withHead(shell.replaceAll(STYLESHEET, '').replaceAll(PROGRAM, ''), [
    ...early(` data-program="${program.join(' ')}"`),
    `<style>${styles}${hidden}${written.css}</style>`,
    ...named,
  ]).replace(ROOT, () => `<div id="root">${written.html}</div>`);
  return hasOnlyTitles ? page.replaceAll(TEXT_FONT, '') : page;
}

/** Before anything that the page asks for. */
const withHead = (page: string, tags: readonly string[]): string =>
  page.replace(/(<meta charset[^>]*>)/, (first) => [first, ...tags].join('\n    '));

interface Parts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Files that a screen needs beyond those of index.html. */
function partsOf(name: Screen['name'], isSignedIn: boolean, bundle: Bundle): Parts {
  const shell = textOf(bundle, 'index.html');
  const folder = folderOf(name);
  const roots = [`/screens/${folder}/${folder}-screen.tsx`, ...(isSignedIn ? ['/src/signed-in.tsx'] : [])];
  const waiting = Object.values(bundle).flatMap((part) =>
    part.type === 'chunk' && part.moduleIds.some((id) => roots.some((root) => id.endsWith(root)))
      ? [part.fileName]
      : [],
  );
  /* The table in which a screen beside the game's way is looked up. */
  const table = Object.values(bundle).find(
    (part) => part.type === 'chunk' && part.moduleIds.some((id) => id.endsWith(FAR_SCREENS)),
  );
  if (table?.type === 'chunk' && waiting.some((file) => table.dynamicImports.includes(file)))
    waiting.push(table.fileName);
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const part = bundle[file];
    if (part?.type !== 'chunk' || scripts.has(file) || shell.includes(file)) continue;
    scripts.add(file);
    waiting.push(...part.imports);
    for (const style of part.viteMetadata?.importedCss ?? []) styles.add(style);
  }
  return { scripts: [...scripts], styles: [...styles] };
}

function textOf(bundle: Bundle, file: string): string {
  const part = bundle[file];
  if (part?.type !== 'asset') throw new Error(`${file} was not built`);
  return String(part.source);
}
