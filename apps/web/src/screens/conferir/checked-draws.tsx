import type { ReplyOf } from '@consorcio/contract';
import { auditCopy as copy, TEACHING_BACK } from '@consorcio/copy/teaching';
import { HexCode } from '../../teaching/proof/hex-code.tsx';
import css from '../../teaching/proof/proof.module.css';
import { NumberedStep } from '../../teaching/sheets/numbered-step.tsx';
import { BackButton } from '../../teaching/sheets/sheet.tsx';
import { ButtonRow } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CheckIcon, CloseIcon } from '../../ui/pictures/glyphs.tsx';
import { AllSums } from './all-sums.tsx';
import { ProofFiles } from './proof-files.tsx';
import { RaffleSum } from './raffle-sum.tsx';
import type { Recomputed } from './recompute.ts';

interface Props {
  readonly audit: ReplyOf<'audit'>;
  readonly recomputed: Recomputed | null;
}

/** One line that says how it came out, then three numbered steps (seal, key, sums). STYLE section 11. */
export function CheckedDraws({ audit, recomputed }: Props) {
  const last = recomputed?.made?.raffles.at(-1) ?? null;
  return (
    <>
      <p className={css.intro}>{copy.intro}</p>
      <CheckResult recomputed={recomputed} quota={last?.drawnQuota ?? null} />
      <NumberedStep number={1} title={copy.seal.title} isHalf>
        <HexCode hex={audit.commitment} copyName={copy.seal.copyName} />
        <p>{copy.seal.body}</p>
      </NumberedStep>
      <NumberedStep number={2} title={audit.seed === null ? copy.key.sealedTitle : copy.key.title} isHalf>
        {audit.seed === null ? (
          <p>{copy.key.sealedBody}</p>
        ) : (
          <>
            <HexCode hex={audit.seed} copyName={copy.key.copyName} />
            <p>{copy.key.body}</p>
            {recomputed !== null && (
              <p className={recomputed.verdict.isSealTrue ? css.good : css.bad}>
                {recomputed.verdict.isSealTrue ? copy.key.matches : copy.key.differs}
              </p>
            )}
          </>
        )}
        {typeof audit.root === 'string' && (
          <>
            <HexCode hex={audit.root} copyName={copy.key.copyRoot} />
            <p>{copy.key.root}</p>
          </>
        )}
        <p className={css.word}>{copy.word(audit.clientSeed)}</p>
        <p>{copy.wordBody}</p>
      </NumberedStep>
      <NumberedStep number={3} title={recomputed === null ? copy.sums.sealedTitle : copy.sums.title}>
        {recomputed === null ? (
          <p>{copy.sums.sealedBody}</p>
        ) : (
          <>
            <p>{copy.sums.body}</p>
            {recomputed.made?.raffles.map((raffle) => (
              <RaffleSum key={raffle.cycle} raffle={raffle} own={recomputed.made?.quota ?? 0} />
            ))}
            <AllSums draws={drawsOf(recomputed)} />
          </>
        )}
      </NumberedStep>
      {audit.seed !== null && <ProofFiles audit={audit} />}
      <ButtonRow>
        <BackButton label={TEACHING_BACK} />
      </ButtonRow>
    </>
  );
}

/** All draws that were checked: of the campaign, then of the months after the letter. */
const drawsOf = ({ verdict }: Recomputed) => [...verdict.draws, ...verdict.rootDraws];

function CheckResult({ recomputed, quota }: { recomputed: Recomputed | null; quota: number | null }) {
  if (recomputed === null) return <p className={classNames(css.outcome, css.waiting)}>{copy.sealed}</p>;
  const { isFair } = recomputed.verdict;
  const draws = drawsOf(recomputed);
  const wrong = draws.filter(({ isTrue }) => !isTrue).length;
  return (
    <p role="status" className={classNames(css.outcome, isFair ? css.fair : css.unfair)}>
      <span className={css.mark}>{isFair ? <CheckIcon /> : <CloseIcon />}</span>
      {isFair ? copy.fair(draws.length, quota) : copy.unfair(wrong)}
    </p>
  );
}
