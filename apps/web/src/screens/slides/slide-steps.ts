/** By how many pages a key turns; 0 where it is not ours. Up and down are left to scrolling, space to the buttons. */
export function stepOfKey(key: string, count: number): number {
  switch (key) {
    case 'ArrowRight':
    case 'PageDown':
      return 1;
    case 'ArrowLeft':
    case 'PageUp':
      return -1;
    case 'Home':
      return -count;
    case 'End':
      return count;
    default:
      return 0;
  }
}

/** The page after a turn: it stops at the first and at the last. */
export const placeAfter = (place: number, by: number, count: number): number =>
  Math.max(0, Math.min(count - 1, place + by));
