import type { ReplyOf } from '@consorcio/contract';
import { rafflesOf, type Verdict, verifyDraws } from '@consorcio/rules/audit';

export interface Recomputed {
  readonly verdict: Verdict;
  /** Null if the published draws do not make up a campaign. */
  readonly made: ReturnType<typeof rafflesOf> | null;
}

/** Does every sum of a finished campaign again, with the rules' own code, here in the browser. Null while sealed. */
export function recompute(audit: ReplyOf<'audit'>): Recomputed | null {
  const { seed } = audit;
  const verdict = verifyDraws(audit);
  if (seed === null || verdict === null) return null;
  return { verdict, made: verdict.isFair ? rafflesOf({ ...audit, seed }) : null };
}
