import picture from 'picture:scam-phone';
import { scamsCopy as copy, FIRST_MESSAGES, LATER_MESSAGES } from '@consorcio/copy/scams';
import { BackButton } from '../../teaching/sheets/sheet.tsx';
import { Button, ButtonRow } from '../../ui/buttons/button.tsx';
import css from './scams.module.css';

interface Props {
  /** Days until the second set; null before the first was played. */
  readonly wait: number | null;
  readonly onStart: () => void;
  readonly onLater: () => void;
}

/** What it is about, and which messages there are today. */
export function Opening({ wait, onStart, onLater }: Props) {
  const hasNew = wait === 0;
  return (
    <>
      <img className={css.picture} src={picture} alt="" width="320" height="220" />
      <p className={css.intro}>{copy.intro}</p>
      <p className={css.fine}>{copy.meaning}</p>
      <p className={css.fine}>{copy.size(hasNew ? LATER_MESSAGES.length : FIRST_MESSAGES.length)}</p>
      {wait !== null && !hasNew && <p className={css.fine}>{copy.newOnesIn(wait)}</p>}
      <ButtonRow>
        <BackButton label={copy.close} kind="secondary" />
        {hasNew && (
          <Button kind="secondary" onClick={onStart}>
            {copy.again}
          </Button>
        )}
        <Button kind="play" onClick={hasNew ? onLater : onStart}>
          {hasNew ? copy.newOnes : wait === null ? copy.start : copy.again}
        </Button>
      </ButtonRow>
    </>
  );
}
