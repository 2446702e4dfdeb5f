import { useEffect, useState } from 'react';
import { whenIdle } from '../../ui/loading/when-idle.ts';

/**
 * False until the device has drawn the town and rests. What moves comes then: on a slow phone its pictures would
 * otherwise be unpacked before the places can be pressed.
 */
export function useAnimationStart(): boolean {
  const [lives, setLives] = useState(false);
  useEffect(() => whenIdle(() => setLives(true)), []);
  return lives;
}
