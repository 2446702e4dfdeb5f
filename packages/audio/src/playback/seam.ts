/** Where a loop begins and ends in its file, in seconds. */
export interface LoopPoints {
  readonly loopStart: number;
  readonly loopEnd: number;
}

/** Seconds before the end of the loop in which it melts into the copy that lies before its beginning. */
const MELT = 0.03;

/**
 * What a player does once after decoding a loop, in place. A lossy codec never returns the two ends of a loop exactly
 * alike: afterwards the jump from loopEnd to loopStart is the jump between two neighbouring samples of the decoded
 * sound. `rate` is that of the decoded channels.
 */
export function healSeam(channels: readonly Float32Array[], { loopStart, loopEnd }: LoopPoints, rate: number): void {
  const from = Math.round(loopStart * rate);
  const to = Math.round(loopEnd * rate);
  const length = Math.round(MELT * rate);
  for (const data of channels) {
    for (let i = 0; i < length; i++) {
      const share = 0.5 - 0.5 * Math.cos((Math.PI * (i + 1)) / length);
      const here = to - length + i;
      data[here] = (data[here] ?? 0) * (1 - share) + (data[from - length + i] ?? 0) * share;
    }
  }
}
