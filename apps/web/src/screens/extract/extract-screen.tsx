import { PATHS, pathWith } from '@consorcio/contract/wire';
import { extractCopy as copy, sheetCopy } from '@consorcio/copy/teaching';
import { DREAMS } from '@consorcio/rules/catalogue';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { useSeeOnView } from '../../teaching/concepts/learn.ts';
import { authQuery, extractQuery } from '../../teaching/queries.ts';
import { NotLoaded, Sheet } from '../../teaching/sheets/sheet.tsx';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Waiting } from '../../ui/loading/waiting.tsx';
import { ExtractSheet } from './extract-sheet.tsx';

/** Every movement of the campaign with its reason and balance; `?campanha=` names an earlier one. Frame 49. */
export function ExtractScreen() {
  useSeeOnView('extract');
  const asked = new URLSearchParams(useSearch()).get('campanha');
  const who = useQuery({ ...authQuery, staleTime: 0 });
  const campaignId = asked ?? who.data?.campaign?.id ?? '';
  const entries = useQuery({ ...extractQuery(campaignId), staleTime: 0, enabled: campaignId !== '' });

  if (who.isError) return <NotLoaded onRetry={() => void who.refetch()} />;
  if (entries.isError) return <NotLoaded onRetry={() => void entries.refetch()} />;
  if (who.data !== undefined && campaignId === '')
    return (
      <Waiting label={copy.none} detail={copy.noneBody}>
        <ButtonLink to={PATHS.welcome}>{copy.noneButton}</ButtonLink>
      </Waiting>
    );
  if (who.data === undefined || entries.data === undefined)
    return <Waiting label={copy.title} detail={sheetCopy.loading} />;
  const { campaign } = who.data;
  const dream = campaign?.id === campaignId ? DREAMS.find(({ id }) => id === campaign.dreamId) : undefined;
  const isOver = campaign?.id !== campaignId || campaign.completed;
  return (
    <Sheet title={copy.title} ground="nevoa" isBroad>
      <ExtractSheet entries={entries.data} dream={dream} />
      {isOver && <ButtonLink to={pathWith('whatIf', campaignId)}>{sheetCopy.whatIf}</ButtonLink>}
    </Sheet>
  );
}
