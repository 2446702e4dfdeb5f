import { FINISH_FLAG } from '@consorcio/contract/kept';
import { isMinigameFinished } from '@consorcio/contract/wire';
import { useEffect, useRef } from 'react';

/** Milliseconds between two looks at the finish flag. SPEC section 9. */
const POLL = 2_000;

/** Calls back once the frame says that it has finished, by message from our own origin or by the session's flag. */
export function useFinish(isPlaying: boolean, onFinish: () => void): void {
  const finish = useRef(onFinish);
  finish.current = onFinish;
  useEffect(() => {
    if (!isPlaying) return;
    takeFlag();
    const onMessage = ({ origin, data }: MessageEvent): void => {
      if (origin !== location.origin || !isMinigameFinished(data)) return;
      takeFlag();
      finish.current();
    };
    const timer = setInterval(() => takeFlag() && finish.current(), POLL);
    window.addEventListener('message', onMessage);
    return () => {
      clearInterval(timer);
      window.removeEventListener('message', onMessage);
    };
  }, [isPlaying]);
}

/** True if the flag was there; it is taken away, so that the next game is not ended by it. */
function takeFlag(): boolean {
  const isSet = FINISH_FLAG.read() !== null;
  if (isSet) FINISH_FLAG.forget();
  return isSet;
}
