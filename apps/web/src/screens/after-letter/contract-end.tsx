import dreams from 'pictures:dream';
import { PATHS, pathWith } from '@consorcio/contract/wire';
import { afterLetterCopy as copy } from '@consorcio/copy/after-letter';
import { ContractSeal } from '../../share/contract-seal.tsx';
import { ButtonLink, ButtonRow } from '../../ui/buttons/button.tsx';
import { Popup } from '../../ui/dialogs/popup.tsx';
import css from './after-letter.module.css';
import type { BoardProps } from './contract-view.ts';
import { ReserveLesson } from './reserve-lesson.tsx';

/** How the contract ended; after a good that was taken, another try at its decisions comes first. RULES2 A.7 to A.10. */
export function ContractEnd({ campaignId, view }: BoardProps) {
  const { end, dreamId, picture, monthsWithDream } = view;
  if (end === null) return null;
  const isTaken = end === 'RETOMADO';
  const isWeek = picture !== undefined;
  const { heading, body } = copy.ends[end];
  return (
    <Popup
      ribbon={copy.title.toLocaleUpperCase('pt-BR')}
      tone={isTaken ? 'jabuticaba' : 'mata'}
      isJoy={!isTaken}
      picture={
        <img
          className={css.dream}
          data-taken={isTaken}
          src={dreams[picture ?? dreamId]}
          alt=""
          width="300"
          height="300"
        />
      }
      heading={heading}
      body={
        <>
          <p role="status">{body}</p>
          <ContractSeal end={end} />
          {!isWeek && <ReserveLesson campaignId={campaignId} view={view} />}
          {isTaken && (
            <p>
              {copy.guarantee(dreamId)} {!isWeek && copy.kept}
            </p>
          )}
          {monthsWithDream > 0 && <p className={css.with}>{copy.withDream(monthsWithDream)}</p>}
        </>
      }
    >
      <ButtonRow>
        {isTaken && !isWeek && <ButtonLink to={pathWith('whatIf', campaignId)}>{copy.whatIf}</ButtonLink>}
        <ButtonLink kind={isTaken ? 'secondary' : 'primary'} to={isWeek ? PATHS.week : PATHS.certificate}>
          {isWeek ? copy.toWeek : copy.certificate}
        </ButtonLink>
      </ButtonRow>
    </Popup>
  );
}
