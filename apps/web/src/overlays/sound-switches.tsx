import { menuOverlay } from '@consorcio/copy/popups';
import { useState } from 'react';
import { sound } from '../audio/index.ts';
import { classNames } from '../ui/class-names.ts';
import { isLight, setLight } from '../ui/light-mode.ts';
import css from './sound-switches.module.css';

const SWITCHES = [
  ['music', menuOverlay.music],
  ['effects', menuOverlay.effects],
] as const;

/** Music and effects, switched apart, and 'modo leve', in which music is off until it is switched on there; all remembered on this device. */
export function SoundSwitches() {
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
        className={classNames(css.switch, css.light)}
        onClick={changeLight}
      >
        <span>
          {menuOverlay.light}
          <small>{menuOverlay.lightNote}</small>
        </span>
        <i aria-hidden="true" />
      </button>
    </fieldset>
  );
}
