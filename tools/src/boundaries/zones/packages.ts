import type { Zone } from './zone.ts';

/** Parts of the rules with an entry of their own, that may read all others. */
const PARTS_OF_RULES = ['audit', 'live', 'queries', 'week', 'what-if'];
const OF_RULES = ['@noble/hashes*', 'kernel', 'rules', 'rules/*'];

/** Zones of what both programs are made of. */
export const PACKAGES: readonly Zone[] = [
  { name: 'kernel', folders: ['packages/kernel/src'], may: [] },
  { name: 'kernel/csv', folders: ['packages/kernel/src/csv.ts'], may: [] },
  {
    name: 'browsers',
    folders: ['packages/browsers/src'],
    may: ['browserslist', 'copy', 'node:*', 'postcss', 'postcss-nesting', 'vite'],
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
  { name: 'rules', folders: ['packages/rules/src'], may: OF_RULES },
  ...PARTS_OF_RULES.map((part) => ({ name: `rules/${part}`, folders: [`packages/rules/src/${part}`], may: OF_RULES })),
  { name: 'rules/quiz', folders: ['packages/rules/src/quiz'], may: ['@noble/hashes*', 'kernel', 'rules/vocabulary'] },
  { name: 'rules/quiz-analysis', folders: ['packages/rules/src/quiz-analysis'], may: ['rules/vocabulary'] },
  { name: 'rules/live-audit', folders: ['packages/rules/src/live/audit'], may: OF_RULES },
  { name: 'rules/live-words', folders: ['packages/rules/src/live/words.ts'], may: [] },
  { name: 'minigames', folders: ['packages/minigames/src'], may: ['kernel', 'minigames/*'] },
  {
    name: 'minigames/registry',
    folders: ['packages/minigames/src/registry.ts'],
    may: ['kernel', 'minigames', 'rules/vocabulary'],
  },
  { name: 'minigames/input-log', folders: ['packages/minigames/src/input-log.ts'], may: ['kernel'] },
  { name: 'minigames/bots', folders: ['packages/minigames/src/bots'], may: ['kernel', 'minigames', 'minigames/*'] },
  {
    name: 'players',
    folders: ['packages/players/src'],
    may: ['contract', 'kernel', 'minigames', 'minigames/bots', 'minigames/input-log', 'rules', 'rules/*'],
  },
  {
    name: 'players/live-people',
    folders: ['packages/players/src/live-people.ts'],
    may: ['contract', 'kernel', 'rules/live', 'rules/live-words'],
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
      '@fontsource*',
      '@resvg/resvg-js',
      'art',
      'harfbuzzjs',
      'kernel',
      'node:*',
      'rules/*',
      'sharp',
      'subset-font',
    ],
  },
  { name: 'audio', folders: ['packages/audio/src'], may: ['kernel', 'rules/vocabulary'] },
  { name: 'audio/bin', folders: ['packages/audio/bin'], may: ['audio', 'node:*', 'node-web-audio-api'] },
  {
    name: 'contract',
    folders: ['packages/contract/src'],
    may: ['kernel', 'minigames/input-log', 'rules/live-words', 'rules/vocabulary', 'zod*'],
  },
  {
    name: 'game',
    folders: ['packages/game/src'],
    may: [...OF_RULES, '@scure/base', 'contract', 'copy', 'minigames', 'minigames/input-log'],
  },
  {
    name: 'copy',
    folders: ['packages/copy/src'],
    may: ['contract', 'rules/figures', 'rules/live-words', 'rules/vocabulary'],
  },
];
