import { codeText } from '@consorcio/copy/live-assembly';
import { liveCertificateCopy } from '@consorcio/copy/live-certificate';
import { hostCopy } from '@consorcio/copy/live-host';
import { seatCardCopy } from '@consorcio/copy/live-paper-cards';
import { projectorCopy } from '@consorcio/copy/live-projector';
import { useState } from 'react';
import { livePath } from '../../../live/live-paths.ts';
import { WholeSeal } from '../../../live/lucky/seal.tsx';
import { QrCode } from '../../../live/qr-code.tsx';
import { Fold } from '../../../teaching/sheets/fold.tsx';
import { Button, ButtonLink, ButtonRow } from '../../../ui/buttons/button.tsx';
import { announce } from '../../../ui/notices/announce.ts';
import { Ask } from './ask.tsx';
import css from './host-console.module.css';
import { useNewKey } from './host-hooks.ts';
import type { HostPage, HostView } from './host-model.ts';

const copy = hostCopy.card;

interface Props extends Pick<HostPage, 'groupId' | 'token'> {
  readonly address: string;
  readonly group: HostView['group'];
  /** The host has another key. */
  readonly onKey: (key: string) => void;
}

/**
 * What the host prints: cards of seats, at the end certificates, and the host card, whose address leads the group from any device. Folded,
 * and the host card is shown only after a question: on a mirrored screen everybody could photograph it.
 */
export function Papers({ groupId, token, address, group, onKey }: Props) {
  const isOver = group.phase === 'DEBRIEF' || group.phase === 'ENDED';
  const [isShown, setShown] = useState(false);
  const [question, setQuestion] = useState<'ask' | 'askRenew' | null>(null);
  const { isBusy, renew } = useNewKey(groupId, token, (key) => {
    announce(copy.renewed);
    onKey(key);
  });
  const yes = (): void => {
    setQuestion(null);
    if (question === 'ask') setShown(true);
    else void renew();
  };
  return (
    <Fold title={copy.papers} tone="surface" isSection>
      <div className={`stack ${css.papers}`} data-gap="4">
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
        {isShown && <HostCard address={address} group={group} />}
        <ButtonRow>
          <Button kind="secondary" onClick={() => (isShown ? setShown(false) : setQuestion('ask'))}>
            {isShown ? copy.hide : copy.show}
          </Button>
          {isShown && (
            <Button kind="secondary" onClick={() => print()}>
              {copy.print}
            </Button>
          )}
          <Button kind="danger" disabled={isBusy} onClick={() => setQuestion('askRenew')}>
            {copy.renew}
          </Button>
        </ButtonRow>
        <p>{copy.renewAbout}</p>
        {question !== null && <Ask {...copy[question]} onYes={yes} onNo={() => setQuestion(null)} />}
      </div>
    </Fold>
  );
}

/** Printed alone, with the whole seal. */
const HostCard = ({ address, group }: Pick<Props, 'address' | 'group'>) => (
  <section className={`card ${css.card}`} data-tone="white" data-gap="4">
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
