import { BEAT, FIRST_BEAT, LENGTH, TRACK_ADDRESS } from '@consorcio/audio/dancer-track';
import { MASTER_VOLUME } from '@consorcio/audio/settings';
import { TICK_RATE } from '@consorcio/minigames/input-log';
import { MOST_TICKS_A_FRAME } from '../../loop/loop.ts';
import { isTestTime } from '../../loop/page-clock.ts';
import { PageTickClock } from '../../loop/tick-clock.ts';
import { stopMusic } from '../../page/host-bridge.ts';
import { isMusicWanted } from '../../page/settings.ts';

/** The track steps back for a beat when a note is missed (GAMES section 4), and the seconds that it takes to. */
const DUCKED = 0.9;
const RAMP = 0.05;
/** Seconds by which a decoded track may be longer than it says without being shifted. */
const EXACT = 0.001;
/** Share of what it is off that the ticks move towards the track each picture. */
const PULL = 0.1;

/** Ticks that follow the track's own clock, and the page's when the sound is blocked, muted or late. GAMES section 4. */
export class TrackClock extends PageTickClock {
  readonly #pace: () => number;
  readonly #audio: AudioContext | null = makeContext();
  readonly #track: Promise<AudioBuffer | null>;
  #source: AudioBufferSourceNode | null = null;
  #volume: GainNode | null = null;
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

  /** A note was missed: the track steps back for a beat. */
  duck(): void {
    if (this.#audio === null || this.#volume === null) return;
    const { gain } = this.#volume;
    const now = this.#audio.currentTime;
    gain.cancelScheduledValues(now);
    gain.setTargetAtTime(MASTER_VOLUME * DUCKED, now, RAMP);
    gain.setTargetAtTime(MASTER_VOLUME, now + BEAT / this.#pace(), RAMP);
  }

  async #load(): Promise<AudioBuffer | null> {
    if (this.#audio === null) return null;
    try {
      const response = await fetch(TRACK_ADDRESS);
      return await this.#audio.decodeAudioData(await response.arrayBuffer());
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
    const surplus = buffer.duration - LENGTH;
    const firstBeat = FIRST_BEAT + (surplus > EXACT ? surplus : 0);
    source.start(0, firstBeat + Math.max(0, tick) / TICK_RATE);
    this.#source = source;
    this.#volume = volume;
    this.#from = { tick, seconds: audio.currentTime };
  }

  #silence(): void {
    this.#source?.stop();
    this.#source?.disconnect();
    this.#source = null;
    this.#volume = null;
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

/** Safari: be silent with the ringer, and let other apps play on. */
interface AudioSession {
  type: string;
}

/** None where the music is off: the dance then follows the page's clock. */
function makeContext(): AudioContext | null {
  if (isTestTime() || !isMusicWanted()) return null;
  const { audioSession } = navigator as Navigator & { readonly audioSession?: AudioSession };
  if (audioSession !== undefined) audioSession.type = 'ambient';
  return new AudioContext({ latencyHint: 'interactive' });
}
