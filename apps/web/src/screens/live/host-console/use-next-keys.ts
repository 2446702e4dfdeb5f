import { useEffect, useRef } from 'react';

/** Space and the right arrow do the next thing, unless something that takes keys has the focus. */
export function useNextKeys(goOn: (() => void) | null): void {
  const latest = useRef(goOn);
  latest.current = goOn;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isPlain = !(event.repeat || event.altKey || event.ctrlKey || event.metaKey);
      const isNext = event.key === ' ' || event.key === 'ArrowRight';
      const isTaken = event.target instanceof Element && event.target.closest('input, button, a, summary') !== null;
      if (!isPlain || !isNext || isTaken || latest.current === null) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
