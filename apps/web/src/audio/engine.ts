import { sounds } from '@consorcio/audio/media';
import type { SoundSettings } from '@consorcio/audio/settings';
import { cueAt, DUCKING, isEffectTag, isMusicTag, MUSIC } from '@consorcio/audio/tags';
import { NOT_REGISTERED } from './developer-messages.ts';
import { Mixer, type Voice } from './mixer.ts';
import type { SoundEvent } from './sound-events.ts';
import { SoundFiles } from './sound-files.ts';

export interface EffectOptions {
  /** Factor on its speed, and with it on its pitch. */
  readonly rate?: number;
  /** Place in the ladder of the cue, from 0. */
  readonly step?: number;
  /** Factor on its level, at most 1. */
  readonly volume?: number;
}

export interface SoundEngine {
  playTheme(name: string): void;
  playEffect(name: string, options?: EffectOptions): void;
  stop(name?: string): void;
  apply(settings: SoundSettings): void;
}

/** Slowest and fastest that a frame may ask for. */
const RATES = { least: 0.25, most: 4 } as const;
interface Playing {
  readonly name: string;
  readonly voice: Voice;
}

/** Plays what is asked for on one audio context. One theme at a time, effects beside it. */
class Engine implements SoundEngine {
  readonly #mixer: Mixer;
  readonly #files: SoundFiles;
  readonly #emit: (event: SoundEvent) => void;
  #settings: SoundSettings;
  /** The theme asked for, heard or not. */
  #theme: string | null = null;
  #themeVoice: Voice | null = null;
  /** Counts the themes begun: a file that comes after another theme was asked for is not played. */
  #turn = 0;
  readonly #effects = new Set<Playing>();
  /** Names stopped while their files were under way: they stay silent. */
  #stops = 0;
  readonly #stoppedAt = new Map<string, number>();
  #allStoppedAt = 0;

  constructor(mixer: Mixer, files: SoundFiles, settings: SoundSettings, emit: (event: SoundEvent) => void) {
    this.#mixer = mixer;
    this.#files = files;
    this.#settings = settings;
    this.#emit = emit;
  }

  playTheme(name: string): void {
    const found = findSound(name);
    if (found === null) this.#problem(NOT_REGISTERED);
    else if (this.#theme === name && isLoop(found.sound)) this.#stopEffects();
    else {
      this.stop();
      this.#theme = name;
      if (this.#settings.music) this.#startTheme(name, found.sound);
    }
  }

  playEffect(name: string, { rate = 1, step, volume = 1 }: EffectOptions = {}): void {
    const found = findSound(name, step);
    if (found === null) {
      this.#problem(NOT_REGISTERED);
      return;
    }
    if (!this.#settings.effects) return;
    const asked = this.#stops;
    const levels = {
      rate: Math.min(RATES.most, Math.max(RATES.least, rate * found.rate)),
      volume: found.volume * Math.min(1, Math.max(0, volume)),
      doesDuck: DUCKING.some((tag) => tag === name),
    };
    this.#files.load(found.sound).then(
      (file) => {
        const stopped = Math.max(this.#allStoppedAt, this.#stoppedAt.get(name) ?? 0);
        if (stopped > asked || !this.#settings.effects) return;
        const voice = this.#mixer.playEffect(file, levels, () => this.#effects.delete(playing));
        const playing: Playing = { name, voice };
        this.#effects.add(playing);
        this.#emit({ type: 'effect', name });
      },
      (error: unknown) => this.#problem(messageOf(error)),
    );
  }

  stop(name?: string): void {
    if (name === undefined || name === this.#theme) this.#stopTheme();
    this.#stopEffects(name);
    this.#emit({ type: 'stop', name: name ?? null });
  }

  apply(settings: SoundSettings): void {
    const before = this.#settings;
    this.#settings = settings;
    if (!settings.effects) this.#stopEffects();
    const theme = this.#theme;
    if (settings.music && !before.music && theme !== null) {
      const found = findSound(theme);
      if (found !== null && isLoop(found.sound)) this.#startTheme(theme, found.sound);
    } else if (!settings.music && before.music) {
      this.#stopTheme();
      this.#theme = theme;
    }
  }

  #startTheme(name: string, sound: string): void {
    this.#turn += 1;
    const turn = this.#turn;
    this.#files.load(sound).then(
      (file) => {
        if (turn !== this.#turn) return;
        this.#themeVoice = this.#mixer.playTheme(file);
        this.#emit({ type: 'theme', name });
      },
      (error: unknown) => {
        this.#problem(messageOf(error));
        /* Forgotten, so that the next request tries again. */
        if (turn === this.#turn) this.#theme = null;
      },
    );
  }

  #stopTheme(): void {
    this.#turn += 1;
    this.#themeVoice?.stop();
    this.#themeVoice = null;
    this.#theme = null;
  }

  #stopEffects(name?: string): void {
    this.#stops += 1;
    if (name === undefined) this.#allStoppedAt = this.#stops;
    else this.#stoppedAt.set(name, this.#stops);
    for (const playing of this.#effects) {
      if (name !== undefined && playing.name !== name) continue;
      playing.voice.stop();
      this.#effects.delete(playing);
    }
  }

  #problem(message: string): void {
    this.#emit({ type: 'problem', message });
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export function startEngine(
  context: AudioContext,
  settings: SoundSettings,
  emit: (event: SoundEvent) => void,
): SoundEngine {
  return new Engine(new Mixer(context), new SoundFiles(context), settings, emit);
}

const byName = new Map(sounds.map((sound) => [sound.name, sound]));
const isLoop = (sound: string): boolean => byName.get(sound)?.loopEnd !== undefined;

interface Registered {
  readonly sound: string;
  readonly rate: number;
  readonly volume: number;
}

/** Looks a name up in the two tables, music first. SPEC section 5. */
function findSound(name: string, step?: number): Registered | null {
  if (isMusicTag(name)) return { sound: MUSIC[name], rate: 1, volume: 1 };
  if (!isEffectTag(name)) return null;
  const { effect, up = 0, volume = 1 } = cueAt(name, step);
  return { sound: effect, rate: 2 ** (up / 12), volume };
}
