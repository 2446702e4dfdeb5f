import type { ReplyOf } from '@consorcio/contract';
import { liveAuditCopy as copy } from '@consorcio/copy/live-audit';
import { auditCopy, sheetCopy } from '@consorcio/copy/teaching';
import {
  drawSum,
  type LiveFault,
  type LivePart,
  type LiveVerdict,
  type LogToReplay,
  logsToReplay,
  type PublishedLive,
  verifyLive,
} from '@consorcio/rules/live-audit';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useAnswer } from '../../../api/use-answer.ts';
import { liveCall } from '../../../live/live-client.ts';
import { LIVE_PATHS } from '../../../live/live-paths.ts';
import { troubleOf } from '../../../live/live-trouble.ts';
import { SealPictures, WholeSeal } from '../../../live/lucky/seal.tsx';
import type { ReplayedLogs } from '../../../replay/replay-logs.ts';
import sheet from '../../../teaching/pages.module.css';
import { Outcome, ProofFiles } from '../../../teaching/proof/proof-files.tsx';
import { Fold } from '../../../teaching/sheets/fold.tsx';
import { BackRow, NotLoaded, Sheet } from '../../../teaching/sheets/sheet.tsx';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { copyAndTell } from '../../../ui/copy-text.ts';
import { Select } from '../../../ui/forms/select.tsx';
import { Waiting } from '../../../ui/loading/waiting.tsx';

/** Anybody checks a live group in their own browser, by the rules themselves. LIVE 3.12. */
export function CheckGroupScreen({ groupId }: { groupId: string }) {
  const [checked, again] = useAnswer(
    useCallback((signal: AbortSignal) => liveCall('liveAudit', { params: { groupId }, signal }), [groupId]),
  );
  const audit = checked?.ok === true ? checked.value : null;
  /* Null until the debrief. */
  const verdict = useMemo(() => audit && verifyLive(audit), [audit]);
  if (checked === null) return <Waiting label={copy.title} detail={copy.loading} />;
  if (!checked.ok && troubleOf(checked.error) === 'gone')
    return (
      <Waiting label={copy.unknownTitle} detail={copy.unknownBody}>
        <ButtonLink to={LIVE_PATHS.start}>{sheetCopy.close}</ButtonLink>
      </Waiting>
    );
  if (audit === null) return <NotLoaded onRetry={again} />;
  return (
    <Sheet title={copy.title} ground="haze">
      <p className="soft middle">{copy.intro}</p>
      <ShownSeal commitment={audit.commitment} />
      {verdict === null ? (
        <p className="soft middle">{copy.waiting}</p>
      ) : (
        <>
          <CheckedParts audit={audit} verdict={verdict} />
          <ProofFiles
            body={copy.home}
            data={copy.data}
            script={copy.program}
            text={() => `${JSON.stringify(audit, null, 1)}\n`}
          >
            <Fold title={copy.checksTitle} tone="surface">
              {copy.checks.map((line) => (
                <p className={sheet.body} key={line}>
                  {line}
                </p>
              ))}
            </Fold>
          </ProofFiles>
        </>
      )}
      <section className="card" data-tone="soft" data-gap="3">
        <h2>{copy.limitsTitle}</h2>
        {copy.limits.map((line) => (
          <p className={sheet.body} key={line}>
            {line}
          </p>
        ))}
      </section>
      <BackRow />
    </Sheet>
  );
}

/** The seal as the projector showed it: its four pictures and first digits; all 64 on a tap, or copied. */
function ShownSeal({ commitment }: { commitment: string }) {
  const keep = (): Promise<void> => copyAndTell(commitment, auditCopy.copied, auditCopy.notCopied);
  return (
    <section className="card" data-tone="soft" data-gap="3">
      <h2>{copy.sealTitle}</h2>
      <SealPictures commitment={commitment} className={sheet.picture} />
      <div className={sheet.code}>
        <WholeSeal commitment={commitment} className={sheet.digits} />
        <button type="button" className={`key ${sheet.copy}`} aria-label={copy.copySeal} onClick={keep}>
          {auditCopy.copy}
        </button>
      </div>
    </section>
  );
}

type Audit = ReplyOf<'liveAudit'>;

/** The parts that the rules check: books and months are one line. */
const LINES = [
  { key: 'SEAL', parts: ['SEAL'] },
  { key: 'WORDS', parts: ['WORDS'] },
  { key: 'DRAWS', parts: ['DRAWS'] },
  { key: 'MONTHS', parts: ['MONTHS', 'BOOKS'] },
] as const satisfies readonly { readonly key: keyof typeof copy.holds; readonly parts: readonly LivePart[] }[];

