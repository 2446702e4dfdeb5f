import {
  PATHS,
  parseShareQuery,
  type ScreenName,
  type ShareAddress,
  sharePath,
  sharePicture,
} from '@consorcio/contract';
import { CHECK_HEAD, JOIN_HEAD, LIVE_HEAD, PAGE_HEADS, type PageText } from '@consorcio/copy/page-heads';
import { type PageHead, withHead } from './html.ts';

type PublicPage = keyof typeof PAGE_HEADS;

/** Screens that anybody may open and that have an address of their own. */
export const PUBLIC_PAGES = Object.keys(PAGE_HEADS) as readonly PublicPage[];

/** True of a screen that anybody may open at one address. */
export const isOnePublicPage = (name: ScreenName): name is PublicPage => Object.hasOwn(PAGE_HEADS, name);

/** What the share page shows without a query: the game itself. */
const NOTHING_SHARED = parseShareQuery(new URLSearchParams());

/** Screens of many addresses that say what they are, but not of whom. */
const HEADS: Readonly<Partial<Record<ScreenName, PageText>>> = {
  checkDraws: CHECK_HEAD,
  live: LIVE_HEAD,
  liveShort: JOIN_HEAD,
};
const headOf = (name: ScreenName): PageText | undefined => (isOnePublicPage(name) ? PAGE_HEADS[name] : HEADS[name]);
/** True of a screen whose every address has a head of its own. */
export const hasHeads = (name: ScreenName): boolean => HEADS[name] !== undefined;

/** Absolute address of a shared thing's picture; without one, that of the game's own. CONTRACT section 6. */
export const pictureAddress = (publicUrl: string, address: ShareAddress = NOTHING_SHARED): string =>
  `${publicUrl}${sharePicture(address)}`;

/** Absolute address of a shared thing's page. */
export const shareAddressOf = (publicUrl: string, address: ShareAddress): string => `${publicUrl}${sharePath(address)}`;

/** Absolute address of how other sites show a page. */
export const oembedAddress = (publicUrl: string, page: string): string =>
  `${publicUrl}/oembed?url=${encodeURIComponent(page)}&format=json`;

/** The page of a screen as it is sent: a public one has a head for crawlers. `path`: as it was asked for. */
export function pageOfScreen(html: string, name: ScreenName, publicUrl: string, path: string = PATHS[name]): string {
  const text = headOf(name);
  if (text === undefined) return html;
  const page = `${publicUrl}${path}`;
  /* The only screen of one address that other sites may frame. */
  const oembed = name === 'play' ? { oembed: oembedAddress(publicUrl, page) } : {};
  const head: PageHead = { ...text, page, picture: pictureAddress(publicUrl), ...oembed };
  return withHead(html, head);
}
