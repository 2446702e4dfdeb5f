import running from 'pictures:running';
import type { ReplyOf } from '@consorcio/contract';
import { hourOf } from '@consorcio/contract/wire';
import { monthCopy as copy, seatCopy } from '@consorcio/copy/live-phone';
import { minigameScreen } from '@consorcio/copy/popups';
import { termsOfView } from '@consorcio/rules/live';
import { LIVE_PLACES } from '@consorcio/rules/live-words';
import { minigameOf } from '@consorcio/rules/vocabulary';
import { useEffect, useRef, useState } from 'react';
import { MinigameFrame } from '../../../program/minigame-frame.ts';
import { Button, ButtonRow } from '../../../ui/buttons/button.tsx';
import { Waiting } from '../../../ui/loading/waiting.tsx';
import { emptyLog, type GameLog, type SeatView } from './month/month-draft.ts';
import css from './play-game.module.css';
import { useSeat } from './seat-context.ts';
import { TimeLeft } from './seat-frame.tsx';

interface Props {
  readonly run: NonNullable<ReplyOf<'liveBegin'>['run']>;
  /** Of the seat, before the game. */
  readonly energy: number;
  readonly isCalm: boolean;
  readonly onLog: (log: GameLog) => void;
}

/** The month's minigame in the window; it can be opened again when it was not loaded. */
export function PlayGame(props: Props) {
  const [attempt, setAttempt] = useState(0);
  return <OpenGame key={attempt} {...props} onAgain={() => setAttempt(attempt + 1)} />;
}

/** The game, with who plays and the month's clock above it. */
function OpenGame({ onAgain, ...played }: Props & { readonly onAgain: () => void }) {
  const { view } = useSeat();
  const { run, onLog } = played;
  const state = useGameFrame({ view, ...played });
  return (
    <>
      <header className={`ends ${css.bar}`} data-gap="4">
        <p>{view.group.isPaused ? seatCopy.paused : seatCopy.name(view.seat.quota, view.seat.nickname)}</p>
        <TimeLeft />
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

/** Pixels above the game that the month's clock has. */
const BAR = 40;
/** Milliseconds in which a page that was loaded says that it listens. */
const LISTENS_WITHIN = 3_000;

interface FramedRun extends Props {
  readonly view: SeatView;
}

/** `failed`: the page was not loaded, or was left without a log. */
type GameState = 'loading' | 'shown' | 'failed';

/** Opens the minigame's page, hands it the run and takes its log. The first values count: a run does not change. */
function useGameFrame(framed: FramedRun): GameState {
  const [state, setState] = useState<GameState>('loading');
  const latest = useRef(framed);
  latest.current = framed;
  useEffect(() => {
    const { run } = latest.current;
    const frame = new MinigameFrame(run.game, minigameScreen.frame(minigameOf(run.game).place), BAR);
    let timer: ReturnType<typeof setTimeout> | undefined;
    frame.onLog = (results) => {
      if (typeof results === 'object' && results !== null) latest.current.onLog({ ...results });
      else setState('failed');
    };
    frame.onLeft = () => setState('failed');
    void frame.loaded.then(() => {
      frame.sendRun(handover(latest.current));
      frame.show();
      setState('shown');
      timer = setTimeout(() => {
        if (frame.hasFailed) setState('failed');
      }, LISTENS_WITHIN);
    });
    return () => {
      clearTimeout(timer);
      frame.close();
    };
  }, []);
  return state;
}

/** The run with what its place pays here. */
function handover({ view, run: issued, energy, isCalm }: FramedRun) {
  const { places, work, months, care, mostEnergy } = termsOfView(view);
  const place = LIVE_PLACES.find((room) => room === minigameOf(issued.game).roomId) ?? LIVE_PLACES[0];
  const { least, most } = places[place];
  return {
    stageId: `${view.group.code} ${view.group.month} ${view.seat.quota}`,
    personaId: view.seat.persona,
    issued,
    rewards: { minEffort: least, maxEffort: most, minEnergy: least, maxEnergy: most },
    hour: hourOf(view.group.month, months),
    live: { isCalm, coins: work.coins, room: mostEnergy - energy, care, percents: work.percents },
  };
}
