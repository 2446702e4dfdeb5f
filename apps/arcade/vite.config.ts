import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { spriteSheets } from './pictures/sprite-sheets.ts';

/** Served by the game server while this one serves the pages. CONTRACT section 1. */
const GAME_SERVER = 'http://localhost:3000';
const here = (path: string): string => resolve(import.meta.dirname, path);

/** Four pages, one a minigame, which share what they have in common. CONTRACT section 5. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [spriteSheets()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  server: { port: 5174, proxy: { '^/(api|mapa|login)': GAME_SERVER } },
  build: {
    target: 'es2022',
    assetsDir: 'arcade-assets',
    /* Every file has an address of its own: the content policy allows no data: addresses. */
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rollupOptions: {
      output: {
        /* The fonts have the addresses that they have in the web app: a player already has them. */
        assetFileNames: ({ names }) =>
          `${names[0]?.endsWith('.woff2') ? 'assets' : 'arcade-assets'}/[name]-[hash][extname]`,
      },
      input: {
        tapper: here('tapper/index.html'),
        matches: here('matches/index.html'),
        dancer: here('dancer/index.html'),
        runner: here('runner/index.html'),
      },
    },
  },
});
