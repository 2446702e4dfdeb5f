import { coinsText, signedText } from '@consorcio/copy/live-assembly';
import { guessCopy as copy } from '@consorcio/copy/live-phone';
import {
  type BillsAhead,
  billsAhead,
  endsWith,
  hasLetter,
  isMember,
  type NextBills,
  termsOfView,
} from '@consorcio/rules/live';
import { useState } from 'react';
import { liveCall } from '../../../live/live-client.ts';
import { goodOf } from '../../../live/live-rulebook.ts';
import { useAsk } from '../../../live/use-ask.ts';
import { Fold } from '../../../teaching/sheets/fold.tsx';
import { Button, LoneButton } from '../../../ui/buttons/button.tsx';
import { type Line, Lines, StepButton } from './month/choice.tsx';
import type { SeatView } from './month/month-draft.ts';
import css from './seat.module.css';
import { useSeat } from './seat-context.ts';

const BID_STEPS = [-10, -1, 1, 10] as const;
const LETTER_STEPS = [-1, 1] as const;
/** Of the letter, in tenths: where the first question begins. */
const USUAL_BID = 2;

/** One to three questions about the assembly to come, which count for nothing: the last one opens no bids. */
export function Guess() {
  const { seat, token, view, onView } = useSeat();
  const { letter, quotas, months, month } = view.group;
  const move = view.month?.move ?? null;
  const [bid, setBid] = useState(Math.round((letter * USUAL_BID) / 10));
  const [wins, setWins] = useState<boolean | null>(null);
  const [letters, setLetters] = useState(Math.floor((quotas ?? months) / months));
  const { isBusy, ask } = useAsk(view.group);
  if (view.group.mode !== 'LIVE' || move === null || move.pace === null) return null;
  const isLast = month === months;
  const hasBid = (move.bid ?? 0) > 0;
  if (move.guess !== null) return <SealedGuess guess={move.guess} isLast={isLast} hasBid={hasBid} />;
  const seal = async (): Promise<void> => {
    const body = { month, bid: isLast ? 0 : bid, wins: hasBid ? wins : null, letters };
    const after = await ask(liveCall('liveGuess', { params: { groupId: seat.groupId }, token, body }));
    if (after !== null) onView(after.view);
  };
  return (
    <section className={`card ${css.guess}`} data-gap="3" aria-label={copy.title}>
      <h2 className={`subhead ${css.title}`}>{copy.title}</h2>
      {isLast && <p>{copy.aboutLast}</p>}
      {month === 1 && <p>{copy.aboutFirst((quotas ?? 0) * termsOfView(view).instalment.common, letter)}</p>}
      {!isLast && <Stepper title={copy.bid} value={bid} steps={BID_STEPS} most={letter} onValue={setBid} />}
      {hasBid && (
        <fieldset className={css.pair}>
          <legend>{copy.wins}</legend>
          {([true, false] as const).map((answer) => (
            <Button
              key={String(answer)}
              kind={wins === answer ? 'purple' : 'secondary'}
              onClick={() => setWins(answer)}
            >
              {answer ? copy.yes : copy.no}
            </Button>
          ))}
        </fieldset>
      )}
      <Stepper title={copy.letters} value={letters} steps={LETTER_STEPS} most={quotas ?? months} onValue={setLetters} />
      <LoneButton kind="play" disabled={isBusy} onClick={() => void seal()} label={copy.seal} />
    </section>
  );
}

type GuessView = NonNullable<NonNullable<NonNullable<SeatView['month']>['move']>['guess']>;

/** What was guessed, until the assembly tells how near it is; the last one opens no bids. */
interface SealedProps {
  readonly guess: GuessView;
  readonly isLast: boolean;
  readonly hasBid: boolean;
}

function SealedGuess({ guess, isLast, hasBid }: SealedProps) {
  const { sealed } = copy;
  return (
    <section className={`card ${css.guess}`} data-gap="3" aria-label={sealed.title}>
      <h2 className={`subhead ${css.title}`}>{sealed.title}</h2>
      <Lines
        lines={[
          ...(isLast ? [] : [[sealed.bid, guess.bid] as const]),
          ...(guess.wins === null || !hasBid ? [] : [[sealed.wins, guess.wins ? sealed.won : sealed.lost] as const]),
          [sealed.letters, guess.letters],
        ]}
      />
    </section>
  );
}

interface StepperProps {
  readonly title: string;
  readonly value: number;
  readonly steps: readonly number[];
  readonly most: number;
  readonly onValue: (value: number) => void;
}

const Stepper = ({ title, value, steps, most, onValue }: StepperProps) => (
  <fieldset className={css.stepper} data-steps={steps.length}>
    <legend>{title}</legend>
    {steps.map((by) => (
      <StepButton
        key={by}
        name={copy.step(by)}
        by={by}
        isOff={value + by < 0 || value + by > most}
        onStep={() => onValue(value + by)}
      />
    ))}
    <output aria-live="polite">{coinsText(value)}</output>
  </fieldset>
);

const LINES = ['have', 'salary', 'good', 'later', 'card', 'instalment', 'late'] as const;
const words = copy.bills;
const IF_WON = ['have', 'good', 'instalment'] as const;

/** The bills of the next month, folded but for what is left: line by line, and what this instalment does for the group. */
export function Bills({ view }: { readonly view: SeatView }) {
  const bills = view.group.mode === 'LIVE' ? billsAhead(view) : null;
  if (bills === null) return null;
  const terms = termsOfView(view);
  const { instalment } = terms;
  return (
    <Fold title={words.folded(bills.left, bills.won?.left ?? null)}>
      <Lines
        lines={[
          ...LINES.filter((line) => bills[line] !== 0).map(
            (line) => [nameOf(line, bills), signedText(bills[line])] as const,
          ),
          leftLine(bills.won === null ? words.left : words.leftIfLost, bills),
          ...(bills.won === null ? [] : linesIfWon(bills, bills.won)),
        ]}
      />
      {bills.status === 'GOOD' && (
        <p>{copy.goodAtStake(endsWith('GOOD', view.group.month + 1, terms), goodOf(view.group))}</p>
      )}
      {hasLetter(bills) && -bills.instalment >= instalment.whole && (
        <p>{copy.pot(instalment.common, Math.ceil(view.group.letter / instalment.common))}</p>
      )}
    </Fold>
  );
}

/** Who is out of the group pays no instalment. */
const nameOf = (line: (typeof LINES)[number], bills: BillsAhead): string =>
  line === 'instalment' && !isMember(bills) ? words.outside : words[line];

/** What is otherwise once the sealed bid has won, line by line to what is left then. */
const linesIfWon = (bills: BillsAhead, won: NextBills): readonly Line[] => [
  ...IF_WON.filter((line) => won[line] !== bills[line]).map(
    (line) => [words.ifWon[line], signedText(won[line] - bills[line])] as const,
  ),
  leftLine(words.leftIfWon, won),
];

const leftLine = (nameOf: (coins: number) => string, { left }: NextBills): Line => [nameOf(left), Math.abs(left)];
