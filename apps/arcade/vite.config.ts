import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisedBrowsers } from '@consorcio/browsers';
import { look } from '@consorcio/look/build';
import { defineConfig } from 'vite';
import { gamePages } from './pages/game-pages.ts';
import { spriteSheets } from './pictures/sprite-sheets.ts';

/** Served by the game server while this one serves the pages. CONTRACT section 1. */
const GAME_SERVER = 'http://localhost:3000';
/** A folder for each minigame, named as the game is; its page is served at `/<game>/index.html`. */
const FOLDER = resolve(import.meta.dirname, 'src/games');
const games = readdirSync(FOLDER);

/** One page a minigame; what they have in common is shared. CONTRACT section 5. */
export default defineConfig({
  root: FOLDER,
  plugins: [gamePages(FOLDER, games), spriteSheets(), look, promisedBrowsers()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  server: { port: 5174, proxy: { '^/(api|mapa|login)': GAME_SERVER } },
  build: {
    outDir: resolve(import.meta.dirname, 'dist'),
    emptyOutDir: true,
    assetsDir: 'arcade-assets',
    /* Every file has an address of its own: the content policy allows no data: addresses. */
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      /* No report of its plugins' times: drawing the sprites is most of them. */
      checks: { bundlerTimings: false },
      output: {
        hashCharacters: 'hex',
        /* The fonts have the addresses that they have in the web app: a player already has them. */
        assetFileNames: ({ names }) =>
          `${names[0]?.endsWith('.woff2') ? 'assets' : 'arcade-assets'}/[name]-[hash][extname]`,
      },
      input: Object.fromEntries(games.map((game) => [game, resolve(FOLDER, game, 'index.html')])),
    },
  },
});
