import type { Answer, CallError } from '@consorcio/contract/call';
import { PATHS } from '@consorcio/contract/wire';
import { auditCopy as copy, sheetCopy } from '@consorcio/copy/teaching';
import { FIRST_RULEBOOK, WEEK_DREAM_ID } from '@consorcio/rules/vocabulary';
import { useCallback } from 'react';
import { useParams, useSearch } from 'wouter';
import { call } from '../../api/client.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { NotLoaded, Sheet } from '../../teaching/sheets/sheet.tsx';
import { OF_CAMPAIGN, PlaceTabs } from '../../teaching/sheets/tabs.tsx';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Waiting } from '../../ui/loading/waiting.tsx';
import { CheckedDraws } from './checked-draws.tsx';

const isUnknown = (error: CallError): boolean => error.kind === 'code' && error.status === 404;

/**
 * Anybody checks the draws of a campaign, or of a week that is over, in their own browser. RULES section 8, CONTRACT
 * section 3. Among the tabs of the player's group the address names the campaign a second time.
 */
export function CheckDrawsScreen() {
  const { campaignId = '' } = useParams<{ campaignId: string }>();
  const isTab = new URLSearchParams(useSearch()).get(OF_CAMPAIGN) === campaignId;
  const [checked, again] = useAnswer(useCallback((signal: AbortSignal) => check(campaignId, signal), [campaignId]));
  if (checked === null) return <Waiting label={copy.title} detail={copy.loading} />;
  if (!checked.ok && isUnknown(checked.error))
    return (
      <Waiting label={copy.unknownTitle} detail={copy.unknownBody}>
        <ButtonLink to={PATHS.welcome}>{sheetCopy.close}</ButtonLink>
      </Waiting>
    );
  if (!checked.ok) return <NotLoaded onRetry={again} />;
  return (
    <Sheet
      title={copy.title}
      ground="haze"
      isBroad
      tabs={isTab && <PlaceTabs current="checkDraws" campaignId={campaignId} />}
    >
      <CheckedDraws {...checked.value} />
    </Sheet>
  );
}

/** The audit, and what the rules' own code makes of it; that is loaded meanwhile. */
async function check(campaignId: string, signal: AbortSignal) {
  try {
    const [answer, { recompute }] = await Promise.all([
      isWeekName(campaignId) ? auditOfWeek(campaignId, signal) : call('audit', { params: { campaignId }, signal }),
      import('./recompute.ts'),
    ]);
    if (!answer.ok) return answer;
    return { ok: true, value: { audit: answer.value, recomputed: recompute(answer.value) } } as const;
  } catch {
    return { ok: false, error: { kind: 'network' } } as const;
  }
}

/** True for the name of a week, as an address has it in place of a campaign's id. */
const isWeekName = (text: string): boolean => /^\d{4}-S\d\d$/.test(text);

/** The draws of a past week, in the form of a campaign's audit; unknown until its key is published. RULES 14.3. */
async function auditOfWeek(week: string, signal: AbortSignal): Promise<Answer<'audit'>> {
  const answer = await call('pastWeeks', { signal });
  if (!answer.ok) return answer;
  const past = answer.value.find((each) => each.week === week);
  if (past === undefined) return { ok: false, error: { kind: 'code', code: 'CAMP_NOT_FOUND', status: 404 } };
  const { quota: _, ...proof } = past.proof;
  return {
    ok: true,
    value: {
      ...proof,
      rulebook: past.rulebook ?? FIRST_RULEBOOK,
      dreamId: WEEK_DREAM_ID,
      isNewGamePlus: false,
      status: 'SUCCESS',
      lateCycles: [],
    },
  };
}
