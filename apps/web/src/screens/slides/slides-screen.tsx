import { PATHS } from '@consorcio/contract/wire';
import { slidesCopy as copy, type SlideName, sentencesOf } from '@consorcio/copy/slides';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { lessonOf } from '../../teaching/figures/lesson.ts';
import { CloseButton } from '../../ui/buttons/close-button.tsx';
import { goBack } from '../../ui/go-back.ts';
import { NextIcon, PreviousIcon } from '../../ui/pictures/glyphs.tsx';
import { SlideDrawing } from './drawings/slide-drawing.tsx';
import css from './slides.module.css';
import { useSlides } from './use-slides.ts';

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
      <CloseButton label={copy.leave} onClose={() => goBack(navigate, PATHS.teachers)} className={css.close} />
    </main>
  );
}
