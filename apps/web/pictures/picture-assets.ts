import { fileForm } from '@consorcio/art/file-form';
import { type Plugin, runnerImport } from 'vite';
import type { Catalogue } from './catalogue.ts';

/*
 * Pictures as files. The catalogue (./catalogue.ts) names SVG texts drawn by @consorcio/art; this plugin draws those
 * that are asked for and emits each as a hashed .svg file, so that no drawing code reaches the browser. In a module:
 *
 *   import street from 'picture:street';            // address of one picture, for <img src>
 *   import dreams from 'pictures:dream-tile';       // { '1': address, '2': address, … } of the family 'dream-tile/…'
 *   import logo from 'picture-text:logo';           // the SVG text itself, to be laid inline (ui/pictures/inline-picture.tsx)
 *   import signs from 'picture-texts:place-sign';   // { '1': text, '2': text, … }: the texts of a family
 *   import scenes from 'picture-loaders:jornada';   // { '1': () => import(text), … }: texts of a family, when asked for
 *
 * Lay a picture inline when its parts must move; an <img> keeps them still. Words in pictures are outlines.
 * A new picture is a new entry of ./onboarding.ts or ./map.ts. FIXED holds files with an unhashed address.
 */
const KINDS = ['picture', 'pictures', 'picture-text', 'picture-texts', 'picture-loaders'] as const;
type Kind = (typeof KINDS)[number];

const ID = /^\0?(picture|pictures|picture-text|picture-texts|picture-loaders):(.+)$/;
/** Pictures at an address of their own: [file, name in the catalogue]. */
const FIXED = [['favicon.svg', 'favicon']] as const;
const DEV_PREFIX = '/@picture/';

export function pictureAssets(): Plugin {
  let isBuild = false;
  let catalogue: Promise<Catalogue> | undefined;
  const drawings = (): Promise<Catalogue> => {
    catalogue ??= isBuild ? catalogueOfBuild() : loadCatalogue();
    return catalogue;
  };

  return {
    name: 'picture-assets',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    resolveId: (id) => (ID.test(id) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith('\0')) return undefined;
      const [, kind, name] = ID.exec(id) ?? [];
      if (kind === undefined || name === undefined) return undefined;
      const pictures = await drawings();
      const addressOf = async (key: string): Promise<string> => {
        if (!isBuild) return DEV_PREFIX + key;
        const svg = fileForm(draw(pictures, key));
        const fileName = `assets/${key.replaceAll('/', '-')}-${await shortHash(svg)}.svg`;
        this.emitFile({ type: 'asset', fileName, source: svg });
        return `/${fileName}`;
      };
      if (kind === 'picture-loaders') return loadersOf(name, pictures);
      return `export default ${JSON.stringify(await exportOf(kind as Kind, name, pictures, addressOf))};`;
    },
    async generateBundle() {
      const pictures = await drawings();
      for (const [fileName, key] of FIXED) this.emitFile({ type: 'asset', fileName, source: draw(pictures, key) });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?')[0] ?? '';
        const key = path.startsWith(DEV_PREFIX)
          ? path.slice(DEV_PREFIX.length)
          : FIXED.find(([file]) => path === `/${file}`)?.[1];
        if (key === undefined) return next();
        loadCatalogue()
          .then((pictures) => {
            response.setHeader('content-type', 'image/svg+xml');
            response.end(draw(pictures, key));
          })
          .catch(next);
      });
    },
  };
}

async function exportOf(
  kind: Kind,
  name: string,
  pictures: Catalogue,
  addressOf: (key: string) => Promise<string>,
): Promise<string | Record<string, string>> {
  if (kind === 'picture-text') return draw(pictures, name);
  if (kind === 'picture') return addressOf(name);
  const contentOf = kind === 'picture-texts' ? (key: string) => draw(pictures, key) : addressOf;
  const entries = await Promise.all(
    membersOf(name, pictures).map(async (key) => [key.slice(name.length + 1), await contentOf(key)]),
  );
  return Object.fromEntries(entries);
}

const membersOf = (family: string, pictures: Catalogue): readonly string[] =>
  Object.keys(pictures).filter((key) => key.startsWith(`${family}/`));

function loadersOf(family: string, pictures: Catalogue): string {
  const loaders = membersOf(family, pictures).map(
    (key) => `${JSON.stringify(key.slice(family.length + 1))}: () => import(${JSON.stringify(`picture-text:${key}`)})`,
  );
  return `export default { ${loaders.join(', ')} };`;
}

function draw(pictures: Catalogue, key: string): string {
  const picture = pictures[key];
  if (picture === undefined) throw new Error(`no picture is called ${key}: see apps/web/pictures/catalogue.ts`);
  return picture();
}

let ofBuild: Promise<Catalogue> | undefined;
/**
 * The catalogue of this process, each of its pictures drawn once: a build asks for most of them twice, for its program and for
 * the screens that are written into their pages.
 */
function catalogueOfBuild(): Promise<Catalogue> {
  ofBuild ??= loadCatalogue().then((pictures) =>
    Object.fromEntries(Object.entries(pictures).map(([key, picture]) => [key, drawnOnce(picture)])),
  );
  return ofBuild;
}

function drawnOnce(draw: () => string): () => string {
  let svg: string | undefined;
  return () => {
    svg ??= draw();
    return svg;
  };
}

/** Runs the catalogue from its sources, so that no package has to be built first. */
async function loadCatalogue(): Promise<Catalogue> {
  const conditions = ['source', 'module', 'node', 'development|production'];
  const { module } = await runnerImport<{ catalogue: Catalogue }>('./pictures/catalogue.ts', {
    root: import.meta.dirname.replace(/pictures$/, ''),
    configFile: false,
    resolve: { conditions },
    ssr: { resolve: { conditions, externalConditions: conditions } },
  });
  return module.catalogue;
}

async function shortHash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest).slice(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
