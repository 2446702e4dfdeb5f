/** How the worker answers a request; `bypass`: not at all. */
export type Strategy = 'bypass' | 'screen' | 'game' | 'shell' | 'drawing' | 'sound';

interface RequestTraits {
  readonly method: string;
  readonly mode: string;
  readonly destination: string;
  readonly hasRange: boolean;
  readonly url: URL;
  /** The path of the game's address; empty for none. */
  readonly base: string;
  readonly origin: string;
}

/** Pictures at addresses of their own (CONTRACT section 1): the same name may be drawn anew one day. */
const FIXED_PICTURE =
  /^\/(?:api\/(?:personas|dreams|events|badges)|dream|cycles|certificado|sorteio|icons)\/.+\.(?:png|svg)$/;
/** Answered by the server alone: calls, shared pages and pictures, certificates, the operator's desk, and the way in from a school. */
const SERVER_ONLY = /^\/(?:api|share|c|compartilhar|compartilharSocial|operador|lti)(?:\/|$)/;
/** A minigame's page: the only pages that are visited by the name of their file. */
const MINIGAME_PAGE = /^\/\w+\/index\.html$/;
const HASHED = /^\/(?:assets|static\/js|arcade-assets)\//;

/** Sorts a request. Pure, so that the rule can be tested without a browser. */
export function strategyOf({ method, mode, destination, hasRange, url, base, origin }: RequestTraits): Strategy {
  if (method !== 'GET' || url.origin !== origin || hasRange || !url.pathname.startsWith(`${base}/`)) return 'bypass';
  const pathname = url.pathname.slice(base.length);
  if (FIXED_PICTURE.test(pathname)) return 'drawing';
  if (SERVER_ONLY.test(pathname)) return 'bypass';
  if (MINIGAME_PAGE.test(pathname)) return destination === 'iframe' ? 'game' : 'bypass';
  /* A frame of another site: the server has to see that it is one (apps/server/src/http/security-headers.ts). */
  if (mode === 'navigate') return destination === 'document' ? 'screen' : 'bypass';
  if (!HASHED.test(pathname)) return 'bypass';
  if (pathname.endsWith('.webm')) return 'sound';
  return pathname.endsWith('.svg') ? 'drawing' : 'shell';
}

/** True for a picture whose address changes with its content: what is kept never grows old. */
export const isHashed = (pathname: string): boolean => HASHED.test(pathname);
