import { joinCopy as copy } from '@consorcio/copy/live-phone';
import { LIVE_PATHS } from '../../../live/live-paths.ts';
import type { KeptSeat } from '../../../live/seat-keys.ts';
import { Button, ButtonLink, ButtonRow } from '../../../ui/buttons/button.tsx';
import { Waiting } from '../../../ui/loading/waiting.tsx';

interface Props {
  /** The seat that this device shows now. */
  readonly seat: KeptSeat;
  readonly yes: string;
  readonly onYes: () => void;
}

/** Asked before a link shows another seat in place of the one that this device has. */
export const SeatQuestion = ({ seat, yes, onYes }: Props) => (
  <Waiting label={copy.hasSeat(seat.quota, seat.code)} detail={copy.bothStay}>
    <ButtonRow isColumn>
      <ButtonLink kind="play" to={LIVE_PATHS.seat}>
        {copy.stay}
      </ButtonLink>
      <Button kind="secondary" onClick={onYes}>
        {yes}
      </Button>
    </ButtonRow>
  </Waiting>
);
