import { coinsText, assemblyCopy as copy } from '@consorcio/copy/live-assembly';
import { projectorCopy, talkOfMonth } from '@consorcio/copy/live-projector';
import { potLine, termsOfView } from '@consorcio/rules/live';
import type { LiveStep } from '@consorcio/rules/live-words';
import type { ComponentType } from 'react';
import { Face } from '../../../live/face.tsx';
import { countWays, lettersOf, stepTitle } from '../../../live/step-sentence.ts';
import { CreditLetter, Pot } from '../pot.tsx';
import { OnTime } from '../tally.tsx';
import { BidsStep } from './bids-step.tsx';
import phases from './phases.module.css';
import css from './projector.module.css';
import { pageAt, seatOf } from './projector-model.ts';
import { RaffleStep } from './raffle-step.tsx';
import { PageMark, StepFrame, type StepProps } from './step-frame.tsx';
import { LettersGrid, Party, PotLines } from './step-parts.tsx';

export const STEPS: Readonly<Record<LiveStep, ComponentType<StepProps>>> = {
  CALL: CallStep,
  POT: PotStep,
  RAFFLE: RaffleStep,
  BIDS: BidsStep,
  MORE: MoreStep,
  RESULT: ResultStep,
  END: EndStep,
  BOOKS: BooksStep,
};

/** Who closed the month on time: dots for quotas, no names. */
function CallStep({ assembly }: StepProps) {
  const { onTime, due } = assembly;
  return (
    <StepFrame title={copy.steps.CALL} picture={<OnTime due={due} onTime={onTime} />}>
      <p>
        <b>
          {onTime} / {due}
        </b>
        {copy.callTold(onTime, due)}
      </p>
    </StepFrame>
  );
}

/** How much the group has together, and how many letters that pays. */
function PotStep({ view, assembly }: StepProps) {
  const { letter } = view.group;
  const pot = assembly.pot ?? 0;
  const count = Math.floor(pot / letter);
  return (
    <StepFrame title={copy.steps.POT} picture={<Pot coins={pot} letter={letter} />}>
      <p>
        <b>{coinsText(pot)}</b>
        {copy.pot(pot, count)}
      </p>
      <CreditLetter.Row count={count} group={view.group} />
      <p>{projectorCopy.pot.worth(letter)}</p>
    </StepFrame>
  );
}

/** Raffles that followed because the pot still paid a letter, and how many left the group; no name of these. */
function MoreStep({ view, assembly, seconds }: StepProps) {
  const { drawn, excluded, taken } = assembly.more ?? { drawn: [], excluded: 0, taken: 0 };
  return (
    <LettersGrid
      view={view}
      title={stepTitle(assembly)}
      sentence={drawn.length > 0 ? copy.more(drawn.length) : copy.noMore}
      letters={drawn.map((quota) => ({ quota, by: 'RAFFLE' as const }))}
      seconds={seconds}
      assembly={assembly}
    >
      {excluded > 0 && <p>{copy.excluded(excluded)}</p>}
      {taken > 0 && <p>{copy.taken(taken)}</p>}
    </LettersGrid>
  );
}

/** How many had guessed the number of letters; nothing where nobody has guessed. */
const GuessesOfLetters = ({ view: { guesses } }: Pick<StepProps, 'view'>) =>
  guesses.people === 0 || guesses.letters === null ? null : (
    <p>{projectorCopy.guesses.letters(guesses.letters, guesses.people)}</p>
  );

/** Everybody who got the letter this month, by their way to it. */
function ResultStep({ view, assembly, seconds }: StepProps) {
  const letters = lettersOf(assembly);
  return (
    <LettersGrid
      view={view}
      title={copy.steps.RESULT}
      sentence={copy.result(countWays(letters))}
      letters={letters}
      seconds={seconds}
    >
      <p>{copy.left(assembly.potAfter ?? 0)}</p>
      <GuessesOfLetters view={view} />
      <p className={css.talk}>
        <b>{projectorCopy.talk}:</b> {talkOfMonth(view.group.month)}
      </p>
    </LettersGrid>
  );
}

/** Faces in a row below the party, and the seconds after which the next ones show. */
const MOST_FACES = 7;
const PAGE_STAYS = 8;

/** The last assembly: every quota that paid and still waits gets its letter; what is left is shared. */
function EndStep({ view, assembly, seconds }: StepProps) {
  const { end } = assembly;
  const { letter } = view.group;
  const quotas = end?.quotas ?? [];
  const shown = pageAt(quotas, seconds, PAGE_STAYS, MOST_FACES);
  return (
    <div className={css.beside}>
      <section className={css.gridCard} data-end="true">
        <h2>{copy.end}</h2>
        <Party seat={view.seats.find(({ quota }) => quotas.includes(quota)) ?? view.seats[0]} group={view.group} />
        <div className={`lead ${css.atEnd}`}>
          <span className="unbroken">{copy.atEnd(quotas.length)}</span>
          {shown.map((quota) => {
            const seat = seatOf(view, quota);
            return (
              <span key={quota}>
                <Face {...seat} quota={quota} className={phases.face} />
                <span className="reader-only">{seat?.nickname ?? projectorCopy.houseQuota(quota)}</span>
              </span>
            );
          })}
          <PageMark shown={shown} all={quotas} />
        </div>
        <footer>
          {end !== null && end.shared > 0 && <p>{copy.shared(end.shared, assembly.onTime)}</p>}
          <GuessesOfLetters view={view} />
        </footer>
      </section>
      <PotLines line={potLine(assembly, termsOfView(view))} letter={letter} />
    </div>
  );
}

const IN = ['instalments', 'late', 'insurance'] as const;
const OUT = ['letters', 'admin', 'refunds', 'shares', 'kept'] as const;

/** The books in eight lines: what came in, what went out, and that nothing is missing (LIVE 3.7). */
function BooksStep({ assembly }: StepProps) {
  const { books } = assembly;
  if (books === null) return null;
  return (
    <section className={css.books}>
      <h2>{copy.steps.BOOKS}</h2>
      {(
        [
          ['cameIn', IN],
          ['wentOut', OUT],
        ] as const
      ).map(([side, lines]) => (
        <div key={side} data-side={side}>
          <h3>
            {copy[side]} <b>{coinsText(lines.reduce((sum, line) => sum + books[line], 0))}</b>
          </h3>
          <dl className={`list ${css.bookLines}`}>
            {lines.map((line) => (
              <div key={line}>
                <dt>{copy.books[line]}</dt>
                <dd>{coinsText(books[line])}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      <p>{copy.difference(books.difference)}</p>
    </section>
  );
}
