import { soundCopy as copy, installCopy } from '@consorcio/copy/account';
import { useId, useState } from 'react';
import { sound } from '../../audio/index.ts';
import { install, mayInstall } from '../../program/install-offer.ts';
import { LoneButton } from '../../ui/buttons/button.tsx';
import { isLight, setLight } from '../../ui/light-mode.ts';
import css from './account.module.css';

const SWITCHES = [
  ['music', copy.music],
  ['effects', copy.effects],
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
    <fieldset className="grid gap-2 w-full grid-cols-3">
      <legend className="reader-only">{copy.sound}</legend>
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
          <i className="rounded-card relative flex-none" aria-hidden="true" />
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
        <span>{copy.light}</span>
        <i className="rounded-card relative flex-none" aria-hidden="true" />
      </button>
      <p id={note} className={css.note}>
        {copy.lightNote}
      </p>
    </fieldset>
  );
}

/** The game as an app on this device: with a button where the browser offers one, else in words. */
export function InstallSection() {
  const [isOffered, setOffered] = useState(mayInstall);
  const take = (): void => {
    setOffered(false);
    void install();
  };
  return (
    <section className="card" data-gap="3">
      <h2 className="large">{installCopy.title}</h2>
      <p>{isOffered ? installCopy.body : installCopy.how}</p>
      {isOffered && <LoneButton kind="purple" onClick={take} label={installCopy.button} />}
    </section>
  );
}
