import { joinCopy as copy } from '@consorcio/copy/live-phone';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useAnswer } from '../../../api/use-answer.ts';
import { liveCall } from '../../../live/live-client.ts';
import { LIVE_PATHS } from '../../../live/live-paths.ts';
import { partsOf } from '../../../live/live-token.ts';
import { liveSentence } from '../../../live/live-trouble.ts';
import { isSame, type KeptSeat, keepSeat, keptSeat, keptSeats } from '../../../live/seat-keys.ts';
import { Button, ButtonLink, ButtonRow } from '../../../ui/buttons/button.tsx';
import { Waiting } from '../../../ui/loading/waiting.tsx';
import { SeatQuestion } from './seat-question.tsx';

/** `/ao-vivo/volta#token`: what a seat card leads to. The token is removed from the address at once; a valid card opens its seat here. */
export function CardScreen() {
  const [token] = useState(() => location.hash.slice(1));
  /** The seat that this device shows so far. */
  const [shown] = useState(keptSeat);
  const [found, again] = useAnswer(useCallback((signal: AbortSignal) => findSeat(token, signal), [token]));
  const [, navigate] = useLocation();
  const open = useCallback(
    (seat: KeptSeat) => {
      keepSeat(seat);
      navigate(LIVE_PATHS.seat, { replace: true });
    },
    [navigate],
  );
  useEffect(() => history.replaceState(history.state, '', location.pathname + location.search), []);
  const seat = typeof found === 'string' ? null : found;
  const other = seat !== null && shown !== null && !isSame(shown, seat) ? shown : null;
  useEffect(() => {
    if (seat !== null && other === null) open(seat);
  }, [seat, other, open]);
  if (seat !== null && other !== null)
    return <SeatQuestion seat={other} yes={copy.openCard} onYes={() => open(seat)} />;
  const sentence = typeof found === 'string' ? found : null;
  return (
    <Waiting label={copy.cardTitle} detail={sentence ?? copy.looking}>
      {sentence !== null && (
        <ButtonRow isColumn>
          <Button onClick={again}>{copy.again}</Button>
          <ButtonLink kind="secondary" to={LIVE_PATHS.start}>
            {copy.start}
          </ButtonLink>
        </ButtonRow>
      )}
    </Waiting>
  );
}

/** The seat that a token opens, or the sentence that says why not. */
async function findSeat(token: string, signal: AbortSignal): Promise<KeptSeat | string> {
  const parts = partsOf(token);
  if (parts === null) return copy.noCard;
  const { groupId } = parts;
  const answer = await liveCall('liveSeat', { params: { groupId }, token, signal });
  if (!answer.ok) {
    const { error } = answer;
    if (error.kind === 'code' && error.status === 401) return copy.noCard;
    return liveSentence(error);
  }
  const known = keptSeats().find((seat) => isSame(seat, parts));
  return { ...parts, pictures: known?.pictures ?? [], code: answer.value.group.code };
}
