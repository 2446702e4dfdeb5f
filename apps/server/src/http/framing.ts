import { MINIGAME_PAGES, PATHS, SCREEN_NAMES } from '@consorcio/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NO_STORE } from './error-reply.ts';
import { routedPath } from './routed-path.ts';

/** Where a frame of another site begins; and the minigames' pages, which are frames within it. */
const FRAMED: ReadonlySet<string> = new Set([PATHS.play, PATHS.share, PATHS.certificateCheck, ...MINIGAME_PAGES]);
const OTHER_SCREENS: ReadonlySet<string> = new Set(
  SCREEN_NAMES.map((name) => PATHS[name]).filter((path) => !FRAMED.has(path)),
);

/** True of the pages that the sites of `EMBED_ORIGINS` may frame. */
export const mayBeFramed = (request: FastifyRequest): boolean => FRAMED.has(routedPath(request));

/** As browsers say what they ask for, and scripts cannot. */
const isForFrame = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-dest'] === 'iframe' || headers['sec-fetch-dest'] === 'frame';

/**
 * Inside a frame players go on from screen to screen without a new document. Where one is asked for all the same, by a
 * reload, the frame is led back to `/jogar`, whose guard leads on to where the player stands.
 */
export function leadFramesBack(app: FastifyInstance, base: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isForFrame(request) || !OTHER_SCREENS.has(routedPath(request))) return;
    await reply.header('cache-control', NO_STORE).redirect(base + PATHS.play);
  });
}
