import type { Feature, Services } from './feature.ts';
import { auth } from './features/auth/handlers.ts';
import { game } from './features/campaign/handlers.ts';
import { desk } from './features/desk/handlers.ts';
import { discovery } from './features/discovery.ts';
import { figures } from './features/figures.ts';
import { health } from './features/health/handlers.ts';
import { live } from './features/live/handlers.ts';
import { lti } from './features/lti/handlers.ts';
import { me } from './features/me/handlers.ts';
import { oembed } from './features/oembed.ts';
import { operator } from './features/operator.ts';
import { quiz } from './features/quiz/quiz-desk.ts';
import { certificate } from './features/share/certificate/handlers.ts';
import { share } from './features/share/handlers.ts';
import { week } from './features/week/handlers.ts';

/** Every feature, in the order in which it is mounted. Nothing is loaded by itself. */
export const FEATURES: readonly Feature<keyof Services>[] = [
  health,
  figures,
  operator,
  auth,
  game,
  week,
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
