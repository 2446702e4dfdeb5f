/** What the engine says and schedules, heard from inside the page: the only ears a browser test has. */

export interface Heard {
  readonly type: string;
  readonly name?: string | null;
  readonly message?: string;
}
/** A loop as it was handed to the browser; the seam as this browser plays it. */
export interface LoopSeam {
  readonly loop: boolean;
  /** Seconds from the end of the loop back to its start. */
  readonly round: number;
  /** Rank of the sharpest edge at the seam among the edges of the seconds around it, in percent. */
  readonly edge: number;
  /** Level of the softest 5 ms around the seam against that of the same music without a seam. */
  readonly hole: number;
  /** True if it was stopped or has ended. */
  readonly isOver: boolean;
}

export interface ListeningWindow extends Window {
  heard?: Heard[];
  loops?: { source: AudioBufferSourceNode; isOver: boolean }[];
}

/** Runs in the page, before the first gesture. */
export function listenToSound(): void {
  const page = window as ListeningWindow;
  const heard: Heard[] = [];
  const loops: { source: AudioBufferSourceNode; isOver: boolean }[] = [];
  page.heard = heard;
  page.loops = loops;
  window.addEventListener('sound', (event) => heard.push((event as CustomEvent<Heard>).detail));
  const make = BaseAudioContext.prototype.createBufferSource;
  BaseAudioContext.prototype.createBufferSource = function (this: BaseAudioContext) {
    const source = make.call(this);
    const start = source.start.bind(source);
    const stop = source.stop.bind(source);
    const kept = { source, isOver: false };
    source.start = (...args: [when?: number, offset?: number]) => {
      if (source.loop) loops.push(kept);
      start(...args);
    };
    source.stop = (when) => {
      kept.isOver = true;
      stop(when);
    };
    return source;
  };
}

/** Runs in the page: was this sound played? */
export function hasPlayed(type: string, name: string): boolean {
  const { heard = [] } = window as ListeningWindow;
  return heard.some((event) => event.type === type && event.name === name);
}

/** Runs in the page: names of what was heard of a kind, in order. */
export const soundNames = (type: string): (string | null | undefined)[] =>
  ((window as ListeningWindow).heard ?? []).filter((event) => event.type === type).map((event) => event.name);

/** Runs in the page: the developer messages. */
export const soundProblems = (): (string | undefined)[] =>
  ((window as ListeningWindow).heard ?? []).filter(({ type }) => type === 'problem').map(({ message }) => message);

/**
 * Runs in the page: plays the last loop over its seam into memory, as this browser decoded and loops it, and looks at
 * what comes out.
 */
export async function measureLoopSeam(): Promise<LoopSeam | null> {
  const kept = (window as ListeningWindow).loops?.at(-1);
  const buffer = kept?.source.buffer ?? null;
  if (kept === undefined || buffer === null) return null;
  const { source } = kept;
  const rate = buffer.sampleRate;
  const SIDE = 1;
  const offline = new OfflineAudioContext(1, 2 * SIDE * rate, rate);
  const copy = offline.createBufferSource();
  copy.buffer = buffer;
  copy.loop = source.loop;
  copy.loopStart = source.loopStart;
  copy.loopEnd = source.loopEnd;
  copy.connect(offline.destination);
  copy.start(0, source.loopEnd - SIDE);
  const played = (await offline.startRendering()).getChannelData(0);
  const at = (data: Float32Array, i: number): number => data[i] ?? 0;
  const seam = SIDE * rate;
  const block = Math.round(0.002 * rate);
  const edges: number[] = [];
  for (let from = 1; from + block < played.length - 1; from += block) {
    let sharpest = 0;
    for (let i = from; i < from + block; i += 1)
      sharpest = Math.max(sharpest, Math.abs(at(played, i + 1) - 2 * at(played, i) + at(played, i - 1)));
    edges.push(sharpest);
  }
  const place = Math.floor((seam - 1) / block);
  const sharpest = Math.max(...edges.slice(place - 1, place + 2));
  /* In the file the music goes on past the loop's end for the length of the padding: that is how it sounds unlooped. */
  const plain = new OfflineAudioContext(1, 2 * SIDE * rate, rate);
  const straight = plain.createBufferSource();
  straight.buffer = buffer;
  straight.connect(plain.destination);
  straight.start(0, source.loopEnd - SIDE);
  const unlooped = (await plain.startRendering()).getChannelData(0);
  const window5 = Math.round(0.005 * rate);
  const level = (data: Float32Array, from: number): number => {
    let power = 0;
    for (let i = from; i < from + window5; i += 1) power += at(data, i) ** 2;
    return Math.sqrt(power / window5) + 1e-6;
  };
  let hole = Number.POSITIVE_INFINITY;
  for (let k = -8; k < 8; k += 1)
    hole = Math.min(hole, level(played, seam + k * window5) / level(unlooped, seam + k * window5));
  return {
    loop: source.loop,
    round: source.loopEnd - source.loopStart,
    edge: (100 * edges.filter((one) => one < sharpest).length) / edges.length,
    hole,
    isOver: kept.isOver,
  };
}
