import dreamers from 'pictures:dreamers';
import standing from 'pictures:standing-small';
import { SCHOOL } from '@consorcio/contract/kept';
import { ASKED_DREAM, PATHS } from '@consorcio/contract/wire';
import { actionErrors } from '@consorcio/copy/errors';
import { playCopy as copy } from '@consorcio/copy/guest';
import { dreamSelectionCopy } from '@consorcio/copy/screens';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { call, isAnswerForeign } from '../../api/client.ts';
import { dreamListQuery, personaListQuery } from '../../api/queries.ts';
import { queryClient } from '../../api/query-client.ts';
import { requestKeys } from '../../api/request-key.ts';
import { clientSeedOf } from '../../session/client-seed.ts';
import { rememberCycleShown } from '../../session/cycle-shown.ts';
import { EntranceNote, HAS_READ_ENTRANCE } from '../../session/entrance-note.tsx';
import { errorMessage, notLoaded } from '../../session/error-message.ts';
import { fetchPlayerStatus } from '../../session/fetch-player-status.ts';
import { beginFirstNotes } from '../../session/first-notes.ts';
import { storePersona } from '../../session/local-keys.ts';
import { updateSlice, useSession } from '../../session/session-store.ts';
import { Unreached } from '../../session/unreached.tsx';
import { PurchaseQuestion } from '../../teaching/purchase/purchase-question.tsx';
import { Halo } from '../../ui/backdrops/halo.tsx';
import { StageFrame } from '../../ui/layout/stage-frame.tsx';
import { toast } from '../../ui/notices/toast.ts';
import { Icon } from '../../ui/pictures/icon.tsx';
import { EnterStep } from './enter-step.tsx';
import css from './play.module.css';

/** The short way from a link to the map: in, persona, dream. The films and the tutorial wait on the map (map/notes). */
export function PlayScreen() {
  const { isLoggedIn, personaId } = useSession((session) => session.user);
  /* Who came signed in, from a school's platform, has read it nowhere: it stands on the first step that is seen. */
  const hasRead = useHistoryState() === HAS_READ_ENTRANCE;
  const [noteDueAt] = useState(() => {
    if (!isLoggedIn || hasRead) return null;
    return personaId === null ? 'persona' : 'dream';
  });
  if (!isLoggedIn) return <EnterStep />;
  return personaId === null ? (
    <PersonaStep isNoteDue={noteDueAt === 'persona'} />
  ) : (
    <DreamStep isNoteDue={noteDueAt === 'dream'} />
  );
}

/** One tap chooses the persona. */
function PersonaStep({ isNoteDue }: { isNoteDue: boolean }) {
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
      below={isNoteDue && <EntranceNote />}
    />
  );
}

/**
 * One tap chooses the dream, with a word drawn for the player (RULES 8.2), and leads to the map. A link that asks for one
 * dream offers that one only.
 */
function DreamStep({ isNoteDue }: { isNoteDue: boolean }) {
  const { data: dreams, isFetching, refetch } = useQuery(dreamListQuery);
  const seal = useSession((session) => session.user.nextCommitment);
  const [word] = useState(() => clientSeedOf(''));
  const [keyOf] = useState(requestKeys);
  const [isBusy, setBusy] = useState(false);
  const [, navigate] = useLocation();
  const personaId = useSession(({ user }) => user.personaId);
  const asked = Number(new URLSearchParams(useSearch()).get(ASKED_DREAM)) || SCHOOL.read()?.dream;
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
      line={copy.instalment}
      isBusy={isBusy}
      cards={(only.length > 0 ? only : dreams).map(({ id, name, cycles, effortCostPerCycle }) => ({
        id,
        name,
        detail: (
          <>
            <span className="reader-only">{copy.facts(cycles, effortCostPerCycle)}</span>
            <span className={css.price} aria-hidden="true">
              {cycles}×<Icon name="esforco" />
              {effortCostPerCycle}
            </span>
          </>
        ),
        picture: personaId === null ? undefined : dreamers[personaId],
        place: dreams.findIndex((each) => each.id === id) / (dreams.length - 1),
        width: 400,
        height: 184,
      }))}
      onChoose={choose}
      above={<PurchaseQuestion />}
      below={isNoteDue && <EntranceNote />}
    />
  );
}

interface Card {
  readonly id: number;
  readonly name: string;
  readonly detail?: ReactNode;
  readonly picture: string | undefined;
  /** Where in a tall picture this card's part is: 0 uppermost, 1 lowest. */
  readonly place?: number;
  readonly width: number;
  readonly height: number;
}
interface Props {
  readonly kind: 'persona' | 'dream';
  readonly heading: string;
  /** One sentence under it. */
  readonly line?: string;
  readonly cards: readonly Card[];
  readonly isBusy: boolean;
  readonly onChoose: (id: number) => void;
  readonly above?: ReactNode;
  readonly below?: ReactNode;
}

/** Pictures with names, each a button that chooses at once. */
function CardGrid({ kind, heading, line, cards, isBusy, onChoose, above, below }: Props) {
  return (
    <StageFrame base="broad" backdrop={<Halo ground="lilac" y="38%" />} className={css.choice}>
      <div className={css.head}>
        <h1>{heading}</h1>
        {line !== undefined && <p>{line}</p>}
      </div>
      {above}
      <ul className={css.cards} data-kind={kind}>
        {cards.map(({ id, name, detail, picture, place, width, height }) => (
          <li key={id}>
            <button className={`key ${css.persona}`} type="button" disabled={isBusy} onClick={() => onChoose(id)}>
              <img
                src={picture}
                alt=""
                width={width}
                height={height}
                style={place === undefined ? undefined : { objectPosition: `0 ${place * 100}%` }}
              />
              <b>{name}</b>
              {detail}
            </button>
          </li>
        ))}
      </ul>
      {below}
    </StageFrame>
  );
}
