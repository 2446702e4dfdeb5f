import type { FastifyInstance } from 'fastify';
import { bodyFault, InvalidInput } from './refusal.ts';

/** Bytes of a body: CONTRACT section 3; a minigame's longest log is well below. */
export const BODY_LIMIT = 32 * 1024;

/** Reads JSON bodies; an empty one is as good as `{}`, since calls without fields send none. */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') return done(null, {});
    return parse(request, body, (error, value) => {
      if (error === null) done(null, value);
      else done(new InvalidInput([bodyFault('NOT_JSON')]));
    });
  });
}

/** Reads the forms of pages in a scope, up to so many bytes: texts by the names of their fields. */
export function parseForms(scope: FastifyInstance, bodyLimit = BODY_LIMIT): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}
