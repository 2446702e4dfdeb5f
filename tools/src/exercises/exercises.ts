/* The exercises of CONTRIBUTING: the first step of each, and how many existing files it may touch. */

/** A change of a file's text: what stands there, and what comes in its place. */
interface Edit {
  readonly file: string;
  readonly from: RegExp;
  readonly to: string;
}

export interface Exercise {
  /** Its heading in CONTRIBUTING.md. */
  readonly heading: string;
  /** Most files that exist already and are touched. */
  readonly most: number;
  readonly edits: readonly Edit[];
  /** In a message of the compiler: it is about this exercise. */
  readonly token: RegExp;
  /** Files that the compiler refuses only until those of the list are changed. */
  readonly follow?: readonly string[];
}

const VOCABULARY = 'packages/rules/src/vocabulary.ts';
const one = (file: string, from: RegExp, to: string): readonly Edit[] => [{ file, from, to }];

/** Each adds a member to a union, a row to a table or a field to a reply; the compiler then says what else must change. */
export const EXERCISES: readonly Exercise[] = [
  {
    heading: 'A raffle rule',
    most: 4,
    edits: one(VOCABULARY, /(RULEBOOK_VERSIONS = \[[\d, ]*)\]/, '$1, 7001]'),
    token: /\b7001\b/,
  },
  {
    heading: 'A dream',
    most: 7,
    edits: one(VOCABULARY, /(DREAM_IDS = \[[\d, ]*)\]/, '$1, 7002]'),
    token: /\b7002\b/,
  },
  {
    heading: 'A persona',
    most: 4,
    edits: one(VOCABULARY, /(PERSONA_IDS = \[[\d, ]*)\]/, '$1, 7003]'),
    token: /\b7003\b/,
  },
  {
    heading: 'A minigame',
    most: 12,
    edits: one(
      VOCABULARY,
      /export const MINIGAMES = \[/,
      `$&{ game: 'newgame', slug: 7004, roomId: 7005, place: 'NEWGAME', kind: 'work', music: 'TAPPER', playsOwnMusic: false, badge: null },`,
    ),
    token: /\b(?:newgame|NEWGAME|7004|7005)\b|StateOf\[Name\]/,
    follow: ['tools/src/pin-golden-runs.ts'],
  },
  {
    heading: 'A field of `GET /stage/current`',
    most: 6,
    edits: [
      ...one('packages/contract/src/stage.ts', /\n {2}extras: z\.object\(\{/, '$& newField: z.int(),'),
      ...one('packages/rules/src/stage/view.ts', /\n {4}extras: \{/, '$& newField: 1,'),
    ],
    token: /\bnewField\b/,
  },
  {
    heading: 'A solo call',
    most: 5,
    edits: [
      ...one(
        'packages/contract/src/wire/routes.ts',
        /\n {2}badgeList: /,
        `\n  newCall: { method: 'GET', path: '/badge/new', access: 'player' },$&`,
      ),
      ...one(
        'packages/contract/src/badge.ts',
        /export const badgePending = /,
        `export const newCall = endpoint('newCall', { summary: '', reply: z.array(userBadge), errors: [] });$&`,
      ),
      ...one('packages/game/src/badge.ts', /const badge: Calls</, "$&'newCall' | "),
    ],
    token: /\bnewCall\b/,
  },
  {
    heading: 'A popup',
    most: 6,
    edits: one(
      'apps/web/src/map/chart/states/raffle-states.ts',
      /export const raffleStates = \{/,
      `$& newPopup: mapSetup.createStateConfig({ meta: assemblyPopup({}), on: { 'popup.advanced': 'raffleIntro' } }),`,
    ),
    token: /\bnewPopup\b/,
  },
  {
    heading: 'A reaction',
    most: 5,
    edits: one('packages/rules/src/live/words.ts', /(LIVE_REACTIONS = \[[\d, ]*)\]/, '$1, 7006]'),
    token: /\b7006\b/,
  },
];
