import noSignal from 'picture:no-signal';
import { can, PATHS } from '@consorcio/contract/wire';
import { FOREIGN_ANSWER } from '@consorcio/copy/connection';
import { brokenCopy, offlineCopy } from '@consorcio/copy/first-screens';
import { useEffect, useRef } from 'react';
import { call, isAnswerForeign } from '../../api/client.ts';
import { Button, ButtonLink, ButtonRow } from '../../ui/buttons/button.tsx';
import { Waiting } from '../../ui/loading/waiting.tsx';
import css from '../session.module.css';

/** Milliseconds between two quiet questions whether the server is back. */
const ASK_EVERY = 10_000;

/** No connection: what still works, and the way back, which is also found without a tap. */
export function OfflineScreen({ onBack }: { onBack: () => void }) {
  const goBack = useRef(onBack);
  goBack.current = onBack;
  useEffect(() => {
    const ask = async (): Promise<void> => {
      const answer = await call('auth');
      if (answer.ok || answer.error.kind !== 'network') goBack.current();
    };
    const back = (): void => goBack.current();
    const timer = setInterval(() => void ask(), ASK_EVERY);
    window.addEventListener('online', back);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', back);
    };
  }, []);
  const isAway = can('server');
  const whose = isAnswerForeign() ? FOREIGN_ANSWER : offlineCopy;
  const { title, body } = isAway ? whose : brokenCopy;
  return (
    <Waiting art={noSignal} label={title} detail={body}>
      {isAway && (
        <ul className={css.works}>
          {offlineCopy.works.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <ButtonRow>
        {isAway && (
          <ButtonLink to={PATHS.opening} kind="secondary">
            {offlineCopy.opening}
          </ButtonLink>
        )}
        <Button onClick={onBack}>{offlineCopy.retry}</Button>
      </ButtonRow>
    </Waiting>
  );
}
