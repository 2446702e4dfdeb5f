import type { CallError } from '@consorcio/contract/call';
import { readGroupCode } from '@consorcio/contract/group-code';
import { joinCopy as copy } from '@consorcio/copy/live-phone';
import type { ShownGroup } from '@consorcio/rules/live';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { hostKeyOf } from '../../../live/host-keys.ts';
import { liveCall } from '../../../live/live-client.ts';
import { backPath, joinPath, LINK, LIVE_PATHS, livePath } from '../../../live/live-paths.ts';
import { newKey } from '../../../live/live-token.ts';
import { liveErrors, liveSentence } from '../../../live/live-trouble.ts';
import { type KeptSeat, keepSeat, keptSeats, keyForGroup } from '../../../live/seat-keys.ts';
import { Button, ButtonLink, ButtonRow } from '../../../ui/buttons/button.tsx';
import { Waiting } from '../../../ui/loading/waiting.tsx';
import { CodeForm } from './code-form.tsx';
import { MeetYourself } from './meet-yourself.tsx';
import { SeatQuestion } from './seat-question.tsx';

type Found =
  | { readonly kind: 'looking' }
  | { readonly kind: 'queued' }
  | { readonly kind: 'led'; readonly groupId: string }
  | { readonly kind: 'asking'; readonly seat: KeptSeat }
  | { readonly kind: 'seated'; readonly seat: KeptSeat; readonly isLate: boolean }
  | { readonly kind: 'failed'; readonly sentence: string; readonly isFound: boolean };

/** Milliseconds until a phone that was told to wait tries again: between this and twice as much. */
const TURN = 1_500;

/** `/v/CODE`: from the projector's code to a seat. The key is made and kept first, so that a lost answer costs no second seat. */
export function EnterScreen({ code }: { readonly code: string }) {
  const [found, setFound] = useState<Found>({ kind: 'looking' });
  const [attempt, setAttempt] = useState(0);
  const [isWanted, setWanted] = useState(false);
  const [, navigate] = useLocation();
  useEffect(() => {
    const stop = new AbortController();
    void takeSeat({ typed: code, isWanted, attempt }, stop.signal).then((result) => {
      if (stop.signal.aborted) return;
      if (result.kind === 'led') navigate(livePath('host', result.groupId), { replace: true });
      else setFound(result);
    });
    return () => stop.abort();
  }, [code, isWanted, attempt, navigate]);
  /* Of many that join from one address at once the server accepts one after another. */
  useEffect(() => {
    if (found.kind !== 'queued') return;
    const again = setTimeout(() => setAttempt(attempt + 1), TURN + Math.random() * TURN);
    return () => clearTimeout(again);
  }, [found, attempt]);
  const again = (): void => {
    setFound({ kind: 'looking' });
    setAttempt(attempt + 1);
  };
  const other = (typed: string): void => {
    setFound({ kind: 'looking' });
    navigate(joinPath(typed));
  };
  if (found.kind === 'queued') return <Waiting label={copy.title} detail={copy.queued} />;
  if (found.kind === 'looking' || found.kind === 'led') return <Waiting label={copy.title} detail={copy.looking} />;
  if (found.kind === 'asking')
    return (
      <SeatQuestion
        seat={found.seat}
        yes={copy.enterToo}
        onYes={() => {
          setFound({ kind: 'looking' });
          setWanted(true);
        }}
      />
    );
  if (found.kind === 'failed')
    return (
      <Waiting label={copy.title} detail={found.sentence}>
        {!found.isFound && (
          <CodeForm initial={code} onEnter={(typed) => (typed === readGroupCode(code) ? again() : other(typed))} />
        )}
        <ButtonRow isColumn>
          {found.isFound && <Button onClick={again}>{copy.again}</Button>}
          {found.isFound && <ButtonLink to={backPath(code)}>{copy.back}</ButtonLink>}
          {/* Where a code is typed, and where the seats of this device stand. */}
          <ButtonLink kind="secondary" to={LIVE_PATHS.start}>
            {copy.start}
          </ButtonLink>
        </ButtonRow>
      </Waiting>
    );
  return <MeetYourself {...found} onReady={() => navigate(LIVE_PATHS.seat, { replace: true })} />;
}

interface SeatRequest {
  readonly typed: string;
  /** Whether a seat is wanted beside the one that this device has. */
  readonly isWanted: boolean;
  /** Makes a retry another effect; the key of a seat that is on its way stays the same. */
  readonly attempt: number;
}

/** Takes a seat. Nothing that this device keeps changes before that. */
async function takeSeat({ typed, isWanted }: SeatRequest, signal: AbortSignal): Promise<Found> {
  const code = readGroupCode(typed);
  if (code === null) return { kind: 'failed', sentence: liveErrors.LIVE_NOT_FOUND, isFound: false };
  const link = new URLSearchParams(location.search).get(LINK);
  const group = await liveCall('liveCode', { params: { code }, query: link === null ? {} : { link }, signal });
  if (!group.ok) return failed(group.error, copy.manyCodes);
  const { groupId } = group.value;
  /* Who leads does not play (LIVE 2): the code is the way back to the desk. */
  if (hostKeyOf(groupId) !== null) return { kind: 'led', groupId };
  const seats = keptSeats();
  const [other] = seats;
  const isOwn = seats.some((seat) => seat.groupId === groupId);
  if (other !== undefined && !isOwn && !isWanted && group.value.isJoinable) return { kind: 'asking', seat: other };
  const key = keyForGroup(groupId, newKey);
  const answer = await liveCall('liveJoin', { params: { groupId }, query: { code }, body: { key }, signal });
  if (!answer.ok)
    return isRateLimited(answer.error) ? { kind: 'queued' } : failed(answer.error, undefined, group.value);
  const { quota, pictures, isLate } = answer.value;
  const seat: KeptSeat = { groupId, quota, key, pictures, code, isLate };
  keepSeat(seat);
  return { kind: 'seated', seat, isLate };
}

const isRateLimited = (error: CallError): boolean => error.kind === 'code' && error.code === 'RATE_LIMITED';

const failed = (error: CallError, crowded: string | undefined, group?: ShownGroup): Found => ({
  kind: 'failed',
  sentence: liveSentence(error, { crowded }, group),
  isFound: error.kind !== 'code' || error.code !== 'LIVE_NOT_FOUND',
});
