import { arcadeCopy as copy } from '@consorcio/copy/arcade';
import { button, element, openPanel } from './dom.ts';

/** Says something went otherwise, with one way on. */
export function showMessage(
  sentence: string,
  way: string = copy.result.toMap,
  heading: string = copy.leaving.heading,
): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      panel.close();
      resolve();
    };
    const panel = openPanel(heading, [
      element('p', 'sentence', sentence),
      element('div', 'buttons', button(way, 'main', done)),
    ]);
  });
}

/** The finished log is here and the server is not: send it again, or leave it for later. */
export function offerAgain([heading, sentence]: readonly [heading: string, sentence: string]): Promise<
  'again' | 'leave'
> {
  return new Promise((resolve) => {
    const choose = (choice: 'again' | 'leave') => (): void => {
      panel.close();
      resolve(choice);
    };
    const panel = openPanel(heading, [
      element('p', 'sentence', sentence),
      element(
        'div',
        'buttons column',
        button(copy.sending.again, 'main', choose('again')),
        button(copy.result.toMap, 'plain', choose('leave')),
      ),
    ]);
  });
}

/** While the log is on its way. */
export function showSending(): { close(): void } {
  return openPanel(copy.result.heading, [element('p', 'sentence', copy.sending.busy)]);
}
