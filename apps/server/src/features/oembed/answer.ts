import { frameMarkup } from '@consorcio/contract/frame-markup';
import { GAME_NAME } from '@consorcio/copy/first-screens';
import type { Embed } from '../../embeds.ts';
import { escapeHtml } from '../../http/escape-html.ts';
import { PICTURE_SIZE } from '../../http/page-head.ts';

/** Seconds for which a consumer may keep an answer. */
export const CACHE_AGE = 3_600;
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
export function oembedAnswer(
  { title, page, picture }: Embed,
  wishes: Wishes,
): Readonly<Record<string, string | number>> {
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
