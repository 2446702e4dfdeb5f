import type { CSSProperties } from 'react';
import { CYCLE_TRANSITION } from '../chart/delays.ts';

/** Id of the element that holds the town: a place that opens is laid into it, and the camera moves its first child. */
export const TOWN_ID = 'town';

/** Milliseconds of the way to a place that opens, and of the way back. */
const PUSH = 420;
export const BACK = 280;
/** From the press on until the camera is there and the roof is up. */
export const ARRIVED = 520;

/** For the town: `--push` and `--back`, the same lengths. */
export const CAMERA_LENGTHS = { '--push': `${PUSH}ms`, '--back': `${BACK}ms` } as CSSProperties;

/** For the parts in which the dawn of a month is played: `--dawn`, its length. */
export const DAWN_LENGTH = { '--dawn': `${CYCLE_TRANSITION}ms` } as CSSProperties;
