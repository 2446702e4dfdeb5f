import { quizCopy as copy } from '@consorcio/copy/quiz';
import { sheetCopy } from '@consorcio/copy/teaching';
import { useQuery } from '@tanstack/react-query';
import { authQuery, quizQuery } from '../../teaching/queries.ts';
import { NotLoaded, Sheet } from '../../teaching/sheets/sheet.tsx';
import { Waiting } from '../../ui/loading/waiting.tsx';
import { QuizForm } from './quiz-form.tsx';
import { QuizResult, QuizWait } from './quiz-result.tsx';

/** Eight cases before, after and a week after the first dream; optional. Frames 52 to 52c. */
export function QuizScreen() {
  const who = useQuery({ ...authQuery, staleTime: 0 });
  const quiz = useQuery({ ...quizQuery, staleTime: 0, gcTime: 0 });
  const all = [who, quiz];
  if (all.some(({ isError }) => isError))
    return <NotLoaded onRetry={() => void Promise.all(all.map(({ refetch }) => refetch()))} />;
  if (who.data === undefined || quiz.data === undefined)
    return <Waiting label={copy.title} detail={sheetCopy.loading} />;
  const { standing, parts } = quiz.data;
  return (
    <Sheet title={copy.title} ground="lilas-vivo" isBroad>
      {standing.kind === 'ASK' && (
        <QuizForm
          key={standing.form}
          playerId={who.data.id}
          {...standing}
          isFirst={parts.length === 0}
          onSent={() => quiz.refetch().then(() => undefined)}
        />
      )}
      {standing.kind === 'WAIT_CAMPAIGN' && <QuizWait body={copy.wait} />}
      {standing.kind === 'WAIT_DAYS' && <QuizWait body={copy.waitDays(standing.days)} />}
      {standing.kind === 'OVER' && <QuizResult parts={parts} />}
    </Sheet>
  );
}
