import useEmblaCarousel from 'embla-carousel-react';
import { type KeyboardEvent, type ReactNode, useEffect } from 'react';
import { TurnButton } from '../buttons/turn-button.tsx';
import { classNames } from '../class-names.ts';
import { useReducedMotion } from '../motion/reduced-motion.ts';
import css from './carousel.module.css';

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
  const [viewport, embla] = useEmblaCarousel({ loop: true, startIndex: index, duration: 22 });
  const isStill = useReducedMotion();
  /* Before the slides can move, a press chooses all the same: they are then laid out around the chosen one. */
  const choose = (place: number): void => onIndex((place + slides.length) % slides.length);
  const turnBack = (): void => (embla === undefined ? choose(index - 1) : embla.scrollPrev(isStill));
  const turnOn = (): void => (embla === undefined ? choose(index + 1) : embla.scrollNext(isStill));
  useEffect(() => {
    if (embla === undefined) return;
    const select = (): void => onIndex(embla.selectedScrollSnap());
    embla.on('select', select);
    return () => void embla.off('select', select);
  }, [embla, onIndex]);
  /* Chosen from outside, for instance in the row of all slides. */
  useEffect(() => {
    if (embla !== undefined && embla.selectedScrollSnap() !== index) embla.scrollTo(index, isStill);
  }, [embla, index, isStill]);

  const moveByKey = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowLeft') turnBack();
    else if (event.key === 'ArrowRight') turnOn();
    else return;
    event.preventDefault();
  };

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
