import standing from 'pictures:standing-small';
import { actionErrors } from '@consorcio/copy/errors';
import { playCopy as copy } from '@consorcio/copy/guest';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, isAnswerForeign } from '../../api/client.ts';
import { personaListQuery } from '../../api/queries.ts';
import { notLoaded } from '../../session/error-message.ts';
import { fetchPlayerStatus } from '../../session/fetch-player-status.ts';
import { storePersona } from '../../session/local-keys.ts';
import { updateSlice } from '../../session/session-store.ts';
import { Unreached } from '../../session/unreached.tsx';
import { toast } from '../../ui/notices/toast.ts';
import { CardGrid } from './card-grid.tsx';

/** One tap chooses the persona. */
export function PersonaStep() {
  const { data: personas, isFetching, refetch } = useQuery(personaListQuery);
  const [isBusy, setBusy] = useState(false);
  const choose = async (personaId: number): Promise<void> => {
    setBusy(true);
    const answer = await call('personaChoose', { body: { personaId } });
    setBusy(false);
    if (!answer.ok) return toast.error(isAnswerForeign() ? notLoaded() : actionErrors.personaChoose);
    storePersona(personaId);
    updateSlice('user', { personaId });
    /* The seal of the draws to come, with which the choice of the dream is compared. */
    void fetchPlayerStatus();
  };
  if (personas === undefined)
    return <Unreached label={copy.loading} isWaiting={isFetching} onRetry={() => void refetch()} />;
  return (
    <CardGrid
      kind="persona"
      heading={copy.persona}
      isBusy={isBusy}
      cards={personas.map(({ id, name }) => ({ id, name, picture: standing[id], width: 300, height: 400 }))}
      onChoose={choose}
    />
  );
}
