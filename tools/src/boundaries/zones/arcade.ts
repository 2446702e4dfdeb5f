import type { Zone } from './zone.ts';

/** Zones of the pages of the minigames. */
export const ARCADE: readonly Zone[] = [
  {
    name: 'arcade/pictures',
    folders: ['apps/arcade/pictures'],
    may: ['art', 'rules/vocabulary', 'picture files', 'vite', 'node:*'],
  },
  {
    name: 'arcade/pages',
    folders: ['apps/arcade/pages'],
    may: ['contract', 'copy', 'vite', 'node:*'],
  },
  {
    name: 'arcade',
    folders: ['apps/arcade'],
    may: [
      'picture files',
      'arcade/pages',
      'arcade/pictures',
      'art/tokens',
      '@consorcio/look/*',
      'audio',
      'minigames',
      'minigames/*',
      'rules/vocabulary',
      'rules/queries',
      'contract',
      'copy',
      'kernel',
      '@fontsource*',
      'vite',
    ],
  },
];
