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
      input: {
        tapper: here('tapper/index.html'),
        matches: here('matches/index.html'),
        dancer: here('dancer/index.html'),
        runner: here('runner/index.html'),
      },
    },
  },
});
