import { WEEK_DREAM_ID } from '@consorcio/rules/vocabulary';
import { call } from '../../api/client.ts';
import type { Answer } from '../../api/read-answer.ts';

/** True of what stands in the address where a week is to be checked. */
export const isWeekName = (text: string): boolean => /^\d{4}-S\d\d$/.test(text);

/** The rulebook of every week. RULES2 F.1. */
const RULEBOOK = 2;

/** The draws of a past week, in the form of a campaign's audit; unknown until its key is published. RULES2 F.3. */
export async function auditOfWeek(week: string, signal: AbortSignal): Promise<Answer<'audit'>> {
  const answer = await call('pastWeeks', { signal });
  if (!answer.ok) return answer;
  const past = answer.value.find((each) => each.week === week);
  if (past === undefined) return { ok: false, error: { kind: 'code', code: 'CAMP_NOT_FOUND', status: 404 } };
  const { quota: _, ...proof } = past.proof;
  return {
    ok: true,
    value: { ...proof, rulebook: RULEBOOK, dreamId: WEEK_DREAM_ID, isNewGamePlus: false, status: 'SUCCESS' },
  };
}
