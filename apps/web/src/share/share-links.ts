import type { Platform } from '@consorcio/contract/share-address';
import { HASHTAG } from '@consorcio/copy/share';

/** The three that get a link of their own: a messaging app, a microblog, a social network. SPEC section 7. */
export const LINKED_PLATFORMS = ['whatsapp', 'twitter', 'facebook'] as const satisfies readonly Platform[];
export type LinkedPlatform = (typeof LINKED_PLATFORMS)[number];

/** Opens a platform with the text, the hashtag and the address (absolute) filled in. */
export function shareLink(platform: LinkedPlatform, text: string, address: string): string {
  switch (platform) {
    case 'whatsapp':
      return ask('https://wa.me/', { text: `${text} ${HASHTAG} ${address}` });
    case 'twitter':
      return ask('https://twitter.com/intent/tweet', { text, url: address, hashtags: HASHTAG.slice(1) });
    case 'facebook':
      return ask('https://www.facebook.com/sharer/sharer.php', { u: address, quote: text, hashtag: HASHTAG });
  }
}

/** Offers an address (absolute) to a class of Google Sala de Aula. */
export const classroomLink = (address: string): string => ask('https://classroom.google.com/share', { url: address });

/** Spaces as %20: not every platform takes a plus for one. */
const ask = (url: string, query: Readonly<Record<string, string>>): string =>
  `${url}?${Object.entries(query)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')}`;
