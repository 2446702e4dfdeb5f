import type { ReplyOf } from '@consorcio/contract';
import { hourOf } from '@consorcio/contract/wire';
import { minigameScreen } from '@consorcio/copy/popups';
import { minigameOf } from '@consorcio/rules/vocabulary';
import { useEffect, useRef, useState } from 'react';
import { MinigameFrame } from '../../../../program/minigame-frame.ts';
import type { GameLog, SeatView } from '../month/month-draft.ts';
import { termsOfView } from '../month/preview.ts';

/** Pixels above the game that the month's clock has. */
const BAR = 40;
/** Milliseconds in which a page that was loaded says that it listens. */
const LISTENS_WITHIN = 3_000;

interface Given {
  readonly view: SeatView;
  readonly run: NonNullable<ReplyOf<'liveBegin'>['run']>;
  readonly isCalm: boolean;
  readonly onLog: (log: GameLog) => void;
}

/** `failed`: the page did not come, or was left without a log. */
type GameState = 'loading' | 'shown' | 'failed';

/** Opens the minigame's page, hands it the run and takes its log. What is given at first counts: a run does not change. */
export function useGameFrame(given: Given): GameState {
  const [state, setState] = useState<GameState>('loading');
  const latest = useRef(given);
  latest.current = given;
  useEffect(() => {
    const { view, run, isCalm } = latest.current;
    const frame = new MinigameFrame(run.game, minigameScreen.frame(minigameOf(run.game).place), BAR);
    let timer: ReturnType<typeof setTimeout> | undefined;
    frame.onLog = (results) => {
      if (typeof results === 'object' && results !== null) latest.current.onLog({ ...results });
      else setState('failed');
    };
    frame.onLeft = () => setState('failed');
    void frame.loaded.then(() => {
      frame.sendRun(handover(view, run, isCalm));
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
function handover(view: SeatView, issued: Given['run'], isCalm: boolean) {
  const { places, work, months } = termsOfView(view);
  const { least, most } = places[minigameOf(issued.game).roomId];
  return {
    stageId: `${view.group.code} ${view.group.month} ${view.seat.quota}`,
    personaId: view.seat.persona,
    issued,
    rewards: { minEffort: least, maxEffort: most, minEnergy: least, maxEnergy: most },
    hour: hourOf(view.group.month, months),
    live: { isCalm, coins: work.coins },
  };
}
