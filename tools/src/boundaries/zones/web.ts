import type { Zone } from './zone.ts';

const REACT = ['react', 'react-dom*', '@tanstack/react-query', 'wouter*'];
/** What every part of the pages may read. */
const COMMON = [...REACT, 'contract', 'copy', 'kernel', 'picture files', '@consorcio/look/*'];
const PARTS = ['web/api', 'web/audio', 'web/session', 'web/share', 'web/toasts', 'web/ui'];
const SCREEN = [...COMMON, ...PARTS, 'rules/queries', 'rules/vocabulary'];
/** The rules of pages that teach. */
const LESSONS = ['rules/audit', 'rules/catalogue', 'rules/figures', 'rules/live-words', 'rules/what-if'];

export const WEB: readonly Zone[] = [
  { name: 'web', folders: ['apps/web/src'], may: [...COMMON, 'audio', 'web/*'] },
  { name: 'web/api', folders: ['apps/web/src/api'], may: COMMON },
  { name: 'web/local', folders: ['apps/web/src/local'], may: [...COMMON, 'game', 'idb', 'web/session', 'web/ui'] },
  {
    name: 'web/session',
    folders: ['apps/web/src/session'],
    may: [...COMMON, 'rules/vocabulary', 'web/api', 'web/ui', 'zustand*'],
  },
  { name: 'web/ui', folders: ['apps/web/src/ui'], may: [...COMMON, 'art', 'embla-carousel-react', 'look'] },
  {
    name: 'web/pictures',
    folders: ['apps/web/pictures'],
    may: ['art', 'node:*', 'picture files', 'rules/live-words', 'rules/queries', 'rules/vocabulary', 'vite'],
  },
  { name: 'web/delivery', folders: ['apps/web/delivery'], may: [...COMMON, 'node:*', 'postcss', 'vite', 'web'] },
  {
    name: 'web/installable',
    folders: ['apps/web/installable'],
    may: ['node:*', 'rules/vocabulary', 'vite', 'web/worker'],
  },
  { name: 'web/catalogue', folders: ['apps/web/test/catalogue'], may: [...COMMON, 'rules/*', 'web', 'web/*'] },
  {
    name: 'web/fixtures',
    folders: ['apps/web/test/fixtures'],
    may: ['contract', 'copy', 'rules/live-words', 'rules/vocabulary', 'web/map', 'web/teaching', 'xstate'],
  },
  { name: 'web/replay', folders: ['apps/web/src/replay'], may: ['minigames', 'rules/live-audit'] },
  { name: 'web/worker', folders: ['apps/web/worker'], may: [] },
  { name: 'web/program', folders: ['apps/web/src/program'], may: [...COMMON, 'web/ui'] },
  {
    name: 'web/live',
    folders: ['apps/web/src/live'],
    may: [...COMMON, 'art', 'rules/live', 'rules/live-words', 'rules/vocabulary', 'web/api', 'web/ui'],
  },
  { name: 'web/share', folders: ['apps/web/src/share'], may: [...COMMON, 'web/api', 'web/ui'] },
  { name: 'web/account', folders: ['apps/web/src/account'], may: [...COMMON, 'web/api', 'web/session', 'web/ui'] },
  { name: 'web/toasts', folders: ['apps/web/src/overlays/toasts.tsx'], may: [...COMMON, 'web/ui'] },
  { name: 'web/overlays', folders: ['apps/web/src/overlays'], may: [...SCREEN, 'art', 'web/overlays', 'web/teaching'] },
  {
    name: 'web/teaching',
    folders: ['apps/web/src/teaching'],
    may: [...SCREEN, ...LESSONS, 'art', 'web/program'],
  },
  { name: 'web/audio', folders: ['apps/web/src/audio'], may: ['audio', 'contract', 'web/ui'] },
  {
    name: 'web/map',
    folders: ['apps/web/src/map'],
    may: [...SCREEN, '@xstate/react', 'art', 'audio', 'web/program', 'web/teaching', 'xstate'],
  },
  {
    name: 'web/screens',
    folders: ['apps/web/src/screens'],
    may: [
      ...SCREEN,
      ...LESSONS,
      '@xstate/react',
      'art',
      'fflate',
      'kernel/csv',
      'players/live-people',
      'rules/live',
      'rules/live-audit',
      'rules/quiz',
      'rules/quiz-analysis',
      'web/account',
      'web/live',
      'web/map',
      'web/overlays',
      'web/program',
      'web/replay',
      'web/teaching',
      'xstate',
    ],
  },
];
