import { quizCopy as copy, sheetCopy } from '@consorcio/copy/teaching';
import { useQuery } from '@tanstack/react-query';
import { ENDING_IDEAS } from '../../teaching/concepts/idea-cues.ts';
import { authQuery, learnedQuery, ownDataQuery } from '../../teaching/queries.ts';
import { NotLoaded, Sheet } from '../../teaching/sheets/sheet.tsx';
import { Waiting } from '../../ui/loading/waiting.tsx';
import { QuizForm } from './quiz-form.tsx';
import { QuizResult, QuizWait } from './quiz-result.tsx';
import { quizState, sentForms } from './quiz-state.ts';

/** Eight questions before the first dream, eight after the first campaign; optional. Frames 52 to 52c. */
export function QuizScreen() {
  const who = useQuery({ ...authQuery, staleTime: 0 });
  const own = useQuery({ ...ownDataQuery, staleTime: 0, gcTime: 0 });
  const learned = useQuery({ ...learnedQuery, staleTime: 0 });
  const all = [who, own, learned];
  if (all.some(({ isError }) => isError))
    return <NotLoaded onRetry={() => void Promise.all(all.map(({ refetch }) => refetch()))} />;
  if (who.data === undefined || own.data === undefined || learned.data === undefined)
    return <Waiting label={copy.title} detail={sheetCopy.loading} />;
  const hasPlayed = who.data.campaign?.completed === true || learned.data.some(({ id }) => ENDING_IDEAS.includes(id));
  const quiz = quizState(who.data.id, sentForms(own.data), hasPlayed);
  return (
    <Sheet title={copy.title} ground="lilas-vivo">
      {quiz.kind === 'ask' && <QuizForm key={quiz.form} {...quiz} onSent={() => own.refetch().then(() => undefined)} />}
      {quiz.kind === 'wait' && <QuizWait />}
      {quiz.kind === 'done' && <QuizResult {...quiz} />}
    </Sheet>
  );
}
