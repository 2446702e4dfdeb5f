import cards from 'pictures:dream-card';
import standing from 'pictures:standing-small';
import { isForgetful } from '@consorcio/contract/kept';
import { ASKED_DREAM, PATHS, withBase } from '@consorcio/contract/wire';
import { actionErrors } from '@consorcio/copy/errors';
import { GAME_NAME } from '@consorcio/copy/first-screens';
import { playCopy as copy } from '@consorcio/copy/guest';
import { dreamSelectionCopy } from '@consorcio/copy/screens';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { call, isAnswerForeign } from '../../api/client.ts';
import { dreamListQuery, personaListQuery } from '../../api/queries.ts';
import { queryClient } from '../../api/query-client.ts';
import { requestKeys } from '../../api/request-key.ts';
import { isInFrame } from '../../program/outer-page.ts';
import { clientSeedOf } from '../../session/client-seed.ts';
import { rememberCycleShown } from '../../session/cycle-shown.ts';
import { enterAsGuest } from '../../session/enter-as-guest.ts';
import { errorMessage, notLoaded } from '../../session/error-message.ts';
import { fetchPlayerStatus } from '../../session/fetch-player-status.ts';
import { beginFirstNotes } from '../../session/first-notes.ts';
import { storePersona } from '../../session/local-keys.ts';
import { updateSlice, useSession } from '../../session/session-store.ts';
import { Unreached } from '../../session/unreached.tsx';
import { StreetBackdrop } from '../../ui/backdrops/street-backdrop.tsx';
import buttons from '../../ui/buttons/button.module.css';
import { Button } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { StageFrame } from '../../ui/layout/stage-frame.tsx';
import { toast } from '../../ui/notices/toast.ts';
import { Logo } from '../../ui/pictures/logo.tsx';
import { People } from '../../ui/pictures/people.tsx';
import { CardGrid } from './card-grid.tsx';
import css from './play.module.css';

/** The short way from a link to the map: in, persona, dream. The films and the tutorial wait on the map (map/notes). */
export function PlayScreen() {
  const { isLoggedIn, personaId } = useSession((session) => session.user);
  if (!isLoggedIn) return <EnterStep />;
  return personaId === null ? <PersonaStep /> : <DreamStep />;
}

/** The same pictures as those to choose from: they are there already. */
const PEOPLE = [2, 1, 3, 4].map((id) => String(standing[id]));

/** Who comes by a link: one tap makes a guest, also where the browser forgets it with the page. */
function EnterStep() {
  const [isForgotten] = useState(isForgetful);
  return (
    <StageFrame base="broad" backdrop={<StreetBackdrop />}>
      <Logo name={GAME_NAME} className={css.mark} />
      <People people={PEOPLE} height={350} isCloserOnPhones className={css.people} />
      <Panel className={css.panel}>
        {isForgotten && <StorageNote />}
        <WayIn isForgotten={isForgotten} />
      </Panel>
    </StageFrame>
  );
}

function WayIn({ isForgotten }: { isForgotten: boolean }) {
  const [isBusy, setBusy] = useState(false);
  const enter = async (): Promise<void> => {
    setBusy(true);
    if (!(await enterAsGuest())) setBusy(false);
  };
  return (
    <>
      {!isForgotten && (
        <>
          <h1>{copy.title}</h1>
          <p>{copy.body}</p>
        </>
      )}
      <Button disabled={isBusy} onClick={enter}>
        {isForgotten ? copy.denied.start : copy.start}
      </Button>
      <Link href={PATHS.login} className={css.account}>
        {copy.account}
      </Link>
    </>
  );
}

/** One tap chooses the persona. */
function PersonaStep() {
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

/**
 * One tap chooses the dream, with a word drawn for the player (RULES 8.2), and leads to the map. A link that asks for one
 * dream offers that one only.
 */
function DreamStep() {
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

/** Above the way in, where the browser keeps nothing: inside another page, the game's own window may do better. */
const StorageNote = () =>
  isInFrame() ? (
    <>
      <h1>{copy.denied.title}</h1>
      <p>{copy.denied.inFrame}</p>
      <a
        href={withBase(PATHS.play)}
        target="_blank"
        rel="noopener"
        className={classNames(buttons.button, buttons.primary)}
      >
        <span>{copy.denied.open}</span>
      </a>
    </>
  ) : (
    <>
      <h1>{copy.denied.title}</h1>
      <p>{copy.denied.inWindow}</p>
    </>
  );
