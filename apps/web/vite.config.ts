import { fileURLToPath } from 'node:url';
import { promisedBrowsers } from '@consorcio/browsers';
import { look } from '@consorcio/look/build';
import react from '@vitejs/plugin-react';
import { defineConfig, type InlineConfig } from 'vite';
import { chunkOf } from './delivery/chunks.ts';
import { screenPages } from './delivery/screen-pages.ts';
import { installable } from './installable/installable.ts';
import { pictureAssets } from './pictures/picture-assets.ts';
import { preloadFonts } from './pictures/preload-fonts.ts';

/** Served by the game server while this one serves the pages. CONTRACT section 1. */
const GAME_SERVER = 'http://localhost:3000';
const SERVED_THERE = '^/(api|share|dream|cycles|certificado|choiceVideo|sorteio|compartilharSocial|arcade-assets)/';
const MINIGAME_PAGE = '^/\\w+/index\\.html';

/** SPEC section 7: `static/js/{chunk}.chunk.js`. Short hashes: the worker carries the names of all. */
const SCRIPTS = {
  entryFileNames: 'static/js/[name]-[hash:7].js',
  chunkFileNames: 'static/js/[name]-[hash:7].chunk.js',
};

/** `vite build --mode catalogue`: the page of all parts and popups (test/catalogue/main.tsx), for the browser tests. */
const CATALOGUE = { outDir: '../../.cache/catalogue', emptyOutDir: true, rolldownOptions: { input: 'catalogue.html' } };

/** No report of its plugins' times: drawing the pictures is most of them. */
const QUIET = { checks: { bundlerTimings: false } };
const PARTS = { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkOf }] } };

/** What some promised browsers lack of the styles, a script gives them; others never ask for it. */
const OLD_BROWSERS = {
  script: fileURLToPath(new URL('./src/program/old-browsers.ts', import.meta.url)),
  supports: 'selector(:has(a)) and (width:1cqw) and (height:1svh)',
};
/** What libraries use in place of React's own `useSyncExternalStore`, which ours has. */
const STORE_OF_OLD_REACT = /^use-sync-external-store\/shim(?:\/index\.js)?$/;
const CONDITIONS = ['source', 'module', 'development|production'];
/** The screens as a program for the build itself, which writes some of them into their pages. */
const AHEAD: InlineConfig = {
  configFile: false,
  root: import.meta.dirname,
  logLevel: 'error',
  /* The names of classes follow from the text of a sheet: it has to be the same in both builds. */
  plugins: [react(), pictureAssets(), look],
  resolve: { conditions: CONDITIONS },
  ssr: { noExternal: true, resolve: { conditions: [...CONDITIONS, 'node'] } },
  build: { target: 'es2022', assetsInlineLimit: 0, minify: false },
};

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    pictureAssets(),
    look,
    promisedBrowsers(OLD_BROWSERS),
    preloadFonts(),
    ...(mode === 'catalogue' ? [] : [screenPages(AHEAD), installable()]),
  ],
  resolve: { conditions: [...CONDITIONS, 'browser'], alias: [{ find: STORE_OF_OLD_REACT, replacement: 'react' }] },
  server: { port: 5173, proxy: { [SERVED_THERE]: GAME_SERVER, [MINIGAME_PAGE]: GAME_SERVER } },
  build: {
    /* Every file has an address of its own: the content policy allows no data: addresses. */
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    ...(mode === 'catalogue'
      ? CATALOGUE
      : { rolldownOptions: { output: { ...SCRIPTS, ...PARTS, hashCharacters: 'hex' }, ...QUIET } }),
  },
}));
