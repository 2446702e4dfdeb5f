import type { Zone } from './zone.ts';

/** What every part of the server may read. */
const COMMON = ['contract', 'copy', 'fastify*', '@fastify/*', 'game', 'kernel', 'node:*', 'server', 'server/db'];
const FEATURE = [...COMMON, 'rules', 'rules/*', 'server/desk', 'server/http'];

export const SERVER: readonly Zone[] = [
  {
    name: 'server',
    folders: ['apps/server/src'],
    may: [...COMMON, 'cuss*', 'leven', 'rules/live-words', 'server/*', 'uqr'],
  },
  {
    name: 'server/http',
    folders: ['apps/server/src/http'],
    may: [...COMMON, 'art/tokens', 'ipaddr.js', 'prom-client', 'zod*'],
  },
  {
    name: 'server/db',
    folders: ['apps/server/src/db'],
    may: ['@electric-sql/pglite*', 'game', 'kernel', 'node:*', 'pg'],
  },
  {
    name: 'server/desk',
    folders: ['apps/server/src/desk'],
    may: [...COMMON, 'rules', 'rules/queries', 'rules/vocabulary'],
  },
  {
    name: 'server/mail',
    folders: ['apps/server/src/mail'],
    may: [...COMMON, 'nodemailer', 'server/desk', 'server/http'],
  },
  {
    name: 'server/features',
    folders: ['apps/server/src/features'],
    may: [
      ...FEATURE,
      '@node-rs/argon2',
      'art',
      'art/bin',
      'kernel/csv',
      'minigames',
      'minigames/input-log',
      'otpauth',
      'prom-client',
      'server/mail',
    ],
  },
  {
    name: 'server/lti',
    folders: ['apps/server/src/features/lti'],
    may: [...FEATURE, 'jose', 'server/features', 'zod*'],
  },
];
