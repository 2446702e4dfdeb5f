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
      'apps/web/pictures/teaching.ts',
      'tools/src/boundaries/zones/arcade.ts',
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
      'packages/contract/src/room.ts',
      'packages/contract/src/share.ts',
    ],
  },
  {
    reason: 'the numbers of one rulebook, which never change once they were released',
    files: ['packages/rules/src/live/v2.ts', 'packages/rules/src/rulebook/v4.ts'],
  },
  {
    reason: 'the handlers of one feature, listed by features.ts',
    files: ['apps/server/src/features.ts', 'apps/server/src/features/operator.ts'],
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
      'packages/art/src/people/figure-parts.ts',
      'packages/art/src/people/hair/bald.ts',
      'packages/art/src/people/hair/bob.ts',
      'packages/art/src/people/hair/combed.ts',
      'packages/art/src/people/motion.ts',
      'packages/art/src/scenes/buildings/lanchonete.ts',
      'packages/art/src/scenes/city/map-points.ts',
      'packages/art/src/scenes/city/playground.ts',
      'packages/art/src/scenes/dreams/beach-trip.ts',
      'packages/art/src/scenes/dreams/home-renovation.ts',
      'packages/art/src/scenes/dreams/motorbike.ts',
      'packages/art/src/scenes/moment-poses.ts',
      'packages/art/src/scenes/moment-things.ts',
      'packages/art/src/scenes/no-signal.ts',
      'packages/art/src/scenes/unplugged.ts',
      'tools/src/drills/live/decisions.ts',
      'tools/src/simulation/live/settings.ts',
    ],
  },
  {
    reason: 'one drawing, or one part of a figure, a file, found by its name',
    files: [
      'packages/art/src/gallery/people.ts',
      'packages/art/src/gallery/things.ts',
      'packages/art/src/minigames/runner-persona.ts',
      'packages/art/src/minigames/tapper-persona.ts',
      'packages/art/src/people/body/leg-parts.ts',
      'packages/art/src/people/face/moustache.ts',
      'packages/art/src/people/face/nose.ts',
      'packages/art/src/people/hair/hair.ts',
    ],
  },
  {
    reason: 'one kind of attack a file, listed by abuse.ts',
    files: ['tools/src/drills/abuse/hashing.ts', 'tools/src/drills/abuse/live-floods.ts'],
  },
  {
    reason: 'fetched with the later popups, after the place that shows it',
    files: ['apps/web/src/map/popups/place/shift.tsx'],
  },
  {
    reason: 'its reader may not import the rules',
    files: ['apps/server/src/features/stage/audit-campaign.ts'],
  },
  {
    reason: 'the calls of one noun of the game, listed by its index',
    files: ['auction', 'badge', 'persona', 'room'].map((noun) => `packages/game/src/${noun}.ts`),
  },
  {
    reason: 'rendered sounds are known by the hash of their sources: a merge would render all of them anew',
    files: ['packages/audio/src/sound/compressor.ts'],
  },
];
