import type { ShownGroup } from '@consorcio/rules/live';
import { goodOf } from '../../../live/live-rulebook.ts';
import { PeakScene } from '../../../map/popups/layouts/peak-scene.tsx';
import css from './phases.module.css';
import type { ProjectorSeat } from './projector-model.ts';

interface Props {
  /** Who rejoices before all others. */
  readonly seat: Pick<ProjectorSeat, 'quota' | 'persona'> | undefined;
  readonly group: ShownGroup;
  /** It stands in the sky. */
  readonly title?: string;
}

/** The fair with the good of the group, and people who rejoice. */
export const Party = ({ seat, group, title }: Props) => (
  <div
    className={`grid content-start justify-items-center p-3 rounded-panel relative overflow-clip min-h-0 ${css.fair}`}
  >
    <PeakScene persona={seat?.persona ?? 1} quota={seat?.quota ?? 1} dream={goodOf(group)} />
    {title !== undefined && (
      <h2 className="relative rounded-panel bg-surface py-2 px-5 text-center text-accent text-heading">{title}</h2>
    )}
  </div>
);
