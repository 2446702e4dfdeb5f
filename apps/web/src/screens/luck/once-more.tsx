import { luckCopy } from '@consorcio/copy/luck';
import { REPLAYS } from '@consorcio/rules/what-if';
import { useMemo } from 'react';
import { NumberedStep } from '../../teaching/sheets/numbered-step.tsx';
import { Button, ButtonRow } from '../../ui/buttons/button.tsx';
import { EndingsPicture } from './endings-picture.tsx';
import { EndingsTable } from './endings-table.tsx';
import type { Story } from './load-story.ts';
import css from './luck.module.css';
import { summaryOf, tallyOf } from './tally.ts';
import { useReplays } from './use-replays.ts';

const { again: copy, outcome } = luckCopy;

/** A thousand replays of the campaign: how far they are, then their picture, their meaning and their table. */
export function OnceMore({ story: { request, cycles, ending } }: { story: Story }) {
  const { done, endings, hasFailed, retry } = useReplays(request);
  const tally = useMemo(() => (endings === null ? null : tallyOf(endings, cycles)), [endings, cycles]);
  if (hasFailed)
    return (
      <NumberedStep number={2} title={copy.title}>
        <p>{copy.failed}</p>
        <ButtonRow>
          <Button onClick={retry}>{copy.retry}</Button>
        </ButtonRow>
      </NumberedStep>
    );
  if (tally === null)
    return (
      <NumberedStep number={2} title={copy.title}>
        <p>{copy.body}</p>
        <p role="status">{copy.running(done)}</p>
        <progress className={css.progress} max={REPLAYS} value={done} aria-label={copy.title} />
      </NumberedStep>
    );
  const { dreams, span, likeYours } = summaryOf(tally, ending);
  const dream = outcome.dream(dreams);
  return (
    <NumberedStep number={2} title={copy.title}>
      <p>{copy.body}</p>
      <EndingsPicture tally={tally} ending={ending} summary={dream} />
      <div className={css.outcome} role="status">
        <p>
          <b>{outcome.yours(ending.context, ending.cycle, likeYours)}</b>
        </p>
        <p>{span === null ? outcome.never : `${dream} ${outcome.spread(...span)}`}</p>
        <p>{outcome.moral}</p>
      </div>
      <EndingsTable tally={tally} ending={ending} />
    </NumberedStep>
  );
}
