/** Names of what is counted by day. */
export const ANSWERS = {
  errors: 'errors',
  time: 'time',
  calls: 'calls',
  callTime: 'call-ms',
  opened: 'opened',
} as const;

/** Milliseconds up to which an answer counts into each step; those above all count into the last, of no number. */
export const TIME_STEPS = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000] as const;
export const BEYOND = 'more';
