import type { Zone } from './zone.ts';

/** Zones of what both programs are made of. */
export const PACKAGES: readonly Zone[] = [
  { name: 'kernel', folders: ['packages/kernel/src'], may: [] },
  {
    name: 'browsers',
    folders: ['packages/browsers/src'],
    may: ['copy', 'browserslist', 'postcss', 'postcss-nesting', 'vite', 'node:*'],
  },
  {
    name: 'rules/vocabulary',
    folders: ['packages/rules/src/vocabulary.ts', 'packages/rules/src/quiz-words.ts'],
    may: ['kernel'],
  },
  { name: 'rules/figures', folders: ['packages/rules/src/figures'], may: [] },
  {
    name: 'rules/catalogue',
    folders: ['packages/rules/src/catalogue'],
    may: ['kernel', 'rules', 'rules/figures', 'rules/vocabulary'],
  },
  { name: 'rules', folders: ['packages/rules/src'], may: ['kernel', 'rules/*', '@noble/hashes*'] },
  { name: 'rules/queries', folders: ['packages/rules/src/queries'], may: ['kernel', 'rules', 'rules/*'] },
  {
    name: 'rules/audit',
    folders: ['packages/rules/src/audit'],
    may: ['kernel', 'rules', 'rules/*', '@noble/hashes*'],
  },
  { name: 'rules/quiz', folders: ['packages/rules/src/quiz'], may: ['kernel', 'rules/vocabulary', '@noble/hashes*'] },
  { name: 'rules/quiz-analysis', folders: ['packages/rules/src/quiz-analysis'], may: ['rules/vocabulary'] },
  { name: 'rules/week', folders: ['packages/rules/src/week'], may: ['kernel', 'rules', 'rules/*'] },
  { name: 'rules/what-if', folders: ['packages/rules/src/what-if'], may: ['kernel', 'rules', 'rules/*'] },
  { name: 'rules/live', folders: ['packages/rules/src/live'], may: ['kernel', 'rules', 'rules/*', '@noble/hashes*'] },
  {
    name: 'rules/live-audit',
    folders: ['packages/rules/src/live/audit'],
    may: ['kernel', 'rules', 'rules/*', '@noble/hashes*'],
  },
  { name: 'rules/live-words', folders: ['packages/rules/src/live/words.ts'], may: [] },
  { name: 'minigames', folders: ['packages/minigames/src'], may: ['kernel', 'minigames/*'] },
  {
    name: 'minigames/registry',
    folders: ['packages/minigames/src/registry.ts'],
    may: ['kernel', 'minigames', 'rules/vocabulary'],
  },
  { name: 'minigames/input-log', folders: ['packages/minigames/src/input-log.ts'], may: ['kernel'] },
  {
    name: 'minigames/bots',
    folders: ['packages/minigames/src/bots'],
    may: ['kernel', 'minigames', 'minigames/*'],
  },
  {
    name: 'players',
    folders: ['packages/players/src'],
    may: ['kernel', 'contract', 'rules', 'rules/*', 'minigames', 'minigames/bots', 'minigames/input-log'],
  },
  {
    name: 'art',
    folders: ['packages/art/src'],
    may: ['art/tokens', 'kernel', 'rules/live-words', 'rules/queries', 'rules/vocabulary', 'uqr'],
  },
  { name: 'art/tokens', folders: ['packages/art/src/pictures/tokens.ts'], may: ['art'] },
  { name: 'look', folders: ['packages/look/src'], may: ['art/tokens'] },
  {
    name: 'art/bin',
    folders: ['packages/art/bin'],
    may: [
      'art',
      'kernel',
      'rules/*',
      'node:*',
      '@resvg/resvg-js',
      'sharp',
      'harfbuzzjs',
      'subset-font',
      '@fontsource*',
    ],
  },
  { name: 'audio', folders: ['packages/audio/src'], may: ['kernel', 'rules/vocabulary'] },
  { name: 'audio/bin', folders: ['packages/audio/bin'], may: ['audio', 'node:*', 'node-web-audio-api'] },
  {
    name: 'contract',
    folders: ['packages/contract/src'],
    may: ['kernel', 'rules/live-words', 'rules/vocabulary', 'minigames/input-log', 'zod*'],
  },
  {
    name: 'game',
    folders: ['packages/game/src'],
    may: ['kernel', 'contract', 'copy', 'rules', 'rules/*', 'minigames', 'minigames/input-log', '@noble/hashes*'],
  },
  {
    name: 'copy',
    folders: ['packages/copy/src'],
    may: ['contract', 'rules/figures', 'rules/live-words', 'rules/vocabulary'],
  },
];
