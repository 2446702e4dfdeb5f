import { useEffect, useState } from 'react';

/** Whether a step has stood on this page for so many seconds. `step`: told apart from all others of the group. */
export function useStepShown(step: string, seconds: number): boolean {
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setShown(step), seconds * 1_000);
    return () => clearTimeout(timer);
  }, [step, seconds]);
  return shown === step;
}
