/** One room of the house: a folder, and what may be imported inside it. DESIGN section 2.2 as data. */
export interface Zone {
  readonly name: string;
  /** Folders from the root; the longest that fits a file is its zone. */
  readonly folders: readonly string[];
  /** Names of other zones, and outside packages (a trailing `*` stands for any end). */
  readonly may: readonly string[];
}

const SCREEN = [
  'web/audio',
  'picture files',
  'web/api',
  'web/ui',
  'web/share',
  'web/session',
  'web/toasts',
  'copy',
  'rules/queries',
  'rules/vocabulary',
  'contract',
];
const REACT = ['react', 'react-dom*', '@tanstack/react-query', 'wouter*'];

export const ZONES: readonly Zone[] = [
  { name: 'kernel', folders: ['packages/kernel/src'], may: [] },
  { name: 'rules/vocabulary', folders: ['packages/rules/src/vocabulary.ts'], may: ['kernel'] },
  { name: 'rules/catalogue', folders: ['packages/rules/src/catalogue'], may: ['rules/vocabulary'] },
  { name: 'rules', folders: ['packages/rules/src'], may: ['kernel', 'rules/*', '@noble/hashes*'] },
  { name: 'rules/queries', folders: ['packages/rules/src/queries.ts'], may: ['kernel', 'rules', 'rules/*'] },
  {
    name: 'rules/audit',
    folders: ['packages/rules/src/audit.ts'],
    may: ['kernel', 'rules', 'rules/*', '@noble/hashes*'],
  },
  { name: 'minigames', folders: ['packages/minigames/src'], may: ['kernel', 'minigames/input-log'] },
  { name: 'minigames/input-log', folders: ['packages/minigames/src/input-log.ts'], may: ['kernel'] },
  {
    name: 'minigames/bots',
    folders: ['packages/minigames/src/bots'],
    may: ['kernel', 'minigames', 'minigames/input-log'],
  },
  { name: 'art', folders: ['packages/art/src'], may: ['kernel', 'rules/vocabulary'] },
  {
    name: 'art/bin',
    folders: ['packages/art/bin'],
    may: ['art', 'kernel', 'rules/*', 'node:*', '@resvg/resvg-js', '@fontsource*'],
  },
  { name: 'audio', folders: ['packages/audio/src'], may: ['kernel', 'rules/vocabulary'] },
  { name: 'audio/bin', folders: ['packages/audio/bin'], may: ['audio', 'node:*', 'node-web-audio-api'] },
  {
    name: 'contract',
    folders: ['packages/contract/src'],
    may: ['kernel', 'rules/vocabulary', 'minigames/input-log', 'zod*'],
  },
  { name: 'copy', folders: ['packages/copy/src'], may: ['contract'] },
  { name: 'server', folders: ['apps/server/src'], may: ['server/*', 'contract', 'node:*', 'fastify', '@fastify/*'] },
  {
    name: 'server/http',
    folders: ['apps/server/src/http'],
    may: [
      'contract',
      'copy',
      'kernel',
      'server/db',
      'server',
      'node:*',
      'fastify*',
      '@fastify/*',
      'prom-client',
      'zod*',
    ],
  },
  { name: 'server/db', folders: ['apps/server/src/db'], may: ['kernel', 'node:*', 'pg', '@electric-sql/pglite*'] },
  {
    name: 'server/features',
    folders: ['apps/server/src/features'],
    may: [
      'contract',
      'copy',
      'kernel',
      'rules',
      'rules/*',
      'minigames',
      'minigames/input-log',
      'art',
      'art/bin',
      'server/db',
      'server/http',
      'server',
      'node:*',
      'fastify',
      '@node-rs/argon2',
      'prom-client',
    ],
  },
  { name: 'web', folders: ['apps/web/src'], may: ['web/*', 'copy', 'contract', ...REACT] },
  { name: 'web/api', folders: ['apps/web/src/api'], may: ['contract', 'web/session', '@tanstack/react-query'] },
  {
    name: 'web/session',
    folders: ['apps/web/src/session'],
    may: ['contract', 'web/api', 'web/ui', 'copy', 'zustand*', ...REACT],
  },
  { name: 'web/ui', folders: ['apps/web/src/ui'], may: ['picture files', 'art', 'embla-carousel-react', ...REACT] },
  {
    name: 'web/pictures',
    folders: ['apps/web/pictures'],
    may: ['art', 'picture files', 'rules/vocabulary', 'vite', 'node:*'],
  },
  { name: 'web/installable', folders: ['apps/web/installable'], may: ['vite', 'node:*'] },
  { name: 'web/catalogue', folders: ['apps/web/catalogue'], may: ['picture files', 'web', 'web/*', 'copy', ...REACT] },
  { name: 'web/worker', folders: ['apps/web/worker'], may: [] },
  { name: 'web/program', folders: ['apps/web/src/program'], may: [] },
  { name: 'web/share', folders: ['apps/web/src/share'], may: ['contract', 'copy', 'web/api', 'web/ui', ...REACT] },
  {
    name: 'web/toasts',
    folders: ['apps/web/src/overlays/toasts.tsx'],
    may: ['picture files', 'web/ui', 'copy', ...REACT],
  },
  {
    name: 'web/overlays',
    folders: ['apps/web/src/overlays'],
    may: [...SCREEN, 'art', 'web/overlays', 'web/teaching', ...REACT],
  },
  {
    name: 'web/teaching',
    folders: [
      'apps/web/src/teaching',
      ...['caderno', 'extrato', 'futuros', 'desafio', 'conferir', 'aprendizado', 'privacidade'].map(
        (name) => `apps/web/src/screens/${name}`,
      ),
    ],
    may: [...SCREEN, 'web/teaching', 'rules/audit', 'rules/catalogue', 'art', ...REACT],
  },
  { name: 'web/audio', folders: ['apps/web/src/audio'], may: ['audio', 'contract'] },
  {
    name: 'web/map',
    folders: ['apps/web/src/map'],
    may: [
      'web/audio',
      'picture files',
      'web/ui',
      'web/api',
      'web/toasts',
      'web/teaching',
      'copy',
      'contract',
      'art',
      'rules/queries',
      'rules/vocabulary',
      'xstate',
      '@xstate/react',
      ...REACT,
    ],
  },
  {
    name: 'web/screens',
    folders: ['apps/web/src/screens'],
    may: [...SCREEN, 'web/teaching', 'web/map', 'web/overlays', 'art', '@xstate/react', 'xstate', ...REACT],
  },
  { name: 'arcade/pictures', folders: ['apps/arcade/pictures'], may: ['art', 'picture files', 'vite', 'node:*'] },
  {
    name: 'arcade',
    folders: ['apps/arcade'],
    may: ['picture files', 'minigames', 'minigames/*', 'contract', 'copy', 'kernel', '@fontsource*', 'vite'],
  },
];
