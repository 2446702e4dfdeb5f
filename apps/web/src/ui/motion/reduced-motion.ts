import { mediaCondition } from '../media-condition.ts';

const LESS_MOTION = mediaCondition('(prefers-reduced-motion: reduce)');

/** True for whoever asked the system for less motion. STYLE section 12: then there are fades only. */
export const isMotionReduced = LESS_MOTION.isMet;
/** The same, followed while it changes. */
export const useReducedMotion = LESS_MOTION.useIsMet;
