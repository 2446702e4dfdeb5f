import { monthCopy as copy, seatCopy } from '@consorcio/copy/live-phone';
import { Button, ButtonRow } from '../../../../ui/buttons/button.tsx';
import css from './choice.module.css';
import { Choice, Question } from './choice.tsx';
import { emptyLog } from './empty-log.ts';
import type { MonthDraft, SeatView } from './month-draft.ts';
import { iconOfPlace, rewardAt } from './place-steps.tsx';

interface Props {
  readonly view: SeatView;
  readonly choose: (part: Partial<MonthDraft>) => void;
}

/** What the minigame made of the place, as the server found it. */
export function GameResult({ view, choose }: Props) {
  const move = view.month?.move ?? null;
  const percent = Math.round((move?.score ?? 0) / 100);
  const { coins, energy } = rewardAt(view, move ?? NOTHING, move?.score ?? 0);
  return (
    <Question title={copy.resultTitle}>
      <img className={css.prize} src={iconOfPlace(move?.place ?? 2)} alt="" width="112" height="112" />
      <meter className={css.meter} min={0} max={100} value={percent} aria-label={copy.result(percent)} />
      <p>{copy.result(percent)}</p>
      <p className={css.reward}>{copy.resultReward(copy.reward(coins, energy))}</p>
      <ButtonRow>
        <Button kind="play" onClick={() => choose({ isResultRead: true })}>
          {seatCopy.goOn}
        </Button>
      </ButtonRow>
    </Question>
  );
}

const NOTHING = { option: null, buys: false, place: null } as const;

/** The log could not be replayed: once more, or on without the game. */
export function GameRefused({ view, choose }: Props) {
  const run = view.month?.run ?? null;
  return (
    <Question title={copy.gameRefused}>
      <Choice title={copy.gameAgain} about={copy.gameAgainNote} onChoose={() => choose({ isLogRefused: false })} />
      {run !== null && (
        <Choice title={copy.gameLeave} about={copy.gameLeaveNote} onChoose={() => choose({ log: emptyLog(run) })} />
      )}
    </Question>
  );
}
