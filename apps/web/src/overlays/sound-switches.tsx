import { menuOverlay } from '@consorcio/copy/popups';
import { useState } from 'react';
import { sound } from '../audio/index.ts';
import css from './sound-switches.module.css';

const SWITCHES = [
  ['music', menuOverlay.music],
  ['effects', menuOverlay.effects],
] as const;

/** Music and effects, switched apart and remembered on this device. */
export function SoundSwitches() {
  const [settings, setSettings] = useState(sound.settings);
  const change = (name: 'music' | 'effects'): void => {
    sound.change({ [name]: !settings[name] });
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
    </fieldset>
  );
}
