import picture from 'picture:check-draws';
import type { ReplyOf } from '@consorcio/contract';
import { can } from '@consorcio/contract/wire';
import { onDeviceCopy } from '@consorcio/copy/on-device';
import { auditCopy as copy } from '@consorcio/copy/teaching';
import type { CheckedDraw, RaffleMade } from '@consorcio/rules/audit';
import type { ReactNode } from 'react';
import css from '../../teaching/pages.module.css';
import { proofText } from '../../teaching/proof/proof.ts';
import { Outcome, ProofFiles } from '../../teaching/proof/proof-files.tsx';
import { QuotaBall } from '../../teaching/proof/quota-ball.tsx';
import { Fold } from '../../teaching/sheets/fold.tsx';
import { NumberedStep } from '../../teaching/sheets/numbered-step.tsx';
import { BackRow, SheetIntro } from '../../teaching/sheets/sheet.tsx';
import { Table } from '../../teaching/sheets/table.tsx';
import { classNames } from '../../ui/class-names.ts';
import { copyAndTell } from '../../ui/copy-text.ts';
import { neighboursOf } from './neighbours-of.ts';
import type { Recomputed } from './recompute.ts';

interface Props {
  readonly audit: ReplyOf<'audit'>;
  readonly recomputed: Recomputed | null;
}

/** How it came out; three numbered steps (seal, key, sums) and the files to keep wait in a fold for the curious. STYLE section 11. */
export function CheckedDraws({ audit, recomputed }: Props) {
  const last = recomputed?.made?.raffles.at(-1) ?? null;
  return (
    <>
      <SheetIntro picture={picture} size={[280, 260]}>
        {copy.intro}
      </SheetIntro>
      <CheckResult recomputed={recomputed} quota={last?.drawnQuota ?? null} />
      {!can('server') && <p>{onDeviceCopy.draws}</p>}
      <Fold title={copy.curious} isSection startsOpen={recomputed?.verdict.isFair === false}>
        <div className={css.steps}>
          <NumberedStep number={1} title={copy.seal.title} isHalf>
            <HexCode hex={audit.commitment} copyName={copy.seal.copyName} />
            <Meaning title={copy.seal.how}>
              <p>{copy.seal.body}</p>
            </Meaning>
          </NumberedStep>
          <NumberedStep number={2} title={audit.seed === null ? copy.key.sealedTitle : copy.key.title} isHalf>
            <KeyStep audit={audit} seed={audit.seed} isSealTrue={recomputed?.verdict.isSealTrue ?? null} />
          </NumberedStep>
          <NumberedStep number={3} title={recomputed === null ? copy.sums.sealedTitle : copy.sums.title}>
            {recomputed === null ? (
              <p>{copy.sums.sealedBody}</p>
            ) : (
              <>
                <div className={css.raffles}>
                  {recomputed.made?.raffles.map((raffle) => (
                    <RaffleSum key={raffle.cycle} raffle={raffle} own={recomputed.made?.quota ?? 0} />
                  ))}
                </div>
                <Meaning title={copy.sums.how}>
                  <p>{copy.sums.body}</p>
                </Meaning>
                <AllSums draws={drawsOf(recomputed)} />
              </>
            )}
          </NumberedStep>
          {audit.seed !== null && <ProofFiles {...copy.proof} text={() => proofText(audit)} />}
        </div>
      </Fold>
      <BackRow />
    </>
  );
}

/** What a step means, on request. */
const Meaning = ({ title, children }: { title: string; children: ReactNode }) => (
  <Fold title={title} tone="surface">
    <div className={css.meaning}>{children}</div>
  </Fold>
);

interface KeyProps extends Pick<Props, 'audit'> {
  /** Null while it is sealed. */
  readonly seed: string | null;
  /** Null while nothing was checked. */
  readonly isSealTrue: boolean | null;
}

