import { useSyncExternalStore } from 'react';

interface MediaCondition {
  readonly isMet: () => boolean;
  /** The same, followed while it changes. */
  readonly useIsMet: () => boolean;
}

/** A condition of the window or of the device, as a style sheet asks it. */
export function mediaCondition(query: string): MediaCondition {
  const isMet = (): boolean => matchMedia(query).matches;
  const onChange = (listener: () => void): (() => void) => {
    const list = matchMedia(query);
    list.addEventListener('change', listener);
    return () => list.removeEventListener('change', listener);
  };
  return { isMet, useIsMet: () => useSyncExternalStore(onChange, isMet) };
}
