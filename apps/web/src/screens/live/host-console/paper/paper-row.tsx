import { LIVE_CARDS } from '@consorcio/copy/live-cards';
import { paperCopy } from '@consorcio/copy/live-paper';
import { useId } from 'react';
import { Face } from '../../../../live/face.tsx';
import type { HostView } from '../next-thing.ts';
import css from './paper-lines.module.css';
import { usePaperLine } from './use-paper-line.ts';

const copy = paperCopy.lines;

interface Props {
  readonly groupId: string;
  readonly token: string;
  readonly view: HostView;
  readonly seat: HostView['seats'][number];
  readonly onView: (view: HostView) => void;
  /** The line was typed with Enter. */
  readonly onDone: () => void;
}

/** A team's line of this month: what stands on its card, what is typed, and what that comes to. */
export function PaperRow({ groupId, token, view, seat, onView, onDone }: Props) {
  const { quota } = seat;
  const id = useId();
  const card = view.paper?.find((each) => each.quota === quota);
  const kept = view.lines.find((line) => line.quota === quota);
  const line = usePaperLine({ groupId, token, quota, month: view.group.month, kept, onView });
  const sums = card?.month?.sums ?? null;
  const said = line.fault ?? (sums === null ? null : `${copy.kept} ${paperCopy.after} ${paperCopy.sums(sums)}.`);
  return (
    <li className={css.row} data-kept={kept !== undefined && line.fault === null}>
      <Face quota={quota} colour={seat.colour} persona={seat.persona} className={css.face} />
      <span className={css.who}>
        <b>{seat.nickname}</b>
        {card?.month && <small>{paperCopy.event(LIVE_CARDS[card.month.card]?.title ?? '', card.month.coins)}</small>}
        {card && <small>{`${paperCopy.has} ${paperCopy.sums(card.wallet)}`}</small>}
      </span>
      <span className={css.field}>
        <input
          type="text"
          aria-label={copy.label(quota)}
          aria-describedby={`${id}-said`}
          aria-invalid={line.fault !== null}
          placeholder={view.group.month === 1 ? copy.auto : copy.asBefore}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={10}
          value={line.text}
          onChange={(event) => line.write(event.target.value)}
          onBlur={() => void line.keep()}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void line.keep();
            onDone();
          }}
        />
        {card?.status === 'LETTER' && (
          <label>
            <input type="checkbox" checked={line.buys} onChange={(event) => void line.tick(event.target.checked)} />
            {copy.buys}
          </label>
        )}
      </span>
      <p id={`${id}-said`} className={css.said} role="status" data-fault={line.fault !== null}>
        {said}
      </p>
    </li>
  );
}
