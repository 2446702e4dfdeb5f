import { coinsText } from '@consorcio/copy/live-assembly';
import { outcomeCopy as copy, seatCopy } from '@consorcio/copy/live-phone';
import { weekCopy } from '@consorcio/copy/live-week';
import { Fragment, type ReactNode, useState } from 'react';
import { AnnouncedText } from '../../../live/announced-text.tsx';
import { Button, ButtonRow } from '../../../ui/buttons/button.tsx';
import { Track } from '../../../ui/figures/bars.tsx';
import { Question } from './month/choice.tsx';
import type { SeatView } from './month/month-draft.ts';
import { outcomePages, type Page } from './outcome-pages.ts';
import css from './seat.module.css';

/** How this seat ended, one sentence and one picture a page. */
export function Outcome({ view }: { readonly view: SeatView }) {
  const [chosen, setChosen] = useState<Page['name'] | null>(null);
  const { end } = view;
  const ended = view.group.mode === 'WEEK' ? weekCopy.ended : copy.ended;
  if (end === null) return <Question title={ended}>{null}</Question>;
  const pages = outcomePages(view, end);
  const at = Math.max(
    0,
    pages.findIndex(({ name }) => name === chosen),
  );
  const page = pages[at];
  if (page === undefined) return null;
  const turnTo = (by: number) => setChosen(pages[at + by]?.name ?? null);
  return (
    <Question key={page.name} title={page.title}>
      <p>
        <strong>{page.sentence}</strong>
      </p>
      <Bars {...page} />
      {page.below !== undefined && <p className={css.below}>{page.below}</p>}
      {end.decision === null && <AnnouncedText words={copy.counting} />}
      <ButtonRow>
        {at > 0 && (
          <Button kind="secondary" onClick={() => turnTo(-1)}>
            {copy.before}
          </Button>
        )}
        {at + 1 < pages.length && <Button onClick={() => turnTo(1)}>{seatCopy.goOn}</Button>}
      </ButtonRow>
      {at + 1 === pages.length && <p>{ended}</p>}
    </Question>
  );
}

/** Sums as bars below their names. */
function Bars({ bars, most = Math.max(1, ...bars.map(({ value }) => value)) }: Pick<Page, 'bars' | 'most'>): ReactNode {
  return (
    <dl className={css.lines}>
      {bars.map(({ name, value, tone, text = coinsText(value) }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
          <dd className={css.bar}>
            <Track fills={{ [tone]: Math.max(0, value / most) }} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
