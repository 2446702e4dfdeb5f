import type { ReplyOf } from '@consorcio/contract';
import { seatCopy } from '@consorcio/copy/live-phone';
import { isOut } from '../month/month-draft.ts';

type SeatView = ReplyOf<'liveSeat'>;
type Held = NonNullable<SeatView['held']>;

/** How long the recording of an assembly takes (LIVE 3.13). */
export const RECORDING_SECONDS = 40;

/** The view as it would have been at a step of the assembly that was held, from 0. */
export const stepOfRecording = (
  view: SeatView,
  { month, minutes }: Held,
  step: number,
): SeatView & { readonly assembly: Held['minutes'] } => ({
  ...view,
  group: { ...view.group, phase: 'ASSEMBLY', month, step },
  assembly: { ...minutes, step: minutes.steps[step] ?? minutes.step },
});

interface Closed extends Pick<SeatView, 'closed'> {
  readonly seat: Pick<SeatView['seat'], 'status'>;
}

/** What the autopilot did in the month that the last assembly closed; null where the seat sealed it, or came later. */
export const automaticOf = ({ closed, seat }: Closed): string | null =>
  closed?.isSealed === false ? seatCopy.automatic(isOut(seat.status)) : null;