/** The key, whether it opens the seal, and the player's own word. */
function KeyStep({ audit, seed, isSealTrue }: KeyProps) {
  return (
    <>
      {seed === null ? <p>{copy.key.sealedBody}</p> : <HexCode hex={seed} copyName={copy.key.copyName} />}
      {seed !== null && isSealTrue !== null && (
        <p className={isSealTrue ? css.isSealTrue : css.bad}>{isSealTrue ? copy.key.matches : copy.key.differs}</p>
      )}
      <p className={css.ownWord}>{copy.word(audit.clientSeed)}</p>
      <Meaning title={copy.key.how}>
        {seed !== null && <p>{copy.key.body}</p>}
        {audit.clientSeed !== '' && <p>{copy.wordBody}</p>}
        {typeof audit.root === 'string' && (
          <>
            <HexCode hex={audit.root} copyName={copy.key.copyRoot} />
            <p>{copy.key.root}</p>
          </>
        )}
      </Meaning>
    </>
  );
}

/** All draws that were checked: of the campaign, then of the months after the letter. */
const drawsOf = ({ verdict }: Recomputed) => [...verdict.draws, ...verdict.rootDraws];

function CheckResult({ recomputed, quota }: { recomputed: Recomputed | null; quota: number | null }) {
  if (recomputed === null) return <p className={classNames(css.outcome, css.sealed)}>{copy.sealed}</p>;
  const { isFair } = recomputed.verdict;
  const draws = drawsOf(recomputed);
  const wrong = draws.filter(({ isTrue }) => !isTrue).length;
  return (
    <Outcome isTrue={isFair} role="status">
      {isFair ? copy.fair(draws.length, quota) : copy.unfair(wrong)}
    </Outcome>
  );
}

/** A long code, shortened to its ends; the whole of it can be copied. STYLE section 11. */
function HexCode({ hex, copyName }: { hex: string; copyName: string }) {
  const keep = (): Promise<void> => copyAndTell(hex, copy.copied, copy.notCopied);
  return (
    <div className={css.code}>
      <code title={hex}>{`${hex.slice(0, 8)} … ${hex.slice(-8)}`}</code>
      <button type="button" className={`key ${css.copy}`} aria-label={copyName} onClick={keep}>
        {copy.copy}
      </button>
    </div>
  );
}

/** One raffle: its name, the place that the sum gave, and the drawn quota ringed among its neighbours. Frame 51. */
function RaffleSum({ raffle, own }: { raffle: RaffleMade; own: number }) {
  const { cycle, globe, drawnQuota } = raffle;
  return (
    <div className="stack" data-gap="2">
      <h3>{copy.sums.cycle(cycle)}</h3>
      <p className={css.neighboursOf} role="img" aria-label={copy.sums.drawn(drawnQuota)}>
        {neighboursOf(raffle).map((quota) => (
          <QuotaBall key={quota} quota={quota} own={own} isDrawn={quota === drawnQuota} />
        ))}
      </p>
      <p className={css.sum}>
        <code>{`sorteio:${cycle}`}</code>
        <span aria-hidden="true">→</span>
        <code>{copy.sums.position(globe.indexOf(drawnQuota) + 1, globe.length)}</code>
      </p>
    </div>
  );
}

/** What a label draws, in words: `sorteio:2` is 'sorteio da assembleia'. */
const whatOf = (label: string): string => copy.what[label.split(':')[0] ?? ''] ?? '';

/** Every draw of the campaign: the published number beside the computed one. */
function AllSums({ draws }: { draws: readonly CheckedDraw[] }) {
  const { sums } = copy;
  return (
    <Fold title={sums.all(draws.length)} tone="surface">
      <div className={`numbers ${css.table}`}>
        <Table
          className={css.sums}
          heads={[sums.name, sums.among, sums.told, sums.recomputed, sums.result]}
          rows={draws.map(({ label, n, value, recomputed, isTrue }) => ({
            name: label,
            head: (
              <>
                <code>{label}</code>
                <span>{whatOf(label)}</span>
              </>
            ),
            cells: [n, value, recomputed, isTrue ? sums.yes : sums.no],
            className: isTrue ? undefined : css.wrongSum,
          }))}
        />
      </div>
    </Fold>
  );
}
