import cards from 'pictures:dream-card';
import { ASKED_DREAM, PATHS } from '@consorcio/contract/wire';
import { playCopy as copy } from '@consorcio/copy/guest';
import { dreamSelectionCopy } from '@consorcio/copy/screens';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { call } from '../../api/client.ts';
import { dreamListQuery } from '../../api/queries.ts';
import { queryClient } from '../../api/query-client.ts';
import { requestKeys } from '../../api/request-key.ts';
import { clientSeedOf } from '../../session/client-seed.ts';
import { rememberCycleShown } from '../../session/cycle-shown.ts';
import { errorMessage } from '../../session/error-message.ts';
import { beginFirstNotes } from '../../session/first-notes.ts';
import { useSession } from '../../session/session-store.ts';
import { Unreached } from '../../session/unreached.tsx';
import { toast } from '../../ui/notices/toast.ts';
import { CardGrid } from './card-grid.tsx';

/**
 * One tap chooses the dream, with a word drawn for the player (RULES 8.2), and leads to the map. A link that asks for one
 * dream offers that one only.
 */
export function DreamStep() {
  const { data: dreams, isFetching, refetch } = useQuery(dreamListQuery);
  const seal = useSession((session) => session.user.nextCommitment);
  const [word] = useState(() => clientSeedOf(''));
  const [keyOf] = useState(requestKeys);
  const [isBusy, setBusy] = useState(false);
  const [, navigate] = useLocation();
  const asked = Number(new URLSearchParams(useSearch()).get(ASKED_DREAM));
  const choose = async (dreamId: number): Promise<void> => {
    setBusy(true);
    const body = { dreamId, clientSeed: word };
    const answer = await call('dreamChoose', { body, requestKey: keyOf(body) });
    if (!answer.ok) {
      setBusy(false);
      return toast.error(errorMessage(answer.error));
    }
    const { campaignId, seedCommitment } = answer.value;
    if (seal !== null && seedCommitment !== seal) toast.error(dreamSelectionCopy.sealMismatch);
    queryClient.removeQueries({ queryKey: ['stageCurrent'] });
    /* The first cycle's transition says the same as the notes on the map. */
    rememberCycleShown(campaignId, 1);
    beginFirstNotes(campaignId);
    navigate(PATHS.map);
  };
  if (dreams === undefined)
    return <Unreached label={copy.loading} isWaiting={isFetching} onRetry={() => void refetch()} />;
  const only = dreams.filter(({ id }) => id === asked);
  return (
    <CardGrid
      kind="dream"
      heading={only.length > 0 ? copy.askedDream : copy.dream}
      isBusy={isBusy}
      cards={(only.length > 0 ? only : dreams).map(({ id, name, cycles, difficulty }) => ({
        id,
        name,
        detail: copy.facts(dreamSelectionCopy.difficulties[difficulty], cycles),
        picture: cards[id],
        width: 344,
        height: 352,
      }))}
      onChoose={choose}
    />
  );
}