/** Five lines, each with a sign, and one draw step by step. LIVE 3.12. */
export function CheckedParts({ audit, verdict }: { audit: Audit; verdict: LiveVerdict }) {
  const { draws, moves, books } = verdict;
  const holds = {
    SEAL: copy.holds.SEAL(),
    WORDS: copy.holds.WORDS(),
    DRAWS: copy.holds.DRAWS(draws),
    MONTHS: copy.holds.MONTHS(moves, books?.difference ?? 0),
  };
  return (
    <div className={sheet.parts}>
      <div role="status" className={sheet.parts}>
        {LINES.map(({ key, parts }) => (
          <CheckedPart
            key={key}
            holds={holds[key]}
            differs={copy.differs[key]}
            faults={verdict.faults.filter(({ part }) => parts.some((own) => own === part))}
          />
        ))}
      </div>
      <CheckedLogs audit={audit} verdict={verdict} />
      <Fold title={copy.sum} tone="surface">
        <OneDraw audit={audit} />
      </Fold>
    </div>
  );
}

/** One draw of the reader's choice, step by step. */
function OneDraw({ audit: { seed, clientSeed, draws } }: { audit: Audit }) {
  const [chosen, choose] = useState(0);
  const made = draws[chosen];
  if (seed === null || clientSeed === null || made === undefined) return null;
  const { message, digest, place, word, n, value } = drawSum({ serverSeed: seed, clientSeed }, made.n, made.label);
  const steps = [
    [copy.steps.message, message],
    [copy.steps.digest, digest],
    [copy.steps.word(place), `${word}`],
    [copy.steps.rest(n), `${value}`],
    [copy.steps.told, `${made.value}`],
  ] as const;
  return (
    <>
      <Select
        label={copy.which}
        options={draws.map(({ label }, i) => [i, label] as const)}
        value={chosen}
        onChoose={choose}
      />
      <dl className={sheet.steps}>
        {steps.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{value}</code>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The most differences of a part that are listed. */
const MOST = 5;

/** `month 3 quota 12` of the rules, in the page's words. */
const placeOf = (at: string): string => at.replace('month', copy.places.month).replace('quota', copy.places.quota);

function CheckedPart({ holds, differs, faults }: { holds: string; differs: string; faults: readonly LiveFault[] }) {
  const isTrue = faults.length === 0;
  return (
    <div>
      <Outcome isTrue={isTrue}>{isTrue ? holds : differs}</Outcome>
      {faults.slice(0, MOST).map(({ at, published, computed }) => (
        <p key={`${at} ${published}`} className={sheet.bad}>
          {copy.fault(placeOf(at), published, computed)}
        </p>
      ))}
    </div>
  );
}

/** The minigames of a group, played again on this device from their logs. LIVE 3.12. */
function CheckedLogs({ audit, verdict }: { audit: Audit; verdict: LiveVerdict }) {
  const replay = useReplayedLogs(audit);
  if (replay.at === 'GOING') return <p className="soft middle">{copy.replaying(replay.done, replay.all)}</p>;
  if (replay.at === 'FAILED') return <p className={sheet.bad}>{copy.notReplayed}</p>;
  const { same, tooOld, faults } = replay.result;
  const own = verdict.faults.filter(({ part }) => part === 'LOGS');
  return (
    <div role="status">
      <CheckedPart holds={copy.holds.LOGS(same)} differs={copy.differs.LOGS} faults={[...own, ...faults]} />
      {tooOld > 0 && <p className="soft middle">{copy.tooOld(tooOld)}</p>}
    </div>
  );
}

/** Progress of the replay of a group's minigames. */
type LogsReplay =
  | { readonly at: 'GOING'; readonly done: number; readonly all: number }
  | { readonly at: 'FAILED' }
  | { readonly at: 'DONE'; readonly result: ReplayedLogs };

const NOTHING: LogsReplay = { at: 'DONE', result: { same: 0, tooOld: 0, faults: [] } };

async function replayed(
  logs: readonly LogToReplay[],
  tell: (replay: LogsReplay) => void,
  signal: AbortSignal,
): Promise<void> {
  try {
    const { replayLogs } = await import('../../../replay/replay-logs.ts');
    const result = await replayLogs(logs, (done) => tell({ at: 'GOING', done, all: logs.length }), signal);
    tell({ at: 'DONE', result });
  } catch {
    tell({ at: 'FAILED' });
  }
}

/** Replays the logs of a published group on this device; the games' cores are fetched when there are logs. */
function useReplayedLogs(audit: PublishedLive): LogsReplay {
  const [replay, setReplay] = useState<LogsReplay>(NOTHING);
  useEffect(() => {
    const logs = logsToReplay(audit);
    setReplay(logs.length === 0 ? NOTHING : { at: 'GOING', done: 0, all: logs.length });
    if (logs.length === 0) return;
    const asking = new AbortController();
    void replayed(
      logs,
      (progress) => {
        if (!asking.signal.aborted) setReplay(progress);
      },
      asking.signal,
    );
    return () => asking.abort();
  }, [audit]);
  return replay;
}
