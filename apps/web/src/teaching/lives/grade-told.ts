import { isInFrame } from '../../program/outer-page.ts';

/**
 * In a frame of another page, loads what computes notes and tells that page of the end of a campaign; elsewhere nothing. The
 * answer stops it. Three places know of an end: the certificate, the end without a dream, and the months after the letter.
 */
export function gradeTold(what: 'tellFulfilled' | 'tellGrade', campaignId: string): (() => void) | undefined {
  if (!isInFrame()) return undefined;
  const leaving = new AbortController();
  void import('./tell-grade.ts').then((module) => module[what](campaignId, leaving.signal));
  return () => leaving.abort();
}
