import { PATHS } from '@consorcio/contract';
import type { FastifyInstance } from 'fastify';
import { basePathOf, withoutEnd } from './base-path.ts';

/** What chats and sentences leave at the end of a link; closing quotation marks and dots as browsers send them. */
const ESCAPES = ['%E2%80%99', '%E2%80%9D', '%E2%80%A6', '%C2%BB'];
const TAIL = [...'.,;:!?)]*', ...ESCAPES, ...ESCAPES.map((sign) => sign.toLowerCase())];
type Shape = readonly string[];

/** Segments of each screen's path, by the first of them: a request of another kind costs one look. */
const SHAPES = new Map<string, readonly Shape[]>();
for (const path of Object.values(PATHS)) {
  const [first = '', ...rest] = path.split('/').slice(1);
  SHAPES.set(first, [...(SHAPES.get(first) ?? []), [first, ...rest]]);
}

const isOpen = (segment: string | undefined): boolean => segment?.startsWith(':') === true || segment === '*?';

/** The segments by a screen's shape: fixed ones as they are written, the others as they came. Null where it is another's. */
function shaped(segments: readonly string[], shape: Shape): readonly string[] | null {
  const isTooLong = segments.length > shape.length && shape.at(-1) !== '*?';
  const isTooShort = segments.length < shape.filter((segment) => !segment.endsWith('?')).length;
  if (isTooLong || isTooShort) return null;
  const written = segments.map((segment, i) => (i >= shape.length || isOpen(shape[i]) ? segment : (shape[i] ?? '')));
  return written.every((segment, i) => segment.toLowerCase() === segments[i]?.toLowerCase()) ? written : null;
}

const withoutTail = (text: string): string => withoutEnd(text, TAIL);

/**
 * The address of the screen that somebody meant: without capitals, a slash or punctuation at its end, as links get them on their way.
 * Null where it is that address, or no screen's. `target`: path and query.
 */
export function meantAddress(target: string): string | null {
  const [path = '', query] = target.split(/\?(.*)/s);
  const segments = withoutTail(withoutEnd(path, ['/']) || '/')
    .split('/')
    .slice(1);
  while (segments.length > 1 && segments.at(-1) === '') segments.pop();
  const shapes = SHAPES.get(segments[0]?.toLowerCase() ?? '') ?? [];
  const written = shapes.map((shape) => shaped(segments, shape)).find((found) => found !== null);
  if (written === undefined || written === null) return null;
  const meant = `/${written.join('/')}${query === undefined ? '' : `?${withoutTail(query)}`}`;
  return meant === target ? null : meant;
}

/** Leads from an address as it was passed on to the screen's own, so that page, preview and file are the same for both. */
export function leadPassedOn(app: FastifyInstance, publicUrl: string): void {
  const base = basePathOf(publicUrl);
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return;
    const meant = request.url.startsWith('/') ? meantAddress(request.url) : null;
    if (meant !== null) await reply.header('cache-control', 'no-cache').redirect(base + meant);
  });
}
