/** A sound that was started. */
export interface Played {
  /** Name of the rendered sound, read off its address. */
  readonly file: string;
  readonly offset: number;
  readonly rate: number;
  readonly volume: number;
  readonly loop: readonly [start: number, end: number] | null;
  stoppedAt: number | null;
  end(): void;
}

class FakeParam {
  value = 1;
  readonly ramps: (readonly [value: number, at: number])[] = [];
  cancelScheduledValues(): void {}
  setValueAtTime(value: number): void {
    this.value = value;
  }
  linearRampToValueAtTime(value: number, at: number): void {
    this.ramps.push([value, at]);
  }
}

class FakeGain {
  readonly gain = new FakeParam();
  to: unknown = null;
  connect(to: unknown): void {
    this.to = to;
  }
  disconnect(): void {}
}

interface FakeBuffer {
  readonly file: string;
  readonly duration: number;
  readonly numberOfChannels: 1;
  readonly sampleRate: number;
  getChannelData(): Float32Array;
}

/** An audio context whose sounds are notes in a list: the one wall of the engine's tests. */
export class FakeContext {
  readonly played: Played[] = [];
  readonly gains: FakeGain[] = [];
  readonly destination = {};
  state = 'suspended';
  currentTime = 5;
  duration: (file: string) => number = () => 1;
  decodes = true;

  createGain(): FakeGain {
    const gain = new FakeGain();
    this.gains.push(gain);
    return gain;
  }
  createBufferSource() {
    const { played } = this;
    let level = new FakeGain();
    let note: Played | null = null;
    const source = {
      buffer: null as FakeBuffer | null,
      playbackRate: { value: 1 },
      loop: false,
      loopStart: 0,
      loopEnd: 0,
      onended: null as (() => void) | null,
      connect: (to: FakeGain) => {
        level = to;
      },
      disconnect: () => undefined,
      start: (_when: number, offset: number) => {
        note = {
          file: source.buffer?.file ?? '',
          offset,
          rate: source.playbackRate.value,
          volume: level.gain.value,
          loop: source.loop ? [source.loopStart, source.loopEnd] : null,
          stoppedAt: null,
          end: () => source.onended?.(),
        };
        played.push(note);
      },
      stop: (at: number) => {
        if (note !== null) note.stoppedAt = at;
      },
    };
    return source;
  }
  decodeAudioData(bytes: ArrayBuffer): Promise<FakeBuffer> {
    if (!this.decodes) return Promise.reject(new DOMException('bad', 'EncodingError'));
    const file = new TextDecoder().decode(bytes);
    const channel = new Float32Array(100);
    return Promise.resolve({
      file,
      duration: this.duration(file),
      numberOfChannels: 1,
      sampleRate: 1,
      getChannelData: () => channel,
    });
  }
  resume(): Promise<void> {
    this.state = 'running';
    return Promise.resolve();
  }
  close(): Promise<void> {
    return Promise.resolve();
  }
}
