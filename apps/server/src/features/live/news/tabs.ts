/** The open streams of tabs, so that none of them has two. */
export interface TabStreams {
  /** Ends the stream that a tab still has here. A phone that lost its network says no goodbye: for minutes it looks alive. */
  end(tab: string): void;
  /** Notes a tab's stream, `end` being how it is ended; what it gives forgets it. */
  keep(tab: string, end: () => void): () => void;
}

export function tabStreams(): TabStreams {
  const open = new Map<string, () => void>();
  return {
    end: (tab) => open.get(tab)?.(),
    keep(tab, end) {
      open.set(tab, end);
      return () => {
        if (open.get(tab) === end) open.delete(tab);
      };
    },
  };
}
