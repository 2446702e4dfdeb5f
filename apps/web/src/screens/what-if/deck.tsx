import { whatIfCopy as copy } from '@consorcio/copy/what-if';
import type { Change } from '@consorcio/rules/what-if';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { arriveAt, isFocusLost } from '../../ui/arrive-at.ts';
import { TurnButton } from '../../ui/buttons/turn-button.tsx';
import { Dots } from '../../ui/carousel/carousel.tsx';
import { useSlides } from '../../ui/carousel/use-slides.ts';
import type { Moment } from './decisions.ts';
import css from './what-if.module.css';

interface Props {
  readonly cards: readonly { readonly key: string; readonly card: (isCurrent: boolean) => ReactNode }[];
  readonly index: number;
  readonly onIndex: (index: number) => void;
  /** Between the two ways to turn. */
  readonly children: ReactNode;
}

/** Cards as broad as their place, one at a time: a swipe, a button or an arrow key turns to the next. */
export function Deck({ cards, index, onIndex, children }: Props) {
  const { viewport, turnBack, turnOn, moveByKey } = useSlides(cards.length, index, onIndex);
  const current = useRef<HTMLElement>(null);
  const last = useRef(index);
  /* The card that was pressed on is turned away. */
  useEffect(() => {
    if (last.current !== index && isFocusLost()) arriveAt(current.current, { preventScroll: true });
    last.current = index;
  }, [index]);
  return (
    <section className={css.deck} aria-roledescription="carrossel" aria-label={copy.deck.label} onKeyDown={moveByKey}>
      <div className={css.window} ref={viewport}>
        <div className={css.track}>
          {cards.map(({ key, card }, place) => (
            <section
              key={key}
              ref={place === index ? current : null}
              tabIndex={-1}
              className={css.card}
              aria-label={copy.deck.card(place + 1, cards.length)}
              inert={place !== index}
            >
              {card(place === index)}
            </section>
          ))}
        </div>
      </div>
      <div className={css.turns}>
        <TurnButton way="previous" label={copy.deck.previous} onTurn={turnBack} />
        <div className={css.between}>
          <Dots count={cards.length} index={index} />
          {children}
        </div>
        <TurnButton way="next" label={copy.deck.next} onTurn={turnOn} />
      </div>
    </section>
  );
}

/** The last card of the deck: when, what was decided, and what instead, a question at a time. */
export function Picker({ moments, onPick }: { moments: readonly Moment[]; onPick: (change: Change) => void }) {
  const [[when, which], setChosen] = useState<readonly number[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const step = [when, which].filter((place) => place !== undefined).length;
  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current === step) return undefined;
    lastStep.current = step;
    return arriveAt(heading.current, { preventScroll: true });
  }, [step]);
  const moment = moments[when ?? -1];
  const decision = moment?.decisions[which ?? -1];
  const [question, answers]: readonly [string, readonly { name: string; pick: () => void }[]] =
    decision !== undefined
      ? [copy.picker.instead, decision.ways.map(({ name, change }) => ({ name, pick: () => choose(change) }))]
      : moment !== undefined
        ? [
            copy.picker.decision,
            moment.decisions.map(({ name }, i) => ({ name, pick: () => setChosen([when ?? 0, i]) })),
          ]
        : [copy.picker.month, moments.map(({ name }, i) => ({ name, pick: () => setChosen([i]) }))];
  const choose = (change: Change): void => {
    setChosen([]);
    onPick(change);
  };
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={`ends ${css.headline}`}>
        {step === 0 ? copy.picker.title : [moment?.name, decision?.name].filter(Boolean).join(' · ')}
      </h2>
      <p>{question}</p>
      <ul className={`list ${css.answers}`}>
        {answers.map(({ name, pick }) => (
          <li key={name}>
            <button type="button" className="key" onClick={pick}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      {step > 0 && (
        <button type="button" className="way" onClick={() => setChosen(step === 2 ? [when ?? 0] : [])}>
          {copy.picker.back}
        </button>
      )}
    </>
  );
}
