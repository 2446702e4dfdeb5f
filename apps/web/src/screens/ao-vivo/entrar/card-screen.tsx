import { joinCopy as copy } from '@consorcio/copy/live-phone';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { liveCall } from '../../../live/live-client.ts';
import { LIVE_PATHS } from '../../../live/live-paths.ts';
import { liveSentence } from '../../../live/live-sentence.ts';
import { partsOf } from '../../../live/live-token.ts';
import { keepSeat, keptSeat } from '../../../live/seat-keys.ts';
import { Button, ButtonLink, ButtonRow } from '../../../ui/buttons/button.tsx';
import { Waiting } from '../../../ui/loading/waiting.tsx';

/** `/ao-vivo/volta#token`: what a seat card leads to. The token leaves the address at once; a card that still holds opens its seat here. */
export function CardScreen() {
  const [token] = useState(() => location.hash.slice(1));
  const [attempt, setAttempt] = useState(0);
  const [sentence, setSentence] = useState<string | null>(null);
  const [, navigate] = useLocation();
  useEffect(() => history.replaceState(history.state, '', location.pathname + location.search), []);
  useEffect(() => {
    const stop = new AbortController();
    setSentence(null);
    void openSeat(token, stop.signal, attempt).then((said) => {
      if (stop.signal.aborted) return;
      if (said === null) navigate(LIVE_PATHS.seat, { replace: true });
      else setSentence(said);
    });
    return () => stop.abort();
  }, [token, attempt, navigate]);
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

/** Keeps the seat on this device; gives the sentence that says why not, or null. `attempt` is told so that a retry is another effect. */
async function openSeat(token: string, signal: AbortSignal, _attempt: number): Promise<string | null> {
  const parts = partsOf(token);
  if (parts === null) return copy.noCard;
  const { groupId, quota } = parts;
  const answer = await liveCall('liveSeat', { params: { groupId }, token, signal });
  if (!answer.ok) {
    const { error } = answer;
    if (error.kind === 'code' && error.status === 401) return copy.noCard;
    return liveSentence(error, error.kind === 'network' ? copy.offline : copy.busy);
  }
  const known = keptSeat();
  const pictures = known?.groupId === groupId && known.quota === quota ? known.pictures : [];
  keepSeat({ ...parts, pictures, code: answer.value.group.code });
  return null;
}
