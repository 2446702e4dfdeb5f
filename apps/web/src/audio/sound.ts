import { choicesFrom, chosenAlso, type SoundChoices, type SoundSettings, settingsOf } from '@consorcio/audio/settings';
import { kept } from '@consorcio/contract/kept';
import type { EffectOptions, SoundEngine } from './engine.ts';
import type { SoundEvent, SoundListener } from './sound-events.ts';

/** What the player chose on this device. */
export const CHOICES = kept('sound', choicesFrom);

/** What the sound takes from outside; tests pass their own. */
export interface SoundDependencies {
  /** Called inside the player's first gesture: browsers allow a context to play only from there. */
  readonly makeContext: () => AudioContext;
  /** Fetches the engine, which is no part of the first screen. */
  readonly loadEngine: (
    context: AudioContext,
    settings: SoundSettings,
    emit: (event: SoundEvent) => void,
  ) => Promise<SoundEngine>;
  /** 'Modo leve'. */
  readonly isLight: () => boolean;
}

/**
 * The part of the sound that the first screen loads. It records what should play, and at the player's first gesture
 * loads the engine (engine.ts), which plays it. SPEC sections 4, 5 and 9.
 */
export class Sound {
  readonly #dependencies: SoundDependencies;
  readonly #listeners = new Set<SoundListener>();
  #choices: SoundChoices | null = CHOICES.read();
  #context: AudioContext | null = null;
  #engine: SoundEngine | null = null;
  #current: string | null = null;
  /** How many screens hold the sound back. */
  #holds = 0;
  /** Effects requested before the engine was loaded, each once. */
  readonly #waiting = new Map<string, EffectOptions | undefined>();

  constructor(dependencies: SoundDependencies) {
    this.#dependencies = dependencies;
  }

  /** The theme that was asked for last. */
  get current(): string | null {
    return this.#current;
  }

  get settings(): SoundSettings {
    return settingsOf(this.#choices ?? {}, this.#dependencies.isLight());
  }

  /** Stops all sounds and plays a theme (PLAY_BGM). The theme that already plays goes on without a break. */
  playTheme(name: string): void {
    this.#setCurrent(name);
    this.#engine?.playTheme(name);
  }

  /** Plays an effect beside what is heard (PLAY_SFX). */
  playEffect(name: string, options?: EffectOptions): void {
    if (this.#engine !== null) this.#engine.playEffect(name, options);
    else if (this.settings.effects) this.#waiting.set(name, options);
  }

  /** Stops one sound, or everything (STOP). */
  stop(name?: string): void {
    if (name === undefined) this.#waiting.clear();
    else this.#waiting.delete(name);
    if (name === undefined || name === this.#current) this.#setCurrent(null);
    this.#engine?.stop(name);
  }

  /** The player's choice; kept on this device. */
  change(settings: Partial<SoundSettings>): void {
    this.#choices = chosenAlso(this.#choices ?? {}, settings, this.#dependencies.isLight());
    CHOICES.write(this.#choices);
    this.refresh();
  }

  /** To be called in the gesture that switches 'modo leve': what the player chose for that mode is heard. */
  refresh(): void {
    this.#engine?.apply(this.settings);
    this.unlock();
  }

  /** After a logout: stops all sounds. The settings belong to the device and are stored again after it was cleared. */
  leave(): void {
    this.stop();
    if (this.#choices !== null) CHOICES.write(this.#choices);
  }

  /** Adds a listener for all sound events. Returns a function that removes it. */
  listen(listener: SoundListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Fetches nothing for the sound, unless it plays already, until the function is called that is given back. */
  hold(): () => void {
    this.#holds += 1;
    return () => {
      this.#holds -= 1;
    };
  }

  /** To be called inside a gesture of the player: makes the sound audible, or audible again after a call or a film. */
  unlock(): void {
    if (this.#context !== null) {
      if (this.#context.state !== 'running') void this.#context.resume().catch(() => undefined);
      return;
    }
    const settings = this.settings;
    if (this.#holds > 0 || (!settings.music && !settings.effects)) return;
    const context = this.#dependencies.makeContext();
    this.#context = context;
    void context.resume().catch(() => undefined);
    this.#dependencies
      .loadEngine(context, settings, (event) => this.#emit(event))
      .then(
        (engine) => this.#start(engine),
        () => {
          /* The engine could not be loaded: the next gesture tries again. */
          this.#context = null;
          void context.close();
        },
      );
  }

  /** What was asked for before is played now. */
  #start(engine: SoundEngine): void {
    this.#engine = engine;
    this.#emit({ type: 'unlocked' });
    engine.apply(this.settings);
    if (this.#current !== null) engine.playTheme(this.#current);
    for (const [name, options] of this.#waiting) engine.playEffect(name, options);
    this.#waiting.clear();
  }

  #setCurrent(name: string | null): void {
    if (name === this.#current) return;
    this.#current = name;
    this.#emit({ type: 'current', name });
  }

  #emit(event: SoundEvent): void {
    for (const listener of this.#listeners) listener(event);
  }
}
