import { arcadeCopy as copy } from '@consorcio/copy/arcade';
import { TICK_RATE } from '@consorcio/minigames';
import { isTestTime, nextFrame, now, timeOf } from '../loop/page-clock.ts';
import { setDancerCalibration } from '../page/settings.ts';
import { CLICK_EVERY, CLICKS, calibrationOf } from './calibration.ts';
import { button, element, openPanel } from './dom.ts';

/** Milliseconds before the first click, and how long one lights up. */
const LEAD = 900;
const LIT = 140;
/** SPEC section 9, and the click's own sound. */
const VOLUME = 0.1;
const HERTZ = 1320;
const CLICK_SECONDS = 0.05;

/** 'Ajustar o ritmo': eight clicks, a tap with each; what is found holds from the next run. GAMES section 4. */
export function showCalibration(): Promise<void> {
  return new Promise((resolve) => {
    const audio = isTestTime() ? null : new AudioContext({ latencyHint: 'interactive' });
    const line = element('p', 'sentence', copy.calibration.how(CLICKS));
    const lights = Array.from({ length: CLICKS }, () => element('span', ''));
    const pad = button(copy.calibration.tap, 'play', () => {});
    pad.classList.add('tap-pad');
    pad.hidden = true;
    let clicks: number[] = [];
    let taps: number[] = [];
    let isOpen = true;
    let found: number | null = null;

    const tap = (event: Event): void => {
      if (pad.hidden) return;
      event.preventDefault();
      taps.push(timeOf(event));
    };
    const begin = (): void => {
      void audio?.resume();
      const from = now() + LEAD;
      clicks = Array.from({ length: CLICKS }, (_, i) => from + i * CLICK_EVERY);
      taps = [];
      if (audio !== null) for (const click of clicks) sound(audio, (click - now()) / 1000);
      line.textContent = copy.calibration.how(CLICKS);
      pad.hidden = false;
      keep.hidden = true;
      beginButton.hidden = true;
      pad.focus({ preventScroll: true });
      follow();
    };
    const follow = (): void => {
      if (!isOpen) return;
      const time = now();
      for (const [i, light] of lights.entries()) {
        const age = time - (clicks[i] ?? 0);
        light.className = age < 0 ? '' : age < LIT ? 'now' : 'done';
      }
      if (time < (clicks.at(-1) ?? 0) + CLICK_EVERY) nextFrame(follow);
      else tellFound();
    };
    const tellFound = (): void => {
      found = calibrationOf(clicks, taps);
      pad.hidden = true;
      beginButton.hidden = false;
      beginButton.textContent = copy.calibration.again;
      keep.hidden = found === null;
      line.textContent =
        found === null ? copy.calibration.few : copy.calibration.found(Math.round((found * 1000) / TICK_RATE));
      (found === null ? beginButton : keep).focus({ preventScroll: true });
    };
    const done = (): void => {
      isOpen = false;
      void audio?.close();
      panel.close();
      resolve();
    };
    const keep = button(copy.calibration.keep, 'main', () => {
      if (found !== null) setDancerCalibration(found);
      done();
    });
    keep.hidden = true;
    const beginButton = button(copy.calibration.begin, 'play', begin);
    pad.addEventListener('pointerdown', tap);
    const panel = openPanel(
      copy.calibration.heading,
      [
        line,
        element('div', 'calm-dots', ...lights),
        pad,
        element('div', 'buttons column', keep, beginButton, button(copy.help.back, 'plain', done)),
      ],
      done,
      'veil cover',
    );
    panel.onKey(tap);
  });
}

/** One click of the metronome, a number of seconds from now. */
function sound(audio: AudioContext, seconds: number): void {
  const at = audio.currentTime + Math.max(0, seconds);
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = HERTZ;
  volume.gain.setValueAtTime(VOLUME, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + CLICK_SECONDS);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + CLICK_SECONDS);
}
