import type { ReplyOf } from '@consorcio/contract';
import type { Answer, CallError } from '@consorcio/contract/call';
import { PATHS } from '@consorcio/contract/wire';
import { auditCopy as copy, sheetCopy } from '@consorcio/copy/teaching';
import { FIRST_RULEBOOK, WEEK_DREAM_ID } from '@consorcio/rules/vocabulary';
import { useCallback, useEffect, useState } from 'react';
import { useParams, useSearch } from 'wouter';
import { call } from '../../api/client.ts';
import { NotLoaded, Sheet } from '../../teaching/sheets/sheet.tsx';
import { OF_CAMPAIGN, PlaceTabs } from '../../teaching/sheets/tabs.tsx';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Waiting } from '../../ui/loading/waiting.tsx';
import { CheckedDraws } from './checked-draws.tsx';
import type { Recomputed } from './recompute.ts';

interface Checked {
  readonly audit: ReplyOf<'audit'>;
  /** Null while the seed is sealed. */
  readonly recomputed: Recomputed | null;
}

const isUnknown = (error: CallError): boolean => error.kind === 'code' && error.status < 500;

/**
 * Anybody checks the draws of a campaign, or of a week that is over, in their own browser. RULES section 8, CONTRACT
 * section 3. Among the tabs of the player's group the address names the campaign a second time.
 */
export function CheckDrawsScreen() {
  const { campaignId = '' } = useParams<{ campaignId: string }>();
  const isTab = new URLSearchParams(useSearch()).get(OF_CAMPAIGN) === campaignId;
  const [checked, setChecked] = useState<Checked | null>(null);
  const [error, setError] = useState<CallError | null>(null);

  const load = useCallback(() => {
    const asking = new AbortController();
    const { signal } = asking;
    setError(null);
    const check = async (): Promise<void> => {
      const [answer, { recompute }] = await Promise.all([
        isWeekName(campaignId) ? auditOfWeek(campaignId, signal) : call('audit', { params: { campaignId }, signal }),
        import('./recompute.ts'),
      ]);
      if (signal.aborted) return;
      if (answer.ok) setChecked({ audit: answer.value, recomputed: recompute(answer.value) });
      else setError(answer.error);
    };
    check().catch(() => !signal.aborted && setError({ kind: 'network' }));
    return () => asking.abort();
  }, [campaignId]);
  useEffect(load, [load]);

  if (error !== null && isUnknown(error))
    return (
      <Waiting label={copy.unknownTitle} detail={copy.unknownBody}>
        <ButtonLink to={PATHS.welcome}>{sheetCopy.close}</ButtonLink>
      </Waiting>
    );
  if (error !== null) return <NotLoaded onRetry={load} />;
  if (checked === null) return <Waiting label={copy.title} detail={copy.loading} />;
  return (
    <Sheet
      title={copy.title}
      ground="haze"
      isBroad
      tabs={isTab && <PlaceTabs current="checkDraws" campaignId={campaignId} />}
    >
      <CheckedDraws {...checked} />
    </Sheet>
  );
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
