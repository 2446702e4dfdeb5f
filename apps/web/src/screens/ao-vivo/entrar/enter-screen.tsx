import { joinCopy as copy } from '@consorcio/copy/live-phone';
import { useEffect, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import type { CallError } from '../../../api/read-answer.ts';
import { liveCall } from '../../../live/live-client.ts';
import { backPath, LIVE_PATHS } from '../../../live/live-paths.ts';
import { liveSentence } from '../../../live/live-sentence.ts';
import { newKey } from '../../../live/live-token.ts';
import { type KeptSeat, keepSeat, keptSeat } from '../../../live/seat-keys.ts';
import { Button, ButtonLink, ButtonRow } from '../../../ui/buttons/button.tsx';
import { Waiting } from '../../../ui/loading/waiting.tsx';
import { MeetYourself } from './meet-yourself.tsx';

type Found =
  | { readonly kind: 'looking' }
  | { readonly kind: 'seated'; readonly seat: KeptSeat; readonly isLate: boolean }
  | { readonly kind: 'failed'; readonly sentence: string; readonly mayReturn: boolean };

/** `/v/CODE`: from the projector's code to a seat. The key is made and kept first, so that a lost answer costs no second seat. */
export function EnterScreen({ code }: { readonly code: string }) {
  const [found, setFound] = useState<Found>({ kind: 'looking' });
  const [attempt, setAttempt] = useState(0);
  const [, navigate] = useLocation();
  useEffect(() => {
    const stop = new AbortController();
    void takeSeat(code, stop.signal, attempt).then((result) => {
      if (!stop.signal.aborted) setFound(result);
    });
    return () => stop.abort();
  }, [code, attempt]);
  if (found.kind === 'looking') return <Waiting label={copy.title} detail={copy.looking} />;
  if (found.kind === 'failed')
    return (
      <Waiting label={copy.title} detail={found.sentence}>
        <ButtonRow isColumn>
          <Button onClick={() => setAttempt(attempt + 1)}>{copy.again}</Button>
          {found.mayReturn && <ButtonLink to={backPath(code)}>{copy.back}</ButtonLink>}
        </ButtonRow>
      </Waiting>
    );
  if (found.seat.quota === 0) return <Redirect to={LIVE_PATHS.start} replace />;
  return <MeetYourself {...found} onReady={() => navigate(LIVE_PATHS.seat, { replace: true })} />;
}

/** `attempt` is told so that a retry is another effect; the key of a seat that is on its way stays the same. */
async function takeSeat(code: string, signal: AbortSignal, _attempt: number): Promise<Found> {
  const group = await liveCall('liveCode', { params: { code: code.toUpperCase() }, signal });
  if (!group.ok) return failed(group.error);
  const { groupId } = group.value;
  const known = keptSeat();
  const key = known?.groupId === groupId ? known.key : newKey();
  if (known?.groupId !== groupId) keepSeat({ groupId, quota: 0, key, pictures: [] });
  const answer = await liveCall('liveJoin', { params: { groupId }, body: { key }, signal });
  if (!answer.ok) return failed(answer.error);
  const { quota, pictures, isLate } = answer.value;
  const seat: KeptSeat = { groupId, quota, key, pictures, code: code.toUpperCase(), isLate };
  keepSeat(seat);
  return { kind: 'seated', seat, isLate };
}

const failed = (error: CallError): Found => ({
  kind: 'failed',
  sentence: liveSentence(error, error.kind === 'network' ? copy.offline : copy.busy),
  mayReturn: error.kind !== 'code' || error.code !== 'LIVE_NOT_FOUND',
});
