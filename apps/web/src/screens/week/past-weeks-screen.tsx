import dreams from 'pictures:dream';
import thinking from 'pictures:thinking';
import type { Answer } from '@consorcio/contract/call';
import { PATHS, pathWith } from '@consorcio/contract/wire';
import { momentInWords } from '@consorcio/copy/dates';
import { TEACHING_BACK } from '@consorcio/copy/take-home';
import { pastWeeksCopy as copy, weekCopy } from '@consorcio/copy/week';
import { useEffect, useState } from 'react';
import { call } from '../../api/client.ts';
import { storedPersona } from '../../session/local-keys.ts';
import { Fold } from '../../teaching/sheets/fold.tsx';
import { BackButton, NotLoaded, Sheet } from '../../teaching/sheets/sheet.tsx';
import { SheetIntro } from '../../teaching/sheets/sheet-intro.tsx';
import { ButtonLink, ButtonRow } from '../../ui/buttons/button.tsx';
import { Waiting } from '../../ui/loading/waiting.tsx';
import css from './week.module.css';

type Weeks = Extract<Answer<'pastWeeks'>, { readonly ok: true }>['value'];

/** The weeks that are over, each with its seal, its key and the way to check every draw. For anybody. RULES 14.3. */
export function PastWeeksScreen() {
  const [attempt, setAttempt] = useState(0);
  return <PastWeeks key={attempt} onRetry={() => setAttempt(attempt + 1)} />;
}

/** Asks once, when it is first shown. */
function PastWeeks({ onRetry }: { readonly onRetry: () => void }) {
  const [answer, setAnswer] = useState<Answer<'pastWeeks'> | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    const { signal } = asking;
    call('pastWeeks', { signal }).then((told) => {
      if (!signal.aborted) setAnswer(told);
    });
    return () => asking.abort();
  }, []);
  if (answer === null) return <Waiting label={copy.title} detail={copy.loading} />;
  if (!answer.ok) return <NotLoaded onRetry={onRetry} />;
  return (
    <Sheet title={copy.title} ground="haze" isBroad={answer.value.length > 0}>
      {answer.value.length === 0 ? (
        <SheetIntro picture={String(thinking[storedPersona()])} size={[300, 400]}>
          {copy.none}
        </SheetIntro>
      ) : (
        <p>{copy.intro}</p>
      )}
      <ul className={`m-0 p-0 list-none grid gap-4 ${css.weeks}`}>
        {answer.value.map((week) => (
          <PastWeek key={week.week} {...week} />
        ))}
      </ul>
      <ButtonRow>
        {answer.value.length === 0 && (
          <ButtonLink kind="secondary" to={PATHS.week}>
            {weekCopy.title}
          </ButtonLink>
        )}
        <BackButton label={TEACHING_BACK} />
      </ButtonRow>
    </Sheet>
  );
}

function PastWeek({ week, picture, sealedAt, publishedAt, of, proof }: Weeks[number]) {
  return (
    <li className="flex flex-wrap rounded-card bg-accent-soft p-4">
      <img src={dreams[picture]} alt="" width="96" height="96" />
      <div>
        <h2>{copy.name(week)}</h2>
        <p>{of === 0 ? copy.noTries : copy.of(of)}</p>
        <p>
          {copy.sealed(momentInWords(sealedAt))} {copy.published(momentInWords(publishedAt))}
        </p>
        <Fold title={copy.curious} tone="surface">
          <dl>
            <dt className="font-extrabold">{copy.seal}</dt>
            <dd className="wrap-anywhere text-accent-ink">{proof.commitment}</dd>
            <dt className="font-extrabold">{copy.key}</dt>
            <dd className="wrap-anywhere text-accent-ink">{proof.root}</dd>
          </dl>
        </Fold>
        <ButtonLink kind="purple" to={pathWith('checkDraws', week)}>
          {copy.check}
        </ButtonLink>
      </div>
    </li>
  );
}
