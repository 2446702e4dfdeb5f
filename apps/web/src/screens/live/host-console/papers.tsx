import { codeText } from '@consorcio/copy/live-assembly';
import { liveCertificateCopy } from '@consorcio/copy/live-certificate';
import { hostCopy } from '@consorcio/copy/live-host';
import { seatCardCopy } from '@consorcio/copy/live-paper-cards';
import { projectorCopy } from '@consorcio/copy/live-projector';
import { livePath } from '../../../live/live-paths.ts';
import { WholeSeal } from '../../../live/lucky/seal.tsx';
import { QrCode } from '../../../live/qr-code.tsx';
import { Button, ButtonLink, ButtonRow } from '../../../ui/buttons/button.tsx';
import type { HostView } from './host-model.ts';
import css from './papers.module.css';

const copy = hostCopy.card;

interface Props {
  readonly groupId: string;
  readonly address: string;
  readonly group: HostView['group'];
}

/** What the host prints: the host card, whose address leads the group from any device, cards of seats, and at the end certificates. */
export function Papers({ groupId, address, group }: Props) {
  const isOver = group.phase === 'DEBRIEF' || group.phase === 'ENDED';
  return (
    <details className={css.papers} open={group.phase === 'WAITING' || isOver}>
      <summary>{copy.papers}</summary>
      <ButtonRow>
        {isOver && (
          <ButtonLink kind="purple" to={livePath('certificates', groupId)}>
            {liveCertificateCopy.link}
          </ButtonLink>
        )}
        <ButtonLink kind="purple" to={livePath('card', groupId)}>
          {seatCardCopy.link}
        </ButtonLink>
      </ButtonRow>
      <HostCard address={address} group={group} />
      <Button kind="secondary" onClick={() => print()}>
        {copy.print}
      </Button>
    </details>
  );
}

/** Printed alone, with the whole seal. */
const HostCard = ({ address, group }: Omit<Props, 'groupId'>) => (
  <section className={css.card}>
    <QrCode text={address} label={copy.label} className={css.qr} />
    <div>
      <h3>{copy.title}</h3>
      <p>{copy.body}</p>
      <p>
        {projectorCopy.code} <b translate="no">{codeText(group.code)}</b>
      </p>
      <WholeSeal commitment={group.commitment} className={css.seal} />
      <p className={css.whole}>
        {projectorCopy.seal} <code>{group.commitment}</code>
      </p>
    </div>
  </section>
);
