import { LOT_BOX } from '@consorcio/art/city-boxes';
import type { CurrentStage } from '../chart/current-stage.ts';
import { dreamParts } from '../chart/current-stage.ts';
import css from './lot-board.module.css';
import { lotSign } from './lot-sign.ts';
import { mapPx } from './map-px.ts';

/** How far the board's foot is below the lot's box, in px of the map: below the feet of the person. */
const FOOT = 26;
const place = { left: mapPx(LOT_BOX.x + LOT_BOX.width / 2), top: mapPx(LOT_BOX.y + LOT_BOX.height + FOOT) };

/** The board at the near corner of the player's lot: what stands there in words, and until the letter a peg a cycle. */
export function LotBoard({ current }: { current: CurrentStage }) {
  const { campaign, dream } = current;
  const sign = lotSign(current);
  if (sign === null) return null;
  const cycles = Array.from({ length: campaign.status === 'ACTIVE' ? dream.cycles : 0 }, (_, i) => i + 1);
  const paid = dreamParts(current);
  return (
    <div className={css.board} data-status={campaign.status} style={place} aria-hidden="true">
      <b>{sign}</b>
      {cycles.length > 0 && (
        <span className={css.pegs}>
          {cycles.map((cycle) => (
            <i key={cycle} data-paid={cycle <= paid || undefined} />
          ))}
        </span>
      )}
    </div>
  );
}
