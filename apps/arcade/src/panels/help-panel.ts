import { arcadeCopy as copy } from '@consorcio/copy/arcade';
import type { GameName } from '@consorcio/minigames';
import { rememberHelp } from '../settings.ts';
import { button, element, openPanel } from './dom.ts';

/** How to play, in three sentences; any way out of it counts as seen. `way` says what the last button leads to. */
export function showHelp(game: GameName, way: 'start' | 'back'): Promise<void> {
  const { help, keys } = copy.games[game];
  return new Promise((resolve) => {
    const done = (): void => {
      panel.close();
      rememberHelp(game);
      resolve();
    };
    const steps = element('ol', 'steps', ...help.map((sentence) => element('li', '', sentence)));
    const hasKeyboard = matchMedia('(hover: hover)').matches;
    const buttons =
      way === 'start'
        ? [button(copy.help.start, 'play', done), button(copy.help.skip, 'plain', done)]
        : [button(copy.help.back, 'main', done)];
    const panel = openPanel(
      copy.help.heading,
      [
        element('p', 'place', copy.games[game].title),
        steps,
        ...(hasKeyboard ? [element('p', 'keys', keys)] : []),
        element('div', 'buttons', ...buttons),
      ],
      done,
    );
    panel.onAnyKey(done);
  });
}
