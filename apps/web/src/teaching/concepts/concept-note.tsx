import { ideaNote } from '@consorcio/copy/popups';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { announce } from '../../ui/notices/announce.ts';
import { keepOnTop } from '../../ui/notices/keep-on-top.ts';
import { CloseIcon } from '../../ui/pictures/glyphs.tsx';
import { NextIcon } from '../../ui/pictures/later-glyphs.tsx';
import css from './concept-note.module.css';
import type { Note } from './learn-at.ts';

interface Props {
  readonly note: Note | undefined;
  /** Called when the note is dismissed. */
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
  const title = note?.title;
  /* Once: a live region that moves from dialog to dialog would be read in each. */
  useEffect(() => {
    if (title !== undefined) announce(ideaNote.heard(title), 'idea');
  }, [title]);
  useLayoutEffect(() => {
    const stack = home.current?.firstElementChild;
    return isShown && stack instanceof HTMLElement ? keepOnTop(stack, home.current, () => makeRoom(stack)) : undefined;
  }, [isShown]);

  return (
    <div ref={home}>
      <section
        className={`floating ${css.note}`}
        data-brief={isBrief || undefined}
        popover="manual"
        aria-label={isShown ? ideaNote.region : undefined}
      >
        {note !== undefined && (
          <div key={note.id} className={`row ${css.sheet}`} data-gap="2" data-idea data-opened={isOpened || undefined}>
            <img className={css.picture} src={note.picture} alt="" width="64" height="67" />
            <p className={css.text}>
              <b className={css.title}>{note.title}</b> <span>{note.sentence}</span>
            </p>
            <button
              type="button"
              className={`plate ${css.more}`}
              aria-label={ideaNote.more(note.title)}
              aria-expanded={isOpened}
              onClick={() => setOpened(isOpened ? 0 : note.id)}
            >
              <NextIcon />
            </button>
            <button
              type="button"
              className={`plate ${css.close}`}
              aria-label={ideaNote.close}
              onClick={() => {
                document.querySelector<HTMLElement>('dialog[open] h2[tabindex]')?.focus();
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

/** Places of the note's picture alone, tried in order while its line would cover something; the line shows when it is opened. */
const TIGHT = ['middle', 'corner'] as const;

/** Keeps the note off the counters and titles that show. */
function makeRoom(note: HTMLElement): void {
  note.removeAttribute('data-tight');
  const sheet = note.firstElementChild;
  if (sheet === null || sheet.hasAttribute('data-opened')) return;
  const scope = note.closest('dialog') ?? document;
  const shown = [
    ...scope.querySelectorAll('h1, h2, [data-ribbon]'),
    ...document.querySelectorAll('[data-counter], [data-counter] > *'),
  ];
  const isOn = (element: Element): boolean => {
    const [box, own] = [element.getBoundingClientRect(), sheet.getBoundingClientRect()];
    const isBeside = box.right <= own.left || box.left >= own.right;
    return box.width > 1 && !isBeside && box.bottom > own.top && box.top < own.bottom;
  };
  for (const place of TIGHT) {
    if (!shown.some(isOn)) return;
    note.setAttribute('data-tight', place);
  }
}
