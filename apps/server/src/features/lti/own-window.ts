import type { FastifyReply, FastifyRequest } from 'fastify';
import { fieldsOf, PAGE } from './login.ts';
import type { Lti } from './lti.ts';
import { readSigned, signed } from './sealed.ts';

/*
 * The button of a frame opens the game in a window by the platform's own login. Platforms take the hint of a login once (Moodle),
 * so that a second press would meet their error page. After the first one the browser's window keeps a signed text that says
 * who came and through which page's button; only that page's button opens it again.
 */

/** Seconds for which the button works again: a school day. */
const LASTS = 12 * 3_600;
/** Another one than that of 1.0.0, whose texts name users by the issuer. */
const AGAIN = 'again of a platform';

/** Who comes again: a pupil by the hash of the platform's user and where it goes, a teacher by a signed class. */
export type Again =
  | { readonly kind: 'pupil'; readonly user: string; readonly path: string; readonly school: string }
  | { readonly kind: 'teacher'; readonly ask: string };

/** Lets the button of this page open the same again. */
export async function openAgain(
  { keys, cookies }: Pick<Lti, 'keys' | 'cookies'>,
  reply: FastifyReply,
  { page, who, now }: { readonly page: string | null; readonly who: Again; readonly now: number },
): Promise<void> {
  if (page === null) return;
  const text = await signed(keys, AGAIN, { page, who }, { now, lasts: LASTS * 1000 });
  reply.header('set-cookie', cookies.ofAgain(text, LASTS));
}

/** Who came through the button that is pressed now; null at its first press, and for anybody else's. */
export async function whoComesAgain(
  { keys, cookies }: Pick<Lti, 'keys' | 'cookies'>,
  request: FastifyRequest,
  now: number,
): Promise<Again | null> {
  const { [PAGE]: page } = fieldsOf(request.query);
  if (page === undefined) return null;
  const kept = await readSigned(keys, AGAIN, cookies.againOf(request), now);
  return kept?.page === page ? (kept.who as Again) : null;
}
