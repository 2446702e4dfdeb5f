import { PATHS } from '@consorcio/contract/wire';
import { slidesCopy as copy, type SlideName, sentencesOf } from '@consorcio/copy/slides';
import { type TouchEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { lessonOf } from '../../teaching/figures/lesson.ts';
import { CloseButton } from '../../ui/buttons/close-button.tsx';
import { goBack } from '../../ui/go-back.ts';
import { NextIcon, PreviousIcon } from '../../ui/pictures/later-glyphs.tsx';
import { SlideDrawing } from './drawings/slide-drawing.tsx';
import { placeAfter, stepOfKey } from './slide-steps.ts';
import css from './slides.module.css';

/** Pages for the projector: one sentence each, turned by arrow keys, by touch or by buttons; printed one a sheet. LEARN 6.6 */
export function SlidesScreen() {
  const stage = useRef<HTMLElement>(null);
  const [, navigate] = useLocation();
  const sentences = sentencesOf(lessonOf());
  const names = Object.keys(sentences) as SlideName[];
  const { place, turn, onTouch } = useSlides(names.length);
  useEffect(() => stage.current?.focus({ preventScroll: true }), []);
  return (
    <main ref={stage} className={css.stage} tabIndex={-1} onTouchStart={onTouch.start} onTouchEnd={onTouch.end}>
      <h1 className="reader-only">{copy.title}</h1>
      {names.map((name, i) => (
        <section key={name} className={css.slide} data-shown={i === place} aria-hidden={i !== place}>
          <h2 aria-live={i === place ? 'polite' : undefined}>{sentences[name]}</h2>
          <SlideDrawing name={name} />
        </section>
      ))}
      <nav className={css.ways} aria-label={copy.title}>
        <button type="button" aria-label={copy.previous} disabled={place === 0} onClick={() => turn(-1)}>
          <PreviousIcon />
        </button>
        <span>{copy.place(place + 1, names.length)}</span>
        <button type="button" aria-label={copy.next} disabled={place === names.length - 1} onClick={() => turn(1)}>
          <NextIcon />
        </button>
        <button type="button" className={css.print} onClick={() => print()}>
          {copy.print}
        </button>
      </nav>
      <CloseButton
        label={copy.leave}
        onClose={() => goBack(navigate, PATHS.teachers)}
        className={`not-printed ${css.close}`}
      />
    </main>
  );
}

/** Pixels that a finger moves sideways before the page turns. */
const SWIPE = 48;

/** Which page shows, and what turns it: `turn` by a number of pages, arrow keys and swipes. */
function useSlides(count: number) {
  const [place, setPlace] = useState(0);
  const start = useRef<number | null>(null);
  const turn = useCallback((by: number) => setPlace((now) => placeAfter(now, by, count)), [count]);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const step = stepOfKey(event.key, count);
      if (step === 0) return;
      event.preventDefault();
      turn(step);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [turn, count]);

  const onTouch = {
    start: ({ touches }: TouchEvent): void => {
      start.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
    },
    end: ({ changedTouches }: TouchEvent): void => {
      const moved = (changedTouches[0]?.clientX ?? 0) - (start.current ?? Number.NaN);
      start.current = null;
      if (Math.abs(moved) >= SWIPE) turn(moved < 0 ? 1 : -1);
    },
  };
  return { place, turn, onTouch };
}
