import dreams from 'pictures:dream';
import thinking from 'pictures:thinking';
import type { ReplyOf } from '@consorcio/contract';
import { PATHS, pathWith } from '@consorcio/contract/wire';
import { momentInWords } from '@consorcio/copy/dates';
import { pastWeeksCopy as copy, weekCopy } from '@consorcio/copy/week';
import { call } from '../../api/client.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { storedPersona } from '../../session/local-keys.ts';
import { Fold } from '../../teaching/sheets/fold.tsx';
import { BackRow, NotLoaded, Sheet, SheetIntro } from '../../teaching/sheets/sheet.tsx';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Waiting } from '../../ui/loading/waiting.tsx';
import css from './week.module.css';

const askWeeks = (signal: AbortSignal) => call('pastWeeks', { signal });

/** The weeks that are over, each with its seal, its key and the way to check every draw. For anybody. RULES 14.3. */
export function PastWeeksScreen() {
  const [answer, again] = useAnswer(askWeeks);
  if (answer === null) return <Waiting label={copy.title} detail={copy.loading} />;
  if (!answer.ok) return <NotLoaded onRetry={again} />;
  return (
    <Sheet title={copy.title} ground="haze" isBroad={answer.value.length > 0}>
      {answer.value.length === 0 ? (
        <SheetIntro picture={String(thinking[storedPersona()])} size={[300, 400]}>
          {copy.none}
        </SheetIntro>
      ) : (
        <p>{copy.intro}</p>
      )}
      <ul className={`stack ${css.weeks}`} data-gap="4">
        {answer.value.map((week) => (
          <PastWeek key={week.week} {...week} />
        ))}
      </ul>
      <BackRow>
        {answer.value.length === 0 && (
          <ButtonLink kind="secondary" to={PATHS.week}>
            {weekCopy.title}
          </ButtonLink>
        )}
      </BackRow>
    </Sheet>
  );
}

function PastWeek({ week, picture, sealedAt, publishedAt, of, proof }: ReplyOf<'pastWeeks'>[number]) {
  return (
    <li className={css.pastWeek}>
      <img src={dreams[picture]} alt="" width="96" height="96" />
      <div>
        <h2>{copy.name(week)}</h2>
        <p>{of === 0 ? copy.noTries : copy.of(of)}</p>
        <p>
          {copy.sealed(momentInWords(sealedAt))} {copy.published(momentInWords(publishedAt))}
        </p>
        <Fold title={copy.curious} tone="surface">
          <dl>
            <dt className="strong">{copy.seal}</dt>
            <dd className={css.commitment}>{proof.commitment}</dd>
            <dt className="strong">{copy.key}</dt>
            <dd className={css.commitment}>{proof.root}</dd>
          </dl>
        </Fold>
        <ButtonLink kind="purple" to={pathWith('checkDraws', week)}>
          {copy.check}
        </ButtonLink>
      </div>
    </li>
  );
}
