import type { ReplyOf } from '@consorcio/contract';
import type { CallError } from '@consorcio/contract/call';
import { liveCertificateCopy as copy } from '@consorcio/copy/live-certificate';
import { hostCopy } from '@consorcio/copy/live-host';
import { useCallback } from 'react';
import { useAnswer } from '../../../api/use-answer.ts';
import { hostToken } from '../../../live/host-keys.ts';
import { liveCall } from '../../../live/live-client.ts';
import { livePath } from '../../../live/live-paths.ts';
import { PrintRow } from '../../../live/print-row.tsx';
import { PaperGround } from '../../../teaching/sheets/sheet.tsx';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { StageFrame } from '../../../ui/layout/stage-frame.tsx';
import { Waiting } from '../../../ui/loading/waiting.tsx';
import { CertificatePicture, type Certified } from './certificate.tsx';
import css from './certificates.module.css';

/** `/ao-vivo/certificados`: the host prints what everybody takes home, two on a sheet of A4. */
export function CertificatesScreen({ groupId }: { readonly groupId: string }) {
  const [found] = useAnswer(useCallback((signal: AbortSignal) => find(groupId, signal), [groupId]));
  if (found === null) return <Waiting label={copy.all} detail={copy.loading} />;
  if (typeof found === 'string')
    return (
      <Waiting label={copy.all} detail={found}>
        <ButtonLink kind="secondary" to={livePath('host', groupId)}>
          {copy.back}
        </ButtonLink>
      </Waiting>
    );
  return (
    <StageFrame backdrop={<PaperGround tone="accent-pale" />}>
      <Panel ribbon={copy.all} className="not-printed">
        <p>{copy.allAbout}</p>
        {found.some(({ note }) => note === null) && <p role="status">{copy.counting}</p>}
        <PrintRow groupId={groupId} copy={copy} />
      </Panel>
      <ul className={css.all}>
        {found.map((seat) => (
          <li key={seat.quota}>
            <CertificatePicture seat={seat} />
          </li>
        ))}
      </ul>
    </StageFrame>
  );
}

/** Everybody's certificate, or the sentence that says why there is none. */
async function find(groupId: string, signal: AbortSignal): Promise<readonly Certified[] | string> {
  const token = hostToken(groupId);
  if (token === null) return hostCopy.lostBody;
  const given = { params: { groupId }, token, signal };
  const [view, table] = await Promise.all([liveCall('liveHost', given), liveCall('liveTable', given)]);
  if (!view.ok) return sentenceOf(view.error);
  return table.ok ? certifiedOf(view.value, table.value.rows) : sentenceOf(table.error);
}

function sentenceOf(error: CallError): string {
  if (error.kind !== 'code') return hostCopy.offline;
  if (error.code === 'LIVE_NOT_NOW') return copy.early;
  return error.status === 401 ? hostCopy.lostBody : hostCopy.offline;
}

/** The facts of each certificate: how the seat ended is in the table, its face in the host's view. */
function certifiedOf({ group, seats }: ReplyOf<'liveHost'>, rows: ReplyOf<'liveTable'>['rows']): readonly Certified[] {
  const { rulebook, months, quotas } = group;
  return rows.map(({ quota, nickname, situation, won, note }) => ({
    quota,
    nickname,
    situation,
    won,
    note,
    rulebook,
    months,
    quotas: quotas ?? rows.length,
    persona: seats.find((seat) => seat.quota === quota)?.persona ?? 1,
  }));
}
