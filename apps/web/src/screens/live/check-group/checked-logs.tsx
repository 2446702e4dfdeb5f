import type { ReplyOf } from '@consorcio/contract';
import { liveAuditCopy as copy } from '@consorcio/copy/live-audit';
import type { LiveVerdict } from '@consorcio/rules/live-audit';
import sheet from '../../../teaching/proof/proof.module.css';
import { CheckedPart } from './checked-part.tsx';
import { useReplayedLogs } from './use-replayed-logs.ts';

/** The minigames of a group, played again on this device from their logs. LIVE 3.12. */
export function CheckedLogs({ audit, verdict }: { audit: ReplyOf<'liveAudit'>; verdict: LiveVerdict }) {
  const replay = useReplayedLogs(audit);
  if (replay.at === 'GOING') return <p className={sheet.intro}>{copy.replaying(replay.done, replay.all)}</p>;
  if (replay.at === 'FAILED') return <p className={sheet.bad}>{copy.notReplayed}</p>;
  const { same, tooOld, faults } = replay.result;
  const own = verdict.faults.filter(({ part }) => part === 'LOGS');
  return (
    <div role="status">
      <CheckedPart holds={copy.holds.LOGS(same)} differs={copy.differs.LOGS} faults={[...own, ...faults]} />
      {tooOld > 0 && <p className={sheet.intro}>{copy.tooOld(tooOld)}</p>}
    </div>
  );
}
