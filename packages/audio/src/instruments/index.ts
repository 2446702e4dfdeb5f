import { bells } from './bells.ts';
import { brass } from './brass.ts';
import { drums } from './drums.ts';
import type { Instrument } from './instrument.ts';
import { northeast } from './northeast.ts';
import { plucked } from './plucked.ts';
import { samba } from './samba.ts';
import { synth } from './synth.ts';
import { woodwinds } from './woodwinds.ts';

const all = {
  ...plucked,
  ...bells,
  ...woodwinds,
  ...brass,
  ...synth,
  ...drums,
  ...samba,
  ...northeast,
} satisfies Record<string, Instrument>;

export type InstrumentName = keyof typeof all;
export const instruments: Readonly<Record<InstrumentName, Instrument>> = all;
export const isInstrument = (name: string): name is InstrumentName => Object.hasOwn(all, name);
