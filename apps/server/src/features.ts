import type { Feature } from './feature.ts';
import { afterLetter } from './features/after-letter.ts';
import { auction } from './features/auction.ts';
import { auth } from './features/auth/handlers.ts';
import { badge } from './features/badge.ts';
import { campaign } from './features/campaign/handlers.ts';
import { desk } from './features/desk/handlers.ts';
import { discovery } from './features/discovery.ts';
import { dream } from './features/dream.ts';
import { figures } from './features/figures.ts';
import { health } from './features/health/handlers.ts';
import { live } from './features/live/handlers.ts';
import { lti } from './features/lti/handlers.ts';
import { me } from './features/me/handlers.ts';
import { oembed } from './features/oembed.ts';
import { operator } from './features/operator.ts';
import { persona } from './features/persona.ts';
import { quiz } from './features/quiz/handlers.ts';
import { randomEvents } from './features/random-events.ts';
import { room } from './features/room.ts';
import { certificate } from './features/share/certificate/handlers.ts';
import { share } from './features/share/handlers.ts';
import { stage } from './features/stage/handlers.ts';
import { teaching } from './features/teaching.ts';
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
