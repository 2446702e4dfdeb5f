import { type Plugin, runnerImport } from 'vite';
import type { picturesOfGame, WeighedPictures } from './catalogue.ts';
import type { Sheet } from './sheet.ts';

/*
 * Pictures of the games as files. @consorcio/art draws them when the pages are built, so that no drawing code reaches the
 * browser. `import pictures from 'sprites:tapper'` gives the addresses of a game's ground, of its sheet of things and of
 * the four personas' sheets, in both weights, and where on a sheet each sprite lies. See ./catalogue.ts for what there is.
 */
const ID = /^\0?sprites:(\w+)$/;
const LIGHT_ENDING = '-light';
const DEV_PREFIX = '/@sprites/';

export function spriteSheets(): Plugin {
  let isBuild = false;
  const drawn = new Map<string, Promise<WeighedPictures>>();
  const picturesOf = (game: string): Promise<WeighedPictures> => {
    const known = drawn.get(game) ?? loadCatalogue().then((catalogue) => catalogue.picturesOfGame(game));
    drawn.set(game, known);
    return known;
  };

  return {
    name: 'sprite-sheets',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    resolveId: (id) => (ID.test(id) ? `\0${id}` : undefined),
    async load(id) {
      const game = id.startsWith('\0') ? ID.exec(id)?.[1] : undefined;
      if (game === undefined) return undefined;
      const pictures = await picturesOf(game);
      const addressOf = async (key: string): Promise<string> => {
        if (!isBuild) return DEV_PREFIX + key;
        const svg = pictureAt(pictures, key);
        const fileName = `arcade-assets/${key.replaceAll('/', '-')}-${await shortHash(svg)}.svg`;
        this.emitFile({ type: 'asset', fileName, source: svg });
        return `/${fileName}`;
      };
      const { things, personas } = pictures.full;
      const addressesOf = async (ending: string) => ({
        ground: await addressOf(`${game}/ground`),
        backdrop: await addressOf(`${game}/backdrop`),
        sides: pictures.full.sides === null ? null : await addressOf(`${game}/sides${ending}`),
        things: await addressOf(`${game}/things${ending}`),
        personas: await Promise.all(Object.keys(personas).map((id) => addressOf(`${game}/persona-${id}${ending}`))),
      });
      const placesOf = ({ width, height, cells }: Sheet) => ({ width, height, cells });
      const exported = {
        full: await addressesOf(''),
        light: await addressesOf(LIGHT_ENDING),
        things: placesOf(things),
        persona: placesOf(personas[1]),
      };
      return `export default ${JSON.stringify(exported)};`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?')[0] ?? '';
        if (!path.startsWith(DEV_PREFIX)) return next();
        const key = path.slice(DEV_PREFIX.length);
        picturesOf(key.split('/')[0] ?? '')
          .then((pictures) => {
            response.setHeader('content-type', 'image/svg+xml');
            response.end(pictureAt(pictures, key));
          })
          .catch(next);
      });
    },
  };
}

/** `tapper/ground`, `tapper/things` or `tapper/persona-2-light`. */
function pictureAt({ full, light }: WeighedPictures, key: string): string {
  const weighed = key.split('/')[1] ?? '';
  const name = weighed.replace(LIGHT_ENDING, '');
  const { ground, backdrop, sides, things, personas } = name === weighed ? full : light;
  if (name === 'ground') return ground;
  if (name === 'backdrop') return backdrop;
  if (name === 'sides' && sides !== null) return sides;
  if (name === 'things') return things.svg;
  const persona = Object.entries(personas).find(([id]) => name === `persona-${id}`);
  if (persona === undefined) throw new Error(`no picture is called ${key}: see apps/arcade/pictures/catalogue.ts`);
  return persona[1].svg;
}

interface Catalogue {
  readonly picturesOfGame: typeof picturesOfGame;
}

/** Runs the catalogue from its sources, so that no package has to be built first. */
async function loadCatalogue(): Promise<Catalogue> {
  const conditions = ['source', 'module', 'node', 'development|production'];
  const { module } = await runnerImport<Catalogue>('./pictures/catalogue.ts', {
    root: import.meta.dirname.replace(/pictures$/, ''),
    configFile: false,
    resolve: { conditions },
    ssr: { resolve: { conditions, externalConditions: conditions } },
  });
  return module;
}

async function shortHash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest).slice(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
