import { offlineCopy } from '@consorcio/copy/first-screens';
import { Button } from '../ui/buttons/button.tsx';
import { Waiting } from '../ui/loading/waiting.tsx';
import { notLoaded } from './error-message.ts';

interface Props {
  readonly label: string;
  /** True until something has failed. */
  readonly isWaiting: boolean;
  readonly onRetry: () => void;
}

/** What a screen shows while what it needs has not come; why not, and another try, once it failed. */
export const Unreached = ({ label, isWaiting, onRetry }: Props) =>
  isWaiting ? (
    <Waiting label={label} detail="" />
  ) : (
    <Waiting label={label} detail={notLoaded()}>
      <Button onClick={onRetry}>{offlineCopy.retry}</Button>
    </Waiting>
  );
