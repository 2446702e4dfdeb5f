import { PATHS, pathWith } from '@consorcio/contract/wire';
import { groupCopy as copy } from '@consorcio/copy/group';
import { sheetCopy } from '@consorcio/copy/take-home';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { unwrap } from '../../api/queries.ts';
import { useSeeOnView } from '../../teaching/concepts/learn.ts';
import { authQuery } from '../../teaching/queries.ts';
import { NotLoaded, Sheet } from '../../teaching/sheets/sheet.tsx';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Waiting } from '../../ui/loading/waiting.tsx';
import { GroupSheet } from './group-sheet.tsx';

/** The player's group: its people, its pot, its assemblies. Beside frame 22. */
export function GroupScreen() {
  useSeeOnView('group');
  const who = useQuery({ ...authQuery, staleTime: 0 });
  const campaignId = who.data?.campaign?.id ?? '';
  const told = useQuery({
    queryKey: ['groupSheet', campaignId],
    queryFn: async ({ signal }) => {
      const asked = { params: { campaignId }, signal };
      const [group, audit] = await Promise.all([unwrap(call('group', asked)), unwrap(call('audit', asked))]);
      return { group, audit };
    },
    staleTime: 0,
    enabled: campaignId !== '',
  });
  if (who.isError) return <NotLoaded onRetry={() => void who.refetch()} />;
  if (told.isError) return <NotLoaded onRetry={() => void told.refetch()} />;
  if (who.data !== undefined && campaignId === '')
    return (
      <Waiting label={copy.none} detail={copy.noneBody}>
        <ButtonLink to={PATHS.welcome}>{copy.button}</ButtonLink>
      </Waiting>
    );
  if (who.data === undefined || told.data === undefined) return <Waiting label={copy.title} detail={copy.loading} />;
  return (
    <Sheet title={copy.title} ground="creme" isBroad>
      <GroupSheet {...told.data} personaId={who.data.personaId ?? 1} name={who.data.characterName} />
      {told.data.audit.seed !== null && <ButtonLink to={pathWith('whatIf', campaignId)}>{sheetCopy.whatIf}</ButtonLink>}
    </Sheet>
  );
}
