import running from 'pictures:running';
import type { ReplyOf } from '@consorcio/contract';
import { monthCopy as copy, seatCopy } from '@consorcio/copy/live-phone';
import { minigameScreen } from '@consorcio/copy/popups';
import { useState } from 'react';
import { Button, ButtonRow } from '../../../../ui/buttons/button.tsx';
import { Waiting } from '../../../../ui/loading/waiting.tsx';
import { emptyLog } from '../month/empty-log.ts';
import type { GameLog } from '../month/month-draft.ts';
import type { SeatPage } from '../seat-frame.tsx';
import { TimeLeft } from '../seat-head.tsx';
import css from './play-game.module.css';
import { useGameFrame } from './use-game-frame.ts';

interface Props {
  readonly page: SeatPage;
  readonly run: NonNullable<ReplyOf<'liveBegin'>['run']>;
  readonly isCalm: boolean;
  readonly onLog: (log: GameLog) => void;
}

/** The month's minigame in the window, opened anew as often as it does not come. */
export function PlayGame(props: Props) {
  const [attempt, setAttempt] = useState(0);
  return <OpenGame key={attempt} {...props} onAgain={() => setAttempt(attempt + 1)} />;
}

/** The game, with who plays and the month's clock above it. */
function OpenGame({ page, run, isCalm, onLog, onAgain }: Props & { readonly onAgain: () => void }) {
  const { view, at } = page;
  const state = useGameFrame({ view, run, isCalm, onLog });
  return (
    <>
      <header className={css.bar}>
        <p>{view.group.isPaused ? seatCopy.paused : seatCopy.name(view.seat.quota, view.seat.nickname)}</p>
        <TimeLeft view={view} at={at} />
      </header>
      {state !== 'shown' && (
        <Waiting
          isGame
          label={state === 'failed' ? copy.gameFailed : minigameScreen.loading}
          detail={state === 'failed' ? copy.gameAgainNote : minigameScreen.detail}
          art={running[view.seat.persona] ?? ''}
        >
          <ButtonRow isColumn>
            {state === 'failed' && (
              <Button kind="play" onClick={onAgain}>
                {copy.gameAgain}
              </Button>
            )}
            <Button kind="secondary" onClick={() => onLog(emptyLog(run))}>
              {copy.gameLeave}
            </Button>
          </ButtonRow>
          <p>{copy.gameLeaveNote}</p>
        </Waiting>
      )}
    </>
  );
}
