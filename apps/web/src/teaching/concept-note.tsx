import { ideaNote } from '@consorcio/copy/popups';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CloseIcon, NextIcon } from '../ui/glyphs.tsx';
import { keepAbove } from '../ui/keep-above.ts';
import css from './concept-note.module.css';
import type { Note } from './meet-moment.ts';

/** Milliseconds for which a sentence can be read. */
const READING = 7_000;

interface Props {
  readonly note: Note | undefined;
  /** It was read, or sent away. */
  readonly onOver: () => void;
  /** Away from the map, where it would lie over a heading: one line, as over a popup. */
  readonly isBrief?: boolean;
}

/**
 * An idea that has just opened: on the bare map one short sentence in the sky; elsewhere one line with its title, which
 * opens on a touch and then stays. It covers neither counters nor buttons.
 */
export function ConceptNote({ note, onOver, isBrief = false }: Props) {
  const home = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(0);
  const isOpened = opened === note?.id;
  const isShown = note !== undefined;
  useLayoutEffect(() => {
    const stack = home.current?.firstElementChild;
    return isShown && stack instanceof HTMLElement ? keepAbove(stack, home.current) : undefined;
  }, [isShown]);
  useEffect(() => {
    if (note === undefined || isOpened) return;
    const timer = setTimeout(onOver, READING);
    return () => clearTimeout(timer);
  }, [note, isOpened, onOver]);

  return (
    <div ref={home}>
      <section
        className={css.note}
        data-brief={isBrief || undefined}
        popover="manual"
        aria-label={ideaNote.region}
        aria-live="polite"
      >
        {note !== undefined && (
          <div key={note.id} className={css.sheet} data-opened={isOpened || undefined}>
            <img src={note.picture} alt="" width="64" height="67" />
            <p>
              <b>{note.title}</b> <span>{note.sentence}</span>
            </p>
            <button
              type="button"
              className={css.more}
              aria-label={ideaNote.more(note.title)}
              aria-expanded={isOpened}
              onClick={() => setOpened(isOpened ? 0 : note.id)}
            >
              <NextIcon />
            </button>
            <button
              type="button"
              className={css.close}
              aria-label={ideaNote.close}
              onClick={() => {
                document.querySelector<HTMLElement>('dialog[open] [data-main]')?.focus();
                onOver();
              }}
            >
              <CloseIcon />
            </button>
          </div>
        )}
      </section>
    </div>
  );
}
