import dreams from 'pictures:dream';
import { PATHS } from '@consorcio/contract/wire';
import { aboutYouCopy as copy } from '@consorcio/copy/entrance';
import { BACK, NEXT } from '@consorcio/copy/first-screens';
import { type ReactNode, useState } from 'react';
import { WISHED_DREAM } from '../../session/local-keys.ts';
import { StreetBackdrop } from '../../ui/backdrops/street-backdrop.tsx';
import { ButtonLink, ButtonRow } from '../../ui/buttons/button.tsx';
import { Choices } from '../../ui/forms/choice.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { StageFrame } from '../../ui/layout/stage-frame.tsx';
import { CheckIcon } from '../../ui/pictures/glyphs.tsx';
import css from './about-you.module.css';

/** Dreams that stand for the wishes, in their order: a home, to get about, to learn. */
const WISHES = [7, 2, 3] as const;
const STAR = 'M0 -24L7 -8L25 -7L11 5L16 23L0 13L-16 23L-11 5L-25 -7L-7 -8Z';

const Stars = ({ lit }: { lit: number }) => (
  <svg viewBox="-70 -30 140 60" aria-hidden="true" className={css.stars}>
    {[0, 1, 2].map((place) => (
      <path key={place} d={STAR} transform={`translate(${(place - 1) * 44})scale(.72)`} data-lit={place < lit} />
    ))}
  </svg>
);

/**
 * 'Tell us about you': two questions that may be skipped; nothing of it leaves the device. The wish is where the carousel
 * of dreams opens first (screens/dream-selection). SPEC section 2.
 */
export function AboutYouScreen() {
  const [knowledge, setKnowledge] = useState<number | null>(null);
  const [wish, setWish] = useState(placeOfWish);
  const chooseWish = (place: number): void => {
    setWish(place);
    const dreamId = WISHES[place];
    if (dreamId !== undefined) WISHED_DREAM.write(dreamId);
  };
  return (
    <StageFrame base="broad" backdrop={<StreetBackdrop />} className={css.screen}>
      <Panel ribbon={copy.ribbon} className={css.panel}>
        <Question question={copy.knowledge} options={copy.knowledgeOptions} chosen={knowledge} onChoose={setKnowledge}>
          {(place) => <Stars lit={[0, 1, 3][place] ?? 0} />}
        </Question>
        <Question question={copy.wish} options={copy.wishOptions} chosen={wish} onChoose={chooseWish}>
          {(place) => <img src={dreams[WISHES[place] ?? 7]} alt="" width="300" height="300" />}
        </Question>
        <p className={`quiet ${css.hint}`}>{copy.hint}</p>
        <ButtonRow>
          <ButtonLink to={PATHS.about} kind="secondary">
            {BACK}
          </ButtonLink>
          <ButtonLink to={PATHS.register}>{NEXT}</ButtonLink>
        </ButtonRow>
      </Panel>
    </StageFrame>
  );
}

/** The wish that was chosen before, by its place. */
function placeOfWish(): number | null {
  const wishes: readonly (number | null)[] = WISHES;
  const place = wishes.indexOf(WISHED_DREAM.read());
  return place < 0 ? null : place;
}

interface QuestionProps {
  readonly question: string;
  readonly options: readonly string[];
  readonly chosen: number | null;
  readonly onChoose: (place: number) => void;
  /** Picture of each option. */
  readonly children: (place: number) => ReactNode;
}

function Question({ question, options, chosen, onChoose, children }: QuestionProps) {
  const choices = options.map((label, value) => ({
    value,
    label,
    picture: (
      <>
        <span className={`plate ${css.figure}`}>{children(value)}</span>
        {value === chosen && (
          <span className={`disc ${css.mark}`}>
            <CheckIcon />
          </span>
        )}
      </>
    ),
  }));
  return (
    <Choices
      {...{ question, choices, chosen, onChoose }}
      className={css.question}
      legend={css.legend}
      row={css.cards}
      tile={css.card}
    />
  );
}
