import type { Plugin } from 'vite';
import { CHECK_OF_AGE } from './check-of-age.ts';
import { type Lacking, type LackingCss, lackingCss } from './lacking-css.ts';
import { buildTargets, scriptTargets } from './oldest.ts';
import { wrapFields } from './wrapped-fields.ts';

export interface OldBrowsersPart {
  /** The script that old browsers fetch; LACKING in it becomes what the styles of the pages need (`Lacking`). */
  readonly script: string;
  /** What a browser must support so that it does without, as `@supports` asks for it. */
  readonly supports: string;
}

const PART = 'old-browsers';
const CHARSET = /(<meta charset[^>]*>)/;

/**
 * Makes what Vite builds fit for the promised browsers: scripts and styles are compiled to the oldest, every page tells
 * browsers that are older still to be updated, and `part` is fetched by those promised ones that need it. Without it an old browser takes
 * windows as they are measured there, and no rule that asks `:has()`.
 */
export function promisedBrowsers(part?: OldBrowsersPart): Plugin {
  const lacking: LackingCss = lackingCss();
  let isBuild = false;
  return {
    name: 'promised-browsers',
    config: () => ({
      build: { target: scriptTargets(), cssTarget: buildTargets() },
      css: { postcss: { plugins: [...lacking.plugins] } },
    }),
    configResolved({ command, mode }) {
      isBuild = command === 'build' && mode !== 'catalogue';
    },
    buildStart() {
      if (isBuild && part !== undefined) this.emitFile({ type: 'chunk', id: part.script, name: PART });
    },
    renderChunk(code, { facadeModuleId }) {
      if (part === undefined || facadeModuleId !== part.script) return null;
      const needed: Lacking = lacking.needed();
      return code.replace('LACKING', () => JSON.stringify(needed));
    },
    /* A chunk's name follows from what it was before. */
    augmentChunkHash: () => wrapFields.toString(),
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const each of Object.values(bundle)) if (each.type === 'chunk') each.code = wrapFields(each.code);
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        if (!isBuild) return html;
        const scripts = [CHECK_OF_AGE];
        if (part !== undefined) {
          const built = Object.values(bundle).find(
            (each) => each.type === 'chunk' && each.facadeModuleId === part.script,
          );
          if (built === undefined) throw new Error(`${part.script} was not built`);
          scripts.push(`CSS.supports(${JSON.stringify(part.supports)})||import("/${built.fileName}")`);
        }
        const tags = scripts.map((script) => `<script>${script}</script>`);
        return html.replace(CHARSET, (charset) => [charset, ...tags].join('\n    '));
      },
    },
  };
}
