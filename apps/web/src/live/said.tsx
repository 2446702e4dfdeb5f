import { useEffect } from 'react';
import { announce } from '../ui/notices/announce.ts';

/** A sentence that is shown, and said by the page's one polite region when it comes and when it changes. */
export function Said({ words, className }: { readonly words: string; readonly className?: string | undefined }) {
  useEffect(() => announce(words), [words]);
  return (
    <p data-said className={className}>
      {words}
    </p>
  );
}
