import { coinsText, signedText } from '@consorcio/copy/live-assembly';
import { guessCopy as copy, seatCopy } from '@consorcio/copy/live-phone';
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
import { liveSentence } from '../../../live/live-trouble.ts';
import { Fold } from '../../../teaching/sheets/fold.tsx';
import { Button, LoneButton } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/notices/toast.ts';
import { StepButton } from './month/choice.tsx';
import type { OwnSeat, SeatView } from './month/month-draft.ts';
import css from './seat.module.css';

const BID_STEPS = [-10, -1, 1, 10] as const;
const LETTER_STEPS = [-1, 1] as const;
/** Of the letter, in tenths: where the first question begins. */
const USUAL_BID = 2;

/** One to three questions about the assembly to come, which count for nothing: the last one opens no bids. */
export function Guess({ groupId, token, view, onView }: OwnSeat) {
  const { letter, quotas, months, month } = view.group;
  const move = view.month?.move ?? null;
  const [bid, setBid] = useState(Math.round((letter * USUAL_BID) / 10));
  const [wins, setWins] = useState<boolean | null>(null);
  const [letters, setLetters] = useState(Math.floor((quotas ?? months) / months));
  const [isBusy, setBusy] = useState(false);
  if (view.group.mode !== 'LIVE' || move === null || move.pace === null) return null;
  const isLast = month === months;
  if (move.guess !== null) return <SealedGuess guess={move.guess} isLast={isLast} />;
  const hasBid = (move.bid ?? 0) > 0;
  const seal = async (): Promise<void> => {
    setBusy(true);
    const body = { month, bid: isLast ? 0 : bid, wins: hasBid ? wins : null, letters };
    const answer = await liveCall('liveGuess', { params: { groupId }, token, body });
    setBusy(false);
    if (answer.ok) onView(answer.value.view);
    else
      toast.error(
        liveSentence(answer.error, answer.error.kind === 'network' ? seatCopy.offline : seatCopy.busy, view.group),
      );
  };
  return (
    <section className={css.guess} aria-label={copy.title}>
      <h2 className="text-center text-accent title-body-120">{copy.title}</h2>
      {isLast && <p>{copy.aboutLast}</p>}
      {month === 1 && <p>{copy.aboutFirst((quotas ?? 0) * termsOfView(view).instalment.common, letter)}</p>}
      {!isLast && <Stepper title={copy.bid} value={bid} steps={BID_STEPS} most={letter} onValue={setBid} />}
      {hasBid && (
        <fieldset className={`grid gap-3 grid-cols-2 ${css.pair}`}>
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
function SealedGuess({ guess, isLast }: { readonly guess: GuessView; readonly isLast: boolean }) {
  const { sealed } = copy;
  return (
    <section className={css.guess} aria-label={sealed.title}>
      <h2 className="text-center text-accent title-body-120">{sealed.title}</h2>
      <dl className={css.lines}>
        {!isLast && <BillLine name={sealed.bid} text={coinsText(guess.bid)} />}
        {guess.wins !== null && <BillLine name={sealed.wins} text={guess.wins ? sealed.won : sealed.lost} />}
        <BillLine name={sealed.letters} text={coinsText(guess.letters)} />
      </dl>
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
        onStep={() => onValue(Math.min(most, Math.max(0, value + by)))}
      />
    ))}
    <output aria-live="polite">{coinsText(value)}</output>
  </fieldset>
);

const LINES = ['have', 'salary', 'good', 'later', 'card', 'instalment', 'late'] as const;
const words = copy.bills;
const IF_WON = ['have', 'good', 'instalment'] as const;

/** The bills of the next month, folded but for what is left: line by line, and what this instalment does for the group. */
export function Bills({ view }: Pick<OwnSeat, 'view'>) {
  const bills = view.group.mode === 'LIVE' ? billsAhead(view) : null;
  if (bills === null) return null;
  const terms = termsOfView(view);
  const { instalment } = terms;
  return (
    <Fold title={words.folded(bills.left, bills.won?.left ?? null)}>
      <dl className={css.lines}>
        {LINES.filter((line) => bills[line] !== 0).map((line) => (
          <BillLine key={line} name={nameOf(line, bills)} text={signedText(bills[line])} />
        ))}
        <LeftLine name={bills.won === null ? words.left : words.leftIfLost} coins={bills.left} />
        {bills.won !== null && <IfWon bills={bills} won={bills.won} />}
      </dl>
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
const IfWon = ({ bills, won }: { readonly bills: BillsAhead; readonly won: NextBills }) => (
  <>
    {IF_WON.filter((line) => won[line] !== bills[line]).map((line) => (
      <BillLine key={line} name={words.ifWon[line]} text={signedText(won[line] - bills[line])} />
    ))}
    <LeftLine name={words.leftIfWon} coins={won.left} />
  </>
);

const LeftLine = ({ name, coins }: { readonly name: (coins: number) => string; readonly coins: number }) => (
  <BillLine name={name(coins)} text={coinsText(Math.abs(coins))} />
);

const BillLine = ({ name, text }: { readonly name: string; readonly text: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{text}</dd>
  </>
);
