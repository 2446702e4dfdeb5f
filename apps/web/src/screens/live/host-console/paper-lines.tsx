import { withBase } from '@consorcio/contract/wire';
import { LIVE_CARDS } from '@consorcio/copy/live-cards';
import { TRY_AGAIN } from '@consorcio/copy/live-errors';
import { paperCopy } from '@consorcio/copy/live-paper';
import { type PaperLine, readPaperLine, type ShownGroup, termsOfView, writePaperLine } from '@consorcio/rules/live';
import { useId, useRef, useState } from 'react';
import { Face } from '../../../live/face.tsx';
import { liveCall } from '../../../live/live-client.ts';
import { livePath } from '../../../live/live-paths.ts';
import { newKey } from '../../../live/live-token.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/notices/toast.ts';
import css from './host-console.module.css';
import type { HostPage, HostSeat } from './host-model.ts';

const copy = paperCopy.lines;

/** What a group on paper adds to the console: cards to print, teams to add while the room is open, a line to type for each team. */
export function PaperLines(page: HostPage) {
  const { groupId, view } = page;
  const { phase, month } = view.group;
  const rows = useRef<HTMLUListElement>(null);
  /** Enter goes on to the next line, as down a list. */
  const goOn = (quota: number): void => {
    const at = view.seats.findIndex((seat) => seat.quota === quota);
    rows.current?.querySelectorAll<HTMLInputElement>('input[type="text"]')[at + 1]?.focus();
  };
  return (
    <section className={`card ${css.paper}`} data-tone="surface" data-gap="3">
      <a className={`plate ${css.print}`} href={withBase(livePath('paper', groupId))}>
        {paperCopy.link}
      </a>
      {phase === 'WAITING' && <AddTeam groupId={groupId} code={view.group.code} />}
      {phase === 'PRIVATE' && (
        <>
          <h2>{copy.title}</h2>
          <p>{month === 1 ? copy.aboutFirst : copy.about}</p>
          <p className={css.legend}>{copy.legend}</p>
          <ul ref={rows} className="list">
            {view.seats.map((seat) => (
              <PaperRow key={`${month} ${seat.quota}`} {...page} seat={seat} onDone={() => goOn(seat.quota)} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Adds a team; a repeated call with the same key gives the same seat. */
function AddTeam({ groupId, code }: { groupId: string; code: string }) {
  const [isBusy, setBusy] = useState(false);
  const key = useRef(newKey());
  const add = async (): Promise<void> => {
    setBusy(true);
    const answer = await liveCall('liveJoin', { params: { groupId }, query: { code }, body: { key: key.current } });
    setBusy(false);
    if (answer.ok) key.current = newKey();
    else toast.error(paperCopy.noTeam);
  };
  return (
    <Button kind="secondary" disabled={isBusy} onClick={() => void add()}>
      {paperCopy.addTeam}
    </Button>
  );
}

interface RowProps extends HostPage {
  readonly seat: HostSeat;
  /** The line was typed with Enter. */
  readonly onDone: () => void;
}

/** A team's line of this month: its card, the typed decisions, and their sums. */
function PaperRow({ groupId, token, view, seat, onView, onDone }: RowProps) {
  const { quota } = seat;
  const id = useId();
  const card = view.paper?.find((each) => each.quota === quota);
  const kept = view.lines.find((line) => line.quota === quota);
  const line = usePaperLine({ groupId, token, quota, group: view.group, kept, onView });
  const sums = card?.month?.sums ?? null;
  const said = line.fault ?? (sums === null ? null : `${copy.kept} ${paperCopy.after} ${paperCopy.sums(sums)}.`);
  return (
    <li className={css.row} data-kept={kept !== undefined && line.fault === null}>
      <Face {...seat} className={css.face} />
      <span className={css.who}>
        <b>{seat.nickname}</b>
        {card?.month && <small>{paperCopy.event(LIVE_CARDS[card.month.card]?.title ?? '', card.month.coins)}</small>}
        {card && <small>{`${paperCopy.has} ${paperCopy.sums(card.wallet)}`}</small>}
      </span>
      <span className={`stack ${css.field}`} data-gap="1">
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

/** What a refused line says. */
function refusalOf(group: ShownGroup, code: string): string {
  const refused: Readonly<Record<string, string>> = copy.refused(termsOfView({ group }).leastBid);
  return refused[code] ?? copy.wrong;
}

interface TypedLine extends Pick<HostPage, 'groupId' | 'token' | 'onView'> {
  readonly quota: number;
  readonly group: ShownGroup & { readonly month: number };
  /** The line that the server has; undefined where none was typed. */
  readonly kept: PaperLine | undefined;
}

/** A line while it is typed: sent when the field loses the focus, with its fault beside it. */
function usePaperLine({ groupId, token, quota, group, kept, onView }: TypedLine) {
  const [text, setText] = useState(kept === undefined ? '' : writePaperLine(kept));
  const [buys, setBuys] = useState(kept?.buys ?? false);
  const [fault, setFault] = useState<string | null>(null);
  const send = async (written: string, isBuying: boolean): Promise<void> => {
    if (written.trim() === '') {
      setFault(kept === undefined ? null : copy.emptied);
      return;
    }
    const line = readPaperLine(written);
    if (line === null) {
      setFault(copy.wrong);
      return;
    }
    const move = { ...line, quota, buys: isBuying };
    const isSame = kept !== undefined && kept.buys === isBuying && writePaperLine(kept) === writePaperLine(line);
    if (isSame) {
      setFault(null);
      return;
    }
    const answer = await liveCall('liveMoves', {
      params: { groupId },
      token,
      body: { month: group.month, moves: [move] },
    });
    if (answer.ok) {
      setFault(null);
      onView(answer.value);
    } else setFault(answer.error.kind === 'code' ? refusalOf(group, answer.error.code) : TRY_AGAIN.offline);
  };
  return {
    text,
    buys,
    fault,
    write: (written: string): void => setText(written.toUpperCase()),
    keep: (): Promise<void> => send(text, buys),
    tick: (isBuying: boolean): Promise<void> => {
      setBuys(isBuying);
      return send(text, isBuying);
    },
  };
}
