import { useEffect } from 'react';
import { announce } from '../ui/notices/announce.ts';

/** A sentence that is shown, and that the page's polite region announces when it appears and when it changes. */
export function AnnouncedText({
  words,
  className,
}: {
  readonly words: string;
  readonly className?: string | undefined;
}) {
  useEffect(() => announce(words), [words]);
  return (
    <p data-said className={className}>
      {words}
    </p>
  );
}
