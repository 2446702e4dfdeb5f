import type { ReactNode } from 'react';
import { TurnButton } from '../buttons/turn-button.tsx';
import { classNames } from '../class-names.ts';
import css from './carousel.module.css';
import { useSlides } from './use-slides.ts';

interface Props {
  /** Read aloud as the name of the whole. */
  readonly label: string;
  readonly previous: string;
  readonly next: string;
  readonly slides: readonly { readonly key: number; readonly name: string; readonly picture: ReactNode }[];
  /** Place of the chosen slide, from 0. */
  readonly index: number;
  readonly onIndex: (index: number) => void;
  readonly className?: string | undefined;
}

/** One slide large in the middle, its neighbours pale beside it; goes round. Swipe, arrows, arrow keys. STYLE 4. */
export function Carousel({ label, previous, next, slides, index, onIndex, className }: Props) {
  const { viewport, turnBack, turnOn, moveByKey } = useSlides(slides.length, index, onIndex);
  return (
    <section
      className={classNames(css.carousel, className)}
      aria-roledescription="carrossel"
      aria-label={label}
      onKeyDown={moveByKey}
    >
      <div className={css.window} ref={viewport}>
        <div className={css.track}>
          {slides.map((slide, place) => (
            <div
              key={slide.key}
              className={classNames(css.item, place === index && css.chosen)}
              role="img"
              aria-label={slide.name}
              aria-hidden={place !== index}
            >
              <div className={css.figure}>{slide.picture}</div>
            </div>
          ))}
        </div>
      </div>
      <TurnButton way="previous" className={classNames(css.arrow, css.previous)} label={previous} onTurn={turnBack} />
      <TurnButton way="next" className={classNames(css.arrow, css.next)} label={next} onTurn={turnOn} />
    </section>
  );
}

/** One dot a slide or page; the current one is marked. */
export function Dots({ count, index }: { count: number; index: number }) {
  const places = Array.from({ length: count }, (_, place) => place);
  return (
    <div className={css.dots} aria-hidden="true">
      {places.map((place) => (
        <i key={place} className={classNames(place === index && css.here)} />
      ))}
    </div>
  );
}

interface RowProps {
  /** Read aloud as the name of the whole. */
  readonly label: string;
  readonly choices: readonly { readonly key: number; readonly name: string; readonly picture: string | undefined }[];
  /** Place of the chosen one, from 0. */
  readonly index: number;
  readonly onIndex: (index: number) => void;
  readonly className?: string | undefined;
}

/** All slides of a carousel at once, small: a touch brings one to the front. A row on phones, a grid where there is room. */
export function ChoiceRow({ label, choices, index, onIndex, className }: RowProps) {
  return (
    <ul className={classNames(css.row, className)} aria-label={label}>
      {choices.map(({ key, name, picture }, place) => (
        <li key={key}>
          <button type="button" aria-label={name} aria-current={place === index} onClick={() => onIndex(place)}>
            <img src={picture} alt="" loading="lazy" draggable={false} />
          </button>
        </li>
      ))}
    </ul>
  );
}
