import type { FilterStep, Mono } from '@consorcio/audio';
import { decibels, RATE } from '@consorcio/audio';
import type { OfflineAudioContext } from 'node-web-audio-api';

/** Pieces of a Web Audio graph. */

export function bufferOf(context: OfflineAudioContext, channels: readonly Mono[]): AudioBuffer {
  const buffer = context.createBuffer(channels.length, channels[0]?.length ?? 0, RATE);
  for (const [c, data] of channels.entries()) buffer.copyToChannel(new Float32Array(data), c);
  return buffer;
}

/** Filters one after the other in front of a node; gives the first. */
export function chain(context: OfflineAudioContext, steps: readonly FilterStep[], end: AudioNode): AudioNode {
  let next = end;
  for (const [type, hz, q, gain] of [...steps].reverse()) {
    const node = context.createBiquadFilter();
    node.type = type;
    node.frequency.value = hz;
    if (q !== undefined) node.Q.value = q;
    if (gain !== undefined) node.gain.value = gain;
    node.connect(next);
    next = node;
  }
  return next;
}

/** Nothing is sent below this, in dB. */
const SILENT = -60;

export function send(context: OfflineAudioContext, from: AudioNode, to: AudioNode, db: number): void {
  if (db <= SILENT) return;
  const gain = context.createGain();
  gain.gain.value = decibels(db);
  from.connect(gain);
  gain.connect(to);
}
