import { describe, expect, test } from 'vitest';
import { chunkOf, type Graph } from './chunks.ts';

const SRC = '/game/apps/web/src';
const MAIN = `${SRC}/main.tsx`;
const OPENING = `${SRC}/screens/intruducao/intruducao-screen.tsx`;
const LOGIN = `${SRC}/screens/login/login-screen.tsx`;
const SIGN_UP = `${SRC}/screens/cadastro/cadastro-screen.tsx`;
const MAP = `${SRC}/screens/mapa/mapa-screen.tsx`;
const MINIGAME = `${SRC}/screens/minigame/minigame-screen.tsx`;
const DREAMS = `${SRC}/screens/sonhos/sonhos-screen.tsx`;
const TUTORIAL = `${SRC}/screens/tutorial/tutorial-screen.tsx`;
const MOMENT = `${SRC}/teaching/concepts/learn-at.ts`;
const QUIZ = `${SRC}/screens/desafio/desafio-screen.tsx`;
const NOTEBOOK = `${SRC}/screens/caderno/caderno-screen.tsx`;

/** Screens, and some moments of them, are fetched when they are shown; `importers` import the part. */
const graphOf = (part: string, importers: readonly string[]): Graph => ({
  getModuleInfo: (id) => ({
    importers: id === part ? importers : [],
    dynamicImporters: id.includes('/screens/') || id === MOMENT ? [`${SRC}/routes.tsx`] : [],
  }),
});
const chunkFor = (part: string, ...importers: readonly string[]) => chunkOf(part, graphOf(part, importers));

describe('a part of the program travels', () => {
  const part = `${SRC}/ui/layout/panel.tsx`;
  test.each([
    ['with the first screen when that needs it, whoever else does', [MAIN, MAP, LOGIN], 'first'],
    ['with the forms when login or sign-up share it', [LOGIN, SIGN_UP], 'forms'],
    ['with the forms also when the map shares it', [LOGIN, MAP], 'forms'],
    ['with the story when a screen before them shares it', [OPENING, LOGIN], 'story'],
    ['with the game when screens of the game share it', [MAP, MINIGAME], 'game'],
    ['with the game when the map and a page to read share it', [MAP, QUIZ], 'game'],
    ['with the reading when only pages to read share it', [QUIZ, NOTEBOOK], 'reading'],
    ['with the choices when only screens between sign-up and map share it', [DREAMS, TUTORIAL], 'choosing'],
    ['with the map when beside it only something fetched later needs it', [MAP, MOMENT], 'map'],
    ['with its screen when no other needs it', [MAP], null],
  ])('%s', (_rule, importers, chunk) => {
    expect(chunkFor(part, ...importers)).toBe(chunk);
  });
  test('with the library that draws the screens, which is read by itself', () => {
    expect(chunkFor('/game/node_modules/react-dom/index.js', MAIN)).toBe('library');
    expect(chunkFor('/game/node_modules/react-hook-form/index.js', LOGIN, SIGN_UP)).toBe('forms');
  });
  test('by itself when it draws, but for where things lie', () => {
    expect(chunkFor('/game/packages/art/src/rig/figure.ts', MAIN)).toBe(null);
    expect(chunkFor('/game/packages/art/src/scenes/city/boxes.ts', MAIN)).toBe('first');
  });
});
