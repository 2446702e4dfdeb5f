import type { Plugin, Rollup } from 'vite';

/**
 * Writes `{game}/parts.json` beside each game's page: what the page will ask for, so that the map can fetch it while the
 * player still reads (apps/web/src/program/fetch-minigame.ts). `persona`: by persona id, from 1.
 */
export interface PartList {
  readonly files: readonly string[];
  readonly persona: readonly string[];
}

const PICTURE = /^arcade-assets\/([a-z]+)-(?:persona-(\d)|[a-z]+)-[0-9a-f]+\.svg$/;
const FONT = /\.woff2$/;

export function partLists(): Plugin {
  return {
    name: 'part-lists',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const part of Object.values(bundle)) {
          if (part.type !== 'chunk' || !part.isEntry) continue;
          const list = partsOf(part, bundle);
          this.emitFile({ type: 'asset', fileName: `${part.name}/parts.json`, source: JSON.stringify(list) });
        }
      },
    },
  };
}

function partsOf(entry: Rollup.OutputChunk, bundle: Rollup.OutputBundle): PartList {
  const files = new Set<string>();
  const waiting = [entry.fileName];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const part = bundle[file];
    if (part?.type !== 'chunk' || files.has(file)) continue;
    files.add(file);
    waiting.push(...part.imports);
    for (const style of part.viteMetadata?.importedCss ?? []) files.add(style);
  }
  const persona: string[] = [];
  for (const file of Object.keys(bundle)) {
    const [, game, id] = PICTURE.exec(file) ?? [];
    if (FONT.test(file) || (game === entry.name && id === undefined)) files.add(file);
    if (game === entry.name && id !== undefined) persona[Number(id) - 1] = `/${file}`;
  }
  return { files: [...files].map((file) => `/${file}`), persona };
}
