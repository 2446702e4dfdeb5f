import { pathWith } from '@consorcio/contract/wire';
import { luckCopy as copy } from '@consorcio/copy/luck';
import { sheetCopy, TEACHING_BACK } from '@consorcio/copy/take-home';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { Fold } from '../../teaching/sheets/fold.tsx';
import { BackButton, NotLoaded, Sheet } from '../../teaching/sheets/sheet.tsx';
import { ButtonLink, ButtonRow } from '../../ui/buttons/button.tsx';
import { Waiting } from '../../ui/loading/waiting.tsx';
import { loadStory } from './load-story.ts';
import css from './luck.module.css';
import { MonthByMonth } from './month-by-month.tsx';
import { OnceMore } from './once-more.tsx';

/** What was decided, what was drawn, and in which months the same campaign could have ended. Beside frames 50 and 51. */
export function LuckScreen() {
  const { campaignId = '' } = useParams<{ campaignId: string }>();
  const story = useQuery({
    queryKey: ['story', campaignId],
    queryFn: ({ signal }) => loadStory(campaignId, signal),
    staleTime: 0,
  });
  if (story.isError) return <NotLoaded onRetry={() => void story.refetch()} />;
  if (story.data === undefined) return <Waiting label={copy.title} detail={copy.loading} />;
  if (story.data.kind !== 'loaded') {
    const isSealed = story.data.kind === 'sealed';
    return (
      <Waiting
        label={isSealed ? copy.stillPlaying : copy.givenUp}
        detail={isSealed ? copy.stillPlayingBody : copy.givenUpBody}
      >
        <BackButton label={TEACHING_BACK} />
      </Waiting>
    );
  }
  return (
    <Sheet title={copy.title} ground="nevoa" isBroad>
      <p className={css.intro}>{copy.intro}</p>
      <MonthByMonth story={story.data} />
      <OnceMore story={story.data} />
      <Fold title={copy.method.title} isSection isHeading>
        <ul className={css.method}>
          {copy.method.lines[story.data.request.choices.rulebook].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Fold>
      <ButtonRow>
        <ButtonLink to={pathWith('whatIf', campaignId)}>{sheetCopy.whatIf}</ButtonLink>
        <ButtonLink kind="purple" to={pathWith('checkDraws', campaignId)}>
          {copy.check}
        </ButtonLink>
        <BackButton label={TEACHING_BACK} />
      </ButtonRow>
    </Sheet>
  );
}
