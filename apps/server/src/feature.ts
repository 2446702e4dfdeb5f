import type { CallName } from '@consorcio/contract';
import type { Answered, CodeOf, SealedSeed } from '@consorcio/game';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { AgeClock } from './age-clock.ts';
import type { Database } from './db/database.ts';
import type { DayCounts } from './desk/day-counts.ts';
import type { Desk } from './desk/desk.ts';
import type { Embeds } from './embeds.ts';
import type { Settings } from './env.ts';
import type { Passwords } from './features/auth/password.ts';
import type { Metrics } from './features/health/metrics.ts';
import type { Counter } from './features/live/counter.ts';
import type { Replayer } from './features/stage/replayer.ts';
import type { LoggedScorer, RunClock } from './features/stage/run-scorer.ts';
import type { Noter } from './features/week/noter.ts';
import type { Api, PlayerRequest, PublicRequest, TokenRequest } from './http/api.ts';
import type { Sessions } from './http/sessions.ts';
import type { Proofs } from './limits/calls.ts';
import type { GuessLimits } from './limits/guesses.ts';
import type { SharedLimits } from './limits/shared.ts';
import type { Windows } from './limits/windows.ts';
import type { LiveActivities } from './live-activities.ts';
import type { Outbox } from './mail/outbox.ts';
import type { PublicIds } from './public-ids.ts';

/** What there is for features to use. The walls to the world outside (clock, chance, database) are all here. */
export interface Services {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly ids: PublicIds;
  readonly passwords: Passwords;
  readonly guesses: GuessLimits;
  readonly shared: SharedLimits;
  /** Makes counters for limits of this process; they count nothing with RATE_LIMITS=off. */
  readonly windows: Windows;
  /** What has proved itself in live groups. */
  readonly proofs: Proofs;
  /** Where mails go; null: the game sends none. */
  readonly outbox: Outbox | null;
  readonly replayer: Replayer;
  /** Computes the notes of a week's tries. */
  readonly noter: Noter;
  /** Plays the redraws of live groups. */
  readonly counter: Counter;
  /** Live groups as activities of schools, from the moment on that live groups are mounted. */
  readonly live: { activities?: LiveActivities };
  readonly runs: RunClock;
  /** Replays a minigame's log and returns its score. */
  readonly scoreRun: LoggedScorer;
  readonly metrics: Metrics;
  /** Sums by day for the operator's desk. */
  readonly counts: DayCounts;
  /** Where a feature registers its reports. */
  readonly desk: Desk;
  /** Where a feature registers its pages that other sites may show. */
  readonly embeds: Embeds;
  readonly settings: Settings;
  /** Addresses by which the phones of a class reach this server now, the likeliest first; none where only this machine does. */
  readonly phoneAddresses: () => readonly string[];
  /** The built page that every screen starts from; null before the first build. */
  readonly shell: string | null;
  /** True once the server was told to stop. */
  readonly isClosing: () => boolean;
  readonly log: FastifyBaseLogger;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** As of when things are old. */
  readonly ages: AgeClock;
  /** Milliseconds from any moment on, never set back. */
  readonly monotonic: () => number;
  /** Bytes that nobody can foresee. */
  readonly randomBytes: (count: number) => Uint8Array;
  /** Draws the seed of a player's next campaign. */
  readonly newSeal: () => SealedSeed;
  /** For routes that are no calls of the API: pages, pictures, figures. */
  readonly pages: FastifyInstance;
}

/** Those of the services that a part of a feature uses. */
export type Uses<Name extends keyof Services> = Pick<Services, Name>;
/** What checks a password that is given. */
export type Checking = 'database' | 'passwords' | 'guesses' | 'shared';
/** What tells an account what was changed in it. */
export type Notifying = 'shared' | 'outbox' | 'settings' | 'log';

/** Answers a call of anybody with those services that it needs. */
export type PublicHandler<Name extends CallName, Needs extends keyof Services> = (
  services: Uses<Needs>,
  request: PublicRequest<Name>,
) => Promise<Answered<Name>>;
/** The same for a signed-in player. */
export type PlayerHandler<Name extends CallName, Needs extends keyof Services> = (
  services: Uses<Needs>,
  request: PlayerRequest<Name>,
) => Promise<Answered<Name>>;
/** The same where the handler's own first statement finds the session. */
export type TokenHandler<Name extends CallName, Needs extends keyof Services> = (
  services: Uses<Needs>,
  request: TokenRequest<Name>,
) => Promise<Answered<Name, CodeOf<Name> | 'TOKEN_INVALID'>>;

/** Mounts the calls of one noun, with those services that they need. */
export type Feature<Needs extends keyof Services> = (api: Api, services: Uses<Needs>) => void;
