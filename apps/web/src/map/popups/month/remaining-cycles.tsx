import { paymentPopups } from '@consorcio/copy/month-popups';
import { remainingCycles } from '@consorcio/rules/queries';
import { CycleBar } from '../../../ui/figures/cycle-bar.tsx';
import { REMAINING_READ } from '../../chart/delays.ts';
import { MomentPopup } from '../layouts/moment-popup.tsx';
import type { PopupProps } from '../popup-props.ts';

const { remaining } = paymentPopups;

/** 'Faltam N ciclos', and one more part of the dream in colour; goes on by itself. SPEC section 2. */
export function RemainingCycles(props: PopupProps) {
  const { dream, stage } = props.context.current;
  return (
    <MomentPopup
      {...props}
      moment="faltam"
      goesOnAfter={REMAINING_READ}
      ribbon={dream.name.toLocaleUpperCase('pt-BR')}
      heading={remaining.heading(remainingCycles(stage.cycle, dream.cycles))}
      body={remaining.body}
      before={{ n: stage.cycle - 1 }}
      extra={
        <CycleBar isNew done={stage.cycle} total={dream.cycles} label={remaining.bar(stage.cycle, dream.cycles)} />
      }
    />
  );
}
