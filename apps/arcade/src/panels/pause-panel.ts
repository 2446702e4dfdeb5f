import { arcadeCopy as copy } from '@consorcio/copy/arcade';
import type { Game } from '@consorcio/minigames';
import type { Sprites } from '../canvas/sprites.ts';
import { showCalibration } from '../games/dancer/calibration-panel.ts';
import type { Gesture } from '../page/game-view.ts';
import { button, element, openPanel } from './dom.ts';
import { showHelp } from './help-panel.ts';
import { paceChoice, switchChoice } from './settings-choices.ts';

/** The pause: the field is covered, so that it is no time to think. Resolves with what the player wants. */
export function showPause(game: Game, sprites: Sprites, gesture: Gesture = []): Promise<'resume' | 'give-up'> {
  return new Promise((resolve) => {
    const choose = (choice: 'resume' | 'give-up') => (): void => {
      panel.close();
      resolve(choice);
    };
    const detour = (show: () => Promise<void>) => async (): Promise<void> => {
      panel.close();
      await show();
      resolve(await showPause(game, sprites, gesture));
    };
    const help = detour(() => showHelp(game, sprites, gesture));
    const calibrate = detour(showCalibration);
    const panel = openPanel(
      copy.pause.heading,
      [
        element(
          'div',
          'buttons column',
          button(copy.pause.resume, 'main', choose('resume')),
          button(copy.pause.help, 'plain', () => void help()),
          ...(game === 'dancer' ? [button(copy.settings.calibrate, 'plain', () => void calibrate())] : []),
        ),
        paceChoice(),
        switchChoice(),
        element(
          'div',
          'buttons column',
          button(copy.pause.giveUp, 'plain', choose('give-up')),
          element('p', 'note', copy.pause.giveUpNote),
        ),
      ],
      choose('resume'),
      'veil cover',
    );
  });
}
