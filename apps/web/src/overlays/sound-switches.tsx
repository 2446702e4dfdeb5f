import { menuOverlay } from '@consorcio/copy/popups';
import { useId, useState } from 'react';
import { sound } from '../audio/index.ts';
import { isLight, setLight } from '../ui/light-mode.ts';
import css from './sound-switches.module.css';

const SWITCHES = [
  ['music', menuOverlay.music],
  ['effects', menuOverlay.effects],
] as const;

/** Music and effects, switched apart, and 'modo leve', in which music is off until it is switched on there; all remembered on this device. */
export function SoundSwitches() {
  const note = useId();
  const [settings, setSettings] = useState(sound.settings);
  const change = (name: 'music' | 'effects'): void => {
    sound.change({ [name]: !settings[name] });
    setSettings(sound.settings);
  };
  const [isLightOn, setLightOn] = useState(isLight);
  const changeLight = (): void => {
    setLight(!isLightOn);
    setLightOn(!isLightOn);
    sound.refresh();
    setSettings(sound.settings);
  };
  return (
    <fieldset className={css.switches}>
      <legend className="reader-only">{menuOverlay.sound}</legend>
      {SWITCHES.map(([name, label]) => (
        <button
          key={name}
          type="button"
          role="switch"
          aria-checked={settings[name]}
          className={css.switch}
          onClick={() => change(name)}
        >
          <span>{label}</span>
          <i aria-hidden="true" />
        </button>
      ))}
      <button
        type="button"
        role="switch"
        aria-checked={isLightOn}
        aria-describedby={note}
        className={css.switch}
        onClick={changeLight}
      >
        <span>{menuOverlay.light}</span>
        <i aria-hidden="true" />
      </button>
      <p className={css.note} aria-hidden="true">
        {menuOverlay.lightNote}
      </p>
      <p id={note} className="reader-only">
        {menuOverlay.lightNote}
      </p>
    </fieldset>
  );
}
