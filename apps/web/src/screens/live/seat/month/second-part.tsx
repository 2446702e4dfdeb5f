import { monthCopy as copy } from '@consorcio/copy/live-phone';
import { weekCopy } from '@consorcio/copy/live-week';
import { MONTH_PACES } from '@consorcio/rules/live-words';
import { clockText } from '../../../../live/hour-text.ts';
import { goodOf } from '../../../../live/live-rulebook.ts';
import { Button, ButtonRow } from '../../../../ui/buttons/button.tsx';
import { SealedEnvelope } from '../pictures/sealed-envelope.tsx';
import css from './choice.module.css';
import { Choice, Question } from './choice.tsx';
import { instalmentOf } from './instalment.ts';
import type { MonthDraft, SeatView } from './month-draft.ts';
import { afterPlace, chosenOf, termsOfView } from './preview.ts';

interface Props {
  readonly view: SeatView;
  readonly draft: MonthDraft;
  readonly choose: (part: Partial<MonthDraft>) => void;
}

/** How hard the rest of the month is. */
export function PaceStep({ view, choose }: Props) {
  const before = afterPlace(view, chosenOf(view));
  return (
    <Question title={copy.paceTitle}>
      {MONTH_PACES.map((pace) => {
        const after = afterPlace(view, chosenOf(view), pace);
        return (
          <Choice
            key={pace}
            title={copy.paces[pace]}
            about={copy.pace(after.cash - before.cash, after.energy - before.energy)}
            onChoose={() => choose({ pace })}
          />
        );
      })}
    </Question>
  );
}

/** What open instalments lead to, now or with one more; null where there is nothing to fear yet. */
export function arrearsWarning({ group, seat, wallet }: Pick<SeatView, 'group' | 'seat' | 'wallet'>): string | null {
  const good = seat.status === 'GOOD' ? goodOf(group.months) : null;
  const { atEnd, taken, excluded } = termsOfView({ group }).limits;
  if (group.month === group.months) return copy.lastOpen(good, atEnd);
  if (wallet.open === 0) return null;
  return good === null ? copy.open(wallet.open, excluded) : copy.negotiation(good, Math.max(1, taken - wallet.open));
}

/** The instalment, with what it is made of and what becomes of it unpaid. */
export function InstalmentStep({ view, draft, choose }: Props) {
  const { own, common, fee, reserve, before, total } = instalmentOf(view);
  const { cash } = afterPlace(view, chosenOf(view), draft.pace ?? 'NORMAL');
  const warning = arrearsWarning(view);
  return (
    <Question title={own === 0 ? copy.openTitle(total) : copy.instalmentTitle(view.group.month, own)}>
      <p>{copy.split(common, fee, reserve)}</p>
      {before > 0 && <p>{copy.withOpen(before, total - own - before, total)}</p>}
      {warning !== null && <p className={css.warning}>{warning}</p>}
      {cash < total && <p className={css.warning}>{copy.short}</p>}
      <Choice title={copy.pay} about={copy.have(cash)} onChoose={() => choose({ pays: true })} />
      <Choice
        title={copy.notNow}
        about={copy.notNowNote(view.seat.status, common)}
        onChoose={() => choose({ pays: false })}
      />
    </Question>
  );
}

/** The sealed month: to be changed until the room is shut. */
export function SealedStep({ view, choose }: Pick<Props, 'view' | 'choose'>) {
  const hour = view.group.hours?.[0];
  return (
    <Question title={copy.sealed}>
      <SealedEnvelope quota={view.seat.quota} />
      <p>{copy.sealedBid(view.month?.move?.bid ?? 0)}</p>
      <p>{hour === undefined ? copy.sealedBody : weekCopy.sealed(clockText(hour))}</p>
      <ButtonRow>
        <Button kind="secondary" onClick={() => choose({ isChanging: true, pace: null, pays: null, bid: null })}>
          {copy.change}
        </Button>
      </ButtonRow>
    </Question>
  );
}
