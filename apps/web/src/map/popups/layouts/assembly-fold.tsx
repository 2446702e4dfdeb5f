import { rafflePopups } from '@consorcio/copy/month-popups';
import { LazyAssemblyPeople, LazyAssemblySums } from '../../../teaching/group/lazy-assembly.tsx';
import { Fold } from '../../../teaching/sheets/fold.tsx';
import type { MapContext } from '../../chart/map-context.ts';

/** Who bid, how much, and who was drawn, folded under a great moment; nothing until the minutes are there. */
export const AssemblyFold = ({ context: { current, minutes } }: { readonly context: MapContext }) =>
  minutes === null ? null : (
    <Fold title={rafflePopups.people}>
      <LazyAssemblyPeople current={current} minutes={minutes} />
      <LazyAssemblySums current={current} minutes={minutes} />
    </Fold>
  );
