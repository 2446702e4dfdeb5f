import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';
const onChange = (listener: () => void): (() => void) => {
  const query = matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** True for whoever asked the system for less motion. STYLE section 12: then there are fades only. */
export const isMotionReduced = (): boolean => matchMedia(QUERY).matches;
/** The same, followed while it changes. */
export const useReducedMotion = (): boolean => useSyncExternalStore(onChange, isMotionReduced);
