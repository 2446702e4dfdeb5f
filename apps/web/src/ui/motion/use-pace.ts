import { useEffect, useState } from 'react';
import { MEASURED, type Pace, paceOf, slower } from './pace.ts';

/** Milliseconds before the first measure, in which a screen may still be made, and between two. */
const REST = 4_000;

/** How much motion this device can show, by its own pictures now and then; never more again than it showed before. */
export function usePace(): Pace {
  const [pace, setPace] = useState<Pace>('full');
  useEffect(() => {
    if (pace === 'stills') return;
    let request = 0;
    let timer: ReturnType<typeof setTimeout>;
    const measure = (): void => {
      const gaps: number[] = [];
      let last: number | null = null;
      const frame = (now: number): void => {
        if (last !== null) gaps.push(now - last);
        last = now;
        if (gaps.length < MEASURED) request = requestAnimationFrame(frame);
        else judge(gaps);
      };
      request = requestAnimationFrame(frame);
    };
    const judge = (gaps: readonly number[]): void => {
      setPace((before) => slower(before, paceOf(gaps)));
      rest();
    };
    const rest = (): void => {
      timer = setTimeout(measure, REST);
    };
    rest();
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(request);
    };
  }, [pace]);
  return pace;
}
