import { mediaCondition } from '../media-condition.ts';

const LESS_MOTION = mediaCondition('(prefers-reduced-motion: reduce)');

/** True if the system asks for reduced motion. STYLE section 12: then there are fades only. */
export const isMotionReduced = LESS_MOTION.isMet;
/** The same, followed while it changes. */
export const useReducedMotion = LESS_MOTION.useIsMet;
