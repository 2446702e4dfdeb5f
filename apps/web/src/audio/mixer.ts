import { MASTER_VOLUME } from '@consorcio/audio/settings';
import type { SoundFile } from './sound-files.ts';

/** Seconds in which a stopped sound fades, so that it does not click. */
const FADE = 0.06;
/** How far the music steps back for some effects (6 dB), and the seconds that it takes down and up again. */
const DUCKED = 0.5;
const DUCK_DOWN = 0.08;
const DUCK_UP = 0.4;

export interface Voice {
  /** Fades and ends. */
  stop(): void;
}

interface EffectLevels {
  readonly rate: number;
  readonly volume: number;
  readonly doesDuck: boolean;
}

/** Two buses, music and effects, under one master volume. */
export class Mixer {
  readonly #context: AudioContext;
  readonly #music: GainNode;
  readonly #effects: GainNode;
  #ducking = 0;

  constructor(context: AudioContext) {
    this.#context = context;
    const master = context.createGain();
    master.gain.value = MASTER_VOLUME;
    master.connect(context.destination);
    this.#music = context.createGain();
    this.#effects = context.createGain();
    this.#music.connect(master);
    this.#effects.connect(master);
  }

  playTheme(file: SoundFile): Voice {
    return this.#play(file, { bus: this.#music, rate: 1, volume: 1 });
  }

  /** `onEnd` is called once, however the effect ends. An effect never loops. */
  playEffect(file: SoundFile, { rate, volume, doesDuck }: EffectLevels, onEnd: () => void): Voice {
    if (doesDuck) this.#duck(1);
    return this.#play({ ...file, loop: null }, { bus: this.#effects, rate, volume }, () => {
      if (doesDuck) this.#duck(-1);
      onEnd();
    });
  }

  #play({ buffer, start, loop }: SoundFile, { bus, rate, volume }: PlayOptions, onEnd?: () => void): Voice {
    const source = this.#context.createBufferSource();
    const level = this.#context.createGain();
    source.buffer = buffer;
    source.playbackRate.value = rate;
    level.gain.value = volume;
    if (loop !== null) {
      source.loop = true;
      source.loopStart = loop.start;
      source.loopEnd = loop.end;
    }
    source.connect(level);
    level.connect(bus);
    source.onended = () => {
      source.disconnect();
      level.disconnect();
      onEnd?.();
    };
    source.start(0, start);
    return {
      stop: () => {
        const now = this.#context.currentTime;
        level.gain.cancelScheduledValues(now);
        level.gain.setValueAtTime(volume, now);
        level.gain.linearRampToValueAtTime(0, now + FADE);
        source.stop(now + FADE);
      },
    };
  }

  /** Lowers the music while at least one ducking effect plays. */
  #duck(change: 1 | -1): void {
    this.#ducking += change;
    const isDown = this.#ducking > 0;
    if (isDown !== this.#ducking - change > 0) {
      const now = this.#context.currentTime;
      const { gain } = this.#music;
      gain.cancelScheduledValues(now);
      gain.setValueAtTime(gain.value, now);
      gain.linearRampToValueAtTime(isDown ? DUCKED : 1, now + (isDown ? DUCK_DOWN : DUCK_UP));
    }
  }
}

interface PlayOptions {
  readonly bus: GainNode;
  readonly rate: number;
  readonly volume: number;
}
