export interface Exceptions {
  readonly reason: string;
  readonly files: readonly string[];
}

/** Small files with one reader that stay. */
export const EXCEPTIONS: readonly Exceptions[] = [
  {
    reason: 'lists that are edited by hand, apart from the program that reads them',
    files: [
      'apps/arcade/pictures/catalogue.ts',
      'apps/web/pictures/catalogue.ts',
      'apps/web/pictures/teaching.ts',
      'tools/src/boundaries/zones/arcade.ts',
      'tools/src/boundaries/zones/server.ts',
      'tools/src/doc-links/papers.ts',
    ],
  },
  {
    reason: 'the calls of one noun of the API, listed by endpoints.ts or live.ts',
    files: [
      'packages/contract/src/auction.ts',
      'packages/contract/src/badge.ts',
      'packages/contract/src/certificate.ts',
      'packages/contract/src/dream.ts',
      'packages/contract/src/operator.ts',
      'packages/contract/src/persona.ts',
      'packages/contract/src/random-events.ts',
      'packages/contract/src/room.ts',
      'packages/contract/src/share.ts',
      'packages/contract/src/teaching.ts',
    ],
  },
  {
    reason: 'the numbers of one rulebook, which never change once they were released',
    files: ['packages/rules/src/live/v2.ts', 'packages/rules/src/rulebook/v4.ts'],
  },
  {
    reason: 'the handlers of one feature, listed by features.ts',
    files: ['operator', 'week/handlers']
      .map((name) => `apps/server/src/features/${name}.ts`)
      .concat('apps/server/src/features.ts'),
  },
  {
    reason: 'one piece of music, one group of effects or one instrument a file, listed by its index',
    files: [
      'packages/audio/src/effects/crank.ts',
      'packages/audio/src/effects/dancer.ts',
      'packages/audio/src/effects/globe.ts',
      'packages/audio/src/effects/interface.ts',
      'packages/audio/src/effects/runner.ts',
      'packages/audio/src/instruments/brass.ts',
      'packages/audio/src/instruments/northeast.ts',
      'packages/audio/src/tunes/final-negativo.ts',
      'packages/audio/src/tunes/success.ts',
    ],
  },
  {
    reason: 'with all of its kind, the file that reads it would be longer than 200 lines',
    files: [
      'apps/server/src/http/docs.ts',
      'apps/server/src/operate/output.ts',
      'apps/web/src/teaching/concepts/map-concepts.tsx',
      'packages/art/src/scenes/buildings/lanchonete.ts',
      'packages/art/src/scenes/buildings/unique-house.ts',
      'packages/art/src/scenes/lot/motorbike.ts',
      'packages/art/src/scenes/moment-things.ts',
      'packages/art/src/scenes/paying-in.ts',
      'packages/art/src/scenes/unplugged.ts',
    ],
  },
  {
    reason: 'its reader may not import the rules',
    files: ['apps/server/src/features/stage/audit-campaign.ts'],
  },
  {
    reason: 'the calls of one noun of the game, listed by its index',
    files: ['auction', 'badge', 'persona'].map((noun) => `packages/game/src/${noun}.ts`),
  },
  {
    reason: 'rendered sounds are known by the hash of their sources: a merge would render all of them anew',
    files: ['packages/audio/src/sound/compressor.ts'],
  },
];
