import useEmblaCarousel from 'embla-carousel-react';
import { type KeyboardEvent, useEffect } from 'react';
import { useReducedMotion } from '../motion/reduced-motion.ts';

/**
 * Slides in a row that goes round, turned by swipe, buttons and arrow keys; `viewport` is the window over them. `index`: place of the
 * chosen one, from 0.
 */
export function useSlides(count: number, index: number, onIndex: (index: number) => void) {
  const [viewport, embla] = useEmblaCarousel({ loop: true, startIndex: index, duration: 22 });
  const isStill = useReducedMotion();
  /* Before the slides can move, a press chooses all the same: they are then laid out around the chosen one. */
  const choose = (place: number): void => onIndex((place + count) % count);
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
  return { viewport, turnBack, turnOn, moveByKey };
}
