import { offlineCopy } from '@consorcio/copy/first-screens';
import { Button } from '../ui/buttons/button.tsx';
import { Waiting } from '../ui/loading/waiting.tsx';
import { notLoaded } from './error-message.ts';

interface Props {
  readonly label: string;
  /** True while it is loading, false after a failure. */
  readonly isWaiting: boolean;
  readonly onRetry: () => void;
}

/** Shown by a screen while its data are loading; after a failure, the reason and a button to try again. */
export const Unreached = ({ label, isWaiting, onRetry }: Props) =>
  isWaiting ? (
    <Waiting label={label} detail="" />
  ) : (
    <Waiting label={label} detail={notLoaded()}>
      <Button onClick={onRetry}>{offlineCopy.retry}</Button>
    </Waiting>
  );
