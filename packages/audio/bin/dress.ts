import { decibels, type Effect, fadeEdges, hall, type Mono, RATE, samplePeak, samples } from '@consorcio/audio';
import { OfflineAudioContext } from 'node-web-audio-api';
import { bufferOf } from './graph.ts';

/** Seconds of ringing and of fading unless told; Hz above which the effects' room swallows. */
const TAIL = 0.35;
const FADE = 0.08;
const DARK = 6500;
/** Shortest answer of that room, in seconds. */
const SHORTEST_ROOM = 0.3;

/** Places the layers of an effect and gives them a little room. */
export async function dress({ layers, room, seconds, tail = TAIL, fade = FADE }: Effect): Promise<Mono[]> {
  const placed = layers();
  const end = seconds ?? Math.max(...placed.map(([data, , at = 0]) => at + data.length / RATE)) + tail;
  const context = new OfflineAudioContext(2, samples(end), RATE);
  const out = context.createBiquadFilter();
  out.type = 'highpass';
  out.frequency.value = 45;
  out.connect(context.destination);
  const space = context.createConvolver();
  space.normalize = false;
  space.buffer = bufferOf(context, hall({ seconds: Math.max(SHORTEST_ROOM, tail), dark: DARK, seed: 'palco' }));
  space.connect(out);
  const send = context.createGain();
  send.gain.value = decibels(room);
  send.connect(space);
  for (const [data, gain = 1, at = 0, pan = 0] of placed) {
    const source = context.createBufferSource();
    const fader = context.createGain();
    const side = context.createStereoPanner();
    source.buffer = bufferOf(context, [data]);
    fader.gain.value = gain;
    side.pan.value = pan;
    source.connect(fader);
    fader.connect(side);
    side.connect(out);
    side.connect(send);
    source.start(at);
  }
  const sound = await context.startRendering();
  const sides = [0, 1].map((c) => sound.getChannelData(c).slice());
  const length = seconds === undefined ? audible(sides) : samples(end);
  return sides.map((data) => fadeEdges(data.slice(0, length), 0.0005, Math.min(fade, length / RATE / 4)));
}

/** 55 dB below the peak. */
const FLOOR = 0.0018;

/** Samples until the sound falls below the floor for good, plus a moment to fade. */
function audible(sides: readonly Mono[]): number {
  const floor = samplePeak(sides) * FLOOR;
  const last = Math.max(...sides.map((data) => data.findLastIndex((x) => Math.abs(x) > floor)));
  return Math.min(sides[0]?.length ?? 0, last + samples(0.06));
}
