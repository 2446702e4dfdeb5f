import { afterLetterCopy as copy } from '@consorcio/copy/after-letter';
import { useParams } from 'wouter';
import { BackButton, NotLoaded } from '../../teaching/sheets/sheet.tsx';
import { Waiting } from '../../ui/loading/waiting.tsx';
import { ContractBoard } from './contract-board.tsx';
import { useContract } from './use-contract.ts';

/** The months between a letter and the paid contract, played in three touches each. RULES2 A. */
export function AfterLetterScreen() {
  const { campaignId = '' } = useParams<{ campaignId: string }>();
  const { view, isUnreached, retry, isBusy, send } = useContract(campaignId);
  if (isUnreached) return <NotLoaded onRetry={retry} />;
  if (view === undefined) return <Waiting label={copy.title} detail={copy.loading} />;
  if (view.status === 'NONE' || view.status === 'CLOSED')
    return (
      <Waiting
        label={view.status === 'NONE' ? copy.none : copy.closed}
        detail={view.status === 'NONE' ? copy.noneBody : copy.closedBody}
      >
        <BackButton label={copy.back} />
      </Waiting>
    );
  return (
    <ContractBoard
      campaignId={campaignId}
      view={view}
      isBusy={isBusy}
      onCommand={(command) => send(view.month ?? 0, command)}
    />
  );
}
