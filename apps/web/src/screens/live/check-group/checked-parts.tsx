import type { ReplyOf } from '@consorcio/contract';
import { liveAuditCopy as copy } from '@consorcio/copy/live-audit';
import { drawSum, type LivePart, type LiveVerdict } from '@consorcio/rules/live-audit';
import { useState } from 'react';
import sheet from '../../../teaching/proof/proof.module.css';
import { Fold } from '../../../teaching/sheets/fold.tsx';
import { CheckedLogs } from './checked-logs.tsx';
import { CheckedPart } from './checked-part.tsx';

type Audit = ReplyOf<'liveAudit'>;

/** The parts that the rules check: the books are told with the months. */
const TOLD = [
  { key: 'SEAL', parts: ['SEAL'] },
  { key: 'WORDS', parts: ['WORDS'] },
  { key: 'DRAWS', parts: ['DRAWS'] },
  { key: 'MONTHS', parts: ['MONTHS', 'BOOKS'] },
] as const satisfies readonly { readonly key: keyof typeof copy.holds; readonly parts: readonly LivePart[] }[];

/** Five lines, each with a sign, and one draw step by step. LIVE 6.3. */
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
        {TOLD.map(({ key, parts }) => (
          <CheckedPart
            key={key}
            holds={holds[key]}
            differs={copy.differs[key]}
            faults={verdict.faults.filter(({ part }) => parts.some((own) => own === part))}
          />
        ))}
      </div>
      <CheckedLogs audit={audit} verdict={verdict} />
      <Fold title={copy.sum} tone="papel">
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
      <label className={sheet.word}>
        {copy.which}{' '}
        <select value={chosen} onChange={({ currentTarget }) => choose(Number(currentTarget.value))}>
          {draws.map(({ label }, i) => (
            <option key={label} value={i}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <dl className={sheet.steps}>
        {steps.map(([name, told]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{told}</code>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
