import { type ReactNode, useId } from 'react';
import { Button, type ButtonKind, ButtonRow } from '../buttons/button.tsx';
import { Panel } from '../layout/panel.tsx';
import css from './confirm.module.css';
import { Modal } from './modal.tsx';

interface Props {
  readonly ribbon?: string;
  readonly tone?: 'accent' | 'danger';
  /** Fills the slot of 516 x 244. */
  readonly picture: ReactNode;
  readonly question: string;
  readonly body?: string;
  /** Between the question and the buttons. */
  readonly extra?: ReactNode;
  readonly yes: string;
  readonly yesKind?: ButtonKind;
  readonly no: string;
  readonly isBusy?: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks before something is decided; clicking beside it is a no. Ribbon, picture, question, text, extra row, buttons. */
export function Confirm(props: Props) {
  const { ribbon, tone, picture, question, body, extra, yes, yesKind = 'primary', no, isBusy, onYes, onNo } = props;
  const id = useId();
  return (
    <Modal labelledBy={id} {...(body === undefined ? {} : { describedBy: `${id}-body` })} onClose={onNo} isBroad>
      <Panel ribbon={ribbon} ribbonLevel="p" tone={tone} className={css.panel}>
        <div className={css.frame} aria-hidden="true">
          {picture}
        </div>
        <h2 id={id}>{question}</h2>
        {body !== undefined && (
          <p id={`${id}-body`} className={css.body}>
            {body}
          </p>
        )}
        {extra}
        <ButtonRow isColumn>
          <Button kind={yesKind} onClick={onYes} disabled={isBusy}>
            {yes}
          </Button>
          <Button kind="secondary" onClick={onNo} disabled={isBusy}>
            {no}
          </Button>
        </ButtonRow>
      </Panel>
    </Modal>
  );
}
