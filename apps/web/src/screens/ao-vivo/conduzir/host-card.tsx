import { hostCopy } from '@consorcio/copy/live-host';
import { QrCode } from '../../../live/qr-code.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import css from './host-desk.module.css';

const copy = hostCopy.card;

/** The host card: its address leads the group from any device. On paper it stands alone. */
export const HostCard = ({ address, isOpen }: { address: string; isOpen: boolean }) => (
  <details className={css.card} open={isOpen}>
    <summary>{copy.title}</summary>
    <p>{copy.body}</p>
    <QrCode text={address} label={copy.label} className={css.qr} />
    <Button kind="secondary" onClick={() => print()}>
      {copy.print}
    </Button>
  </details>
);
