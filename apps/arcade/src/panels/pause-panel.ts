import { arcadeCopy as copy } from '@consorcio/copy/arcade';
import type { GameName } from '@consorcio/minigames';
import { PACES, pace, setPace } from '../settings.ts';
import { button, element, openPanel } from './dom.ts';
import { showHelp } from './help-panel.ts';

/** The pause: the field is covered, so that it is no time to think. Resolves with what the player wants. */
export function showPause(game: GameName): Promise<'resume' | 'give-up'> {
  return new Promise((resolve) => {
    const choose = (choice: 'resume' | 'give-up') => (): void => {
      panel.close();
      resolve(choice);
    };
    const help = async (): Promise<void> => {
      panel.close();
      await showHelp(game, 'back');
      resolve(await showPause(game));
    };
    const panel = openPanel(
      copy.pause.heading,
      [
        element(
          'div',
          'buttons column',
          button(copy.pause.resume, 'main', choose('resume')),
          button(copy.pause.help, 'plain', () => void help()),
        ),
        paceChoice(),
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

/** RITMO: the same ticks, shown slower, for everyone. GAMES 6.2. */
function paceChoice(): HTMLElement {
  const buttons = PACES.map((percent) => {
    const made = button(copy.pause.paceOf(percent), 'plain', () => {
      setPace(percent);
      for (const other of buttons) other.setAttribute('aria-pressed', String(other === made));
    });
    made.setAttribute('aria-pressed', String(pace() === percent));
    return made;
  });
  const group = element('div', 'pace', element('span', 'label', copy.pause.pace), ...buttons);
  group.setAttribute('role', 'group');
  group.setAttribute('aria-label', copy.pause.pace);
  return group;
}
