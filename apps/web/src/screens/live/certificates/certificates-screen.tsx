import { liveCertificateCopy as copy } from '@consorcio/copy/live-certificate';
import { livePath } from '../../../live/live-paths.ts';
import { PrintRow } from '../../../live/print-row.tsx';
import { PaperGround } from '../../../teaching/sheets/sheet.tsx';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { StageFrame } from '../../../ui/layout/stage-frame.tsx';
import { Waiting } from '../../../ui/loading/waiting.tsx';
import { type Rows, useTable } from '../class-sheet/use-table.ts';
import type { HostPage, HostView } from '../host-console/host-model.ts';
import { LedGroup, NotHost } from '../host-console/led-group.tsx';
import { CertificatePicture, type Certified } from './certificate.tsx';
import css from './certificates.module.css';

/** `/ao-vivo/certificados`: the host prints what everybody takes home, two on a sheet of A4. */
export const CertificatesScreen = ({ groupId }: { readonly groupId: string }) => (
  <LedGroup groupId={groupId} title={copy.all}>
    {({ view }) =>
      view.group.phase === 'DEBRIEF' || view.group.phase === 'ENDED' ? (
        <Certificates groupId={groupId} view={view} />
      ) : (
        <Waiting label={copy.all} detail={copy.early}>
          <ButtonLink kind="secondary" to={livePath('host', groupId)}>
            {copy.back}
          </ButtonLink>
        </Waiting>
      )
    }
  </LedGroup>
);

function Certificates({ groupId, view }: Pick<HostPage, 'groupId' | 'view'>) {
  const rows = useTable(groupId);
  if (rows === 'lost') return <NotHost />;
  if (rows === null) return <Waiting label={copy.all} detail={copy.loading} />;
  return (
    <StageFrame backdrop={<PaperGround tone="accent-pale" />}>
      <Panel ribbon={copy.all} className="not-printed">
        <p>{copy.allAbout}</p>
        {rows.some(({ note }) => note === null) && <p role="status">{copy.counting}</p>}
        <PrintRow groupId={groupId} copy={copy} />
      </Panel>
      <ul className={css.all}>
        {certifiedOf(view, rows).map((seat) => (
          <li key={seat.quota}>
            <CertificatePicture seat={seat} />
          </li>
        ))}
      </ul>
    </StageFrame>
  );
}

/** The facts of each certificate: how the seat ended is in the table, its face in the host's view. */
function certifiedOf({ group, seats }: HostView, rows: Rows): readonly Certified[] {
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
