import { ideaNote } from '@consorcio/copy/popups';
import { useLayoutEffect, useRef, useState } from 'react';
import { keepOnTop } from '../../ui/notices/keep-on-top.ts';
import { CloseIcon, NextIcon } from '../../ui/pictures/glyphs.tsx';
import css from './concept-note.module.css';
import type { Note } from './learn-at.ts';

interface Props {
  readonly note: Note | undefined;
  /** It was sent away. */
  readonly onOver: () => void;
  /** Away from the map, where it would lie over a heading: one line, as over a popup. */
  readonly isBrief?: boolean;
}

/**
 * An idea that has just opened: on the bare map one short sentence in the sky; elsewhere one line with its title, which
 * opens on a touch. It stays until it is sent away or the place is left, and covers neither counters nor buttons.
 */
export function ConceptNote({ note, onOver, isBrief = false }: Props) {
  const home = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(0);
  const isOpened = opened === note?.id;
  const isShown = note !== undefined;
  useLayoutEffect(() => {
    const stack = home.current?.firstElementChild;
    return isShown && stack instanceof HTMLElement ? keepOnTop(stack, home.current, () => makeRoom(stack)) : undefined;
  }, [isShown]);

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

/** Pixels by which the note may lie over the edge of a ribbon. */
const TOUCH = 10;

/** Where its line would lie over a title, the note is its picture alone, in the corner, until it is opened. */
function makeRoom(note: HTMLElement): void {
  note.removeAttribute('data-tight');
  const sheet = note.firstElementChild;
  if (sheet === null || sheet.hasAttribute('data-opened')) return;
  const { bottom, left, right } = note.getBoundingClientRect();
  const scope = note.closest('dialog') ?? document;
  const isCovered = (title: Element): boolean => {
    const box = title.getBoundingClientRect();
    return box.width > 1 && box.top < bottom - TOUCH && box.bottom > 0 && box.left < right && box.right > left;
  };
  const titles = [...scope.querySelectorAll('h1, h2, [data-ribbon]')];
  note.toggleAttribute('data-tight', titles.some(isCovered));
}
