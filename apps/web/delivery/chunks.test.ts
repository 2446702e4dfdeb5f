import { existsSync } from 'node:fs';
import { SCREEN_NAMES } from '@consorcio/contract/wire';
import { describe, expect, test } from 'vitest';
import { chunkOf, folderOf, type Graph } from './chunks.ts';

const SRC = '/game/apps/web/src';
const MAIN = `${SRC}/main.tsx`;
const OPENING = `${SRC}/screens/opening/opening-screen.tsx`;
const LOGIN = `${SRC}/screens/login/login-screen.tsx`;
const SIGN_UP = `${SRC}/screens/register/register-screen.tsx`;
const MAP = `${SRC}/screens/map/map-screen.tsx`;
const MINIGAME = `${SRC}/screens/minigame/minigame-screen.tsx`;
const DREAMS = `${SRC}/screens/dream-selection/dream-selection-screen.tsx`;
const TUTORIAL = `${SRC}/screens/tutorial/tutorial-screen.tsx`;
const MOMENT = `${SRC}/teaching/concepts/learn-at.ts`;
const PLAY = `${SRC}/screens/play/play-screen.tsx`;
const LATE = `${SRC}/map/popups/late-popups.ts`;
const QUIZ = `${SRC}/screens/quiz/quiz-screen.tsx`;
const LIVE = `${SRC}/screens/live/live-screens.tsx`;
const PROJECTOR = `${SRC}/screens/live/projector/projector-screen.tsx`;
const CERTIFICATES = `${SRC}/screens/live/certificates/certificates-screen.tsx`;
const NOTEBOOK = `${SRC}/screens/notebook/notebook-screen.tsx`;

/** Screens, and some moments of them, are fetched when they are shown; `importers` import the part. */
const graphOf = (part: string, importers: readonly string[]): Graph => ({
  getModuleInfo: (id) => ({
    importers: id === part ? importers : [],
    dynamicImporters: id.includes('/screens/') || id === MOMENT || id === LATE ? [`${SRC}/routes.tsx`] : [],
  }),
});
const chunkFor = (part: string, ...importers: readonly string[]) => chunkOf(part, graphOf(part, importers));

describe('a part of the program travels', () => {
  const part = `${SRC}/ui/layout/panel.tsx`;
  test.each([
    ['with the first screen when that needs it, whoever else does', [MAIN, MAP, LOGIN], 'first'],
    ['with the forms when login or sign-up share it', [LOGIN, SIGN_UP], 'forms'],
    ['apart from the forms when a live phone starts with a part of them', [LOGIN, SIGN_UP, LIVE], 'fields'],
    ['with what forms and the way from a link to the map have in common', [LOGIN, MAP], 'common'],
    ['with the story when a screen before them shares it', [OPENING, LOGIN], 'story'],
    ['with the game when screens of the game share it', [MAP, MINIGAME], 'game'],
    ['with the game when the map and a page to read share it', [MAP, QUIZ], 'game'],
    ['with the reading when only pages to read share it', [QUIZ, NOTEBOOK], 'reading'],
    ['with the game when the short way to the map shares it with a choice', [PLAY, DREAMS], 'game'],
    ['later when only screens beside the way to the map share it', [MINIGAME, QUIZ], 'later'],
    ['with the popups of the month when they share it with such a screen', [LATE, MINIGAME], 'month'],
    ['with the ideas when a page to read shares it with them', [MOMENT, QUIZ], 'ideas'],
    ['with the choices when only screens between sign-up and map share it', [DREAMS, TUTORIAL], 'choosing'],
    ['with the game when beside the map only something fetched later needs it', [MAP, MOMENT], 'game'],
    ['with the map when beside it only its own late popups need it', [MAP, LATE], 'map'],
    ['with its screen when no other needs it', [NOTEBOOK], null],
    ['with the live pages when a phone starts with it', [LIVE, PROJECTOR], 'live'],
    ['by itself when only live pages that come later share it', [PROJECTOR, CERTIFICATES], null],
    ['with what a live phone shares with other screens', [LIVE, QUIZ], 'live-common'],
  ])('%s', (_rule, importers, chunk) => {
    expect(chunkFor(part, ...importers)).toBe(chunk);
  });
  test('with the library that draws the screens, which is read by itself', () => {
    expect(chunkFor('/game/node_modules/react-dom/index.js', MAIN)).toBe('library');
    expect(chunkFor('/game/node_modules/react-hook-form/index.js', LOGIN, SIGN_UP)).toBe('forms');
  });
  test('by itself when it draws, but for where things lie', () => {
    expect(chunkFor('/game/packages/art/src/people/figure.ts', MAIN)).toBe(null);
    expect(chunkFor('/game/packages/art/src/plans/boxes.ts', MAIN)).toBe('first');
  });
});

test('a screen is found by its name in the table, but for those that come with another', () => {
  const file = (folder: string): URL => new URL(`../src/screens/${folder}/${folder}-screen.tsx`, import.meta.url);
  const missing = SCREEN_NAMES.filter((name) => !existsSync(file(folderOf(name))));
  expect(missing).toEqual(['weekMap', 'pastWeeks', 'live', 'liveShort']);
});
