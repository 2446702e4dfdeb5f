import { decibels, type FilterStep, hall, type Mono, type Piece, RATE, type Room, type Track } from '@consorcio/audio';
import { OfflineAudioContext } from 'node-web-audio-api';
import { bufferOf, chain, send } from './graph.ts';

/** Phones and laptops have no deep bass: a little less of it, a little more air, on every piece. */
const TONE: readonly FilterStep[] = [
  ['lowshelf', 95, 0.7, -3],
  ['highshelf', 4200, 0.7, 2.5],
];
const RUMBLE: FilterStep = ['highpass', 32, 0.7];
const ROOM: Room = { seconds: 1.1, dark: 5200 };
/** dB of a part that the room gets unless told. */
const ROOM_SEND = -14;

/** The mixing desk: each part through its own filters and fader, with the echo and the room of the piece. */
export async function mix(piece: Piece, tracks: readonly Track[], length: number): Promise<Mono[]> {
  const context = new OfflineAudioContext(2, length, RATE);
  const out = chain(context, [RUMBLE, ...(piece.tone ?? TONE)], context.destination);
  const room = context.createConvolver();
  room.normalize = false;
  room.buffer = bufferOf(context, hall(piece.room ?? ROOM));
  room.connect(out);
  const echo = echoOf(context, piece, out, room);
  for (const { settings, left, right, fader: db } of tracks) {
    const source = context.createBufferSource();
    source.buffer = bufferOf(context, [left, right]);
    const fader = context.createGain();
    fader.gain.value = decibels(db);
    source.connect(chain(context, settings.tone ?? [], fader));
    fader.connect(out);
    send(context, fader, room, settings.room ?? ROOM_SEND);
    if (settings.echo !== undefined) send(context, fader, echo, settings.echo);
    source.start(0);
  }
  const result = await context.startRendering();
  return [result.getChannelData(0).slice(), result.getChannelData(1).slice()];
}

/** A dotted-eighth echo that darkens as it repeats. */
function echoOf(context: OfflineAudioContext, { bpm }: Piece, out: AudioNode, room: AudioNode): AudioNode {
  const delay = context.createDelay(2);
  const back = context.createGain();
  const dark = context.createBiquadFilter();
  delay.delayTime.value = (3 * 15) / bpm;
  back.gain.value = 0.34;
  dark.type = 'lowpass';
  dark.frequency.value = 2600;
  delay.connect(dark);
  dark.connect(back);
  back.connect(delay);
  dark.connect(out);
  send(context, dark, room, -10);
  return delay;
}
