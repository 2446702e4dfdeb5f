import { arcadeCopy as copy } from '@consorcio/copy/arcade';
import { isOneSwitch, PACES, pace, RESTS, setOneSwitch, setPace, setSwitchRest, switchRest } from '../page/settings.ts';
import { button, element } from './dom.ts';

/** Buttons of which one is pressed. */
function choice<Value>(
  label: string,
  values: readonly Value[],
  words: (value: Value) => string,
  current: Value,
  choose: (value: Value) => void,
): HTMLElement {
  const buttons = values.map((value) => {
    const made = button(words(value), 'plain', () => {
      choose(value);
      for (const other of buttons) other.setAttribute('aria-pressed', String(other === made));
    });
    made.setAttribute('aria-pressed', String(value === current));
    return made;
  });
  const group = element('div', 'pace', element('span', 'label', label), ...buttons);
  group.setAttribute('role', 'group');
  group.setAttribute('aria-label', label);
  return group;
}

/** RITMO: the same ticks, shown slower, for everyone. GAMES 6.2. */
export const paceChoice = (): HTMLElement => choice(copy.pause.pace, PACES, copy.pause.paceOf, pace(), setPace);

/** One switch on or off, and how long the mark rests. GAMES 6.4. */
export function switchChoice(): HTMLElement {
  const rests = choice(
    copy.settings.rest,
    RESTS,
    (rest) => copy.settings.restOf(rest / 1000),
    RESTS.find((rest) => rest === switchRest()) ?? RESTS[1],
    setSwitchRest,
  );
  const toggle = element('input', '');
  toggle.type = 'checkbox';
  toggle.checked = isOneSwitch();
  rests.hidden = !toggle.checked;
  toggle.addEventListener('change', () => {
    setOneSwitch(toggle.checked);
    rests.hidden = !toggle.checked;
  });
  const words = element('span', '', copy.settings.oneSwitch, element('small', '', copy.settings.oneSwitchNote));
  return element('div', 'switch', element('label', '', toggle, words), rests);
}
