import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../../../ui/motion/reduced-motion.ts';

/** Milliseconds between two pictures: while the globe turns, and otherwise. */
const QUICK = 40;
const CALM = 500;
/** Later than anything that moves. */
const OVER = 600;

/** Seconds since `key` began to show here; at once over where motion is not wanted. `isQuick`: something turns now. */
export function useSeconds(key: string, isQuick: boolean): number {
  const isStill = useReducedMotion();
  const began = useRef({ key, at: performance.now() });
  const [, setTick] = useState(0);
  if (began.current.key !== key) began.current = { key, at: performance.now() };
  useEffect(() => {
    if (isStill) return;
    const timer = setInterval(() => setTick((tick) => tick + 1), isQuick ? QUICK : CALM);
    return () => clearInterval(timer);
  }, [isQuick, isStill]);
  return isStill ? OVER : (performance.now() - began.current.at) / 1_000;
}
