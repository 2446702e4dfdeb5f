import { useEffect, useState } from 'react';
import { whenIdle } from '../../ui/loading/when-idle.ts';

/**
 * False until the device has drawn the town and is idle. Moving pictures are added then: on a slow phone they would
 * otherwise be decoded before the places can be pressed.
 */
export function useAnimationStart(): boolean {
  const [lives, setLives] = useState(false);
  useEffect(() => whenIdle(() => setLives(true)), []);
  return lives;
}
