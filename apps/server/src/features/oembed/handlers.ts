import type { FieldFaultCode } from '@consorcio/contract';
import type { Feature } from '../../feature.ts';
import { limitKey } from '../../http/client-address.ts';
import { refuseWith } from '../../http/error-reply.ts';
import { InvalidInput } from '../../http/refusal.ts';
import { CACHE_AGE, oembedAnswer } from './answer.ts';

const NOT_IMPLEMENTED = 501;

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

const refused = (field: string, code: FieldFaultCode): never => {
  throw new InvalidInput([{ field, code, detail: '' }]);
};

/** A limit in px; without one there is none. */
function limitIn(query: Query, name: string): number {
  const text = query[name];
  if (text === undefined) return Number.POSITIVE_INFINITY;
  const limit = typeof text === 'string' && /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return limit > 0 ? limit : refused(name, 'NOT_NUMBER');
}

/** How another site shows a shared page: oEmbed (oembed.com, 2.2 to 2.4), as JSON only. CONTRACT section 6. */
export const oembed: Feature = (_api, { pages, settings, embeds }) => {
  pages.get<{ Querystring: Query }>('/oembed', async ({ query, ip }, reply) => {
    if ((query.format ?? 'json') !== 'json')
      return reply.code(NOT_IMPLEMENTED).send({ statusCode: NOT_IMPLEMENTED, message: ['format: json'] });
    const [maxWidth, maxHeight] = [limitIn(query, 'maxwidth'), limitIn(query, 'maxheight')];
    const { url } = query;
    const found = typeof url === 'string' ? await embeds.find(url, limitKey(ip)) : refused('url', 'REQUIRED');
    if (found === null) return refuseWith(reply, 'NOT_FOUND');
    const { publicUrl, embedOrigins } = settings;
    const mayFrame = embedOrigins.length > 0;
    return reply
      .header('cache-control', `public, max-age=${CACHE_AGE}`)
      .send(oembedAnswer(found, { publicUrl, mayFrame, maxWidth, maxHeight }));
  });
};
