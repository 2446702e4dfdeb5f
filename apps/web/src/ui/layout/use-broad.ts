import { useSyncExternalStore } from 'react';

/** A window in which two pages stand side by side and are read without scrolling. */
const QUERY = '(min-width: 1000px) and (min-height: 600px) and (min-aspect-ratio: 13 / 10)';
const onChange = (listener: () => void): (() => void) => {
  const query = matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};
const isBroad = (): boolean => matchMedia(QUERY).matches;

/** Whether there is room for two pages, followed while the window changes. */
export const useBroad = (): boolean => useSyncExternalStore(onChange, isBroad);
