import picture from 'picture:check-draws';
import type { ReplyOf } from '@consorcio/contract';
import { can } from '@consorcio/contract/wire';
import { onDeviceCopy } from '@consorcio/copy/on-device';
import { auditCopy as copy, TEACHING_BACK } from '@consorcio/copy/teaching';
import type { ReactNode } from 'react';
import css from '../../teaching/pages.module.css';
import { PROOF_FILE, PROOF_SCRIPT, proofText, SCRIPT_FILE } from '../../teaching/proof/proof.ts';
import { Fold } from '../../teaching/sheets/fold.tsx';
import { NumberedStep } from '../../teaching/sheets/numbered-step.tsx';
import { BackButton } from '../../teaching/sheets/sheet.tsx';
import { SheetIntro } from '../../teaching/sheets/sheet-intro.tsx';
import { Button, ButtonRow } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { copyText } from '../../ui/copy-text.ts';
import { downloadText } from '../../ui/download-text.ts';
import { toast } from '../../ui/notices/toast.ts';
import { CheckIcon, CloseIcon } from '../../ui/pictures/glyphs.tsx';
import { AllSums, RaffleSum } from './draw-sums.tsx';
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
          {audit.seed !== null && <ProofFiles audit={audit} />}
        </div>
      </Fold>
      <ButtonRow>
        <BackButton label={TEACHING_BACK} />
      </ButtonRow>
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
        <p className={isSealTrue ? 'font-extrabold text-go-ink' : css.bad}>
          {isSealTrue ? copy.key.matches : copy.key.differs}
        </p>
      )}
      <p className="font-extrabold wrap-anywhere">{copy.word(audit.clientSeed)}</p>
      <Meaning title={copy.key.how}>
        {seed !== null && <p>{copy.key.body}</p>}
        <p>{copy.wordBody}</p>
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
  if (recomputed === null)
    return <p className={classNames(css.outcome, 'justify-center text-center bg-accent-soft')}>{copy.sealed}</p>;
  const { isFair } = recomputed.verdict;
  const draws = drawsOf(recomputed);
  const wrong = draws.filter(({ isTrue }) => !isTrue).length;
  return (
    <p role="status" className={classNames(css.outcome, isFair ? 'bg-go-soft text-go-ink' : css.unfair)}>
      <span className={css.mark}>{isFair ? <CheckIcon /> : <CloseIcon />}</span>
      {isFair ? copy.fair(draws.length, quota) : copy.unfair(wrong)}
    </p>
  );
}

/** The numbers and the program that checks them, to be kept. */
function ProofFiles({ audit }: { audit: ReplyOf<'audit'> }) {
  return (
    <section className={css.proof}>
      <h2>{copy.proof.title}</h2>
      <p className="text-body text-pretty">{copy.proof.body}</p>
      <ButtonRow>
        <Button kind="purple" onClick={() => downloadText(PROOF_FILE, proofText(audit))}>
          {copy.proof.data}
        </Button>
        <Button kind="secondary" onClick={() => downloadText(SCRIPT_FILE, PROOF_SCRIPT)}>
          {copy.proof.script}
        </Button>
      </ButtonRow>
      <Fold title={copy.proof.see} tone="surface">
        <pre className={css.script}>{PROOF_SCRIPT}</pre>
      </Fold>
    </section>
  );
}

/** A long code, shortened to its ends; the whole of it can be copied. STYLE section 11. */
function HexCode({ hex, copyName }: { hex: string; copyName: string }) {
  const keep = async (): Promise<void> => {
    if (await copyText(hex)) toast.success(copy.copied);
    else toast.error(copy.notCopied);
  };
  return (
    <div className={css.code}>
      <code title={hex}>{`${hex.slice(0, 8)} … ${hex.slice(-8)}`}</code>
      <button type="button" className={css.copy} aria-label={copyName} onClick={keep}>
        {copy.copy}
      </button>
    </div>
  );
}
