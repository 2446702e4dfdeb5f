import { signedText } from '@consorcio/copy/live-assembly';
import { LIVE_CARDS } from '@consorcio/copy/live-cards';
import { monthCopy as copy, goalCopy, seatCopy } from '@consorcio/copy/live-phone';
import { afterCard, boughtOf, endsWith, isMember, paydayOf, seatBefore, termsOfView } from '@consorcio/rules/live';
import { CARD_OPTIONS, type CardOption } from '@consorcio/rules/live-words';
import { goodOf } from '../../../../live/live-rulebook.ts';
import { LoneButton } from '../../../../ui/buttons/button.tsx';
import css from '../seat.module.css';
import { Choice, Lines, Question } from './choice.tsx';
import type { SeatView, StepProps } from './month-draft.ts';

/** Before the first choice: what everybody wants and what for, what a parcela, a carta and a lance are, and how one wins. */
export function GoalStep({ view, choose }: Pick<StepProps, 'view' | 'choose'>) {
  const terms = termsOfView(view);
  const good = goodOf(view.group);
  const motive = view.seat.motive ?? 'NO_HURRY';
  return (
    <Question title={goalCopy.title}>
      <p className={css.reward}>{goalCopy.win(good)}</p>
      <p>{copy.motive[motive](terms.yield[motive], good)}</p>
      <dl className={`list ${css.goal}`}>
        {goalCopy.lines(good, terms.instalment, terms.letter).map(({ name, about }) => (
          <div key={name}>
            <dt className="subhead">{name}</dt>
            <dd>{about}</dd>
          </div>
        ))}
      </dl>
      <LoneButton kind="play" onClick={() => choose({ isGoalRead: true })} label={goalCopy.start} />
    </Question>
  );
}

/** The month's card of life: three options, each with its effect; in a seat's first month with what energy is for. */
export function CardStep({ view, draft, choose }: StepProps) {
  const words = LIVE_CARDS[view.month?.card ?? 0];
  const { work, cardPercent } = termsOfView(view);
  return (
    <Question title={words?.title ?? ''}>
      {view.missed !== null && (
        <p className={css.missed}>{seatCopy.missed(view.missed.month, !view.missed.paid && isMember(view.seat))}</p>
      )}
      <p>{words?.situation}</p>
      {draft.isGoalRead && <p>{copy.energyAbout(work.energy, 2 * work.energy)}</p>}
      {CARD_OPTIONS.map((option, i) => (
        <Choice
          key={option}
          title={words?.options[i] ?? option}
          about={effectOf(view, option)}
          onChoose={() => choose({ option })}
        />
      ))}
      {(view.month?.coins ?? 0) < 0 && <p>{copy.cardNote(cardPercent)}</p>}
    </Question>
  );
}

/** What an option does, in words, computed by the rule. */
function effectOf(view: SeatView, option: CardOption): string {
  const before = seatBefore(view);
  const { seat, energy } = afterCard(view, option);
  const coins = seat.cash - before.cash - (seat.card - before.card);
  if (seat.later !== 0) return coins === 0 ? copy.later(seat.later) : copy.nowAndLater(coins, seat.later);
  return energy === 0 ? copy.now(coins) : copy.withEnergy(coins, energy);
}

/** What came in and went out; with a letter in hand, whether to buy. */
export function PaydayStep({ view, draft, choose }: StepProps) {
  const terms = termsOfView(view);
  const { salary, putOff, good, letter, card, owed, cash, isAsked } = paydayOf(view, draft.option ?? 'A');
  const item = goodOf(view.group);
  const brings = terms.yield[view.seat.motive ?? 'NO_HURRY'];
  const bought = boughtOf(view, draft.option ?? 'A');
  const lines = [
    [copy.salary, salary],
    [copy.putOff, putOff],
    [copy.brought(item), good],
    [copy.letterBrought, letter],
    [copy.cardPaid(owed, terms.cardPercent), card],
  ] as const;
  return (
    <Question title={isAsked ? copy.buyTitle : copy.paydayTitle}>
      <Lines lines={lines.filter(([, coins]) => coins !== 0).map(([name, coins]) => [name, signedText(coins)])} />
      <p>{copy.have(cash)}</p>
      {isAsked ? (
        <>
          <Choice
            title={copy.buy}
            about={`${copy.buyBody(terms.papers, item, brings, endsWith('GOOD', view.group.month, terms))} ${copy.afterBuying(item, bought)}`}
            onChoose={() => choose({ buys: true, isPaid: true })}
          />
          <Choice
            title={copy.keep}
            about={copy.keepBody(terms.letterYield)}
            onChoose={() => choose({ buys: false, isPaid: true })}
          />
        </>
      ) : (
        <LoneButton kind="play" onClick={() => choose({ buys: false, isPaid: true })} label={seatCopy.goOn} />
      )}
    </Question>
  );
}
