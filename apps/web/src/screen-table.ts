import type { MusicTag } from '@consorcio/audio/tags';
import type { Capability, RouteName, ScreenName } from '@consorcio/contract/wire';
import type { GuardedRoute } from './session/guards/guards.ts';

/** What is to be known of a screen beside its path (PATHS of the contract) and its code (routes.tsx). */
export interface ScreenFacts {
  /** Without one the screen needs nothing. CONTRACT section 2. */
  readonly guard?: GuardedRoute;
  /** Guard with `?complete=true`. */
  readonly resultsGuard?: GuardedRoute;
  /** What the edition has to offer for this screen to be there. */
  readonly needs?: Capability;
  /** Comes with the query library and the overlays. */
  readonly isSignedIn?: boolean;
  /** The screen that usually leads here: once that one is idle, this one's code is fetched. */
  readonly follows?: ScreenName;
  /** Calls that the screen will make first: they are made while the guard still asks. */
  readonly prefetches?: readonly RouteName[];
  /** Music; the map and the minigames choose theirs. SPEC section 2. */
  readonly theme?: MusicTag;
  /** For guests who come by a link: no sound is fetched here. */
  readonly isQuiet?: boolean;
  /** File of the program with which its code travels (delivery/chunks.ts); left out: by who else needs it. */
  readonly part?: 'story' | 'forms' | 'choosing' | 'reading';
  /** What the build writes into its page (delivery/prerender.tsx): the screen or a screen of titles only, or its fallback. */
  readonly prerender?: 'screen' | 'titles' | 'fallback';
}

const guarded = (guard: GuardedRoute, facts: ScreenFacts = {}): ScreenFacts => ({ guard, isSignedIn: true, ...facts });
/** From the sign-up to the map; seen once a campaign. */
const choosing = (guard: GuardedRoute, follows?: ScreenName): ScreenFacts =>
  guarded(guard, { part: 'choosing', theme: 'INTRO', ...(follows && { follows }) });
/** What is read beside the game, by players alone or by anybody. */
const READING: ScreenFacts = { part: 'reading' };
const PAPERS: ScreenFacts = { ...READING, needs: 'papers' };
const TAKE_HOME: ScreenFacts = guarded('take-home', READING);

export const SCREENS: Readonly<Record<ScreenName, ScreenFacts>> = {
  welcome: { guard: 'welcome', prerender: 'titles' },
  opening: { part: 'story', needs: 'accounts' },
  about: { follows: 'opening', part: 'story', needs: 'accounts' },
  aboutYou: { follows: 'about', part: 'story', needs: 'accounts' },
  register: { guard: 'register', follows: 'aboutYou', part: 'forms', prerender: 'screen', needs: 'accounts' },
  /* Not preloaded: players who have an account have its code in the worker's cache. */
  login: { guard: 'login', part: 'forms', prerender: 'screen', needs: 'accounts' },
  characterIntro: choosing('character-intro'),
  characterSelection: choosing('character-selection', 'characterIntro'),
  cityWelcome: choosing('city-welcome', 'characterSelection'),
  dreamIntro: choosing('dream-intro', 'cityWelcome'),
  dreamSelection: choosing('dream-selection', 'dreamIntro'),
  greatChoice: choosing('great-choice', 'dreamSelection'),
  tutorial: choosing('tutorial', 'greatChoice'),
  map: guarded('map', {
    resultsGuard: 'results',
    follows: 'play',
    prefetches: ['stageCurrent'],
    prerender: 'fallback',
  }),
  minigame: guarded('minigame', { follows: 'map' }),
  returning: guarded('returning', { theme: 'INTRO' }),
  certificate: guarded('certificate', { theme: 'FINAL_POSITIVO' }),
  share: { isQuiet: true, needs: 'share' },
  notebook: TAKE_HOME,
  extract: TAKE_HOME,
  futures: TAKE_HOME,
  quiz: guarded('quiz', READING),
  luck: TAKE_HOME,
  group: TAKE_HOME,
  teachers: PAPERS,
  worksheet: PAPERS,
  answerKey: PAPERS,
  classroom: PAPERS,
  slides: PAPERS,
  checkDraws: READING,
  totals: { ...READING, needs: 'totals' },
  privacy: READING,
  accessibility: READING,
  account: { ...TAKE_HOME, needs: 'accounts' },
  recover: { part: 'forms', prefetches: ['recoveryWays'], needs: 'accounts' },
  groupContract: TAKE_HOME,
  scams: READING,
  pocket: READING,
  whatIf: TAKE_HOME,
  /* The short way of who comes by a link: persona, dream, map. */
  play: guarded('play', { isQuiet: true, part: 'choosing', follows: 'share' }),
  keep: guarded('keep', { part: 'forms', needs: 'accounts' }),
  afterLetter: guarded('take-home'),
  week: guarded('take-home', { needs: 'week' }),
  weekMap: guarded('take-home', { needs: 'week' }),
  pastWeeks: { needs: 'week' },
  certificateCheck: { ...READING, needs: 'share' },
  live: { needs: 'live' },
  liveShort: { needs: 'live' },
};
