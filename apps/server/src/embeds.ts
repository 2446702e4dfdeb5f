/** A page of the game that another site can show inside its own. */
export interface Embed {
  readonly title: string;
  /** Absolute addresses of the page and of its picture, 1200 by 630. */
  readonly page: string;
  readonly picture: string;
}

/**
 * Finds what a path of the game shows; null where it is not this finder's, or shows nothing that is known.
 * @param from who asks, as limits count it
 */
type Finder = (path: string, query: URLSearchParams, from: string) => Promise<Embed | null>;

/** The pages that oEmbed describes. A feature whose page may be framed (http/security-headers.ts) adds how it is found. */
export interface Embeds {
  add(finder: Finder): void;
  /**
   * What an absolute address shows; null for one of another site too.
   * @param from who asks, as limits count it
   * @throws Refusal RATE_LIMITED when a finder is asked too often for what it does not know
   */
  find(address: string, from: string): Promise<Embed | null>;
}

/** An empty registry of the game at this public address. */
export function embedsAt(publicUrl: string): Embeds {
  const finders: Finder[] = [];
  return {
    add: (finder) => void finders.push(finder),
    async find(address, from) {
      const url = URL.canParse(address) ? new URL(address) : null;
      const place = url === null ? '' : url.origin + url.pathname;
      if (url === null || !place.startsWith(`${publicUrl}/`)) return null;
      for (const find of finders) {
        const found = await find(place.slice(publicUrl.length), url.searchParams, from);
        if (found !== null) return found;
      }
      return null;
    },
  };
}
