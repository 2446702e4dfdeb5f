import type { Zone } from './zone.ts';

/** Zones of the pages of the minigames. */
export const ARCADE: readonly Zone[] = [
  {
    name: 'arcade/pictures',
    folders: ['apps/arcade/pictures'],
    may: ['art', 'node:*', 'picture files', 'rules/vocabulary', 'vite'],
  },
  { name: 'arcade/pages', folders: ['apps/arcade/pages'], may: ['contract', 'copy', 'node:*', 'vite'] },
  {
    name: 'arcade',
    folders: ['apps/arcade'],
    may: [
      '@consorcio/look/*',
      '@fontsource*',
      'arcade/pages',
      'arcade/pictures',
      'art/tokens',
      'audio',
      'contract',
      'copy',
      'kernel',
      'minigames',
      'minigames/*',
      'picture files',
      'rules/queries',
      'rules/vocabulary',
      'vite',
    ],
  },
];
