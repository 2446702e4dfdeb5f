/**
 * Whether a moment lies within a span of now, before or after it, all in milliseconds. What was written by a clock that
 * has gone back since lies far ahead: it holds nobody up until then.
 */
export const isNear = (moment: number, span: number, now: number): boolean => Math.abs(now - moment) < span;
