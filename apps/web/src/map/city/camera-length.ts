import type { CSSProperties } from 'react';

/** Milliseconds of the way to a place that opens, and of the way back. */
const PUSH = 420;
export const BACK = 280;
/** From the press on until the camera is there and the roof is up. */
export const ARRIVED = 520;

/** For the town: `--push` and `--back`, the same lengths. */
export const CAMERA_LENGTHS = { '--push': `${PUSH}ms`, '--back': `${BACK}ms` } as CSSProperties;
