import { LIVE_ITEMS } from '@consorcio/copy/live-items';
import { liveQuestionsCopy as copy } from '@consorcio/copy/live-questions';
import { LIVE_FAMILIES, LIVE_OPTIONS, type LiveForm } from '@consorcio/rules/live-words';
import { optionsShown } from '@consorcio/rules/quiz';
import { useState } from 'react';
import { LoneButton } from '../../../ui/buttons/button.tsx';
import { Choice, Question } from './month/choice.tsx';
import css from './seat.module.css';

interface Props {
  readonly form: LiveForm;
  /** Of the group and the seat: by it the options are shuffled. */
  readonly place: string;
  readonly onLeave: () => void;
  /** The three answers, as places in `LIVE_OPTIONS`. */
  readonly onAnswered: (answers: readonly number[]) => void;
}

/** The three questions, one after the other. Nothing is judged, and nothing is sent before the last. */
export function ThreeQuestions({ form, place, onLeave, onAnswered }: Props) {
  const [given, setGiven] = useState<readonly number[]>([]);
  const family = LIVE_FAMILIES[given.length];
  if (family === undefined) return null;
  const item = LIVE_ITEMS[form][family];
  const options = LIVE_OPTIONS.map((option, i) => ({ words: item[option], i }));
  const order = optionsShown(place, `${form}-${family}`);
  const rank = (i: number): number => order.indexOf(LIVE_OPTIONS[i] ?? 'n');
  const answer = (i: number): void => {
    const all = [...given, i];
    setGiven(all);
    if (all.length === LIVE_FAMILIES.length) onAnswered(all);
  };
  return (
    <Question key={family} title={copy.title(given.length + 1, LIVE_FAMILIES.length)}>
      <p className={css.case}>{item.question}</p>
      {[...options]
        .sort((a, b) => rank(a.i) - rank(b.i))
        .map(({ words, i }) => (
          <Choice key={i} title={words} onChoose={() => answer(i)} />
        ))}
      <LoneButton kind="secondary" onClick={onLeave} label={copy.later} />
    </Question>
  );
}
