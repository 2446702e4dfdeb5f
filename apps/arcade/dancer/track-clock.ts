import { TICK_RATE } from '@consorcio/minigames/input-log';
import { isTestTime } from '../src/clock.ts';
import { stopMusic } from '../src/host-bridge.ts';
import { MOST_TICKS_A_FRAME } from '../src/loop.ts';
import { PlainClock } from '../src/tick-clock.ts';
import trackAddress from './dancer.opus?url';

/** Seconds of the file before beat 0: it holds the end of the loop first, so that it can be looped. */
const TRACK_OFFSET = 0.1;
/** SPEC section 9. */
const MASTER_VOLUME = 0.1;
/** Share of what it is off that the ticks move towards the track each picture. */
const PULL = 0.1;

/** Ticks that follow the track's own clock, and the page's when the sound is blocked, muted or late. GAMES section 4. */
export class TrackClock extends PlainClock {
  readonly #pace: () => number;
  readonly #audio: AudioContext | null = isTestTime() ? null : new AudioContext({ latencyHint: 'interactive' });
  readonly #track: Promise<AudioBuffer | null>;
  #source: AudioBufferSourceNode | null = null;
  /** Tick and time of the audio's clock at which the track was started. */
  #from = { tick: 0, seconds: 0 };
  #isStopped = true;

  constructor(pace: () => number) {
    super(pace);
    this.#pace = pace;
    this.#track = this.#load();
    stopMusic();
    window.addEventListener('pointerdown', () => void this.#audio?.resume());
    window.addEventListener('keydown', () => void this.#audio?.resume());
  }

  override start(tick: number, time: number): void {
    super.start(tick, time);
    this.#isStopped = false;
    void this.#track.then(() => this.#play());
  }

  override stop(): void {
    this.#isStopped = true;
    this.#silence();
  }

  /** The track is stopped and started again at the tick's place when the game has fallen behind. */
  override moveBack(tick: number, time: number): void {
    super.moveBack(tick, time);
    this.#silence();
  }

  override follow(time: number): void {
    if (this.#source === null) {
      void this.#track.then(() => this.#play());
      return;
    }
    const heard = this.#heardAt(time);
    if (heard === null) return;
    const off = heard - this.positionAt(time);
    if (Math.abs(off) > MOST_TICKS_A_FRAME * 4) this.#silence();
    else this.nudge(off * PULL);
  }

  async #load(): Promise<AudioBuffer | null> {
    try {
      const response = await fetch(trackAddress);
      return (await this.#audio?.decodeAudioData(await response.arrayBuffer())) ?? null;
    } catch {
      // A dance without its track is still a dance: the notes fall by the page's clock.
      return null;
    }
  }

  async #play(): Promise<void> {
    const audio = this.#audio;
    const buffer = await this.#track;
    if (audio === null || buffer === null || this.#isStopped || this.#source !== null) return;
    if (audio.state !== 'running') return;
    const tick = this.positionAt(performance.now());
    const source = audio.createBufferSource();
    const volume = audio.createGain();
    volume.gain.value = MASTER_VOLUME;
    source.buffer = buffer;
    source.playbackRate.value = this.#pace();
    source.connect(volume).connect(audio.destination);
    source.start(0, TRACK_OFFSET + Math.max(0, tick) / TICK_RATE);
    this.#source = source;
    this.#from = { tick, seconds: audio.currentTime };
  }

  #silence(): void {
    this.#source?.stop();
    this.#source?.disconnect();
    this.#source = null;
  }

  /** The tick that is heard at a time of the page; null while the audio's clock stands. */
  #heardAt(time: number): number | null {
    const audio = this.#audio;
    if (audio === null || audio.state !== 'running') return null;
    const { contextTime = 0, performanceTime = 0 } = audio.getOutputTimestamp();
    if (performanceTime === 0) return null;
    const seconds = contextTime + (time - performanceTime) / 1000 - this.#from.seconds;
    return this.#from.tick + seconds * TICK_RATE * this.#pace();
  }
}
