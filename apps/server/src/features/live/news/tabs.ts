/** The open streams of tabs, so that none of them has two. */
export interface TabStreams {
  /** Ends the stream that a tab still has here: that of a phone that lost its network looks alive for minutes. */
  end(tab: string): void;
  /** Notes the stream of a tab and ends the one before it. `end` ends the stream; the returned function forgets it. */
  keep(tab: string, end: () => void): () => void;
}

/** The streams of this server, by tab. */
export function tabStreams(): TabStreams {
  const open = new Map<string, () => void>();
  return {
    end: (tab) => open.get(tab)?.(),
    keep(tab, end) {
      open.get(tab)?.();
      open.set(tab, end);
      return () => {
        if (open.get(tab) === end) open.delete(tab);
      };
    },
  };
}
