import type { CSSProperties } from 'react';
import { CYCLE_TRANSITION } from '../chart/delays.ts';

/** For the parts in which the dawn of a month is played: `--dawn`, its length. */
export const DAWN_LENGTH = { '--dawn': `${CYCLE_TRANSITION}ms` } as CSSProperties;
