import standing from 'pictures:standing-small';
import { actionErrors } from '@consorcio/copy/errors';
import { guardCopy } from '@consorcio/copy/first-screens';
import { playCopy as copy } from '@consorcio/copy/guest';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { personaListQuery } from '../../api/queries.ts';
import { fetchPlayerStatus } from '../../session/fetch-player-status.ts';
import { storePersona } from '../../session/local-keys.ts';
import { updateSlice } from '../../session/session-store.ts';
import { Waiting } from '../../ui/loading/waiting.tsx';
import { toast } from '../../ui/notices/toast.ts';
import { CardGrid } from './card-grid.tsx';

/** One tap chooses the persona. */
export function PersonaStep() {
  const { data: personas, isError } = useQuery(personaListQuery);
  const [isBusy, setBusy] = useState(false);
  const choose = async (personaId: number): Promise<void> => {
    setBusy(true);
    const answer = await call('personaChoose', { body: { personaId } });
    setBusy(false);
    if (!answer.ok) return toast.error(actionErrors.personaChoose);
    storePersona(personaId);
    updateSlice('user', { personaId });
    /* The seal of the draws to come, with which the choice of the dream is compared. */
    void fetchPlayerStatus();
  };
  if (personas === undefined) return <Waiting label={copy.loading} detail={isError ? guardCopy.unreachable : ''} />;
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
