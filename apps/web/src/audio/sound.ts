import type { EffectOptions, SoundEngine } from './engine.ts';
import { hasChosen, keepSettings, readSettings, type SoundSettings } from './settings.ts';
import type { SoundEvent, SoundListener } from './sound-events.ts';

/** The walls of the sound; a test puts its own there. */
export interface SoundDependencies {
  /** Called inside the player's first gesture, because browsers give a context its voice only there. */
  readonly makeContext: () => AudioContext;
  /** Fetches the engine, which is no part of the first screen. */
  readonly loadEngine: (
    context: AudioContext,
    settings: SoundSettings,
    tell: (event: SoundEvent) => void,
  ) => Promise<SoundEngine>;
}

/**
 * The voice of the game, small enough for the first screen. It remembers what is asked for, and at the first gesture
 * fetches the engine (engine.ts) and lets it be heard. SPEC sections 4, 5 and 9.
 */
export class Sound {
  readonly #walls: SoundDependencies;
  readonly #listeners = new Set<SoundListener>();
  #settings = readSettings();
  #hasChosen = hasChosen();
  #context: AudioContext | null = null;
  #engine: SoundEngine | null = null;
  #current: string | null = null;
  /** Effects asked for before they could be heard, each once. */
  readonly #waiting = new Map<string, EffectOptions | undefined>();

  constructor(walls: SoundDependencies) {
    this.#walls = walls;
  }

  /** The theme that was asked for last. */
  get current(): string | null {
    return this.#current;
  }

  get settings(): SoundSettings {
    return this.#settings;
  }

  /** Stops all sounds and plays a theme (PLAY_BGM). The theme that already plays goes on without a break. */
  playTheme(name: string): void {
    this.#setCurrent(name);
    this.#engine?.playTheme(name);
  }

  /** Plays an effect beside what is heard (PLAY_SFX). */
  playEffect(name: string, options?: EffectOptions): void {
    if (this.#engine !== null) this.#engine.playEffect(name, options);
    else if (this.#settings.effects) this.#waiting.set(name, options);
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
    this.#settings = { ...this.#settings, ...settings };
    this.#hasChosen = true;
    keepSettings(this.#settings);
    this.#engine?.apply(this.#settings);
    this.unlock();
  }

  /** The player has left: silence. The choice is the device's, not the player's, and outlives the emptied storage. */
  leave(): void {
    this.stop();
    if (this.#hasChosen) keepSettings(this.#settings);
  }

  /** Calls back at everything that happens; returns the way to stop listening. */
  listen(listener: SoundListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** To be called inside a gesture of the player: makes the sound audible, or audible again after a call or a film. */
  unlock(): void {
    if (this.#context !== null) {
      if (this.#context.state !== 'running') void this.#context.resume().catch(() => undefined);
      return;
    }
    if (!this.#settings.music && !this.#settings.effects) return;
    const context = this.#walls.makeContext();
    this.#context = context;
    void context.resume().catch(() => undefined);
    this.#walls
      .loadEngine(context, this.#settings, (event) => this.#tell(event))
      .then(
        (engine) => this.#start(engine),
        () => {
          /* No engine, no sound: the next gesture tries again. */
          this.#context = null;
          void context.close();
        },
      );
  }

  /** What was asked for before is played now. */
  #start(engine: SoundEngine): void {
    this.#engine = engine;
    this.#tell({ type: 'unlocked' });
    engine.apply(this.#settings);
    if (this.#current !== null) engine.playTheme(this.#current);
    for (const [name, options] of this.#waiting) engine.playEffect(name, options);
    this.#waiting.clear();
  }

  #setCurrent(name: string | null): void {
    if (name === this.#current) return;
    this.#current = name;
    this.#tell({ type: 'current', name });
  }

  #tell(event: SoundEvent): void {
    for (const listener of this.#listeners) listener(event);
  }
}
