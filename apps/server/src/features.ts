import type { Feature } from './feature.ts';
import { afterLetter } from './features/after-letter/handlers.ts';
import { auction } from './features/auction/handlers.ts';
import { auth } from './features/auth/handlers.ts';
import { badge } from './features/badge/handlers.ts';
import { campaign } from './features/campaign/handlers.ts';
import { desk } from './features/desk/handlers.ts';
import { discovery } from './features/discovery/handlers.ts';
import { dream } from './features/dream/handlers.ts';
import { figures } from './features/figures/handlers.ts';
import { health } from './features/health/handlers.ts';
import { live } from './features/live/handlers.ts';
import { lti } from './features/lti/handlers.ts';
import { me } from './features/me/handlers.ts';
import { oembed } from './features/oembed/handlers.ts';
import { operator } from './features/operator/handlers.ts';
import { persona } from './features/persona/handlers.ts';
import { quiz } from './features/quiz/handlers.ts';
import { randomEvents } from './features/random-events/handlers.ts';
import { room } from './features/room/handlers.ts';
import { certificate } from './features/share/certificate/handlers.ts';
import { share } from './features/share/handlers.ts';
import { stage } from './features/stage/handlers.ts';
import { teaching } from './features/teaching/handlers.ts';
import { week } from './features/week/handlers.ts';

/** Every feature, in the order in which it is mounted. Nothing is loaded by itself. */
export const FEATURES: readonly Feature[] = [
  health,
  figures,
  operator,
  auth,
  persona,
  dream,
  stage,
  auction,
  room,
  campaign,
  afterLetter,
  week,
  randomEvents,
  badge,
  teaching,
  quiz,
  share,
  oembed,
  discovery,
  lti,
  live,
  certificate,
  me,
  desk,
];
