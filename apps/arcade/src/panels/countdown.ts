import { arcadeCopy as copy } from '@consorcio/copy/arcade';
import { wait } from '../loop/page-clock.ts';
import { playEffect } from '../page/host-bridge.ts';
import { element } from './dom.ts';

/** Milliseconds of each word. GAMES 1.2. */
const BEAT = 600;
const CUES = ['CONTAGEM_3', 'CONTAGEM_2', 'CONTAGEM_1', 'VALENDO'] as const;

/** 3, 2, 1, VALENDO! over the field. Stops at once when `isStillWanted` says no; then resolves false. */
export async function countdown(line: string | null, isStillWanted: () => boolean): Promise<boolean> {
  const word = element('div', 'count-word', '');
  const place = element('div', 'count', word, ...(line === null ? [] : [element('p', 'count-line', line)]));
  place.setAttribute('aria-hidden', 'true');
  document.body.append(place);
  try {
    for (const [i, number] of [...copy.count, copy.go].entries()) {
      const shown = element('div', 'count-word', number);
      place.firstElementChild?.replaceWith(shown);
      playEffect(CUES[i] ?? '');
      await wait(BEAT);
      if (!isStillWanted()) return false;
    }
    return true;
  } finally {
    place.remove();
  }
}
