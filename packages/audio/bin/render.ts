import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  cellsOf,
  type Effect,
  FILE_TYPE,
  fadeEdges,
  fold,
  level,
  loudness,
  MOST_PEAK,
  type Mono,
  MUSIC_LOUDNESS,
  master,
  momentary,
  PADDING,
  type Piece,
  padded,
  perform,
  RATE,
  type RenderedSound,
  Score,
  type Stage,
  samples,
  tempo,
  truePeak,
} from '@consorcio/audio';
import { decode, encode, writeWav } from './coders.ts';
import { dress } from './dress.ts';
import { mix } from './mix.ts';

/** Facts of a rendered sound without the hashes. */
export type Rendered = Omit<RenderedSound, 'source' | 'file'>;

/** Compression of a piece, its ringing and its fading in seconds, unless told. */
const GLUE = 1.8;
const TAIL = 3.5;
const FADE = 0.6;

/** Plays a piece and writes its file into a folder. */
export async function renderPiece(piece: Piece, stage: Stage, folder: string): Promise<Rendered> {
  const notes = perform(new Score(piece));
  const body = samples(tempo(piece)(piece.bars * cellsOf(piece)));
  const length = body + samples(piece.tail ?? TAIL);
  const tracks = stage.play(piece, notes, { loopSamples: piece.loop ? body : 0, length });
  const mixed = await mix(piece, tracks, length);
  const whole = piece.loop
    ? mixed.map((data) => fold(data, body))
    : mixed.map((data) => fadeEdges(data, 0.002, piece.fade ?? FADE));
  const facts = { name: piece.name, tag: piece.tag, kind: 'music' } as const;
  const finish = (ceiling: number): Mono[] =>
    master(whole, { target: MUSIC_LOUDNESS, ceiling, glue: piece.glue ?? GLUE, loop: piece.loop });
  const coded = fitPeak(folder, facts, finish, (channels) => (piece.loop ? channels.map(padded) : channels));
  const firstBeat = piece.loop ? PADDING : 0;
  const points = piece.loop ? { loopStart: PADDING, loopEnd: PADDING + coded.seconds } : {};
  return { ...facts, bpm: piece.bpm, ...coded, ...points, firstBeat };
}

/** Makes an effect and writes its file into a folder. */
export async function renderEffect(effect: Effect, folder: string): Promise<Rendered> {
  const dressed = await dress(effect);
  const facts = { name: effect.name, tag: null, kind: 'effect' } as const;
  const coded = fitPeak(
    folder,
    facts,
    (ceiling) => level(dressed, effect.level, ceiling),
    (channels) => channels,
  );
  return { ...facts, ...coded };
}

/** dBTP with which is begun, and how far below the measured excess the next ceiling lies. */
const FIRST_CEILING = -1.4;
const MARGIN = 0.2;
const ROUNDS = 8;

type Measures = Pick<Rendered, 'seconds' | 'lufs' | 'momentary' | 'truePeak' | 'decodedTruePeak' | 'bytes'>;

/** A codec may overshoot: the decoded file is measured and the ceiling lowered until they fit. */
function fitPeak(
  folder: string,
  { name }: Pick<Rendered, 'name'>,
  finish: (ceiling: number) => Mono[],
  laidOut: (channels: Mono[]) => Mono[],
): Measures {
  const [wav, coded] = [join(folder, `${name}.wav`), join(folder, `${name}.${FILE_TYPE}`)];
  let ceiling = FIRST_CEILING;
  for (let round = 0; round < ROUNDS; round++) {
    const channels = finish(ceiling);
    writeWav(wav, laidOut(channels));
    encode(wav, coded, name);
    const measured = truePeak(decode(coded));
    if (measured <= MOST_PEAK) {
      rmSync(wav);
      return {
        seconds: (channels[0]?.length ?? 0) / RATE,
        lufs: rounded(loudness(channels)),
        momentary: rounded(momentary(channels)),
        truePeak: rounded(truePeak(channels)),
        decodedTruePeak: rounded(measured),
        bytes: statSync(coded).size,
      };
    }
    ceiling -= measured - MOST_PEAK + MARGIN;
  }
  throw new Error(`${name}: the decoded peak stays above ${MOST_PEAK} dBTP`);
}

const rounded = (x: number): number => Number(x.toFixed(2));
