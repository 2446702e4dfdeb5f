import { joinCopy as copy } from '@consorcio/copy/live-phone';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { liveCall } from '../../../live/live-client.ts';
import { LIVE_PATHS } from '../../../live/live-paths.ts';
import { partsOf } from '../../../live/live-token.ts';
import { liveSentence } from '../../../live/live-trouble.ts';
import { type KeptSeat, keepSeat, keptSeat, keptSeats } from '../../../live/seat-keys.ts';
import { Button, ButtonLink, ButtonRow } from '../../../ui/buttons/button.tsx';
import { Waiting } from '../../../ui/loading/waiting.tsx';
import { SeatQuestion } from './seat-question.tsx';

/** `/ao-vivo/volta#token`: what a seat card leads to. The token is removed from the address at once; a valid card opens its seat here. */
export function CardScreen() {
  const [token] = useState(() => location.hash.slice(1));
  const [attempt, setAttempt] = useState(0);
  const [sentence, setSentence] = useState<string | null>(null);
  const [change, setChange] = useState<{ readonly shown: KeptSeat; readonly found: KeptSeat } | null>(null);
  const [, navigate] = useLocation();
  const open = useCallback(
    (seat: KeptSeat) => {
      keepSeat(seat);
      navigate(LIVE_PATHS.seat, { replace: true });
    },
    [navigate],
  );
  useEffect(() => history.replaceState(history.state, '', location.pathname + location.search), []);
  useEffect(() => {
    const stop = new AbortController();
    setSentence(null);
    void findSeat(token, stop.signal, attempt).then((found) => {
      if (stop.signal.aborted) return;
      if (typeof found === 'string') return setSentence(found);
      const shown = keptSeat();
      const isOther = shown !== null && (shown.groupId !== found.groupId || shown.quota !== found.quota);
      if (isOther) return setChange({ shown, found });
      open(found);
    });
    return () => stop.abort();
  }, [token, attempt, open]);
  if (change !== null) return <SeatQuestion seat={change.shown} yes={copy.openCard} onYes={() => open(change.found)} />;
  return (
    <Waiting label={copy.cardTitle} detail={sentence ?? copy.looking}>
      {sentence !== null && (
        <ButtonRow isColumn>
          <Button onClick={() => setAttempt(attempt + 1)}>{copy.again}</Button>
          <ButtonLink kind="secondary" to={LIVE_PATHS.start}>
            {copy.start}
          </ButtonLink>
        </ButtonRow>
      )}
    </Waiting>
  );
}

/** A card would show another seat than the one that this device shows. */
/** The seat that a token opens, or the sentence that says why not. `attempt` makes a retry another effect. */
async function findSeat(token: string, signal: AbortSignal, _attempt: number): Promise<KeptSeat | string> {
  const parts = partsOf(token);
  if (parts === null) return copy.noCard;
  const { groupId, quota } = parts;
  const answer = await liveCall('liveSeat', { params: { groupId }, token, signal });
  if (!answer.ok) {
    const { error } = answer;
    if (error.kind === 'code' && error.status === 401) return copy.noCard;
    return liveSentence(error, copy);
  }
  const known = keptSeats().find((seat) => seat.groupId === groupId && seat.quota === quota);
  return { ...parts, pictures: known?.pictures ?? [], code: answer.value.group.code };
}
