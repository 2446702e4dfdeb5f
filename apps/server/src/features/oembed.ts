import { ASKED_DREAM, type FieldFaultCode, PATHS, playPath } from '@consorcio/contract';
import { frameMarkup } from '@consorcio/contract/frame-markup';
import { GAME_NAME } from '@consorcio/copy/first-screens';
import { PAGE_HEADS } from '@consorcio/copy/page-heads';
import { DREAM_IDS } from '@consorcio/rules/vocabulary';
import type { Embed } from '../embeds.ts';
import type { Feature } from '../feature.ts';
import { limitKey } from '../http/client.ts';
import { refuseWith } from '../http/error-reply.ts';
import { escapeHtml, PICTURE_SIZE } from '../http/html.ts';
import { pictureAddress } from '../http/public-pages.ts';
import { InvalidInput } from '../http/refusal.ts';

/** Seconds for which a consumer may keep an answer. */
const CACHE_AGE = 3_600;
/** Size of the frame in px, where the consumer sets no limit: the share page whole, without a bar to scroll. */
const FRAME = { width: 480, height: 640 } as const;

interface Wishes {
  readonly publicUrl: string;
  /** True where sites may frame the game at all. */
  readonly mayFrame: boolean;
  /** In px; Infinity for no limit. */
  readonly maxWidth: number;
  readonly maxHeight: number;
}

/** The answer of oEmbed 1.0 (oembed.com, 2.3.4): a frame, or a link where no site may frame the game. */
function oembedAnswer({ title, page, picture }: Embed, wishes: Wishes): Readonly<Record<string, string | number>> {
  const { publicUrl, mayFrame, maxWidth, maxHeight } = wishes;
  const width = Math.min(FRAME.width, maxWidth);
  const height = Math.min(FRAME.height, maxHeight);
  // A picture that is larger than asked for may not be named.
  const hasPicture = PICTURE_SIZE.width <= maxWidth && PICTURE_SIZE.height <= maxHeight;
  const html = (): string => frameMarkup({ address: escapeHtml(page), title: escapeHtml(title), width, height });
  return {
    version: '1.0',
    type: mayFrame ? 'rich' : 'link',
    title,
    provider_name: GAME_NAME,
    provider_url: publicUrl,
    cache_age: CACHE_AGE,
    ...(hasPicture
      ? { thumbnail_url: picture, thumbnail_width: PICTURE_SIZE.width, thumbnail_height: PICTURE_SIZE.height }
      : {}),
    ...(mayFrame ? { html: html(), width, height } : {}),
  };
}

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

/** The game itself, with one dream only where the address asks for one. */
function gameAt(path: string, query: URLSearchParams, publicUrl: string): Embed | null {
  if (path !== PATHS.play) return null;
  const dreamId = DREAM_IDS.find((id) => String(id) === query.get(ASKED_DREAM)) ?? null;
  return { title: PAGE_HEADS.play.title, page: publicUrl + playPath(dreamId), picture: pictureAddress(publicUrl) };
}

/** How another site shows the game or a shared page: oEmbed (oembed.com, 2.2 to 2.4), as JSON only. CONTRACT section 6. */
export const oembed: Feature<'pages' | 'settings' | 'embeds'> = (_api, { pages, settings, embeds }) => {
  embeds.add(async (path, query) => gameAt(path, query, settings.publicUrl));
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
