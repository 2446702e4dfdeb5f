import { groupContractCopy as copy } from '@consorcio/copy/group-contract';
import { sheetCopy } from '@consorcio/copy/take-home';
import { offeredTerms, type TermsSource } from '@consorcio/rules/queries';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'wouter';
import { call } from '../../api/client.ts';
import { badgeListQuery, unwrap } from '../../api/queries.ts';
import { contractFigures } from '../../teaching/figures/group-contract.ts';
import { termsOfStage } from '../../teaching/figures/terms-of-stage.ts';
import { authQuery } from '../../teaching/queries.ts';
import { TO_REFUSE } from '../../teaching/sheets/exercise-links.tsx';
import { BackButton, NotLoaded } from '../../teaching/sheets/sheet.tsx';
import { OWN_DREAM } from '../../teaching/sheets/tabs.tsx';
import { Waiting } from '../../ui/loading/waiting.tsx';
import { ContractSheet } from './contract-sheet.tsx';
import { RefuseSheet } from './refuse-sheet.tsx';

/** Where the own campaign stands, or stood when it ended. */
const shownStageQuery = queryOptions({
  queryKey: ['stageCurrent', 'shown'],
  queryFn: () => unwrap(call('stageCurrent', { query: { ended: 'shown' } })),
});

/** The contract of a dream's group to be read, with `meu` that of the own dream, and one to be refused. LEARN 3. */
export function GroupContractScreen() {
  const { dreamId = '' } = useParams<{ dreamId: string }>();
  const [isRefusing, setRefusing] = useState(dreamId === TO_REFUSE);
  const who = useQuery({ ...authQuery, staleTime: 0, enabled: dreamId === OWN_DREAM });
  const another = (): void => setRefusing(true);
  if (isRefusing) return <RefuseSheet />;
  if (dreamId !== OWN_DREAM) return <OfDream dreamId={Number(dreamId)} onAnother={another} />;
  if (who.isError) return <NotLoaded onRetry={() => void who.refetch()} />;
  if (who.data === undefined) return <Waiting label={copy.loading} detail={sheetCopy.loading} />;
  const { campaign } = who.data;
  /* Nothing was signed yet, so there is only the paper to refuse. */
  return campaign === null ? <RefuseSheet /> : <OfDream dreamId={campaign.dreamId} onAnother={another} isTab />;
}

interface DreamProps {
  readonly dreamId: number;
  readonly onAnother: () => void;
  readonly isTab?: boolean;
}

function OfDream({ dreamId, onAnother, isTab = false }: DreamProps) {
  const who = useQuery({ ...authQuery, staleTime: 0 });
  const campaign = who.data?.campaign ?? null;
  const isPlayed = campaign !== null && !campaign.visualizedResults && campaign.dreamId === dreamId;
  const stage = useQuery({ ...shownStageQuery, enabled: isPlayed });
  const badges = useQuery({ ...badgeListQuery, enabled: who.isSuccess && !isPlayed });
  const source: TermsSource | null = isPlayed
    ? stage.data === undefined
      ? null
      : termsOfStage(stage.data)
    : badges.data === undefined
      ? null
      : offeredTerms(dreamId, (badges.data.progressByType.DREAM_DONE ?? 0) > 0);
  if (who.isError || stage.isError || badges.isError)
    return <NotLoaded onRetry={() => void Promise.all([who, stage, badges].map((query) => query.refetch()))} />;
  if (source === null) return <Waiting label={copy.loading} detail={sheetCopy.loading} />;
  const figures = Number.isInteger(dreamId) ? contractFigures(source) : null;
  if (figures === null)
    return (
      <Waiting label={copy.unknownTitle} detail={copy.unknownBody}>
        <BackButton label={copy.close} />
      </Waiting>
    );
  return <ContractSheet isTab={isTab} figures={figures} onAnother={onAnother} />;
}
